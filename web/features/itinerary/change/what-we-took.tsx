import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { fieldControlId } from './change-ids.ts'
import { usePlanEditing } from './plan-editing.ts'
import { PlainField } from './plain-forms.tsx'
import { type Taken, takenOf } from './taken.ts'

/** The main facts of the trip as words that can be changed, each with who said it. */
export function WhatWeTook() {
  const { itinerary } = usePlanEditing()
  const { pax_students, pax_teachers, origin, start_date, days, budget_per_student, grade_min } = takenOf(itinerary)
  const isGradeKnown = grade_min.value !== null
  return (
    <section aria-labelledby="took" className="took print:hidden">
      <h2 id="took" className="small-heading">
        What we took
      </h2>
      <p className="needs-script text-small text-ink-2">Press a word to change it. The plan and the price follow.</p>
      <ul className="took-list">
        <Row words={[pax_students, pax_teachers, origin]}>
          <Word of={pax_students} /> and <Word of={pax_teachers} /> from <Word of={origin} />
        </Row>
        <Row words={[start_date, days]}>
          <Word of={start_date} /> for <Word of={days} />
        </Row>
        <Row
          words={isGradeKnown ? [budget_per_student, grade_min] : [budget_per_student]}
          unmarked={isGradeKnown ? [] : [grade_min]}
        >
          <Word of={budget_per_student} />
          {budget_per_student.value === null ? ', so we aimed at a middle price. ' : ' each. '}
          <Word of={grade_min} />
        </Row>
      </ul>
    </section>
  )
}

function Word({ of }: { of: Taken }) {
  const { open } = usePlanEditing()
  return (
    <>
      <button
        type="button"
        id={fieldControlId(of.field)}
        aria-haspopup="dialog"
        className="took-word needs-script"
        onClick={() => open({ part: 'field', field: of.field })}
      >
        {of.words}
        <Pencil size={14} aria-hidden="true" />
        <span className="sr-only">, change</span>
      </button>
      <noscript>{import.meta.env.SSR && <strong>{of.words}</strong>}</noscript>
    </>
  )
}

interface RowProps {
  words: readonly Taken[]
  /** Words of which nobody knows who said them. */
  unmarked?: readonly Taken[]
  children: ReactNode
}

function Row({ words, unmarked = [], children }: RowProps) {
  return (
    <li className="took-row">
      <div className="min-w-0">{children}</div>
      <Mark words={words} />
      <noscript>
        {import.meta.env.SSR && [...words, ...unmarked].map((one) => <PlainField key={one.field} of={one} />)}
      </noscript>
    </li>
  )
}

/** "You said", "We chose", or which part we chose. */
function Mark({ words }: { words: readonly Taken[] }) {
  const chosen = words.filter(({ isChosen }) => isChosen)
  if (chosen.length === 0) return <Badge tone="petrol">You said</Badge>
  const what = chosen.length === words.length ? '' : ` ${chosen.map(({ field }) => PART[field]).join(', ')}`
  return <Badge tone="amber">{`We chose${what}`}</Badge>
}

/** What of a line was chosen. */
const PART: Record<Taken['field'], string> = {
  pax_students: 'the learners',
  pax_teachers: 'the adults',
  origin: 'the town',
  start_date: 'the dates',
  days: 'the length',
  budget_per_student: 'the budget',
  grade_min: 'the grade',
}
