import { weekdayOf } from '../../calendar.ts'
import type { Wheelchair } from '../../catalogue/facts.ts'
import type { Request, RequestNeed } from '../../idea/requests/request.ts'
import type { Listener, Reason } from '../../itinerary/requests.ts'
import { sunOn } from '../../sun.ts'
import { allVisits, type Plan } from '../plan.ts'
import type { PlannedDay } from '../schedule/planned-day.ts'
import { tell } from './answer-topics.ts'
import { MET, partly, type Verdict } from './verdict.ts'

const [FRIDAY, SATURDAY] = [5, 6]
const DIETS: readonly RequestNeed[] = [
  'halaal',
  'kosher',
  'vegetarian',
  'vegan',
  'no_beef',
  'no_pork',
  'other_diet',
  'allergy',
  'fasting',
]
/** What a host must arrange; all else is for those who look after the learner. */
const OF_HOSTS: readonly RequestNeed[] = [
  'walking',
  'hearing',
  'sight',
  'heights',
  'closed_spaces',
  'stings',
  'prayer',
  'language',
]
const listenerOf = (need: RequestNeed): Listener =>
  DIETS.includes(need) ? 'kitchens' : OF_HOSTS.includes(need) ? 'hosts' : 'adults'

/** How far a wheelchair gets at the visits; no list tells it of a bus or of what must still be arranged. */
export function wheelchairAt(plan: Plan): Extract<Reason, { code: 'wheelchair_at' }> {
  const places = allVisits(plan).flatMap(({ candidate: { place, arranged } }) => (arranged ? [] : [place]))
  const of = (how: Wheelchair) => [
    ...new Set(places.filter(({ wheelchair }) => wheelchair === how).map(({ name }) => name)),
  ]
  return { code: 'wheelchair_at', params: { open: of('yes'), partly: of('partial'), closed: of('no') } }
}

/** Whether a day has a programme between sunset on Friday and sunset on Saturday. */
function isOnSabbath({ date, steps }: PlannedDay): boolean {
  const weekday = weekdayOf(date)
  const doing = steps.filter(({ role }) => role !== 'rest' && role !== 'check-in')
  const set = (spot: PlannedDay['steps'][number]['spot']) => sunOn(date, spot).set
  if (weekday === FRIDAY) return doing.some(({ end, spot }) => end > set(spot))
  return weekday === SATURDAY && doing.some(({ start, spot }) => start < set(spot))
}
function sabbathVerdict({ days }: Plan): Verdict {
  const dates = days.filter(isOnSabbath).map(({ date }) => date)
  return dates.length === 0 ? MET : partly({ code: 'on_sabbath', params: { dates } })
}

/** What somebody needs, held against the plan. */
export function answerNeed({ need }: Request & { kind: 'need' }, plan: Plan): Verdict {
  if (need === 'wheelchair') return partly(wheelchairAt(plan))
  if (need === 'sabbath') return sabbathVerdict(plan)
  return need === 'no_swimming' ? MET : tell(listenerOf(need), plan)
}
