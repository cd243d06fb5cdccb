import { Plane } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Itinerary } from '#shared/contracts/itinerary'
import type { Language } from '#shared/domain/language'
import { noteBesideRain } from '#shared/domain/itinerary/rain-plan'
import { GRAMMAR } from '#shared/domain/itinerary/language/grammar'
import { subjectIn } from '#shared/domain/itinerary/language/subject-names'
import { Badge } from '../../ui/badge.tsx'
import { Fold } from '../../ui/fold.tsx'
import { estimateInWords } from './asked/arrangements.ts'
import { NotConfirmed } from './asked/state-mark.tsx'
import { useOwnerParts } from './change/editing-context.ts'
import type { Day, Step } from './day-figures.ts'
import type { PageWords } from './language/page-words.ts'
import { usePlanLanguage } from './language/plan-language.ts'
import { arrangeId, idOfStep, withinId } from './step-id.ts'
import { minutesBetween, shownMinutes, shownRand } from './shown-figures.ts'
import { subjectsAt, subjectTone } from './subjects.ts'

interface Props {
  step: Step
  day: Day
  links: Itinerary['objectives_map']
}

/** One step of a day that is not on the road: time, title, length, learning objectives, and rain plan. */
export function TimedEvent({ step, day, links }: Props) {
  const owner = useOwnerParts()
  const { language, words } = usePlanLanguage()
  const subjects = step.kind === 'visit' ? subjectsAt(step.place_id, links) : []
  const measures = measuresOf(step, language, words)
  const title = (
    <span className={isStop(step) ? 'event-title font-bold' : 'event-title'}>
      {step.kind === 'flight' && <Plane size={18} className="event-icon" />}
      {step.title}
    </span>
  )
  return (
    <li id={idOfStep(day, step)} className={`event event-${step.kind}`}>
      <p className="event-time">
        <time>{step.start}</time>
        <span className="event-end">
          <span className="sr-only">{` ${words.to} `}</span>
          <time>{step.end}</time>
        </span>
      </p>
      <div className="min-w-0">
        {measures && title}
        {subjects.length > 0 && (
          <p className="event-subjects">
            {subjects.map((subject) => (
              <Badge key={subject} tone={subjectTone(subject)}>
                {subjectIn(language, subject)}
              </Badge>
            ))}
          </p>
        )}
        <ToBeArranged step={step} day={day} />
        <More step={step} line={measures ? <span className="event-measures">{measures}</span> : title} />
      </div>
      {owner && <owner.StepControl day={day.day} step={day.schedule.indexOf(step)} />}
    </li>
  )
}

/** What somebody must still agree to: the step, and what is done within it. */
function ToBeArranged({ step, day }: Pick<Props, 'step' | 'day'>) {
  const { language, words } = usePlanLanguage()
  const whom = (id: string) => (
    <>
      <NotConfirmed />
      <a href={`#${id}`} className="print:hidden">
        {words.whomToAsk}
      </a>
    </>
  )
  return (
    <>
      {step.arrange && <p className="event-arrange">{whom(arrangeId(day.day, step.start))}</p>}
      {step.within?.map(({ request_id, title, minutes }) => (
        <p key={request_id} className="event-arrange">
          <strong>{title}</strong>
          <span>{words.ofThisTime(shownMinutes(minutes, language))}</span>
          {whom(withinId(day.day, step.start, request_id))}
        </p>
      ))}
    </>
  )
}

/** The last line of a step; on a phone it opens for the note and the rain plan. */
function More({ step, line }: { step: Step; line: ReactNode }) {
  const { language, words } = usePlanLanguage()
  const text = noteBesideRain(step)
  if (!text && !step.rain_plan && !step.task && !step.visit_programme) return line
  return (
    <Fold folds summary={line}>
      {text && <p className="event-note">{text}</p>}
      {step.task && (
        <p className="event-note">
          <b>{words.task}</b>
          {step.task}
        </p>
      )}
      {step.visit_programme && <WhileThere {...step.visit_programme} />}
      {step.rain_plan && (
        <p className="event-rain">
          <b>{words.ifItRains}</b>
          {GRAMMAR[language].capital(step.rain_plan)}
        </p>
      )}
    </Fold>
  )
}

const isStop = ({ kind }: Step) => kind === 'visit' || kind === 'activity'

/** "1 h 30 min" for a flight, "1 h 30 min · about R60 a learner" for a visit; nothing for other steps. */
function measuresOf(step: Step, language: Language, words: PageWords): string {
  const { kind, start, end } = step
  if (kind !== 'flight' && !isStop(step)) return ''
  return [shownMinutes(minutesBetween(start, end), language), priceOf(step, words)].filter(Boolean).join(' · ')
}

function priceOf({ learner_price, arrange }: Step, words: PageWords): string {
  if (arrange) return estimateInWords(arrange.estimate, words)
  if (learner_price === undefined) return ''
  return learner_price === 0 ? words.free : words.aLearner(shownRand(learner_price))
}

/** What the group does during a visit. */
function WhileThere({ title, minutes, note }: NonNullable<Step['visit_programme']>) {
  const { language, words } = usePlanLanguage()
  return (
    <p className="event-note">
      <strong className="text-ink">{words.whileThere(title)}</strong> ({shownMinutes(minutes, language)}). {note}
    </p>
  )
}
