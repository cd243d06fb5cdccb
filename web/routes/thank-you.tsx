import { createFileRoute, useLocation } from '@tanstack/react-router'
import { ThankYouPage } from '../features/thank-you/thank-you-page.tsx'
import { pageHead } from '../page-head.ts'

// Rendered at request because of its query. Forms open it without a new document, so it is in the browser's bundle too.
export const Route = createFileRoute('/thank-you')({
  staticData: { hydration: 'none' },
  head: () => pageHead({ path: '/thank-you', title: 'Thank you', index: false }),
  component: ThankYou,
})

function ThankYou() {
  const query = new URLSearchParams(useLocation().searchStr)
  return <ThankYouPage type={query.get('type')} withoutMail={query.get('no-mail')} reference={query.get('reference')} />
}
