import { createFileRoute } from '@tanstack/react-router'
import { CareersPage } from '../features/careers/careers-page.tsx'
import { pageHead, WRITTEN_HEAD } from '../page-head.ts'
import { breadcrumbs } from '../structured-data.ts'

export const Route = createFileRoute('/careers')({
  staticData: { hydration: 'none' },
  head: () =>
    import.meta.env.SSR
      ? pageHead({
          path: '/careers',
          title: 'Careers',
          description:
            'How our small team works, what you can count on, and how to write to us when no role is posted.',
          structured: [breadcrumbs(['Careers', '/careers'])],
        })
      : WRITTEN_HEAD,
  component: CareersPage,
})
