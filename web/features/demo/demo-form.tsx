import { Sparkles } from 'lucide-react'
import { useMemo } from 'react'
import type { ParsedIdea } from '#shared/contracts/parsed-idea'
import type { ApiFetch } from '../../api/client.ts'
import type { FormAnswer } from '../../api/form-answer.ts'
import { FormContext } from '../../ui/form/form-state.ts'
import { ProblemSummary } from '../../ui/form/problem-summary.tsx'
import { Road } from '../../ui/road.tsx'
import { WhatWeRead } from '../../ui/what-we-read.tsx'
import {
  clock,
  SchoolSection,
  SubmitRow,
  TravellersSection,
  TripTypesSection,
  DatesAndBudgetSection,
} from './form-sections.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { type KnownIdeas, useDemoForm } from './use-demo-form.ts'

/** Values from the page's address. */
export interface DemoQuery {
  contact_name?: string
  email?: string
  school_name?: string
  message?: string
  plan?: string
}

interface DemoFormProps {
  apiFetch: ApiFetch
  answer: FormAnswer | undefined
  query: DemoQuery
  ideas: KnownIdeas
  onSent: () => void
}

export function DemoRequestForm({ apiFetch, answer, query, ideas, onSent }: DemoFormProps) {
  const demo = useDemoForm({ apiFetch, answer, ideas, onSent })
  const { formProps, problem, serial, busy, savedAt, idea, filled, budgetOf, chosen, count, clearTrips } = demo
  const values = useMemo(() => answer?.values ?? { ...query }, [answer, query])
  const state = useMemo(() => ({ problems: problem?.fields ?? {}, values, filled }), [problem, values, filled])
  const toFix = Object.keys(problem?.fields ?? {}).length
  const note = toFix > 0 ? `${toFix} to fix` : savedAt ? `Saved ${clock(savedAt)}` : null
  const plan = values['plan']
  return (
    <FormContext value={state}>
      <ProgressBar note={note} isIdle={chosen === null} />
      {problem ? (
        <div className="demo-top">
          <ProblemSummary lead={`${problem.problem} Nothing you wrote is lost.`} serial={serial} />
        </div>
      ) : (
        <FilledNotice count={Object.keys(filled).length} idea={idea} />
      )}
      <form
        {...formProps}
        onChange={count}
        method="post"
        action="/request-demo"
        aria-label="Demo request"
        className="demo-form"
      >
        <Road direction="vertical" className="demo-road" />
        {typeof plan === 'string' && plan ? <input type="hidden" name="plan" value={plan} /> : null}
        <SchoolSection />
        <TravellersSection />
        <TripTypesSection chosen={chosen} badge={filled['trip_types']} onClear={clearTrips} />
        <DatesAndBudgetSection budgetOf={budgetOf} />
        <SubmitRow busy={busy} savedAt={savedAt} />
      </form>
    </FormContext>
  )
}

/** A screen reader announces it when it appears, because the answers were filled in automatically. */
function FilledNotice({ count, idea }: { count: number; idea: ParsedIdea | null }) {
  return (
    <div role="status">
      {count > 0 ? (
        <div className="demo-filled">
          <Sparkles size={22} aria-hidden="true" />
          <div>
            <p>
              <b>
                We filled in {count} {count === 1 ? 'answer' : 'answers'} from your idea.
              </b>{' '}
              They are marked “from your idea”. Change what is not right.
            </p>
            {idea ? (
              <WhatWeRead
                requests={idea.requests}
                notUnderstood={idea.not_understood}
                background={idea.read_as_background}
                className="mt-1"
              />
            ) : null}
          </div>
        </div>
      ) : null}
    </div>
  )
}
