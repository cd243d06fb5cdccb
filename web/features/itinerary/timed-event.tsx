import { CloudRain, Plane } from 'lucide-react'
import type { Itinerary } from '#shared/contracts/itinerary'
import { noteBesideRain } from '#shared/domain/itinerary/rain-plan'
import { capital } from '#shared/domain/itinerary/words'
import { Badge } from '../../ui/badge.tsx'
import type { Step } from './day-figures.ts'
import { minutesBetween, shownKm, shownMinutes, shownRand } from './shown-figures.ts'
import { subjectsAt, subjectTone } from './subjects.ts'

/** One step of a day: time, title, length, distance, learning objectives, and rain plan. */
export function TimedEvent({ step, links }: { step: Step; links: Itinerary['objectives_map'] }) {
  const text = noteBesideRain(step)
  const subjects = step.kind === 'visit' ? subjectsAt(step.place_id, links) : []
  const measures = measuresOf(step)
  return (
    <li className={`event event-${step.kind}`}>
      <p className="event-time">
        <time dateTime={step.start}>{step.start}</time>
        <span className="sr-only"> to </span>
        <time dateTime={step.end} className="event-end">
          {step.end}
        </time>
      </p>
      <div className="min-w-0">
        <div className="event-head">
          <p className={step.kind === 'visit' ? 'font-bold' : 'font-medium'}>
            {step.kind === 'flight' && <Plane size={18} className="event-icon" />}
            {step.title}
          </p>
          {subjects.length > 0 && (
            <p className="flex flex-wrap gap-1.5">
              {subjects.map((subject) => (
                <Badge key={subject} tone={subjectTone(subject)}>
                  {subject}
                </Badge>
              ))}
            </p>
          )}
        </div>
        {measures && <p className="event-measures">{measures}</p>}
        {text && <p className="event-note">{text}</p>}
        {step.rain_plan && (
          <p className="event-rain">
            <CloudRain size={18} />
            <span>
              <strong className="text-ink">If it rains: </strong>
              {capital(step.rain_plan)}
            </span>
          </p>
        )}
      </div>
    </li>
  )
}

/** "2 h 30 min · 210 km" for a drive, "1 h 30 min" for a flight, "1 h 30 min · R60 a learner, estimate" for a visit; nothing for other steps. */
function measuresOf({ kind, start, end, distance_km, learner_price }: Step): string {
  if (kind !== 'travel' && kind !== 'flight' && kind !== 'visit') return ''
  const duration = shownMinutes(minutesBetween(start, end))
  const distance = distance_km === undefined ? '' : shownKm(distance_km)
  const price =
    learner_price === undefined
      ? ''
      : learner_price === 0
        ? 'free entry'
        : `${shownRand(learner_price)} a learner, estimate`
  return [duration, distance, price].filter(Boolean).join(' · ')
}
