import type { ConceptCode } from '../catalogue/concepts.ts'
import type { RoadAdvice } from '../catalogue/road-advice.ts'
import type { StayActivityCode } from '../catalogue/stay-activities.ts'
import type { FoodNeed } from '../needs.ts'
import type { OtherLanguage } from '../other-languages.ts'
import type { TollClass } from '../catalogue/toll-plazas.ts'
import type { CostCategory, CostCode } from './costs.ts'
import type { Assessment } from './learning-words.ts'
import type { Note } from './notes.ts'
import type { PlanWords } from './plan-words.ts'
import type { Arrangement, Headline, Question, RequestLine } from './requests.ts'

/**
 * The itinerary as it is stored and answered by the API (its own snake_case shape, so that the verifier reads
 * exactly what the reader gets). Money is rand with at most two decimals, times `HH:MM` of the day, dates ISO days.
 * Texts are for readers; code uses the codes. A plan stored before there were codes
 * has none, so those of a step or a line may be absent.
 */
export type StepKind = 'travel' | 'flight' | 'visit' | 'activity' | 'meal' | 'check_in' | 'free' | 'briefing'
/** What a step is for. */
export type StepRole =
  | 'gather'
  | 'morning'
  | 'drive'
  | 'airport'
  | 'gate'
  | 'flight'
  | 'change'
  | 'bags'
  | 'rest'
  | 'wait'
  | 'write-up'
  | 'visit'
  | 'activity'
  | 'lunch'
  | 'break'
  | 'check-in'
  | 'programme'
  | 'afternoon'
  | 'dinner'
  | 'evening'
  | 'breakfast'

/** What is done instead of an outdoor visit when it rains. */
export type RainPlan =
  | { code: 'other_place'; place_id: string; km: number }
  | { code: 'lesson_at_stay'; stay_id: string }
  | { code: 'under_cover' }

/** How a group that is too large for a place visits it in parts. */
export interface Turns {
  groups: number
  at_a_time: number
  /** When each group goes in. */
  starts: string[]
  /** How long each group is inside. */
  minutes: number
  /** What those do who wait: the programme of the visit, or the worksheet of the stop. */
  meanwhile: 'programme' | 'worksheet'
}

export interface Step {
  start: string
  end: string
  kind: StepKind
  title: string
  /** Catalogue key of the place visited, or of the stay for check-in. */
  place_id?: string
  /** Where the group is when the step ends. */
  town?: string
  latitude?: number
  longitude?: number
  /** Road distance of a travel step. */
  distance_km?: number
  /** Gate price of a visit for one learner, rand, as in the catalogue. */
  learner_price?: number
  /** Everything to know of the step; that of an outdoor visit ends with `rain_plan`. */
  note?: string
  rain_plan?: string

  role?: StepRole
  rain?: RainPlan
  /** The group goes in one part after the other; older plans say no times. */
  turns?: Turns | Pick<Turns, 'groups' | 'at_a_time'>
  /** No one supplier is meant: an operator near the town is booked. */
  operator?: 'any'
  /** There are toilets here. */
  toilets?: true
  /** The codes of the airports of a flight. */
  flight?: { from: string; to: string }
  /** The numbers of the main roads, the passes on the way, and what the driver is told; older plans have no numbers. */
  road?: { by?: string[]; via: string[]; advice: RoadAdvice[] }
  /**
   * The line of the road from the stop before this drive to the next stop, as latitude and longitude: to draw, not to
   * drive by. On a drive with rests it is at the first part.
   */
  path?: [number, number][]
  /** The programme of the catalogue that fills this step: its kind is `activity`, and nothing of it is to be arranged. */
  programme_id?: string
  /** What learners do and make at this visit of a lesson; older plans, and a visit with a programme, have none. */
  task?: string
  /** What the group does during this visit: a programme of the catalogue. */
  visit_programme?: ProgrammeWithin
  /** What of the stay's offers this step is for. */
  stay_activities?: StayActivityCode[]
  /** Set if somebody must still agree: nothing of this step is confirmed. */
  arrange?: Arrangement
  lights_out?: string
  /** What was asked for and is done within the time of this step, each to be arranged. */
  within?: ActivityWithin[]
  /** At a meal: who of the group eats something else. */
  food?: SpecialFood[]
  /** Those who do something else during this step, because of a need; `note` says what. */
  apart?: Apart[]
  /** The owner of the plan locked this visit: it stays where it is until it is unlocked. */
  locked?: true
}
/** A diet, or an allergy, and how many have it; null if the idea does not say. */
export interface SpecialFood {
  need: FoodNeed
  people: number | null
}
/** Some of the group for whom a step is another one. */
export interface Apart {
  need: 'no_swimming' | 'walking'
  people: number
}
/** Something that was asked for and has no stop of its own. */
export interface ActivityWithin {
  /** The `id` of its line of `requests`. */
  request_id: string
  title: string
  minutes: number
  arrange: Arrangement
}
/** A programme of the catalogue that is done within the time of a visit. */
export interface ProgrammeWithin {
  programme_id: string
  title: string
  minutes: number
  /** What learners do and make, who leads it, what it needs. */
  note: string
}
export type MealCode = 'breakfast' | 'packed_lunch' | 'lunch_from_home' | 'dinner'
export interface ItineraryDay {
  day: number
  date: string
  title: string
  activities: string[]
  schedule: Step[]
  meals: string[]
  accommodation: string | null
  stay_id: string | null

  /** The code of each of `meals`. */
  meal_codes?: MealCode[]
  /** All stays of the night, that of `stay_id` first. */
  stay_ids?: string[]
}
/** For the whole trip, for the way there and back on its first and last day, or where the group is between. */
export type HirePurpose = 'trip' | 'there_and_back' | 'local'
export type HireBasis = 'day' | 'half_day' | 'km'
export interface CostLine {
  category: string
  item: string
  unit_price: number
  quantity: number
  total: number
  per_student: number

  code?: CostCode
  /** Who pays this line, if learners and adults pay separately. */
  for?: 'learners' | 'adults'
  place_id?: string
  stay_id?: string
  vehicle?: { id: string; count: number }
  /** What a vehicle is hired for, on which days of the trip, and how it is charged; older plans do not say. */
  hire?: { for: HirePurpose; by: HireBasis; days: number[] }
  /** The toll plazas that one vehicle passes, and how often; older plans reckon tolls by distance. */
  tolls?: { class: TollClass; plazas: { plaza_id: string; times: number }[] }
}
/** What a school must arrange before the trip. */
export type RequirementCode =
  | 'approval'
  | 'consent'
  | 'information'
  | 'bus_papers'
  | 'flight_papers'
  | 'first_aid'
  | 'insurance'
  | 'province_rule'
  | 'bookings'
  | 'stay_staff'
  | 'visit_papers'
  | 'food'
  | 'personal_details'
export interface ObjectiveLink {
  objective: string
  subject: string
  grade_min: number
  grade_max: number
  place_ids: string[]
  /** The objective without its subject and grades; absent if the full text says more. */
  short?: string
  /** What `short` says, part by part; older plans have none. */
  parts?: ObjectiveParts
}
/** What learners do with a topic of the curriculum, what they make of it, and how that is assessed. */
export interface ObjectiveParts {
  topic: string
  /** What ties the topic to the place. */
  concept: ConceptCode
  verb: string
  task: string
  product: string
  assessed: Assessment
}
export interface Check {
  id: string
  label: string
  status: 'pass' | 'warn' | 'fail'
  /** The plan has nothing to which the rule could be held; older plans do not say so. */
  moot?: true
  detail: string
}
/** The lists whose texts may begin with a lead (`text-with-lead.ts`). */
export type ListWithLeads = 'inclusions' | 'exclusions' | 'requirements' | 'safety_measures'
export interface Itinerary {
  title: string
  summary: string
  location: string
  /** "3 days, 2 nights" */
  duration: string
  start_date: string
  end_date: string
  total_per_student: number
  currency: 'ZAR'
  group_details: {
    size: number
    students: number
    teachers: number
    recommended_size: number
    /** Grades 0 to 12; older plans have none. */
    grade_min?: number
    grade_max?: number
  }
  cost_breakdown: Record<string, number>
  cost_details: CostLine[]
  daily_itinerary: ItineraryDay[]
  learning_objectives: string[]
  inclusions: string[]
  exclusions: string[]
  requirements: string[]
  safety_measures: string[]
  objectives_map: ObjectiveLink[]
  checks: Check[]
  /** The words of `notes`, one by one. */
  assumptions: string[]
  /** "templates", or the name of the narrator whose words were accepted. */
  generated_by: string

  /** Whom a map of the route must name; absent where the roads are our own. */
  map_attribution?: string
  /** What was asked for, and what became of it; older plans have none of these three. */
  requests?: RequestLine[]
  headline?: Headline
  questions?: Question[]
  notes: Note[]
  /** What `inclusions` include, one by one. */
  inclusion_codes: CostCategory[]
  /** The code of each of `requirements`. */
  requirement_codes: RequirementCode[]
  /** What is also written in another language, that of the idea; absent for an idea in English. */
  words?: { af?: PlanWords }
  /** For an idea in a language that we write no plans in: why the plan is in English, in that language. */
  why_in_english?: { language: OtherLanguage; text: string }
  /** The lead of each text in these lists, at the same index; null for a text without one. Older plans have no leads. */
  leads?: Record<ListWithLeads, (string | null)[]>
}
