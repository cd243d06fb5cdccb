import type { Programme } from '#shared/domain/catalogue/programmes'
import type { Point } from '../geo.ts'
import type { Note } from '../itinerary/notes.ts'
import type { Answer } from './answers/answer.ts'
import type { PricedTrip } from './price/priced-trip.ts'
import type { Visit } from './search/days/solved-day.ts'

/** A trip before wording: who, where, when and at what price; `notes` are what the planner had to decide. */
export interface Plan extends PricedTrip {
  notes: Note[]
  /** Those of them that are about where the trip begins. */
  startNotes: readonly Note[]
  /** What became of each request; empty until the trip is settled (`with-answers.ts`). */
  answers: Answer[]
}
/** The programmes of the catalogue that the days have, at the stay and on visits. */
export const allProgrammes = ({ days }: Pick<Plan, 'days'>): Programme[] =>
  days.flatMap(({ steps }) =>
    steps.flatMap(({ programme, visitProgramme }) => [programme ?? [], visitProgramme?.programme ?? []].flat()),
  )
export const allVisits = (plan: Pick<Plan, 'days'>): Visit[] => plan.days.flatMap(({ visits }) => visits)
/** Where the group is for a visit or a night. */
export const spotsOf = (plan: Pick<Plan, 'days' | 'lodgings'>): Point[] => [
  ...allVisits(plan).map(({ candidate }) => candidate.place),
  ...plan.lodgings.map(({ stay }) => stay),
]
