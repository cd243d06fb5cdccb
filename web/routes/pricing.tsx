import { createFileRoute } from '@tanstack/react-router'
import { pricingData } from '../features/pricing/pricing-data.ts'
import { PricingPage } from '../features/pricing/pricing-page.tsx'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/pricing')({
  staticData: { hydration: 'none' },
  head: () =>
    pageHead({
      path: '/pricing',
      title: 'Pricing',
      description:
        'Essential is free. Professional is R25 000 a year or R2 500 a month, VAT included. Enterprise has a price of its own.',
      structured: pricingData(),
    }),
  component: PricingPage,
})
