import { CloudRain, Plane } from 'lucide-react'
import type { Itinerary } from '#shared/contracts/itinerary'
import { noteBesideRain } from '#shared/domain/itinerary/rain-plan'
import { capital } from '#shared/domain/itinerary/words'
import { Badge } from '../../ui/badge.tsx'
import { estimateInWords } from './asked/arrangements.ts'
import { NotConfirmed } from './asked/state-mark.tsx'
import { useOwnerParts } from './change/editing-context.ts'
import type { Day, Step } from './day-figures.ts'
import { arrangeId, idOfStep, withinId } from './step-id.ts'
import { minutesBetween, shownKm, shownMinutes, shownRand } from './shown-figures.ts'
import { subjectsAt, subjectTone } from './subjects.ts'

interface Props {
  step: Step
  day: Day
  links: Itinerary['objectives_map']
}

/** One step of a day: time, title, length, distance, learning objectives, and rain plan. */
export function TimedEvent({ step, day, links }: Props) {
  const owner = useOwnerParts()
  const text = noteBesideRain(step)
  const subjects = step.kind === 'visit' ? subjectsAt(step.place_id, links) : []
  const measures = measuresOf(step)
  return (
    <li id={idOfStep(day, step)} className={`event event-${step.kind}`}>
      <p className="event-time">
        <time dateTime={step.start}>{step.start}</time>
        <span className="sr-only"> to </span>
        <time dateTime={step.end} className="event-end">
          {step.end}
        </time>
      </p>
      <div className="min-w-0">
        <div className="event-head">
          <p className={isStop(step) ? 'font-bold' : 'font-medium'}>
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
        {step.arrange && (
          <p className="event-arrange">
            <NotConfirmed />
            <a href={`#${arrangeId(day.day, step.start)}`} className="print:hidden">
              Whom to ask, and what
            </a>
          </p>
        )}
        {step.within?.map(({ request_id, title, minutes }) => (
          <p key={request_id} className="event-arrange">
            <strong>{title}</strong>
            <span>about {shownMinutes(minutes)} of this time</span>
            <NotConfirmed />
            <a href={`#${withinId(day.day, step.start, request_id)}`} className="print:hidden">
              Whom to ask, and what
            </a>
          </p>
        ))}
        {measures && <p className="event-measures">{measures}</p>}
        {text && <p className="event-note">{text}</p>}
        {step.visit_programme && <WhileThere {...step.visit_programme} />}
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
      {owner && <owner.StepControl day={day.day} step={day.schedule.indexOf(step)} />}
    </li>
  )
}

/** What the group does during a visit. */
function WhileThere({ title, minutes, note }: NonNullable<Step['visit_programme']>) {
  return (
    <p className="event-note">
      <strong className="text-ink">While you are there: {title}</strong> ({shownMinutes(minutes)}). {note}
    </p>
  )
}

const isStop = ({ kind }: Step) => kind === 'visit' || kind === 'activity'

/** "2 h 30 min · 210 km" for a drive, "1 h 30 min" for a flight, "1 h 30 min · R60 a learner, estimate" for a visit; nothing for other steps. */
function measuresOf(step: Step): string {
  const { kind, start, end, distance_km } = step
  if (kind !== 'travel' && kind !== 'flight' && !isStop(step)) return ''
  const duration = shownMinutes(minutesBetween(start, end))
  const distance = distance_km === undefined ? '' : shownKm(distance_km)
  return [duration, distance, priceOf(step)].filter(Boolean).join(' · ')
}

function priceOf({ learner_price, arrange }: Step): string {
  if (arrange) return estimateInWords(arrange.estimate)
  if (learner_price === undefined) return ''
  return learner_price === 0 ? 'free entry' : `${shownRand(learner_price)} a learner, estimate`
}
