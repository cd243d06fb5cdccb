import { learnersPerAdult } from '../catalogue/rules.ts'
import type { Facts } from '../catalogue/facts.ts'
import type { Note } from '../itinerary/notes.ts'
import { isClosedToNonSwimmers } from './places/water.ts'
import { allVisits, type Plan } from './plan.ts'
import type { TripRequest } from './request/trip-request.ts'

const isAtWater = (plan: Plan): boolean =>
  allVisits(plan).some(({ candidate: { place, arranged } }) => !arranged && isClosedToNonSwimmers(place))

/** The notes on the group with another number of adults, so many learners for each. */
const withAdults = (notes: readonly Note[], teachers: number, perAdult: number, isNear: boolean): Note[] =>
  notes.map((note): Note => {
    if (note.code === 'group_default') return { code: 'group_default', params: { ...note.params, teachers } }
    if (note.code !== 'teachers_default') return note
    const params = { teachers, learners_per_adult: perAdult, ...(isNear ? { near_water: true as const } : {}) }
    return { code: 'teachers_default', params }
  })

/** The request with as many adults as water needs; null where the plan has enough, visits no water, or the idea gives them. */
function requestAtWater(request: TripRequest, plan: Plan, { rules }: Facts): TripRequest | null {
  const perAdult = learnersPerAdult(rules, 'planned', request.gradeMin, 'water')
  const teachers = Math.ceil(request.students / perAdult)
  if (request.adultsGiven || teachers <= request.teachers || !isAtWater(plan)) return null
  const notes = withAdults(request.notes, teachers, perAdult, true)
  return { ...request, teachers, recommendedTeachers: teachers, notes }
}

/** The plan of a request, with the adults that its own visits at the water ask for: in the seats, the beds and the price. */
export function withWaterAdults(request: TripRequest, plan: (request: TripRequest) => Plan, facts: Facts): Plan {
  const first = plan(request)
  // The plan may begin elsewhere than the request: it is made again from the request itself.
  const watched = requestAtWater(request, first, facts)
  if (!watched) return first
  const other = plan(watched)
  if (isAtWater(other)) return other
  const { teachers, students } = watched
  return { ...other, notes: withAdults(other.notes, teachers, Math.ceil(students / teachers), false) }
}
