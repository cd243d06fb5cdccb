import { createFileRoute } from '@tanstack/react-router'
import { CommitPage } from '../features/commit/commit-page.tsx'
import { commitQuestions } from '../features/commit/questions.ts'
import { pageHead } from '../page-head.ts'
import { breadcrumbs, faqPage } from '../structured-data.ts'

export const Route = createFileRoute('/commit')({
  staticData: { hydration: 'lazy' },
  head: () =>
    pageHead({
      path: '/commit',
      title: 'Commit: Plan Now, Pay Over Time',
      description:
        'The school locks in the dates of a trip for a small fee, families pay in instalments. With a calculator for your own trip.',
      structured: [breadcrumbs(['Commit', '/commit']), faqPage(commitQuestions())],
    }),
  component: CommitPage,
})
