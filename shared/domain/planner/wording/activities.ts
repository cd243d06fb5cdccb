import type { TripType } from '#shared/domain/trip-types'
import type { TripRequest } from '../request/trip-request.ts'
import type { Visit } from '../search/days/solved-day.ts'
import { leadingTripType } from '../places/leading-trip-type.ts'
import type { PlannedDay } from '../schedule/planned-day.ts'
import { ENGLISH } from './language/writer.ts'
import { returnPhrase } from './return-phrases.ts'
import { capital, listOf, placeInWords } from '../../itinerary/words.ts'

type Say = (name: string, topics: string) => string
/** What learners do at each kind of place, in two variants; the place decides which one is used. */
const ACTIVITY_TEMPLATES: Record<TripType, readonly [Say, Say]> = {
  'Beach / Coastal': [
    (n, t) => `Explore the coast at ${n} and note what it shows of ${t}`,
    (n, t) => `Observe and sketch at ${n}: ${t}`,
  ],
  'Leadership & team-building': [
    (n, t) => `Solve tasks in teams at ${n}, taking turns to lead; look back together on ${t}`,
    (n, t) => `Face a challenge in small teams at ${n} and talk about ${t}`,
  ],
  'Sports & outdoor': [
    (n, t) => `Get active at ${n} and learn about ${t}`,
    (n, t) => `Move, try and keep score at ${n}; afterwards discuss ${t}`,
  ],
  'Service / Community': [
    (n, t) => `Spend time with the people of ${n} and hear from them about ${t}`,
    (n, t) => `Ask the hosts at ${n} how they live and work; keep a log on ${t}`,
  ],
  'Industry / University visit': [
    (n, t) => `Follow the work at ${n} step by step and ask about ${t}`,
    (n, t) => `Interview people at work at ${n} and map out ${t}`,
  ],
  'Science & STEM': [
    (n, t) => `Try the exhibits at ${n}, then explain in your own words: ${t}`,
    (n, t) => `Measure, test and take notes at ${n} on ${t}`,
  ],
  'Arts & culture': [
    (n, t) => `Look closely, sketch and discuss at ${n}: ${t}`,
    (n, t) => `Meet artists’ work at ${n} and write about ${t}`,
  ],
  'History & culture': [
    (n, t) => `Gather evidence at ${n} on ${t}`,
    (n, t) => `Walk through ${n} with a question sheet on ${t}`,
  ],
  'Eco & conservation': [
    (n, t) => `Observe and record at ${n}: ${t}`,
    (n, t) => `Join the guides at ${n} and keep a field journal on ${t}`,
  ],
  'Mountain / Nature park': [
    (n, t) => `Walk the trail at ${n} and read the landscape for ${t}`,
    (n, t) => `Map and sketch at ${n}: ${t}`,
  ],
  'Museum / Zoo / Aquarium': [
    (n, t) => `Find, compare and label at ${n}: ${t}`,
    (n, t) => `Work through a trail sheet at ${n} on ${t}`,
  ],
  'Day trip': [(n, t) => `Discover ${n} and ${t}`, (n, t) => `Discover ${n} and ${t}`],
  'Overnight camp': [
    (n, t) => `Live together at ${n} and learn about ${t}`,
    (n, t) => `Live together at ${n} and learn about ${t}`,
  ],
  'Curriculum-aligned': [(n, t) => `Work at ${n} on ${t}`, (n, t) => `Work at ${n} on ${t}`],
  Other: [(n, t) => `Look around ${n} and find out about ${t}`, (n, t) => `Ask and listen at ${n}: ${t}`],
}
function visitInWords({ candidate }: Visit, activityPhrases: ReadonlyMap<string, string>): string {
  const { place, order, arranged } = candidate
  if (arranged) return arranged.programmes?.[0]!.does ?? `${place.name}: still to be arranged`
  const particular = activityPhrases.get(place.id)
  if (particular) return particular
  const shown = place.topics.slice(0, 3)
  // Topics that contain "and" are separated only by commas.
  const topics =
    (shown.some((topic) => topic.includes(' and ')) ? shown.join(', ') : listOf(shown)) || 'what makes it special'
  return capital(ACTIVITY_TEMPLATES[leadingTripType(place)][order % 2]!(placeInWords(place), topics))
}
/** The stops on the way, for a rest or lunch. */
function stopsInWords({ steps }: PlannedDay): string {
  const stops = steps.filter(({ role, onRoad }) => role === 'rest' || (role === 'lunch' && onRoad)).length
  return stops === 0 ? '' : stops === 1 ? ', with a rest stop' : ', with rest stops'
}
/** "Fly from George Airport to O.R. Tambo International Airport"; nothing on a day without flights. */
function flightsInWords({ steps }: PlannedDay): string[] {
  const flights = steps.flatMap(({ flight }) => flight ?? [])
  const [first, last] = [flights[0], flights.at(-1)]
  return first && last ? [`Fly from ${first.from.name} to ${last.to.name}`] : []
}

/** A day's visits and evening as sentences; `activityPhrases` has what learners do at places with a special offer. */
export function activitiesOf(
  day: PlannedDay,
  request: TripRequest,
  activityPhrases: ReadonlyMap<string, string>,
): string[] {
  const visits = day.visits.map((visit) => visitInWords(visit, activityPhrases))
  const drives = Math.round(day.driveMinutes / 30) / 2
  const road = drives >= 1.5 ? [`Drive about ${drives} hours in all${stopsInWords(day)}`] : []
  const flights = flightsInWords(day)
  const end = day.eveningStay
    ? `Supper and a free evening at ${day.eveningStay.name}`
    : [...flights, `${flights.length > 0 ? 'drive' : 'Drive'} ${returnPhrase(request, ENGLISH)}`].join(', then ')
  return [...(day.eveningStay ? flights : []), ...road, ...visits, end]
}
