import { createFileRoute, useRouter } from '@tanstack/react-router'
import { paymentHead } from '../features/payment/payment-head.ts'
import { readPaymentLink } from '../features/payment/payment-link.ts'
import { PaymentPage } from '../features/payment/payment-page.tsx'
import { paymentQuoteQuery } from '../features/payment/payment-quote-query.ts'

export const Route = createFileRoute('/payment')({
  staticData: { hydration: 'lazy', wake: 'uhambo_form_payment' },
  loader: async ({ context: { queryClient, apiFetch }, location }) => {
    const link = readPaymentLink(location.searchStr)
    return { link, quote: await queryClient.ensureQueryData(paymentQuoteQuery(link.tripId, apiFetch)) }
  },
  head: paymentHead,
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
      onDone={() => router.history.push('/thank-you?type=payment')}
    />
  )
}
