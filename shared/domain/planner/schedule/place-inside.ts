import type { VenueCode } from '../../catalogue/activity-venues.ts'
import { isSettingOf, isSettingOfStay, settingOf } from '../../catalogue/activity-settings.ts'
import type { Stay } from '../../catalogue/facts.ts'
import { kmBetween } from '../../geo.ts'
import { plainName } from '../places/facts-index.ts'
import { hasOffer } from '../places/offers.ts'
import { givesShow, subjectOfShow } from '../request/own-nouns.ts'
import { isMeant, type StopToArrange } from '../request/stops-to-arrange.ts'
import type { TripRequest } from '../request/trip-request.ts'
import type { PlannedDay } from './planned-day.ts'
import type { PlannedStep, StepActivity } from './planned-step.ts'

type Request = TripRequest['requests'][number]

/** What was asked for in a town is not done farther from it than this. */
const NEAR_KM = 40
/** Nothing is done in less. */
const LEAST_MINUTES = 15
/** A drive shorter than this has no programme. */
const LEAST_DRIVE_MINUTES = 20

/** After supper nobody swims or runs about, and no stars are seen before. */
const DARK_FROM = 18 * 60

/** Steps at a stay in which a group does something of its own, the best first. */
const AT_THE_STAY: readonly PlannedStep['role'][] = ['programme', 'morning', 'evening', 'afternoon']

/** What is to be placed, with its request. */
interface Item {
  stop: StopToArrange
  request: Request
  venue: VenueCode
  beside: Request | null
  minutes: number
}
const SPARE = { venue: 'sight', beside: null, minutes: 30 } as const

/** Whether a visit of the plan offers it anyhow, or a programme at the stay is it. */
const isGiven = (request: Request, { programmes = [] }: StopToArrange, days: readonly PlannedDay[]): boolean =>
  days.some(({ steps }) => steps.some(({ programme }) => programme !== undefined && programmes.includes(programme))) ||
  (request.kind === 'activity' &&
    request.offer !== null &&
    days.some(({ visits }) =>
      visits.some(({ candidate }) => !candidate.arranged && hasOffer(candidate.place, request.offer!)),
    ))

function itemsOf({ inside, spare, requests }: TripRequest, days: readonly PlannedDay[]): Item[] {
  const visited = new Set(days.flatMap(({ visits }) => visits.map(({ candidate }) => candidate.place.id)))
  const find = (id: string | null) => requests.find((one) => one.id === id) ?? null
  return [...inside, ...spare.filter(({ place }) => !visited.has(place.id))].flatMap((stop): Item[] => {
    const request = find(stop.requestId)
    const { venue, beside, minutes } = stop.inside ?? SPARE
    if (!request || isGiven(request, stop, days)) return []
    return [{ stop, request, venue, beside: find(beside ?? request.beside?.id ?? null), minutes }]
  })
}

/** Whether a visit is the sight, or the one of "A or B" that the trip has. */
function isSight(step: PlannedStep, sight: Request, { requests, ownNouns }: TripRequest): boolean {
  const arranged = step.own ?? step.visit?.candidate.arranged
  const place = step.visit?.candidate.place
  return requests.some(
    (one) =>
      (one.id === sight.id || (one.choice !== undefined && one.choice === sight.choice)) &&
      (arranged ? arranged.requestId === one.id : place !== undefined && isMeant(place, one, ownNouns)),
  )
}

/** Whether words name a sight, or one of a sort; "a skull" is neither. */
const isOneSight = (request: Request | null): boolean =>
  request?.kind === 'sight' && (request.named || request.placeId !== null || request.sort !== null)
const isOwnActivity = ({ visit }: PlannedStep): boolean => visit?.candidate.arranged?.sort === 'own-activity'

/** The steps in which it could be, the best first. */
function hostsOf(
  { stop, request, venue, beside }: Item,
  steps: readonly PlannedStep[],
  trip: TripRequest,
): PlannedStep[] {
  const withRole = (...roles: PlannedStep['role'][]) =>
    roles.flatMap((role) => steps.filter((step) => step.role === role && !step.programme))
  const near = 'near' in request && request.near !== null
  const isNear = ({ spot }: PlannedStep) => !near || kmBetween(spot, stop.place) <= NEAR_KM
  if (venue === 'road')
    return withRole('drive')
      .filter(({ start, end }) => end - start >= LEAST_DRIVE_MINUTES)
      .toSorted((a, b) => b.end - b.start - (a.end - a.start))
  if (venue === 'meal') {
    const isThere = (step: PlannedStep) => stop.sort === 'own-activity' || kmBetween(step.spot, stop.place) <= NEAR_KM
    return [...withRole(stop.inside?.meal ?? 'lunch'), ...withRole('lunch')]
      .filter((step) => isThere(step) && isNear(step))
      .toSorted((a, b) => kmBetween(a.spot, stop.place) - kmBetween(b.spot, stop.place))
  }
  const visits = withRole('visit').filter((step) => !isOwnActivity(step))
  const stops = withRole('visit', 'activity')
  const at = (sight: Request | null | undefined) => (sight ? stops.filter((step) => isSight(step, sight, trip)) : [])
  const named = at(beside)
  const inSentence = (request.beside?.others ?? []).flatMap((id) => at(trip.requests.find((one) => one.id === id)))
  const atStay = venue === 'evening' ? withRole('evening') : withRole(...AT_THE_STAY)
  const sightOf = (step: PlannedStep) => trip.requests.find((one) => one.kind === 'sight' && isSight(step, one, trip))
  const distance = (step: PlannedStep) => Math.abs((sightOf(step)?.start ?? Infinity) - request.start)
  const others = visits.toSorted((a, b) => distance(a) - distance(b))
  const away = (request.beside?.by === 'sentence' ? [...others, ...atStay] : [...atStay, ...others]).filter(isNear)
  if (venue === 'evening') return away
  const subject = subjectOfShow(request)
  if (subject)
    return [...named, ...inSentence].filter(({ visit }) => visit && givesShow(visit.candidate.place, subject))
  // What belongs to one sight is not done at another.
  return request.beside?.by === 'clause' && isOneSight(beside) ? named : [...named, ...inSentence, ...away]
}

/** Whether a step has what an activity needs: water to go in, a field, a room of the group's own. */
function isSettingAt(step: PlannedStep, { request, venue }: Item, stays: StaysOfSteps): boolean {
  const setting = venue === 'sight' ? settingOf(plainName(request.text)) : null
  if (!setting) return true
  const isDark = step.start >= DARK_FROM
  if (setting.code !== 'own-room' && isDark !== (setting.code === 'dark')) return false
  if (step.visit) return isSettingOf(setting, step.visit.candidate.place)
  const stay = stays.get(step)
  return stay !== undefined && isSettingOfStay(setting, stay)
}
type StaysOfSteps = ReadonlyMap<PlannedStep, Stay>
/** The stay at which the group has its own time. */
const staysOf = (days: readonly PlannedDay[]): StaysOfSteps =>
  new Map(
    days.flatMap(({ steps, eveningStay }, day) =>
      steps.flatMap((step, at) => {
        const isBeforeTheRoad = steps.slice(0, at).every(({ role }) => role !== 'drive')
        const stay = (isBeforeTheRoad && days[day - 1]?.eveningStay) || eveningStay
        return AT_THE_STAY.includes(step.role) && stay ? [[step, stay] as const] : []
      }),
    ),
  )

/** The days with what is done within their steps: at the sight that is named with it, at the stay, at a meal, on the road. */
export function placeInside(days: readonly PlannedDay[], trip: TripRequest): PlannedDay[] {
  const steps = days.flatMap((day) => day.steps)
  const stays = staysOf(days)
  const within = new Map<PlannedStep, StepActivity[]>()
  const slack = (step: PlannedStep) =>
    (within.get(step) ?? []).reduce((left, { minutes }) => left - minutes, step.end - step.start)
  for (const item of itemsOf(trip, days)) {
    const host = hostsOf(item, steps, trip).find(
      (step) => slack(step) >= LEAST_MINUTES && isSettingAt(step, item, stays),
    )
    if (!host) continue
    const minutes = Math.min(item.minutes, slack(host))
    within.set(host, [...(within.get(host) ?? []), { stop: item.stop, minutes }])
  }
  if (within.size === 0) return [...days]
  return days.map((day) => ({
    ...day,
    steps: day.steps.map((step) => (within.has(step) ? { ...step, within: within.get(step)! } : step)),
  }))
}
