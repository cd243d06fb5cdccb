import { gradeHas } from '#shared/domain/catalogue/curriculum'
import type { Facts } from '#shared/domain/catalogue/facts'
import type { Programme } from '#shared/domain/catalogue/programmes'
import { namesAsked, topicsFor } from '../places/teaching.ts'
import { hasNeed, type TripRequest } from '../request/trip-request.ts'
import type { VisitProgramme } from './planned-step.ts'

const SUBJECT_POINTS = 4
const TOPIC_POINTS = 2
const TRIP_TYPE_POINTS = 2
const LED_BY_HOST_POINTS = 1

/** A programme that a group can do, and how well it serves the trip. */
export interface RankedProgramme {
  programme: Programme
  /** Whether it serves a subject that was asked for; without one, any that the grades have. */
  serves: boolean
  /** The topic of the curriculum that it is about, of a subject that was asked for. */
  topic: VisitProgramme['topic']
  points: number
}

/** Whether this group can do it. */
const suits = ({ grades, water, wheelchair }: Programme, trip: TripRequest): boolean =>
  grades[0] <= trip.gradeMin &&
  trip.gradeMax <= grades[1] &&
  !(water !== 'none' && hasNeed(trip, 'no-swimming')) &&
  !(wheelchair === 'no' && hasNeed(trip, 'wheelchair'))

function topicOf({ concepts = [], subjects }: Programme, trip: TripRequest, { curriculum }: Facts) {
  for (const subject of trip.subjects) {
    if (!namesAsked(curriculum, subject, trip).some((name) => subjects.includes(name))) continue
    const entries = topicsFor(curriculum, trip.gradeMin, trip.gradeMax, subject)
    for (const concept of concepts)
      for (const { subject: name, grade, topics } of entries) {
        const found = Object.keys(topics).find((topic) => topics[topic]!.includes(concept))
        if (found) return { subject: name, grade, name: found }
      }
  }
  return undefined
}

/** Whether the timetable of each of the grades has one of its subjects. */
const isTaught = ({ subjects }: Programme, { gradeMin, gradeMax }: TripRequest, { curriculum }: Facts): boolean =>
  subjects.length === 0 ||
  [gradeMin, gradeMax].every((grade) => subjects.some((subject) => gradeHas(curriculum, subject, grade)))

/** The programmes that this group can do, best for its subjects and types first, then in the order of the file. */
export function rankProgrammes(trip: TripRequest, facts: Facts): RankedProgramme[] {
  const asked = new Set(trip.subjects.flatMap((subject) => namesAsked(facts.curriculum, subject, trip)))
  return facts.programmes
    .filter((programme) => suits(programme, trip))
    .map((programme): RankedProgramme => {
      const { subjects, trip_types, leader } = programme
      const bySubject = subjects.some((one) => asked.has(one))
      const byType = trip_types.some((one) => trip.themes.includes(one))
      // A programme of another subject serves it worse than one of any.
      const isOther = !bySubject && subjects.length > 0 && asked.size > 0
      const topic = topicOf(programme, trip, facts)
      return {
        programme,
        serves: asked.size > 0 ? bySubject || subjects.length === 0 : isTaught(programme, trip, facts),
        topic,
        points:
          (bySubject ? SUBJECT_POINTS : 0) +
          (topic ? TOPIC_POINTS : 0) +
          (byType ? TRIP_TYPE_POINTS : 0) +
          (leader === 'educators' ? 0 : LED_BY_HOST_POINTS) -
          (isOther ? 1 : 0),
      }
    })
    .toSorted((a, b) => b.points - a.points)
}
