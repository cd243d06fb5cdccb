import { Fragment } from 'react'
import type { Itinerary } from '#shared/contracts/itinerary'
import type { PageWords } from '../language/page-words.ts'
import { usePlanLanguage } from '../language/plan-language.ts'
import { shownKm, shownWeekday } from '../shown-figures.ts'
import { arrangeId, stepId, withinId } from '../step-id.ts'
import type { AskedLine } from '#shared/domain/itinerary/asked-lines'
import type { RequestLine } from '#shared/domain/itinerary/requests'
import { asSentence, beginning } from './sentences.ts'
import { PlanAnew } from './plan-anew.tsx'
import { StateMark } from './state-mark.tsx'

interface Props {
  line: AskedLine
  itinerary: Itinerary
  isOwner: boolean
}

/** One line: what was asked for, its state, and where it is or why it is not. */
export function AskedItem({ line: { text, state, mark, force, requests }, itinerary, isOwner }: Props) {
  const { words } = usePlanLanguage()
  const offers = requests.flatMap(({ instead }) => instead ?? [])
  return (
    <li className={`asked asked-${state}`}>
      <StateMark mark={mark} />
      <div className="min-w-0">
        <p className="font-semibold">
          {beginning(text)}
          {words.forces[force] && <span className="asked-force"> ({words.forces[force]})</span>}
        </p>
        {requests.map((request) => (
          <Outcome key={request.id} request={request} itinerary={itinerary} isOnlyOne={requests.length === 1} />
        ))}
        {isOwner && offers.length > 0 && (
          <PlanAnew
            searchId={itinerary.search_id}
            label={words.insteadOf(text)}
            answers={offers.map(({ name }) => ({ words: words.planWith(name), sentence: words.visit(name) }))}
          />
        )}
      </div>
    </li>
  )
}

/** Where a request is met, why it is not, and what would do. */
function Outcome({
  request: { id, text, state, where, reason, instead },
  itinerary,
  isOnlyOne,
}: {
  request: RequestLine
  itinerary: Itinerary
  isOnlyOne: boolean
}) {
  const { words } = usePlanLanguage()
  const nearest = instead && words.nearest(instead.name, away(instead.road_km, words))
  if (where.length === 0 && !reason && !nearest) return null
  return (
    <p className="asked-outcome">
      {!isOnlyOne && `${beginning(text)}: `}
      <Steps id={id} where={where} state={state} days={itinerary.daily_itinerary} />
      {where.length > 0 && (reason || nearest) && '. '}
      {[reason && asSentence(reason), nearest].filter(Boolean).join(' ')}
    </p>
  )
}

const away = (km: number | null, words: PageWords) => (km === null || km < 1 ? '' : words.byRoad(shownKm(km)))

/** Links to the steps of the programme, or to the cards of what must be arranged. */
function Steps({
  id: requestId,
  where,
  state,
  days,
}: Pick<RequestLine, 'id' | 'where' | 'state'> & {
  days: Itinerary['daily_itinerary']
}) {
  const { language } = usePlanLanguage()
  return where.map(({ day, start, name }, index) => {
    const { date, schedule = [] } = days.find((one) => one.day === day) ?? {}
    const isWithin = schedule.some(
      (step) => step.start === start && step.within?.some(({ request_id }) => request_id === requestId),
    )
    const card = isWithin ? withinId(day, start, requestId) : arrangeId(day, start)
    const id = state === 'to_arrange' ? card : stepId(day, start)
    return (
      <Fragment key={id}>
        {index > 0 && ', '}
        {name && `${name}: `}
        <a href={`#${id}`}>
          {date && shownWeekday(date, language)}, {start}
        </a>
      </Fragment>
    )
  })
}
