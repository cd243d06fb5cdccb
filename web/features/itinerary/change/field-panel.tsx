import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useDeferredValue, useState } from 'react'
import type { Change } from '#shared/contracts/revisions'
import { Button } from '../../../ui/button.tsx'
import { CountField } from '../../../ui/count-field.tsx'
import { BudgetBox } from './budget-box.tsx'
import { townsQuery } from './change-calls.ts'
import { ChangeRefused } from './change-refused.tsx'
import { DrawerFrame } from './drawer-frame.tsx'
import { FIELD_WORDS } from './field-words.ts'
import { textIn } from './form-text.ts'
import { usePlanEditing } from './plan-editing.ts'
import { gradeInWords, gradesOf, type TakenField, takenOf, TRANSPORT_WORDS } from './taken.ts'

const FORM = 'field-form'
const AT = 'field'

/** One fact of the trip with its own control. */
export function FieldPanel({ field }: { field: TakenField }) {
  const { itinerary, busy, revise } = usePlanEditing()
  const taken = takenOf(itinerary)[field]
  const { title } = FIELD_WORDS[field]
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const changes = changesOf(field, new FormData(event.currentTarget))
    if (changes.length > 0) revise(changes, AT)
  }
  return (
    <DrawerFrame
      title={title}
      foot={
        <>
          <Button type="submit" form={FORM} className="w-full" aria-disabled={busy !== null}>
            {busy === AT ? 'Planning…' : 'Plan it this way'}
          </Button>
          <ChangeRefused at={AT} />
        </>
      }
    >
      <p className="text-ink-2">
        {`Now: ${taken.words}. ${taken.isChosen ? 'We chose this, because your words did not say.' : ''}`}
      </p>
      <form id={FORM} onSubmit={send} className="drawer-part">
        <Control field={field} value={taken.value} />
      </form>
      <p className="mt-4 text-small text-ink-2">The stops stay as they are where they can. You can undo it.</p>
    </DrawerFrame>
  )
}

/** The changes that the form asks for. */
function changesOf(field: TakenField, form: FormData): Change[] {
  const text = (name: string) => textIn(form, name)
  if (text('value') === '') return []
  if (field === 'origin' || field === 'start_date' || field === 'transport')
    return [{ type: 'set', field, value: text('value') }]
  if (field === 'grade_min')
    return [
      { type: 'set', field: 'grade_min', value: Number(text('value')) },
      { type: 'set', field: 'grade_max', value: Math.max(Number(text('value')), Number(text('last'))) },
    ]
  return [{ type: 'set', field, value: Number(text('value')) }]
}

interface ControlProps {
  field: TakenField
  value: string | number | null
}

function Control({ field, value }: ControlProps) {
  const { label, hint } = FIELD_WORDS[field]
  if (field === 'origin') return <TownBox label={label} hint={hint} value={String(value ?? '')} />
  if (field === 'grade_min') return <Grades />
  if (field === 'transport') return <TransportBox label={label} value={String(value)} />
  if (field === 'budget_per_student') return <BudgetBox label={label} value={value} />
  if (field === 'start_date')
    return (
      <label className="drawer-label">
        {label}
        <input name="value" className="field-box" required defaultValue={value ?? ''} type="date" />
      </label>
    )
  return <CountBox label={label} value={Number(value ?? 1)} />
}

/** Learners, adults or days: the server says what is too many for a trip. */
const MOST = 999
function CountBox({ label, value }: { label: string; value: number }) {
  const [count, setCount] = useState(value)
  return <CountField name="value" required label={label} min={1} max={MOST} value={count} onChange={setCount} />
}

function TransportBox({ label, value }: { label: string; value: string }) {
  return (
    <label className="drawer-label">
      {label}
      <select name="value" className="field-box" defaultValue={value}>
        {Object.entries(TRANSPORT_WORDS).map(([code, words]) => (
          <option key={code} value={code}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}

const USUAL_GRADE = 7

function Grades() {
  const { itinerary } = usePlanEditing()
  const [lowest, highest] = gradesOf(itinerary) ?? [USUAL_GRADE, USUAL_GRADE]
  const options = Array.from({ length: 13 }, (_, grade) => (
    <option key={grade} value={grade}>
      {gradeInWords(grade)}
    </option>
  ))
  return (
    <div className="grid grid-cols-2 gap-3">
      <label className="drawer-label">
        From
        <select name="value" className="field-box" defaultValue={lowest}>
          {options}
        </select>
      </label>
      <label className="drawer-label">
        To
        <select name="last" className="field-box" defaultValue={highest}>
          {options}
        </select>
      </label>
    </div>
  )
}

/** A town with suggestions below the box, each a button. */
function TownBox({ label, hint, value }: { label: string; hint: string | undefined; value: string }) {
  const { apiFetch } = usePlanEditing()
  const [town, setTown] = useState(value)
  const [isTyping, setTyping] = useState(false)
  const typed = useDeferredValue(town.trim())
  const { data: towns = [] } = useQuery({ ...townsQuery(apiFetch, typed), enabled: isTyping && typed.length > 1 })
  return (
    <>
      <label className="drawer-label">
        {label}
        <span className="field-hint">{hint}</span>
        <input
          name="value"
          required
          autoComplete="off"
          className="field-box"
          value={town}
          onChange={(event) => {
            setTown(event.target.value)
            setTyping(true)
          }}
        />
      </label>
      <output className="sr-only">{isTyping && towns.length > 0 ? `${towns.length} towns below` : ''}</output>
      {isTyping && towns.length > 0 && (
        <ul className="drawer-towns">
          {towns.map(({ id, label: name, secondary }) => (
            <li key={id}>
              <button
                type="button"
                className="drawer-town"
                onClick={() => {
                  setTown(name)
                  setTyping(false)
                }}
              >
                <strong>{name}</strong> <span className="text-small text-ink-2">{secondary}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
