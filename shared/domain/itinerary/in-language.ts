import { LANGUAGES, type Language } from '../language.ts'
import type { Itinerary, ItineraryDay, Step } from './itinerary.ts'
import type { DayWords, PlanWords, StepWords } from './plan-words.ts'

/** The languages in which a plan can be shown, that of its idea first. */
export const languagesOf = ({ words }: Pick<Itinerary, 'words'>): readonly Language[] =>
  words?.af ? LANGUAGES.toReversed() : ['en']

/** The plan with the words of a language in the place of the English ones; in English, or without such words, as it is. */
export function inLanguage<Plan extends Itinerary>(plan: Plan, language: Language): Plan {
  const words = language === 'en' ? undefined : plan.words?.[language]
  return words ? withWords(plan, words) : plan
}

function withWords<Plan extends Itinerary>(plan: Plan, words: PlanWords): Plan {
  const { days, requests, cost_items, objectives, ...texts } = words
  const saidOf = new Map(requests.map((line) => [line.id, line]))
  return {
    ...plan,
    ...texts,
    ...(plan.requests ? { requests: plan.requests.map((line) => ({ ...line, ...saidOf.get(line.id) })) } : {}),
    ...(cost_items ? { cost_details: plan.cost_details.map((line, at) => ({ ...line, item: cost_items[at]! })) } : {}),
    ...(objectives ? { objectives_map: plan.objectives_map.map((link, at) => ({ ...link, ...objectives[at]! })) } : {}),
    daily_itinerary: plan.daily_itinerary.map((day, at) => dayWith(day, days[at]!)),
  }
}

const dayWith = (day: ItineraryDay, { schedule, ...texts }: DayWords): ItineraryDay => ({
  ...day,
  ...texts,
  schedule: day.schedule.map((step, at) => stepWith(step, schedule[at]!)),
})

/** A note that is in English alone is left out: its words stand beside the others. */
function stepWith({ note: _english, ...step }: Step, words: StepWords): Step {
  const { arrange, within, visit_programme, ...texts } = words
  return {
    ...step,
    ...texts,
    ...(step.arrange ? { arrange: { ...step.arrange, ...arrange } } : {}),
    ...(step.within
      ? {
          within: step.within.map((one) => {
            const said = within?.find(({ request_id }) => request_id === one.request_id)
            return said ? { ...one, title: said.title, arrange: { ...one.arrange, ...said.arrange } } : one
          }),
        }
      : {}),
    ...(step.visit_programme ? { visit_programme: { ...step.visit_programme, ...visit_programme } } : {}),
  }
}
