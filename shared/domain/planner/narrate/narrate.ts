import type { Facts } from '#shared/domain/catalogue/facts'
import { randOfCents } from '../../money.ts'
import { groupSize } from '../brief/brief.ts'
import type { CostLine, Itinerary, ItineraryDay } from '../itinerary.ts'
import { allVisits, type Plan } from '../plan.ts'
import { activitiesOf } from './activities.ts'
import { assumptionsOf } from './assumptions.ts'
import { particularDoings } from './doings.ts'
import { exclusionsOf, inclusionsOf } from './inclusions.ts'
import { objectivesOf } from './objectives.ts'
import { locationOf } from './place-names.ts'
import { requirementsOf } from './requirements.ts'
import { safetyOf } from './safety.ts'
import { stepInWords } from './steps.ts'
import { dayTitle, summaryOf, titleOf } from './title.ts'

const durationOf = (days: number): string => {
  const nights = days - 1
  return `${days} ${days === 1 ? 'day' : 'days'}${nights === 0 ? '' : `, ${nights} ${nights === 1 ? 'night' : 'nights'}`}`
}

function costLines(plan: Plan): CostLine[] {
  return plan.price.lines.map((line) => ({
    category: line.category,
    item: line.item,
    unit_price: randOfCents(line.unitCents),
    quantity: line.quantity,
    total: randOfCents(line.totalCents),
    per_student: randOfCents(line.perStudentCents),
  }))
}
function breakdown(plan: Plan): Record<string, number> {
  const cents = new Map<string, number>()
  for (const { category, perStudentCents } of plan.price.lines)
    cents.set(category, (cents.get(category) ?? 0) + perStudentCents)
  return Object.fromEntries([...cents].map(([category, sum]) => [category, randOfCents(sum)]))
}

function dayInWords(plan: Plan, index: number, facts: Facts, doings: ReadonlyMap<string, string>): ItineraryDay {
  const day = plan.days[index]!
  const roles = new Set(day.steps.map(({ role }) => role))
  const food = plan.brief.needs.filter((need) => ['halaal', 'kosher', 'vegetarian', 'vegan'].includes(need))
  const options = food.length > 0 ? ` (${food.join(', ')} on request)` : ''
  const houses = plan.lodgings[index]
  return {
    day: index + 1,
    date: day.date,
    title: dayTitle(plan, index),
    activities: activitiesOf(day, plan.brief, doings),
    schedule: day.steps.map((step) => stepInWords(step, day, plan, facts)),
    meals: [
      ...(roles.has('breakfast') ? [`Breakfast${options}`] : []),
      ...(roles.has('lunch') ? [day.lunchIncluded ? `Packed lunch${options}` : 'Lunch from home'] : []),
      ...(roles.has('dinner') ? [`Dinner${options}`] : []),
    ],
    accommodation: houses
      ? [houses.stay, ...houses.companions].map(({ name, town }) => `${name}, ${town}`).join(' and ')
      : null,
    stay_id: houses?.stay.id ?? null,
  }
}

/** The plan as the document that is stored and shown; `checks` are the verifier's to fill. */
export function narrate(plan: Plan, facts: Facts): Itinerary {
  const { brief } = plan
  const links = objectivesOf(plan, facts)
  const visited = allVisits(plan).map(({ candidate }) => candidate)
  const doings = particularDoings(visited, brief.experiences)
  return {
    title: titleOf(plan, facts),
    summary: summaryOf(plan, facts),
    location: locationOf(brief, facts),
    duration: durationOf(brief.days),
    start_date: brief.startDate,
    end_date: brief.endDate,
    total_per_student: randOfCents(plan.price.perStudentCents),
    currency: 'ZAR',
    group_details: {
      size: groupSize(brief),
      students: brief.students,
      teachers: brief.teachers,
      recommended_size: brief.students + Math.max(brief.teachers, brief.recommendedTeachers),
    },
    cost_breakdown: breakdown(plan),
    cost_details: costLines(plan),
    daily_itinerary: plan.days.map((_, index) => dayInWords(plan, index, facts, doings)),
    learning_objectives: links.map(({ objective }) => objective),
    inclusions: inclusionsOf(plan),
    exclusions: exclusionsOf(plan),
    requirements: requirementsOf(plan, facts),
    safety_measures: safetyOf(plan, facts),
    objectives_map: links,
    checks: [],
    assumptions: assumptionsOf(plan, facts),
    generated_by: 'templates',
  }
}
