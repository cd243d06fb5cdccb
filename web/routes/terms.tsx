import { createFileRoute } from '@tanstack/react-router'
import { TermsOfService } from '../features/legal/terms-of-service.tsx'
import { pageHead } from '../page-head.ts'
import { breadcrumbs } from '../structured-data.ts'

export const Route = createFileRoute('/terms')({
  staticData: { hydration: 'none' },
  head: () =>
    pageHead({
      path: '/terms',
      title: 'Terms of Service',
      description: 'How booking, paying, cancelling and refunds work, and who is responsible for what, in plain words.',
      structured: [breadcrumbs(['Terms of Service', '/terms'])],
    }),
  component: TermsOfService,
})
