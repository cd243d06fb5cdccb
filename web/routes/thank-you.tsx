import { createFileRoute, useLocation } from '@tanstack/react-router'
import { ThankYouPage } from '../features/thank-you/thank-you-page.tsx'
import { pageHead } from '../page-head.ts'

// Rendered at request for its query; forms lead here without a new document, so the browser carries it too.
export const Route = createFileRoute('/thank-you')({
  staticData: { hydration: 'none' },
  head: () => pageHead({ path: '/thank-you', title: 'Thank you', index: false }),
  component: ThankYou,
})

function ThankYou() {
  const query = new URLSearchParams(useLocation().searchStr)
  return <ThankYouPage type={query.get('type')} withoutMail={query.get('no-mail')} />
}
