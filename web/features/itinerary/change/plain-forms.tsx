import { isVisitStep } from '#shared/domain/itinerary/visits'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { minutesBetween } from '../shown-figures.ts'
import { canChange, stepAt } from './change-ids.ts'
import { differencesInWords } from './differences.ts'
import { FIELD_WORDS } from './field-words.ts'
import { usePlanEditing } from './plan-editing.ts'
import { shownInstant } from './shown-instant.ts'
import type { Taken } from './taken.ts'

/* The controls without script: each is a form of its own, which the server answers with the changed plan. */

const SMALL = 'min-h-11! px-3.5!'

type Hidden = Record<string, string | number>

/** A form for one change of the version that is shown. */
function PlainForm({ hidden, label, children }: { hidden: Hidden; label: string; children?: ReactNode }) {
  const { itinerary, version } = usePlanEditing()
  return (
    <form method="post" action={`/itinerary/${itinerary.search_id}/change`} className="plain-change">
      {Object.entries({ base_version: version, ...hidden }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Button type="submit" variant="secondary" className={SMALL}>
        {label}
      </Button>
    </form>
  )
}

interface BoxProps {
  label: string
  name: string
  type?: string
  value?: string | number | undefined
  min?: number
  required?: boolean
}

function PlainBox({ label, value, required = true, ...box }: BoxProps) {
  return (
    <label className="plain-label">
      {label}
      <input
        {...box}
        defaultValue={value}
        required={required}
        step={box.type === 'number' ? 'any' : undefined}
        className="field-box"
      />
    </label>
  )
}

/** Undo, redo and the list of versions. */
export function PlainHistory() {
  const { itinerary, versions, version } = usePlanEditing()
  return (
    <div className="plain-changes">
      {version > 1 && <PlainForm hidden={{ type: 'undo' }} label="Undo" />}
      {version > 1 && <PlainForm hidden={{ type: 'redo' }} label="Redo" />}
      <details className="fold">
        <summary>Versions</summary>
        <ol>
          {versions.toReversed().map((one) => (
            <li key={one.version}>
              <a href={`/itinerary/${itinerary.search_id}?version=${one.version}`}>Version {one.version}</a>
              {`, ${shownInstant(one.at)}. ${one.said.join(' ')}`}
            </li>
          ))}
        </ol>
      </details>
    </div>
  )
}

/** The facts of the trip: the word, and a form in place of the drawer. */
export function PlainField({ of }: { of: Taken }) {
  const { label, type } = FIELD_WORDS[of.field]
  return (
    <details className="fold">
      <summary>Change: {of.words}</summary>
      <PlainForm hidden={{ type: 'set', field: of.field }} label="Plan with this">
        <PlainBox label={label} name="value" type={type} value={of.value ?? undefined} />
      </PlainForm>
    </details>
  )
}

/** What can be done with one step; what could be there instead is on the page that the link asks for. */
export function PlainStep({ day, step }: { day: number; step: number }) {
  const { itinerary, offered } = usePlanEditing()
  const shown = stepAt(itinerary, day, step)
  if (!shown || !canChange(shown)) return null
  const at = { day, step }
  const isStay = shown.kind === 'check_in'
  const isOffered = offered?.day === day && offered.step === step
  return (
    <details className="fold" open={isOffered}>
      <summary>Change: {shown.title}</summary>
      <div className="plain-changes">
        {isOffered ? <PlainOffers day={day} step={step} isStay={isStay} /> : <OffersLink {...at} />}
        {isVisitStep(shown) && (
          <>
            <PlainForm hidden={{ type: 'resize', ...at }} label="Change the length">
              <PlainBox
                label="Minutes"
                name="minutes"
                type="number"
                min={15}
                value={minutesBetween(shown.start, shown.end)}
              />
            </PlainForm>
            <PlainForm hidden={{ type: 'move', ...at }} label="Move">
              <PlainBox label="Day" name="to_day" type="number" min={1} value={day} />
              <PlainBox label="Not before" name="start" type="time" required={false} />
            </PlainForm>
            {shown.locked ? (
              <PlainForm hidden={{ type: 'unlock', ...at }} label="Let it move" />
            ) : (
              <PlainForm hidden={{ type: 'lock', ...at }} label="Keep it here" />
            )}
            <PlainForm hidden={{ type: 'remove', ...at }} label="Take it out" />
          </>
        )}
      </div>
    </details>
  )
}

function OffersLink({ day, step }: { day: number; step: number }) {
  const { itinerary } = usePlanEditing()
  return (
    <a href={`/itinerary/${itinerary.search_id}?change=${day}.${step}#change-offers`} className="plain-link">
      What could be here instead
    </a>
  )
}

function PlainOffers({ day, step, isStay }: { day: number; step: number; isStay: boolean }) {
  const { itinerary, offered } = usePlanEditing()
  const items = offered?.items.filter(({ holds }) => holds) ?? []
  return (
    <ul id="change-offers" tabIndex={-1} className="plain-changes">
      {items.length === 0 && <li>We found nothing else that fits here.</li>}
      {items.map((one) => (
        <li key={one.id}>
          <p>
            <strong>{one.title}</strong>: {differencesInWords(itinerary, { day, step }, one).join(', ')}
          </p>
          <PlainForm
            hidden={isStay ? { type: 'stay', day, with: one.id } : { type: 'swap', day, step, with: one.id }}
            label={`Take ${one.title}`}
          />
        </li>
      ))}
    </ul>
  )
}

/** The night's stay, where its day has no arrival to change it at. */
export function PlainNight({ day }: { day: number }) {
  const { itinerary } = usePlanEditing()
  const step = itinerary.daily_itinerary
    .find((one) => one.day === day)
    ?.schedule.findIndex(({ kind }) => kind === 'check_in')
  return step === undefined || step < 0 ? null : <OffersLink day={day} step={step} />
}

/** A stop of one's own. */
export function PlainAdd({ day }: { day: number }) {
  return (
    <details className="fold">
      <summary>Add a stop of your own to day {day}</summary>
      <PlainForm hidden={{ type: 'add', day }} label="Add it">
        <PlainBox label="What" name="title" />
        <PlainBox label="Where (town)" name="town" required={false} />
        <PlainBox label="Minutes" name="minutes" type="number" min={15} value={60} />
        <PlainBox label="Opens" name="opens" type="time" required={false} />
        <PlainBox label="Closes" name="closes" type="time" required={false} />
        <PlainBox label="Rand a learner" name="rand_per_learner" type="number" min={0} required={false} />
      </PlainForm>
    </details>
  )
}

export function PlainPackage({ code }: { code: string }) {
  return <PlainForm hidden={{ type: 'package', code }} label="Choose this" />
}

export function PlainAnswer({ question, option }: { question: string; option: string }) {
  return <PlainForm hidden={{ type: 'answer', question, option }} label={option} />
}
