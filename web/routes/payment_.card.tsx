import { createFileRoute } from '@tanstack/react-router'
import type { NextStep } from '#shared/contracts/payment'
import { ProviderDoor } from '../features/payment/provider-door.tsx'
import { pageHead, WRITTEN_HEAD } from '../page-head.ts'

const DESCRIPTION = 'Go on to the page where you type your card.'

/** Where a browser without script goes on to a provider's page that wants a form. */
export const Route = createFileRoute('/payment_/card')({
  staticData: { hydration: 'none' },
  loader: async ({ context: { apiFetch }, location }): Promise<NextStep | null> => {
    const order = new URLSearchParams(location.searchStr).get('order') ?? ''
    const response = await apiFetch(`/api/payments/${encodeURIComponent(order)}/next`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    })
    return response.ok ? ((await response.json()) as NextStep) : null
  },
  head: () =>
    import.meta.env.SSR
      ? pageHead({ path: '/payment', title: 'Pay for a trip', description: DESCRIPTION, index: false })
      : WRITTEN_HEAD,
  component: Door,
})

function Door() {
  return <ProviderDoor next={Route.useLoaderData()} />
}
