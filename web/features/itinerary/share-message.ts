import type { Itinerary } from '#shared/contracts/itinerary'
import { stepsToArrange } from './asked/arrangements.ts'
import { planAddress } from './plan-address.ts'
import { counted, shownDates, shownRand, shownWeekday } from './shown-figures.ts'

/** The plan as a message in plain text: what, where, when, the price, that it is a draft, and the link. */
export function shareMessage(plan: Itinerary): string {
  const lead =
    `${plan.title}: a draft trip plan for ${counted(plan.group_details.students, 'learner')}, ${plan.location}, ` +
    `${shownDates(plan.start_date, plan.end_date)}.`
  if (!plan.headline)
    return `${lead} About ${shownRand(plan.total_per_student)} a learner, an estimate until suppliers confirm. ${planAddress(plan.search_id)}`
  return [
    lead,
    '',
    ...headlineInLines(plan.headline),
    ...unconfirmedInLines(plan),
    'Prices are estimates until suppliers confirm them.',
    planAddress(plan.search_id),
  ].join('\n')
}

/** The three first lines of a plan; what is missing only if something is. */
export const headlineInLines = ({ get, missing, cost }: NonNullable<Itinerary['headline']>): string[] => [
  `What you get: ${get}`,
  ...(missing ? [`What you do not get: ${missing}`] : []),
  `What it costs: ${cost}`,
]

function unconfirmedInLines({ daily_itinerary }: Itinerary): string[] {
  const steps = stepsToArrange(daily_itinerary).map(
    ({ day, step, title }) => `${title} (${shownWeekday(day.date)}, ${step.start})`,
  )
  return steps.length > 0 ? [`Not confirmed yet: ${steps.join('; ')}.`] : []
}
