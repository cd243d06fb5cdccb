import type { Itinerary } from '#shared/contracts/itinerary'
import { stepsToArrange } from './asked/arrangements.ts'
import { languagesOf } from '#shared/domain/itinerary/in-language'
import type { Language } from '#shared/domain/language'
import { PAGE_WORDS, type PageWords } from './language/page-words.ts'
import { planAddress } from './plan-address.ts'
import { counted, shownDates, shownRand, shownWeekday } from './shown-figures.ts'

/** The plan as a message in plain text: what, where, when, the price, that it is a draft, and the link. */
export function shareMessage(plan: Itinerary, language: Language = 'en'): string {
  const words = PAGE_WORDS[language]
  const address = addressOf(plan, language)
  const lead =
    `${plan.title}: ${words.draftFor(counted(plan.group_details.students, ...words.learners))}, ${plan.location}, ` +
    `${shownDates(plan.start_date, plan.end_date, language)}.`
  if (!plan.headline) return `${lead} ${words.aboutPrice(shownRand(plan.total_per_student))} ${address}`
  return [
    lead,
    '',
    ...headlineInLines(plan.headline, language),
    ...unconfirmedInLines(plan, language, words),
    words.estimates,
    address,
  ].join('\n')
}

/** The three first lines of a plan; what is missing only if something is. */
export function headlineInLines(
  { get, missing, cost }: NonNullable<Itinerary['headline']>,
  language: Language,
): string[] {
  const words = PAGE_WORDS[language]
  return [`${words.get}: ${get}`, ...(missing ? [`${words.missing}: ${missing}`] : []), `${words.cost}: ${cost}`]
}

/** The plan opens in the language of its idea; another language stands in the address. */
const addressOf = (plan: Itinerary, language: Language): string =>
  `${planAddress(plan.search_id)}${language === languagesOf(plan)[0] ? '' : `?lang=${language}`}`

function unconfirmedInLines({ daily_itinerary }: Itinerary, language: Language, words: PageWords): string[] {
  const steps = stepsToArrange(daily_itinerary).map(
    ({ day, step, title }) => `${title} (${shownWeekday(day.date, language)}, ${step.start})`,
  )
  return steps.length > 0 ? [words.unconfirmed(steps.join('; '))] : []
}
