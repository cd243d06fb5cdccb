import { createFileRoute } from '@tanstack/react-router'
import { findNextStep } from '../features/payment/next-step-query.ts'
import { ProviderStep } from '../features/payment/provider-step.tsx'
import { pageHead } from '../page-head.ts'

const DESCRIPTION = 'Go on to the page where you type your card.'

/** For a browser without script: the step to a provider's page that needs a form. */
export const Route = createFileRoute('/payment_/card')({
  staticData: { hydration: 'none' },
  loader: ({ context: { apiFetch }, location }) => {
    const order = new URLSearchParams(location.searchStr).get('order') ?? ''
    return findNextStep(order, apiFetch)
  },
  head: () => pageHead({ path: '/payment', title: 'Pay for a trip', description: DESCRIPTION, index: false }),
  component: Door,
})

function Door() {
  return <ProviderStep next={Route.useLoaderData()} />
}
