import { createFileRoute, useRouter } from '@tanstack/react-router'
import { readPaymentLink } from '../features/payment/payment-link.ts'
import { PaymentPage } from '../features/payment/payment-page.tsx'
import { paymentQuoteQuery } from '../features/payment/payment-quote-query.ts'
import { pageHead } from '../page-head.ts'
import { draftKey } from '../ui/form/draft-key.ts'

const DESCRIPTION = 'Pay for a school trip by card, by bank transfer or in cash via the office.'

export const Route = createFileRoute('/payment')({
  staticData: { hydration: 'lazy', wake: [draftKey('payment')] },
  loader: async ({ context: { queryClient, apiFetch }, location }) => {
    const link = readPaymentLink(location.searchStr)
    return { link, quote: await queryClient.ensureQueryData(paymentQuoteQuery(link.tripId, apiFetch)) }
  },
  head: () => pageHead({ path: '/payment', title: 'Pay for a trip', description: DESCRIPTION, index: false }),
  component: Payment,
})

function Payment() {
  const { apiFetch, formAnswer } = Route.useRouteContext()
  const { link, quote } = Route.useLoaderData()
  const router = useRouter()
  return (
    <PaymentPage
      link={link}
      quote={quote}
      apiFetch={apiFetch}
      answer={formAnswer}
      onDone={(href) => router.history.push(href)}
    />
  )
}
