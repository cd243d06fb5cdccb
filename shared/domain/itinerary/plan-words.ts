import type {
  ActivityWithin,
  CostLine,
  Itinerary,
  ItineraryDay,
  ListWithLeads,
  ProgrammeWithin,
  Step,
} from './itinerary.ts'
import type { Arrangement, Headline, Question, RequestLine } from './requests.ts'

type ArrangeWords = Pick<Arrangement, 'who' | 'ask' | 'message'>
export interface WithinWords extends Pick<ActivityWithin, 'request_id' | 'title'> {
  arrange: ArrangeWords
}
export interface StepWords extends Pick<Step, 'title' | 'note' | 'rain_plan' | 'task'> {
  arrange?: ArrangeWords
  within?: WithinWords[]
  visit_programme?: Pick<ProgrammeWithin, 'title' | 'note'>
}
export interface DayWords extends Pick<ItineraryDay, 'title' | 'meals' | 'accommodation'> {
  schedule: StepWords[]
}
/** What a plan says below its days; plans stored before have these in English alone. */
export interface ListWords extends Pick<Itinerary, ListWithLeads | 'leads' | 'assumptions' | 'learning_objectives'> {
  /** The lines of the price, in their order. */
  cost_items: CostLine['item'][]
  /** Of each of `objectives_map`: what `objective` and `short` say. */
  objectives: { objective: string; short: string }[]
}
/**
 * The texts of a plan in the language of the idea: days, steps and lists in the order of the document. Names of the
 * catalogue stay as they are.
 */
export interface PlanWords extends Pick<Itinerary, 'title' | 'summary' | 'location' | 'duration'>, Partial<ListWords> {
  headline: Headline
  questions: Question[]
  /** By the id of its line. */
  requests: Pick<RequestLine, 'id' | 'text' | 'reason'>[]
  days: DayWords[]
}

const arrangeWords = ({ who, ask, message }: Arrangement): ArrangeWords => ({ who, ask, message })
function wordsOfStep({ title, note, rain_plan, task, arrange, within, visit_programme }: Step) {
  const words: StepWords = { title }
  if (note) words.note = note
  if (rain_plan) words.rain_plan = rain_plan
  if (task) words.task = task
  if (arrange) words.arrange = arrangeWords(arrange)
  if (within)
    words.within = within.map((one) => ({
      request_id: one.request_id,
      title: one.title,
      arrange: arrangeWords(one.arrange),
    }))
  if (visit_programme) {
    const { programme_id: _id, minutes: _minutes, ...said } = visit_programme
    words.visit_programme = said
  }
  return words
}
/** The words of a day that is written in another language than English. */
export const wordsOfDay = ({ title, meals, accommodation, schedule }: Omit<ItineraryDay, 'activities'>): DayWords => ({
  title,
  meals,
  accommodation,
  schedule: schedule.map(wordsOfStep),
})
