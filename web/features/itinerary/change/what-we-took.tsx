import { fieldControlId } from './change-ids.ts'
import { usePlanEditing } from './plan-editing.ts'
import { PlainField } from './plain-forms.tsx'
import { type Taken, takenOf } from './taken.ts'

/** The main facts of the trip as words that can be changed; those that we chose are marked. */
export function WhatWeTook() {
  const { itinerary } = usePlanEditing()
  const taken = takenOf(itinerary)
  const { pax_students, pax_teachers, origin, start_date, days, budget_per_student, grade_min, transport } = taken
  return (
    <section aria-labelledby="took" className="took print:hidden">
      <h2 id="took" className="small-heading">
        What we took
      </h2>
      <p className="text-small text-ink-2">
        <span className="needs-script">Press a word to change it. </span>
        {Object.values(taken).some(({ isChosen }) => isChosen) && 'What we chose is marked.'}
      </p>
      <div className="took-words">
        <Word of={pax_students} /> and <Word of={pax_teachers} /> from <Word of={origin} /> <Word of={start_date} /> for{' '}
        <Word of={days} /> <Word of={budget_per_student} />{' '}
        {budget_per_student.value === null ? 'so we aimed at a middle price' : 'each'} <Word of={grade_min} />{' '}
        <Word of={transport} isLast />
      </div>
      <noscript>
        {import.meta.env.SSR && Object.values(taken).map((one) => <PlainField key={one.field} of={one} />)}
      </noscript>
    </section>
  )
}

/** A word in a box; without script it has none, so that a comma divides it from the next one. */
function Word({ of, isLast = false }: { of: Taken; isLast?: boolean }) {
  const { open } = usePlanEditing()
  const mark = of.isChosen && of.value !== null && <span className="took-mark">we chose</span>
  return (
    <span className="took-piece">
      <button
        type="button"
        id={fieldControlId(of.field)}
        aria-haspopup="dialog"
        className="took-word needs-script"
        onClick={() => open({ part: 'field', field: of.field })}
      >
        {of.words}
        {mark}
        <span className="sr-only">, change</span>
      </button>
      <noscript>
        {import.meta.env.SSR && (
          <>
            <strong>
              {of.words} {mark}
            </strong>
            {isLast ? '.' : ','}
          </>
        )}
      </noscript>
    </span>
  )
}
