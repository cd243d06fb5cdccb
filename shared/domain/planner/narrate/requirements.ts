import { addDays, formatDay } from '#shared/domain/calendar'
import type { Facts } from '#shared/domain/catalogue/facts'
import type { Province } from '#shared/domain/provinces'
import { hasNeed } from '../brief/brief.ts'
import { leadDays } from '../brief/lead-days.ts'
import { readNearestTown } from '../brief/find-areas.ts'
import { allVisits, type Plan } from '../plan.ts'
import { listOf } from './words.ts'

/** The province that the school is in, which decides who approves. */
const homeProvince = (plan: Plan, facts: Facts): Province =>
  readNearestTown(facts, plan.brief.home ?? plan.brief.start).province

/** Days before the trip by which approval must be asked for. */
export function leadDaysFor(plan: Plan, facts: Facts): number {
  const home = homeProvince(plan, facts)
  const visits = allVisits(plan).map(({ candidate }) => candidate)
  const away = visits.some(({ place }) => place.province !== home)
  return leadDays(facts.rules, { home, away, days: plan.brief.days, water: visits.some((one) => one.water) })
}

const handIn = (deadline: string, today: string): string =>
  deadline >= today
    ? `hand it in by ${formatDay(deadline)}`
    : `the usual day to hand it in, ${formatDay(deadline)}, has passed: speak to the district before you promise anything`

/** The law's paperwork and what must be booked, for this trip. */
export function requirementsOf(plan: Plan, facts: Facts): string[] {
  const { brief } = plan
  const home = homeProvince(plan, facts)
  const lead = leadDaysFor(plan, facts)
  const visits = allVisits(plan).map(({ candidate }) => candidate)
  const water = visits.some((one) => one.water)
  const away = visits.some(({ place }) => place.province !== home)
  const list = [
    `Approval: the Schedule 1 application form, in duplicate, approved by the district before anybody travels. Allow about ${lead} days: ${handIn(addDays(brief.startDate, -lead), brief.today)}. Ask your circuit office for its own circular.`,
    'Consent: a signed consent and medical-information form for each learner, for this trip alone. Parents of a public school are not asked to sign away any claim.',
    'Parents get the purpose, this programme with contacts, transport, beds and meals in writing, at least 7 days before departure.',
    hasNeed(brief, 'own-transport')
      ? 'Your own bus: roadworthy certificate, licence disc, insurance and seat belts, no overloading, and a driver with a professional driving permit (PrDP); the vehicle checklist is filled in before departure.'
      : 'Bus papers from the operator: roadworthy certificate, operating licence, licence disc, insurance and seat belts, and a driver with a professional driving permit (PrDP); the vehicle checklist is filled in before departure.',
    'First aid: a full first-aid kit on the bus and on every walk, and a trained first-aider in the group.',
    'Insurance: confirm the cover for accidents and medical costs, and the school’s public liability.',
  ]
  if (home === 'GP' && water)
    list.push('Gauteng: a trip with water activities is approved by head office, not by the district or the school.')
  if (home === 'KZN')
    list.push(
      `KwaZulu-Natal: a risk assessment, the driver’s accident history and a vehicle inspection${away ? '; trips out of the province go to the head of department' : ''}.`,
    )
  if (home === 'WC')
    list.push(
      `Western Cape: the department’s excursion checklist${water ? ' and its guidelines for trips to water' : ''}; a consent form for each outing, never one for the year.`,
    )
  const booked = visits.filter(({ place }) => place.booking === 'required').map(({ place }) => place.name)
  if (booked.length > 0) list.push(`Bookings needed: ${listOf(booked.slice(0, 8))}.`)
  if (plan.lodgings.length > 0)
    list.push(
      'Camp and stay staff cleared against the National Register for Sex Offenders; a rooming list by gender with adults of both genders for a mixed group.',
    )
  if (visits.some(({ place }) => /Harness|Life jackets/.test(place.safety_notes)))
    list.push(
      'Adventure activities: the operator’s insurance, guides’ qualifications and safety plan in writing, and parents’ consent that names the activity.',
    )
  const food = brief.needs.filter((need) => ['halaal', 'kosher', 'vegetarian', 'vegan', 'allergies'].includes(need))
  if (food.length > 0)
    list.push(`Food: ${listOf(food)} confirmed in writing with every kitchen, with the number of learners.`)
  list.push(
    'Medical and personal details: collect only what is needed, limit who sees them, destroy them after the trip.',
  )
  return list
}
