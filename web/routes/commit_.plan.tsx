import { createFileRoute, useLocation } from '@tanstack/react-router'
import { COMMIT_FIELDS, type CommitTexts } from '#shared/domain/commit/read-inputs'
import { EXAMPLE } from '../features/commit/example.ts'
import { CommitPlanPage } from '../features/commit/plan-page.tsx'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/commit_/plan')({
  staticData: { hydration: 'lazy' },
  head: () => pageHead({ path: '/commit/plan', title: 'Your payment plan', index: false }),
  component: PaymentPlan,
})

function PaymentPlan() {
  const search = new URLSearchParams(useLocation().searchStr)
  const texts = Object.fromEntries(COMMIT_FIELDS.map((field) => [field, search.get(field) ?? ''])) as CommitTexts
  // Without figures in the address, the page starts with the calculator's example.
  return <CommitPlanPage texts={COMMIT_FIELDS.some((field) => search.has(field)) ? texts : EXAMPLE} />
}
