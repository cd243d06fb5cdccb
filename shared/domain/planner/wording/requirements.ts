import { foodRequirement } from './food.ts'
import { provinceRuleIn, REQUIREMENT_PHRASES } from './language/requirement-phrases.ts'
import type { Writer } from './language/writer.ts'
import { addDays, lastWorkingDay } from '#shared/domain/calendar'
import type { Facts, Place, Water } from '#shared/domain/catalogue/facts'
import { type PaperCode, type PaperRow, PAPERS } from '#shared/domain/catalogue/papers'
import { holdsFor, type Rules, type TripFacts } from '#shared/domain/catalogue/rules'
import type { RequirementCode } from '../../itinerary/itinerary.ts'
import { type Province, PROVINCES } from '#shared/domain/provinces'
import { hasNeed } from '../request/trip-request.ts'
import { leadDays, leadTimesOf } from '../request/lead-days.ts'
import { readNearestTown } from '../request/find-areas.ts'
import { allVisits, type Plan } from '../plan.ts'
import { type TextWithLead, withoutLead } from '../../text-with-lead.ts'

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
function approverOf(rules: Rules, trip: TripFacts, days: number, { language, nameOf }: Writer) {
  const row = leadTimesOf(rules, trip, days).find(({ approved_by }) => approved_by === 'head_office')
  if (!row) return { name: REQUIREMENT_PHRASES.district[language], why: '' }
  const province = nameOf(PROVINCES[trip.home])
  return {
    name: REQUIREMENT_PHRASES.headOffice[language],
    why: REQUIREMENT_PHRASES.whyHeadOffice[language](province, Boolean(row.water)),
  }
}

const handIn = (deadline: string, today: string, approver: string, { language, grammar }: Writer): string =>
  deadline >= today
    ? REQUIREMENT_PHRASES.handInBy[language](grammar.day(deadline))
    : REQUIREMENT_PHRASES.tooLate[language](grammar.day(deadline), approver)

/** What the department of the school's province asks for, in one sentence. */
function provinceRule({ province_requirements }: Rules, trip: TripFacts, { language, nameOf }: Writer): Requirement[] {
  const asked = province_requirements.filter((row) => row.province === trip.home && holdsFor(row, trip))
  if (asked.length === 0) return []
  const text = `${nameOf(PROVINCES[trip.home])}: ${asked.map((row) => provinceRuleIn(language, row)).join('; ')}.`
  return [{ code: 'province_rule', text: withoutLead(text) }]
}

/** Official forms, and what must be booked. */
export function requirementsOf(plan: Plan, facts: Facts, writer: Writer): Requirement[] {
  const { request } = plan
  const { language, grammar } = writer
  const say = REQUIREMENT_PHRASES
  const trip = tripFactsOf(plan, facts)
  const lead = leadDaysFor(plan, facts)
  const approver = approverOf(facts.rules, trip, request.days, writer)
  const deadline = lastWorkingDay(facts.calendar, addDays(request.startDate, -lead))
  const visits = allVisits(plan).map(({ candidate }) => candidate)
  const booked = visits.filter(({ place }) => place.booking === 'required').map(({ place }) => place.name)
  const asked = new Set(visits.flatMap(({ place }) => place.papers?.map(({ code }) => code) ?? []))
  const papers = PAPERS.flatMap((paper: PaperRow & { code: PaperCode }) =>
    asked.has(paper.code) && paper.requirement ? paper.requirement[language] : [],
  )
  const food = foodRequirement(plan, writer)
  return [
    {
      code: 'approval',
      text: say.approval[language](
        approver.name,
        approver.why,
        lead,
        handIn(deadline, request.today, approver.name, writer),
      ),
    },
    { code: 'consent', text: say.consent[language]() },
    { code: 'information', text: withoutLead(say.information[language]()) },
    { code: 'bus_papers', text: say[hasNeed(request, 'own-transport') ? 'ownBus' : 'hiredBus'][language]() },
    ...(request.journey ? [{ code: 'flight_papers' as const, text: say.flights[language]() }] : []),
    { code: 'first_aid', text: say.firstAid[language]() },
    { code: 'insurance', text: say.insurance[language]() },
    ...provinceRule(facts.rules, trip, writer),
    ...(booked.length > 0
      ? [{ code: 'bookings' as const, text: say.bookings[language](grammar.list(booked.slice(0, MOST_NAMES))) }]
      : []),
    ...(plan.lodgings.length > 0
      ? [{ code: 'stay_staff' as const, text: withoutLead(say.stayStaff[language]()) }]
      : []),
    ...papers.map((text) => ({ code: 'visit_papers' as const, text })),
    ...(food === null ? [] : [{ code: 'food' as const, text: say.food[language](food) }]),
    { code: 'personal_details', text: say.personalDetails[language]() },
  ]
}
/** More names than these make a line that nobody reads. */
const MOST_NAMES = 8
