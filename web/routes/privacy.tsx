import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPolicy } from '../features/legal/privacy-policy.tsx'
import { pageHead } from '../page-head.ts'
import { breadcrumbs } from '../structured-data.ts'

export const Route = createFileRoute('/privacy')({
  staticData: { hydration: 'none' },
  head: () =>
    pageHead({
      path: '/privacy',
      title: 'Privacy Policy',
      description: 'What we hold, why, for how long, who sees it, and your rights under POPIA, in plain words.',
      structured: [breadcrumbs(['Privacy Policy', '/privacy'])],
    }),
  component: PrivacyPolicy,
})
