import type { Alternative } from '#shared/contracts/revisions'
import { isVisitStep } from '#shared/domain/itinerary/visits'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { minutesBetween, shownRand } from '../shown-figures.ts'
import { beginsDay, canChange, setsOutAt, stepAt } from './change-ids.ts'
import { budgetStepInWords, differencesInWords, randInWords } from './differences.ts'
import { FIELD_WORDS } from './field-words.ts'
import { foundInWords, placeInWords } from './find-places.ts'
import { PlainBox, PlainChoice, PlainForm } from './plain-form.tsx'
import { usePlanEditing } from './plan-editing.ts'
import { shownInstant } from './shown-instant.ts'
import { type Taken, TRANSPORT_WORDS } from './taken.ts'

/* The controls without script: each is a form of its own, which the server answers with the changed plan. */

const INSTEAD = 'What could be here instead'

/** Undo, redo and the list of versions. */
export function PlainHistory() {
  const { itinerary, versions, canUndo, canRedo } = usePlanEditing()
  return (
    <div className="plain-changes">
      {canUndo && <PlainForm hidden={{ type: 'undo' }} label="Undo" />}
      {canRedo && <PlainForm hidden={{ type: 'redo' }} label="Redo" />}
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
  const { offered } = usePlanEditing()
  const { label, type } = FIELD_WORDS[of.field]
  const isOffered = offered !== undefined && 'field' in offered && offered.field === of.field
  return (
    <details className="fold" open={isOffered}>
      <summary>Change: {of.words}</summary>
      {isOffered && <PlainBudgets />}
      {of.field === 'budget_per_student' && !isOffered && (
        <OffersLink at={of.field}>What cheaper plans would be</OffersLink>
      )}
      <PlainForm hidden={{ type: 'set', field: of.field }} label="Plan with this">
        {of.field === 'transport' ? (
          <PlainChoice label={label} name="value" options={TRANSPORT_WORDS} value={String(of.value)} />
        ) : (
          <PlainBox label={label} name="value" type={type} value={of.value ?? undefined} />
        )}
      </PlainForm>
    </details>
  )
}

/** What can be done with one step; what could be there instead is on the page that the link asks for. */
export function PlainStep({ day, step }: { day: number; step: number }) {
  const { itinerary, offered } = usePlanEditing()
  const shown = stepAt(itinerary, day, step)
  if (shown && beginsDay(itinerary, day, step))
    return (
      <details className="fold">
        <summary>Change: {shown.title}</summary>
        <PlainForm hidden={{ type: 'move', day }} label="Set out at this time">
          <PlainBox label="Set out at" name="start" type="time" value={setsOutAt(itinerary, day) ?? undefined} />
        </PlainForm>
      </details>
    )
  if (!shown || !canChange(shown)) return null
  const at = { day, step }
  const isStay = shown.kind === 'check_in'
  const isOffered = offered !== undefined && 'day' in offered && offered.day === day && offered.step === step
  return (
    <details className="fold" open={isOffered}>
      <summary>Change: {shown.title}</summary>
      <div className="plain-changes">
        {isOffered ? (
          <PlainOffers day={day} step={step} isStay={isStay} />
        ) : (
          <OffersLink at={`${day}.${step}`}>{INSTEAD}</OffersLink>
        )}
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

function OffersLink({ at, children }: { at: string; children: ReactNode }) {
  const { itinerary } = usePlanEditing()
  return (
    <a href={`/itinerary/${itinerary.search_id}?change=${at}#change-offers`} className="plain-link">
      {children}
    </a>
  )
}

/** Budgets with what each gives, and a form for each. */
function PlainBudgets() {
  const { itinerary, offered } = usePlanEditing()
  const items = offered && 'items' in offered ? offered.items : []
  return (
    <ul id="change-offers" tabIndex={-1} className="plain-changes">
      {items.length === 0 && <li>We found no cheaper plan of this trip.</li>}
      {items.map((one) => (
        <li key={one.id}>
          <p>
            <strong>{shownRand(one.rand_per_learner)} a learner</strong>,{' '}
            {randInWords(one.rand_per_learner - itinerary.total_per_student)}. {budgetStepInWords(one)}
          </p>
          <PlainForm
            hidden={{ type: 'set', field: 'budget_per_student', value: one.id }}
            label={`Plan for at most ${one.title}`}
          />
        </li>
      ))}
    </ul>
  )
}

function PlainOffers({ day, step, isStay }: { day: number; step: number; isStay: boolean }) {
  const { itinerary, offered } = usePlanEditing()
  const items = offered && 'items' in offered ? offered.items.filter(({ holds }) => holds) : []
  const isDuring = ({ type }: Alternative) =>
    type === 'programme' && stepAt(itinerary, day, step)?.visit_programme !== undefined
  return (
    <ul id="change-offers" tabIndex={-1} className="plain-changes">
      {items.length === 0 && <li>We found nothing else that fits here.</li>}
      {items.map((one) => (
        <li key={one.id}>
          <p>
            {isDuring(one) && 'During the visit: '}
            <strong>{one.title}</strong>: {differencesInWords(itinerary, { day, step }, one).join(', ')}
          </p>
          <PlainForm
            hidden={isStay ? { type: 'stay', day, with: one.id } : { type: 'swap', day, step, with: one.id }}
            label={`Take ${one.title}`}
          />
          {one.type === 'place' && (
            <PlainForm hidden={{ type: 'add', day, with: one.id }} label={`Add ${one.title} to the day`} />
          )}
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
  return step === undefined || step < 0 ? null : <OffersLink at={`${day}.${step}`}>{INSTEAD}</OffersLink>
}

/** A search of the catalogue, whose answer is the same page with what was found. */
function PlainSearch({ day }: { day: number }) {
  const { itinerary, offered } = usePlanEditing()
  const found = offered && 'places' in offered && offered.addTo === day && offered.words ? offered : null
  return (
    <>
      <form method="get" action={`/itinerary/${itinerary.search_id}#change-offers`} className="plain-change">
        <input type="hidden" name="change" value={`add.${day}`} />
        <PlainBox label="A place that we know: name, town or subject" name="words" value={found?.words} />
        <Button type="submit" variant="secondary" className="min-h-11! px-3.5!">
          Find places
        </Button>
      </form>
      {found && (
        <div id="change-offers" tabIndex={-1}>
          <p>{foundInWords(found.places.length)}</p>
          <ul className="plain-changes">
            {found.places.map((place) => (
              <li key={place.id}>
                <p>
                  <strong>{place.name}</strong>: {placeInWords(place)}
                </p>
                <PlainForm hidden={{ type: 'add', day, with: place.id }} label={`Add ${place.name}`} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

/** A place of the catalogue, or a stop of one's own. */
export function PlainAdd({ day }: { day: number }) {
  const { offered } = usePlanEditing()
  return (
    <details className="fold" open={offered !== undefined && 'addTo' in offered && offered.addTo === day}>
      <summary>Add a stop to day {day}</summary>
      <PlainSearch day={day} />
      <p>Or a stop of your own:</p>
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

/** A day comes before or after another one. */
export function PlainDayMove({ day, to_day, label }: { day: number; to_day: number; label: string }) {
  return <PlainForm hidden={{ type: 'move', day, to_day }} label={label} />
}

export function PlainPackage({ code }: { code: string }) {
  return <PlainForm hidden={{ type: 'package', code }} label="Choose this" />
}

export function PlainAnswer({ question, option }: { question: string; option: string }) {
  return <PlainForm hidden={{ type: 'answer', question, option }} label={option} />
}
