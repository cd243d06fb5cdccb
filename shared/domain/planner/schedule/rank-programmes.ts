import type { ConceptCode } from '#shared/domain/catalogue/concepts'
import { type Curriculum, gradeHas, wholeSubject } from '#shared/domain/catalogue/curriculum'
import type { Facts } from '#shared/domain/catalogue/facts'
import type { Programme } from '#shared/domain/catalogue/programmes'
import { onceFor } from '#shared/domain/catalogue/once-for'
import { namesInGrade } from '../places/school-subjects.ts'
import { topicsFor } from '../places/teaching.ts'
import { suitsGroup } from '../request/asked-programmes.ts'
import type { TripRequest } from '../request/trip-request.ts'
import type { TripType } from '../../trip-types.ts'

/** How programmes and places call any language. */
const LANGUAGES = 'Languages'
const SUBJECT_POINTS = 4
const TOPIC_POINTS = 2
const TRIP_TYPE_POINTS = 2
const LED_BY_HOST_POINTS = 1

/** A programme that a group can do, and how well it serves the trip. */
export interface RankedProgramme {
  programme: Programme
  /** Whether it serves a subject that was asked for; without one, the timetable of the grades, and a type of trip if no grade was given. */
  serves: boolean
  /** A subject that was asked for, else a type of the trip if no subject was, else any group, else another lesson. */
  isFor: 'subject' | 'type' | 'group' | 'other'
  points: number
}

/** A subject that was asked for: its names in the catalogue, and what its topics in these grades are about. */
interface Asked {
  names: ReadonlySet<string>
  concepts: ReadonlySet<ConceptCode>
}
/** What the timetables of these grades call a subject, and what programmes call a language. */
function namesFor(curriculum: Curriculum, subject: string, { gradeMin, gradeMax }: TripRequest): string[] {
  const grades = Array.from({ length: gradeMax - gradeMin + 1 }, (_, at) => gradeMin + at)
  const whole = (curriculum.subject_map_to_catalogue[subject] ?? []).join()
  return [
    subject,
    ...grades.flatMap((grade) => namesInGrade(curriculum, subject, grade)).map(wholeSubject),
    ...(whole === LANGUAGES ? [LANGUAGES] : []),
  ]
}

const readAsked = (subject: string, trip: TripRequest, { curriculum }: Facts): Asked => ({
  names: new Set(namesFor(curriculum, subject, trip)),
  concepts: new Set(
    topicsFor(curriculum, trip.gradeMin, trip.gradeMax, subject).flatMap(({ topics }) => Object.values(topics).flat()),
  ),
})

/** Returns whether the timetable of each of the grades has one of the subjects of a programme. */
function taughtTo({ gradeMin, gradeMax }: TripRequest, { curriculum }: Facts): (programme: Programme) => boolean {
  const grades = [gradeMin, gradeMax].map((grade) => {
    const known = new Map<string, boolean>()
    return (subject: string): boolean => {
      const has = known.get(subject) ?? gradeHas(curriculum, subject, grade)
      known.set(subject, has)
      return has
    }
  })
  return ({ subjects }) => subjects.length === 0 || grades.every((has) => subjects.some(has))
}

/** The programmes that this group can do, best first; the same for every economy. */
export const rankProgrammes = onceFor(rankOnce)
/** What a group that is together gains, whatever its subjects are. */
const OF_ANY_GROUP: readonly string[] = ['Life Orientation', 'Life Skills']
/** Types that say how a trip is made and not what it is for. */
const OF_ANY_TRIP: ReadonlySet<TripType> = new Set(['Day trip', 'Curriculum-aligned', 'Other'])
const OF_A_CHOIR: readonly string[] = ['Music', 'Creative Arts', 'Dramatic Arts', 'Dance Studies']
/** What a group does that has come for a match, a concert or as a reward. */
const FOR_FUN: ReadonlySet<TripType> = new Set([
  'Sports & outdoor',
  'Overnight camp',
  'Arts & culture',
  'Beach / Coastal',
])
/** A programme by day that is no lesson, or one that only a stay with such an offer has. */
function isForAnyGroup({ subjects, time, stay_activity, trip_types }: Programme, { occasion }: TripRequest): boolean {
  if (occasion && time === 'day' && !trip_types.some((type) => FOR_FUN.has(type))) return false
  const own = occasion === 'music' ? [...OF_ANY_GROUP, ...OF_A_CHOIR] : OF_ANY_GROUP
  return time === 'evening' || stay_activity !== undefined || subjects.every((subject) => own.includes(subject))
}

/** Best for its subjects and types first, then in the order of the file. */
function rankOnce(trip: TripRequest, facts: Facts): RankedProgramme[] {
  const asked = trip.subjects.map((subject) => readAsked(subject, trip, facts))
  const isTaught = taughtTo(trip, facts)
  return facts.programmes
    .filter((programme) => suitsGroup(programme, trip))
    .map((programme): RankedProgramme => {
      const { subjects, concepts = [], trip_types, leader } = programme
      const served = asked.filter(({ names }) => subjects.some((one) => names.has(one)))
      const byTopic = served.some((one) => concepts.some((concept) => one.concepts.has(concept)))
      const byType = trip_types.some((one) => trip.themes.includes(one))
      const isForType = trip_types.some((one) => trip.themes.includes(one) && !OF_ANY_TRIP.has(one))
      const isFor =
        served.length > 0
          ? 'subject'
          : asked.length === 0 && isForType
            ? 'type'
            : isForAnyGroup(programme, trip)
              ? 'group'
              : 'other'
      return {
        programme,
        isFor,
        serves: asked.length > 0 ? served.length > 0 : (trip.gradeGiven || byType) && isTaught(programme),
        points:
          (served.length > 0 ? SUBJECT_POINTS : 0) +
          (byTopic ? TOPIC_POINTS : 0) +
          (byType ? TRIP_TYPE_POINTS : 0) +
          (leader === 'educators' ? 0 : LED_BY_HOST_POINTS) -
          (isFor === 'other' ? 1 : 0),
      }
    })
    .toSorted((a, b) => b.points - a.points)
}
