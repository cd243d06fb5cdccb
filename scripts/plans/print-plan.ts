import type { Itinerary, ItineraryDay } from '#shared/domain/itinerary/itinerary'

const rand = (amount: number): string => `R${amount.toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/gu, ' ')}`
const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n')

function printDay({ day, date, title, activities, schedule, meals, accommodation }: ItineraryDay): string {
  const rows = schedule.map(
    ({ start, end, title: what, note, distance_km: km }) =>
      `| ${start}–${end} | ${what}${km === undefined ? '' : `, ${km} km`} | ${note ?? ''} |`,
  )
  return [
    `## Day ${day}, ${date}: ${title}`,
    list(activities),
    ['| Time | What | Note |', '|---|---|---|', ...rows].join('\n'),
    `Meals: ${meals.join(', ') || 'none'}. ${accommodation ? `Bed: ${accommodation}.` : 'Home tonight.'}`,
  ].join('\n\n')
}

/** A plan as Markdown, with the words it was asked for in. */
export function printPlan(idea: string, plan: Itinerary): string {
  const { group_details: group } = plan
  const costs = plan.cost_details.map(
    ({ category, item, unit_price, quantity, total, per_student }) =>
      `| ${category} | ${item} | ${rand(unit_price)} | ${quantity} | ${rand(total)} | ${rand(per_student)} |`,
  )
  const checks = plan.checks
    .filter(({ status }) => status !== 'pass')
    .map(({ status, label, detail }) => `${status}: ${label}${detail ? ` – ${detail}` : ''}`)
  return `${[
    `# ${plan.title}`,
    `> ${idea}`,
    plan.summary,
    `${plan.location}. ${plan.duration}, ${plan.start_date} to ${plan.end_date}. ${group.students} learners, ${group.teachers} adults. **${rand(plan.total_per_student)} a learner, an estimate.**`,
    ...plan.daily_itinerary.map(printDay),
    `## What they learn\n\n${list(plan.learning_objectives)}`,
    `## What it costs\n\n${['| | Item | Each | Number | Total | By learner |', '|---|---|---|---|---|---|', ...costs].join('\n')}`,
    `## In the price\n\n${list(plan.inclusions)}`,
    `## Not in the price\n\n${list(plan.exclusions)}`,
    `## Safety\n\n${list(plan.safety_measures)}`,
    `## Paperwork\n\n${list(plan.requirements)}`,
    `## What we took for granted or could not do\n\n${list(plan.assumptions)}`,
    `## Checks\n\n${plan.checks.length} checks, of which these ask for a look:\n\n${list(checks)}`,
  ].join('\n\n')}\n`
}
