import type { Idea } from '../../idea/idea.ts'
import { meansNothing } from '../../idea/says-nothing.ts'
import { PROVINCES } from '../../provinces.ts'
import type { TripRequest } from './trip-request.ts'

const PROVINCE_NAMES: ReadonlySet<string> = new Set(Object.values(PROVINCES))

type Request = Idea['requests'][number]

/** A request that says where to go or what the trip is about. */
function decides(request: Request): boolean {
  if (request.force === 'not') return false
  if (request.kind === 'condition') return request.condition.code === 'bed' && request.condition.stayId !== null
  return request.kind === 'sight' || (request.kind === 'activity' && !meansNothing(request))
}

/** No place was named, or only a province. */
function leavesPlaceOpen({ location, locations }: Idea, { notes }: TripRequest): boolean {
  if (notes.some(({ code }) => code === 'unknown_place')) return false
  if (notes.some(({ code }) => code === 'place_default')) return true
  return [...locations, location].every((name) => name === null || PROVINCE_NAMES.has(name))
}

/** Nothing was named that tells what learners should see, do or learn. */
const leavesKindOpen = ({ learningObjectives, requests }: Idea, trip: TripRequest): boolean =>
  learningObjectives === null &&
  [trip.subjects, trip.themes, trip.offers, trip.namedPlaceIds, trip.stayIds].every((said) => said.length === 0) &&
  !requests.some(decides)

/** Whether an idea is vague: it says neither where to go nor what for, so that trips of several kinds would do. */
export const leavesOpen = (idea: Idea, trip: TripRequest): boolean =>
  leavesPlaceOpen(idea, trip) && leavesKindOpen(idea, trip)
