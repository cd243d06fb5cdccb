import { settingOf } from '../catalogue/activity-settings.ts'
import type { Facts } from '../catalogue/facts.ts'
import { losesNothingAsked } from './asked-visits.ts'
import { allVisits, type Plan } from './plan.ts'
import { plainName } from './places/facts-index.ts'
import { isMeant, isStopRequest, stopFor, type StopToArrange } from './request/stops-to-arrange.ts'
import type { TripRequest } from './request/trip-request.ts'
import type { Replan } from './with-longer-days.ts'

/** By day a stop of its own gives water, a field or a room; nothing gives the dark. */
function needsSetting({ inside, place }: StopToArrange): boolean {
  const setting = inside?.venue === 'sight' ? settingOf(plainName(place.name)) : null
  return setting !== null && setting.code !== 'dark'
}
/** The requests that must be, that a place of the catalogue could meet, and that the plan has neither there nor as a stop. */
function missingIn({ request, days }: Plan): TripRequest['requests'] {
  const { requests, stops, inside, evenings, spare, ownNouns } = request
  const done = days.flatMap(({ steps }) =>
    steps.flatMap(({ within = [], own }) => [...within.map(({ stop }) => stop), ...(own ? [own] : [])]),
  )
  // What is done within another step, and for which no step has the water, the field or the room, has none yet.
  const isTried = (id: string) =>
    [...stops, ...evenings, ...spare, ...inside.filter((stop) => !needsSetting(stop)), ...done].some(
      ({ requestId }) => requestId === id,
    )
  const visited = allVisits({ days }).map(({ candidate }) => candidate.place)
  const isMet = (one: TripRequest['requests'][number]) => visited.some((place) => isMeant(place, one, ownNouns))
  return requests.filter(
    (one) =>
      isStopRequest(one) &&
      one.force === 'must' &&
      !one.unsure &&
      one.choice === undefined &&
      !(one.kind === 'sight' && (one.placeId !== null || one.area !== undefined)) &&
      !(one.kind === 'activity' && one.noStop) &&
      !isTried(one.id) &&
      !isMet(one),
  )
}

/** The plan with a stop to arrange for what no visit gives, where it loses nothing that was asked for. */
export function withHostsInstead(
  plan: Plan,
  replan: Replan,
  isAffordable: (other: Plan) => boolean,
  facts: Facts,
): Plan {
  const { request, economy } = plan
  const hosts = missingIn(plan).flatMap((one): StopToArrange[] =>
    isStopRequest(one) ? [stopFor(one, request.requests, request.areas, facts)] : [],
  )
  if (hosts.length === 0) return plan
  const ofHosts = new Set(hosts.map(({ requestId }) => requestId))
  const inside = request.inside.filter(({ requestId }) => !ofHosts.has(requestId))
  const other = replan({ ...request, inside, stops: [...request.stops, ...hosts] }, economy)
  const gained = other && allVisits(other).some(({ candidate }) => hosts.some(({ place }) => place === candidate.place))
  return gained && losesNothingAsked(other, plan) && other.faults <= plan.faults && isAffordable(other) ? other : plan
}
