import { createFileRoute } from '@tanstack/react-router'
import { CareersPage } from '../features/careers/careers-page.tsx'
import { pageHead } from '../page-head.ts'
import { breadcrumbs } from '../structured-data.ts'

export const Route = createFileRoute('/careers')({
  staticData: { hydration: 'none' },
  head: () =>
    pageHead({
      path: '/careers',
      title: 'Careers',
      description: 'How our small team works, what you can count on, and how to write to us when no role is posted.',
      structured: [breadcrumbs(['Careers', '/careers'])],
    }),
  component: CareersPage,
})
