import { createFileRoute, useLocation } from '@tanstack/react-router'
import { COMMIT_FIELDS, type CommitTexts } from '#shared/domain/commit/read-inputs'
import { CommitPlanPage } from '../features/commit/plan-page.tsx'
import { pageHead, WRITTEN_HEAD } from '../page-head.ts'

export const Route = createFileRoute('/commit_/plan')({
  staticData: { hydration: 'lazy' },
  head: () =>
    import.meta.env.SSR ? pageHead({ path: '/commit/plan', title: 'Your payment plan', index: false }) : WRITTEN_HEAD,
  component: PaymentPlan,
})

function PaymentPlan() {
  const search = new URLSearchParams(useLocation().searchStr)
  const texts = Object.fromEntries(COMMIT_FIELDS.map((field) => [field, search.get(field) ?? ''])) as CommitTexts
  return <CommitPlanPage texts={texts} />
}
