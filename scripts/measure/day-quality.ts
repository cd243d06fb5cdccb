import { parseIdea } from '#shared/domain/idea/parse'
import type { Itinerary, Step } from '#shared/domain/itinerary/itinerary'
import { planItinerary } from '#shared/domain/planner/plan-itinerary'
import { minutesOf } from '#shared/domain/itinerary/clock'
import { hasOffer } from '#shared/domain/planner/places/offers'
import { namesAsked, teachesAny } from '#shared/domain/planner/places/teaching'
import { readTripRequest } from '#shared/domain/planner/request/read-trip-request'
import type { TripRequest } from '#shared/domain/planner/request/trip-request'
import { generateRequests } from '../bench/plan/generate-requests.ts'
import { readCorpusRequests, readSampleRequests } from '../bench/plan/read-requests.ts'
import { gazetteerOf, readFacts } from '../catalogue/read-facts.ts'

// `npm run measure:days`: how well the hours of the plans are used, over the samples, the known ideas and 300 generated
// ones. Prints the share of unnamed free time before 17:00 (at most 10 % is wanted) and of visits that serve nothing
// that was asked for (at most one in eight), with the places that do so most often.
const facts = readFacts()
const gazetteer = gazetteerOf(facts)
const EVENING = 17 * 60
const GENERATED = 300

const minutesBeforeEvening = ({ start, end }: Step): number =>
  Math.max(0, Math.min(EVENING, minutesOf(end)) - minutesOf(start))
/** Rests on the road, minutes at a gate and between two flights belong to the way. */
const isOnTheWay = ({ role }: Step): boolean => role === 'rest' || role === 'gate' || role === 'change'
/** Free time without a name: nothing says what the group does. */
const isUnnamed = (step: Step): boolean =>
  step.kind === 'free' &&
  !isOnTheWay(step) &&
  !step.stay_activities?.length &&
  !step.within?.length &&
  !step.programme_id
const isProgramme = ({ kind }: Step): boolean => kind !== 'travel' && kind !== 'flight'

/** An idea that says only where to go has no purpose that a visit could miss. */
const hasPurpose = ({ subjects, themes, offers }: TripRequest): boolean =>
  subjects.length + themes.length + offers.length > 0
function servesPurpose(
  { place_id: placeId, visit_programme: within }: Step,
  request: TripRequest,
  itinerary: Itinerary,
): boolean {
  const programme = facts.programmes.find(({ id }) => id === within?.programme_id)
  const place = facts.places.find(({ id }) => id === placeId)
  const isAnswer = itinerary.requests?.some(
    (line) =>
      line.place_id === placeId ||
      line.where.some(({ day, start }) =>
        itinerary.daily_itinerary[day - 1]?.schedule.some((step) => step.start === start && step.place_id === placeId),
      ),
  )
  return (
    !place ||
    isAnswer === true ||
    request.namedPlaceIds.includes(place.id) ||
    request.themes.some((theme) => place.trip_types.includes(theme)) ||
    request.offers.some((offer) => hasOffer(place, offer)) ||
    request.subjects.some((subject) => programme?.subjects.includes(subject)) ||
    request.subjects.some((subject) => teachesAny(place, namesAsked(facts.curriculum, subject, request)))
  )
}

const sum = { free: 0, programme: 0, visits: 0, offPurpose: 0, second: 0 }
const freeBy = new Map<string, number>()
const fillers = new Map<string, string[]>()
const requests = [...readSampleRequests(), ...readCorpusRequests(), ...generateRequests(GENERATED, 2027, facts)]
for (const { id, text, today } of requests) {
  const idea = parseIdea(text, { today, gazetteer })
  const itinerary = planItinerary(idea, facts, { today })
  const request = readTripRequest(idea, facts, today)
  for (const { schedule } of itinerary.daily_itinerary) {
    for (const step of schedule.filter(isProgramme)) {
      const minutes = minutesBeforeEvening(step)
      sum.programme += minutes
      if (!isUnnamed(step)) continue
      sum.free += minutes
      freeBy.set(step.role ?? '', (freeBy.get(step.role ?? '') ?? 0) + minutes)
    }
    if (!hasPurpose(request)) continue
    const visits = schedule.filter(({ role, place_id: placeId }) => role === 'visit' && placeId)
    sum.visits += visits.length
    for (const visit of visits) {
      if (servesPurpose(visit, request, itinerary)) continue
      sum.offPurpose += 1
      if (visits.length > 1) sum.second += 1
      fillers.set(visit.place_id!, [...(fillers.get(visit.place_id!) ?? []), id])
    }
  }
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`
console.log(`${requests.length} plans`)
console.log(`unnamed free time before 17:00: ${percent(sum.free, sum.programme)} of the hours off the road`)
for (const [role, minutes] of [...freeBy].toSorted(([, a], [, b]) => b - a))
  console.log(`  ${role}: ${percent(minutes, sum.programme)}`)
console.log(
  `visits that serve nothing asked for: ${sum.offPurpose} of ${sum.visits}, ${percent(sum.offPurpose, sum.visits)}; ${sum.second} of them beside other visits of the day`,
)
for (const [place, ids] of [...fillers].toSorted(([, a], [, b]) => b.length - a.length).slice(0, 15))
  console.log(`  ${ids.length} ${place}: ${ids.slice(0, 5).join(' ')}`)
