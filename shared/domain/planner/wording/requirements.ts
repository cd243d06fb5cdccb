import { foodRequirement } from './food.ts'
import { addDays, formatDay, lastWorkingDay } from '#shared/domain/calendar'
import type { Facts, Place, Water } from '#shared/domain/catalogue/facts'
import { type PaperCode, type PaperRow, PAPERS } from '#shared/domain/catalogue/papers'
import { holdsFor, type Rules, type TripFacts } from '#shared/domain/catalogue/rules'
import type { RequirementCode } from '../../itinerary/itinerary.ts'
import { type Province, PROVINCES } from '#shared/domain/provinces'
import { hasNeed } from '../request/trip-request.ts'
import { leadDays, leadTimesOf } from '../request/lead-days.ts'
import { readNearestTown } from '../request/find-areas.ts'
import { allVisits, type Plan } from '../plan.ts'
import { type TextWithLead, withLead, withoutLead } from '../../text-with-lead.ts'
import { listOf } from '../../itinerary/words.ts'

/** The province of the school, whose department approves the trip. */
const homeProvince = (plan: Plan, facts: Facts): Province =>
  readNearestTown(facts, plan.request.home ?? plan.request.start).province

/** Something that the school must arrange. */
export interface Requirement {
  code: RequirementCode
  text: TextWithLead
}

/** The closest contact with water on a trip. */
const nearestWater = (places: readonly Place[]): Water =>
  (['in', 'beside'] as const).find((water) => places.some((place) => place.water === water)) ?? 'none'

/** The facts that decide which rules of a province apply. */
function tripFactsOf(plan: Plan, facts: Facts): TripFacts {
  const home = homeProvince(plan, facts)
  const visits = allVisits(plan).map(({ candidate }) => candidate)
  const away = visits.some(({ place }) => place.province !== home)
  return { home, away, abroad: false, water: nearestWater(visits.map(({ place }) => place)) }
}

/** Days before the trip by which approval must be asked for. */
export const leadDaysFor = (plan: Plan, facts: Facts): number =>
  leadDays(facts.rules, tripFactsOf(plan, facts), plan.request.days)

/** Who approves a trip, and why if that is not the district. */
function approverOf(rules: Rules, trip: TripFacts, days: number): { name: string; why: string } {
  const row = leadTimesOf(rules, trip, days).find(({ approved_by }) => approved_by === 'head_office')
  if (!row) return { name: 'the district', why: '' }
  const of = row.water ? ' with water activities' : ''
  return { name: 'head office', why: `, as ${PROVINCES[trip.home]} asks for a trip${of},` }
}

const handIn = (deadline: string, today: string, approver: string): string =>
  deadline >= today
    ? `hand it in by ${formatDay(deadline)}`
    : `the usual day to hand it in, ${formatDay(deadline)}, has passed: speak to ${approver} before you promise anything`

/** What the department of the school's province asks for, in one sentence. */
function provinceRule({ province_requirements }: Rules, trip: TripFacts): Requirement[] {
  const asked = province_requirements.filter((row) => row.province === trip.home && holdsFor(row, trip))
  if (asked.length === 0) return []
  const text = `${PROVINCES[trip.home]}: ${asked.map(({ requirement }) => requirement).join('; ')}.`
  return [{ code: 'province_rule', text: withoutLead(text) }]
}

const FLIGHT_PAPERS: Requirement = {
  code: 'flight_papers',
  text: withLead(
    'For the flights',
    'names on the tickets as in the ID documents; an ID document, passport or birth certificate for each learner and adult, and the parents’ consent to the flights; baggage as the tickets allow, asked of the airline in writing, with medicine, a jersey and all batteries in the hand luggage and no knife or scissors in it.',
  ),
}

/** Official forms, and what must be booked. */
export function requirementsOf(plan: Plan, facts: Facts): Requirement[] {
  const { request } = plan
  const trip = tripFactsOf(plan, facts)
  const lead = leadDaysFor(plan, facts)
  const approver = approverOf(facts.rules, trip, request.days)
  const visits = allVisits(plan).map(({ candidate }) => candidate)
  const list: Requirement[] = [
    {
      code: 'approval',
      text: withLead(
        'Approval',
        `the Schedule 1 application form, in duplicate, approved by ${approver.name}${approver.why} before anybody travels. Allow about ${lead} days: ${handIn(lastWorkingDay(facts.calendar, addDays(request.startDate, -lead)), request.today, approver.name)}. Ask your circuit office for its own circular.`,
      ),
    },
    {
      code: 'consent',
      text: withLead(
        'Consent',
        'a signed consent and medical-information form for each learner, for this trip alone. Parents of a public school are not asked to sign away any claim.',
      ),
    },
    {
      code: 'information',
      text: withoutLead(
        'Parents get the purpose, this programme with contacts, transport, beds and meals in writing, at least 7 days before departure.',
      ),
    },
    {
      code: 'bus_papers',
      text: hasNeed(request, 'own-transport')
        ? withLead(
            'Your own bus',
            'roadworthy certificate, licence disc, insurance and seat belts, no overloading, and a driver with a professional driving permit (PrDP); the vehicle checklist is filled in before departure.',
          )
        : withLead(
            'Bus papers from the operator',
            'roadworthy certificate, operating licence, licence disc, insurance and seat belts, and a driver with a professional driving permit (PrDP); the vehicle checklist is filled in before departure.',
          ),
    },
    ...(request.journey ? [FLIGHT_PAPERS] : []),
    {
      code: 'first_aid',
      text: withLead(
        'First aid',
        'a full first-aid kit on the bus and on every walk, and a trained first-aider in the group.',
      ),
    },
    {
      code: 'insurance',
      text: withLead(
        'Insurance',
        'confirm the cover for accidents and medical costs, and the school’s public liability.',
      ),
    },
  ]
  list.push(...provinceRule(facts.rules, trip))
  const booked = visits.filter(({ place }) => place.booking === 'required').map(({ place }) => place.name)
  if (booked.length > 0)
    list.push({ code: 'bookings', text: withLead('Bookings needed', `${listOf(booked.slice(0, 8))}.`) })
  if (plan.lodgings.length > 0)
    list.push({
      code: 'stay_staff',
      text: withoutLead(
        'Camp and stay staff cleared against the National Register for Sex Offenders; a rooming list by gender with adults of both genders for a mixed group.',
      ),
    })
  const asked = new Set(visits.flatMap(({ place }) => place.papers?.map(({ code }) => code) ?? []))
  list.push(
    ...PAPERS.flatMap((paper: PaperRow & { code: PaperCode }) =>
      asked.has(paper.code) && paper.requirement ? { code: 'visit_papers' as const, text: paper.requirement } : [],
    ),
  )
  const food = foodRequirement(plan)
  if (food !== null) list.push({ code: 'food', text: withLead('Food', food) })
  list.push({
    code: 'personal_details',
    text: withLead(
      'Medical and personal details',
      'collect only what is needed, limit who sees them, destroy them after the trip.',
    ),
  })
  return list
}
