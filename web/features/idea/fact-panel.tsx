import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { type AddedFact, factInWords, sightInTown } from '#shared/domain/idea/fact-words'
import { Button } from '../../ui/button.tsx'
import { CountField } from '../../ui/count-field.tsx'
import { formatCents } from '#shared/domain/money'
import type { NamedSight } from './understand.ts'
import type { AskedFact } from './idea-chips.ts'
import { SightControl } from './sight-control.tsx'
import { TownField } from './town-field.tsx'

interface Props {
  /** The fact that is asked for, or a sight that we do not know. */
  asked: AskedFact | { sight: NamedSight }
  /** Names of towns for the fields that take one. */
  towns: readonly string[]
  onAdd: (added: AddedFact) => void
  onClose: () => void
}

/** The control of a chip. It writes words into the idea only when they are added; closed, it leaves the idea as it is. */
export function FactPanel({ asked, towns, onAdd, onClose }: Props) {
  const [added, setAdded] = useState<AddedFact | null>(() => startOf(asked))
  const panel = useRef<HTMLDivElement>(null)
  const whole = added && isWhole(added) ? added : null
  const words = whole && wordsOf(whole)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    // In a field, Enter would send the idea.
    event.preventDefault()
    if (whole) onAdd(whole)
  })
  useEffect(() => {
    const box = panel.current!
    box.querySelector<HTMLElement>('input, select')?.focus()
    const listen = (event: KeyboardEvent) => press(event)
    box.addEventListener('keydown', listen)
    return () => box.removeEventListener('keydown', listen)
  }, [])
  return (
    <div ref={panel} role="group" aria-label={titleOf(asked)} className="fact-panel">
      <p className="font-semibold">{titleOf(asked)}</p>
      {typeof asked === 'object' ? (
        <p className="text-small text-ink-2">
          We do not know it. The plan keeps time for it, says whom to ask, and takes what you know of it.
        </p>
      ) : null}
      <div className="fact-fields">
        <Control asked={asked} added={added} towns={towns} onChange={setAdded} />
      </div>
      <p aria-live="polite" className="text-small text-ink-2">
        {words ? <>This adds: “{words}”</> : 'Nothing is added yet.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" aria-disabled={words === null} onClick={() => whole && onAdd(whole)}>
          Add to my idea
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Leave it out
        </Button>
      </div>
    </div>
  )
}

const TITLES: Record<AskedFact, string> = {
  grade: 'Which grade?',
  learners: 'How many learners?',
  teachers: 'How many teachers and other adults?',
  dates: 'When, and for how long?',
  overnight: 'Do you sleep over?',
  place: 'Where to?',
  origin: 'Where do you leave from?',
  budget: 'How much can each learner pay?',
}
const titleOf = (asked: Props['asked']) =>
  typeof asked === 'string' ? TITLES[asked] : `Add ${asked.sight.name} yourself`

/** What is added, as it will stand in the text. */
const wordsOf = (added: AddedFact): string =>
  added.fact === 'sight' ? [sightInTown(added), factInWords(added)].filter(Boolean).join('. ') : factInWords(added)

/** The name of a sight without its town, which has a field of its own. */
const nameOf = ({ name, near }: NamedSight): string =>
  near && name.endsWith(` in ${near}`) ? name.slice(0, -` in ${near}`.length) : name

/** What a control shows first; null for one that has no sensible first value. */
function startOf(asked: Props['asked']): AddedFact | null {
  if (typeof asked === 'object') return { fact: 'sight', name: nameOf(asked.sight), town: asked.sight.near ?? '' }
  if (asked === 'grade') return { fact: 'grade', from: 7, to: 7 }
  if (asked === 'learners') return { fact: 'learners', count: 40 }
  if (asked === 'teachers') return { fact: 'teachers', count: 3 }
  if (asked === 'budget') return { fact: 'budget', rand: 500 }
  return null
}

function isWhole(added: AddedFact): boolean {
  if (added.fact === 'learners' || added.fact === 'teachers') return Number.isInteger(added.count) && added.count > 0
  if (added.fact === 'dates') return added.start !== '' && Number.isInteger(added.days) && added.days > 0
  if (added.fact === 'sight')
    return (
      added.name.trim() !== '' &&
      added.town.trim() !== '' &&
      (added.opens === undefined) === (added.closes === undefined)
    )
  if (added.fact === 'place' || added.fact === 'origin') return added.name.trim() !== ''
  return true
}

interface ControlProps extends Pick<Props, 'asked' | 'towns'> {
  added: AddedFact | null
  onChange: (added: AddedFact | null) => void
}

function Control({ asked, added, towns, onChange }: ControlProps): ReactNode {
  if (added?.fact === 'sight') return <SightControl added={added} towns={towns} onChange={onChange} />
  if (asked === 'place' || asked === 'origin')
    return <TownField label="Town or area" towns={towns} onChange={(name) => onChange({ fact: asked, name })} />
  if (asked === 'learners' || asked === 'teachers')
    return (
      <CountField
        label={asked === 'learners' ? 'Learners' : 'Adults'}
        min={1}
        max={asked === 'learners' ? 500 : 60}
        value={added?.fact === asked ? added.count : Number.NaN}
        onChange={(count) => onChange({ fact: asked, count })}
      />
    )
  if (asked === 'dates') return <DatesControl onChange={onChange} />
  if (asked === 'overnight') return <YesOrNo onAnswer={(staysOver) => onChange({ fact: 'overnight', staysOver })} />
  if (added?.fact === 'grade') return <GradeControl added={added} onChange={onChange} />
  if (added?.fact === 'budget') return <BudgetControl rand={added.rand} onChange={onChange} />
  return null
}

const GRADES = Array.from({ length: 13 }, (_, grade) => grade)

function GradeControl({
  added,
  onChange,
}: {
  added: AddedFact & { fact: 'grade' }
  onChange: (added: AddedFact) => void
}) {
  const box = (label: string, value: number, put: (grade: number) => void) => (
    <label className="field-label">
      {label}
      <select className="field-box" value={value} onChange={(event) => put(Number(event.target.value))}>
        {GRADES.map((grade) => (
          <option key={grade} value={grade}>
            {grade === 0 ? 'R' : grade}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <>
      {box('From grade', added.from, (from) => onChange({ ...added, from, to: Math.max(from, added.to) }))}
      {box('To grade', added.to, (to) => onChange({ ...added, to, from: Math.min(to, added.from) }))}
    </>
  )
}

function DatesControl({ onChange }: { onChange: (added: AddedFact | null) => void }) {
  const [isExact, setExact] = useState(true)
  const [start, setStart] = useState('')
  const [days, setDays] = useState(1)
  const put = (nextStart: string, nextDays: number) => {
    setStart(nextStart)
    setDays(nextDays)
    onChange(nextStart ? { fact: 'dates', start: nextStart, days: nextDays } : null)
  }
  const choose = (exact: boolean) => {
    setExact(exact)
    onChange(exact && start ? { fact: 'dates', start, days } : null)
  }
  const name = useId()
  return (
    <>
      <fieldset className="flex flex-wrap gap-x-5">
        <legend className="sr-only">How exactly</legend>
        {[true, false].map((exact) => (
          <label key={String(exact)} className="flex min-h-11 items-center gap-2">
            <input type="radio" name={name} checked={isExact === exact} onChange={() => choose(exact)} />
            {exact ? 'I know the day' : 'Only the month'}
          </label>
        ))}
      </fieldset>
      {isExact ? (
        <>
          <label className="field-label">
            First day
            <input
              type="date"
              className="field-box"
              value={start}
              onChange={(event) => put(event.target.value, days)}
            />
          </label>
          <CountField label="Days" min={1} max={14} value={days} onChange={(count) => put(start, count)} />
        </>
      ) : (
        <label className="field-label">
          Month
          <input
            type="month"
            className="field-box"
            onChange={({ target }) => onChange(target.value ? { fact: 'month', month: target.value } : null)}
          />
        </label>
      )}
    </>
  )
}

function YesOrNo({ onAnswer }: { onAnswer: (isYes: boolean) => void }) {
  const name = useId()
  return (
    <fieldset className="flex flex-wrap gap-x-5">
      <legend className="sr-only">Sleeping over</legend>
      {[true, false].map((isYes) => (
        <label key={String(isYes)} className="flex min-h-11 items-center gap-2">
          <input type="radio" name={name} onChange={() => onAnswer(isYes)} />
          {isYes ? 'Yes' : 'No, back the same day'}
        </label>
      ))}
    </fieldset>
  )
}

function BudgetControl({ rand, onChange }: { rand: number; onChange: (added: AddedFact) => void }) {
  return (
    <label className="field-label w-full">
      For each learner: <output>{formatCents(rand * 100)}</output>
      <input
        type="range"
        className="mt-2 block h-11 w-full accent-petrol"
        min={50}
        max={6000}
        step={50}
        value={rand}
        onChange={(event) => onChange({ fact: 'budget', rand: Number(event.target.value) })}
      />
    </label>
  )
}
