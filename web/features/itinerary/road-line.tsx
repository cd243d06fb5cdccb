import { GRAMMAR } from '#shared/domain/itinerary/language/grammar'
import type { Day, Step } from './day-figures.ts'
import type { RoadSteps } from './day-lines.ts'
import { usePlanLanguage } from './language/plan-language.ts'
import { minutesBetween, shownKm, shownMinutes } from './shown-figures.ts'
import { idOfStep } from './step-id.ts'

/** The way to the next stop in one line; where there is more to say, it opens. */
export function RoadLine({ day, road }: { day: Day; road: RoadSteps }) {
  const [first] = road
  const isOneDrive = road.length === 1
  const line = <Summary road={road} />
  return (
    <li id={idOfStep(day, first)} className="event event-travel">
      <p className="event-time">
        <time>{first.start}</time>
      </p>
      {isOneDrive && !first.note && <p className="road-line">{line}</p>}
      {(!isOneDrive || first.note) && (
        <details className="fold road-line">
          <summary>{line}</summary>
          {isOneDrive ? <p>{first.note}</p> : <Parts day={day} road={road} />}
        </details>
      )}
    </li>
  )
}

/** "1 h 35 min · 109 km · N1 · rest near Paarl". */
function Summary({ road }: { road: RoadSteps }) {
  const { language, words } = usePlanLanguage()
  const { list } = GRAMMAR[language]
  const drives = road.filter(({ kind }) => kind === 'travel')
  const sum = (of: (step: Step) => number) => drives.reduce((total, step) => total + of(step), 0)
  const km = sum(({ distance_km = 0 }) => distance_km)
  const numbers = [...new Set(drives.flatMap(({ road: way }) => way?.by ?? []))]
  const rests = [...new Set(road.filter((step) => !drives.includes(step)).map(({ town = '' }) => town))].filter(Boolean)
  return (
    <>
      <span className="road-to">{`${drives.at(-1)!.title}: `}</span>
      {[
        shownMinutes(
          sum(({ start, end }) => minutesBetween(start, end)),
          language,
        ),
        km > 0 && shownKm(km),
        numbers.length > 0 && list(numbers),
        rests.length > 0 && words.restNear(list(rests)),
      ]
        .filter(Boolean)
        .join(' · ')}
    </>
  )
}

/** The drives and rests of a way, each with its times. */
function Parts({ day, road }: { day: Day; road: RoadSteps }) {
  const { words } = usePlanLanguage()
  return (
    <ol>
      {road.map((step, index) => (
        <li key={step.start} id={index > 0 ? idOfStep(day, step) : undefined}>
          <b>{`${step.start} ${words.to} ${step.end}`}</b>{' '}
          {[step.title, step.distance_km !== undefined && shownKm(step.distance_km), step.note]
            .filter(Boolean)
            .join(' · ')}
        </li>
      ))}
    </ol>
  )
}
