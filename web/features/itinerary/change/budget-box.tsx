import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Alternative } from '#shared/contracts/revisions'
import { shownRand } from '../shown-figures.ts'
import { alternativesQuery } from './change-calls.ts'
import { budgetStepInWords, randInWords } from './differences.ts'
import { usePlanEditing } from './plan-editing.ts'

interface Props {
  label: string
  value: string | number | null
}

/** The budget, typed or slid: the server has planned each step of the slider. */
export function BudgetBox({ label, value }: Props) {
  const { apiFetch, itinerary, version } = usePlanEditing()
  const [budget, setBudget] = useState(String(value ?? ''))
  const plan = { searchId: itinerary.search_id, version }
  const { data, error } = useQuery(alternativesQuery(apiFetch, plan, { field: 'budget_per_student' }))
  return (
    <>
      <label className="drawer-label">
        {label}
        <input
          name="value"
          className="field-box"
          required
          type="number"
          min={1}
          step="any"
          inputMode="decimal"
          value={budget}
          onChange={(event) => setBudget(event.target.value)}
        />
      </label>
      {data ? (
        <BudgetSlider steps={data} budget={budget} choose={setBudget} />
      ) : (
        <output className="text-small text-ink-2">
          {error ? error.message : 'Trying what cheaper plans would be…'}
        </output>
      )}
    </>
  )
}

interface SliderProps {
  /** From the dearest to the cheapest. */
  steps: readonly Alternative[]
  budget: string
  choose: (budget: string) => void
}

function BudgetSlider({ steps, budget, choose }: SliderProps) {
  const { itinerary } = usePlanEditing()
  const present = itinerary.total_per_student
  const cheapest = steps.at(-1)
  if (!cheapest) return <p className="text-small text-ink-2">We found no cheaper plan of this trip.</p>
  const chosen = steps.findIndex(({ id }) => id === budget)
  const step = steps[chosen]
  // The cheapest is at the left; the plan as it is now, at the right.
  const at = chosen < 0 ? steps.length : steps.length - 1 - chosen
  const slide = (to: number) => choose(steps[steps.length - 1 - to]?.id ?? String(Math.ceil(present)))
  return (
    <div className="drawer-part">
      <label className="drawer-label">
        Bring it to a lower price
        <input
          type="range"
          className="budget-slider"
          min={0}
          max={steps.length}
          value={at}
          aria-valuetext={`${shownRand(step?.rand_per_learner ?? present)} a learner`}
          onChange={(event) => slide(Number(event.target.value))}
        />
      </label>
      <p aria-hidden="true" className="budget-ends">
        <span>{shownRand(cheapest.rand_per_learner)} cheapest found</span>
        <span>{shownRand(present)} now</span>
      </p>
      <output className="drawer-now">
        <strong>{shownRand(step?.rand_per_learner ?? present)} a learner</strong>
        {step
          ? `, ${randInWords(step.rand_per_learner - present)}. ${budgetStepInWords(step)}`
          : ', as the plan is now.'}
      </output>
    </div>
  )
}
