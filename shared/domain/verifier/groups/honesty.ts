import { tripDays } from '../../calendar.ts'
import type { Town } from '../../catalogue/facts.ts'
import type { Contradiction } from '../../idea/idea.ts'
import type { Case } from '../reading/case.ts'
import { findTown, greatCircleKm, spotOf } from '../reading/ground.ts'
import { inRand } from '../reading/money.ts'
import { counted, type Finding, pass, type Rule, warnIfNamed } from '../finding.ts'

const NAMING: Record<Exclude<Contradiction['code'], 'other'>, RegExp> = {
  end_before_start: /\b(before it (starts|begins)|ends? before|end date|before the (start|first))\b/i,
  past_date: /\b(past|already|gone by)\b/i,
  days_disagree: /\bdays?\b.*\b(dates?|but|not|while|disagree)\b|\b(dates?|disagree)\b.*\bdays?\b/i,
  too_many_provinces: /\bprovinces?\b/i,
  budget_tiny: /\bbudget\b/i,
  grades_disagree: /\bgrades?\b|\bages?\b/i,
}
const flat = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Named by its own sentence, or by words that can mean nothing else. */
function isNamed({ itinerary, assumes }: Case, { code, message }: Contradiction): boolean {
  const sentence = flat(message)
  if (sentence !== '' && itinerary.assumptions.some((text) => flat(text).includes(sentence))) return true
  return code !== 'other' && assumes(NAMING[code])
}

function contradictionsNamed(plan: Case): Finding {
  const { contradictions } = plan.idea
  if (contradictions.length === 0) return pass('The request does not contradict itself.')
  const silent = contradictions.filter((one) => !isNamed(plan, one))
  const shown = silent.length > 0 ? silent : contradictions
  return warnIfNamed(silent.length === 0, shown.map(({ message }) => message).join(' '))
}

/** Less than this a learner and day buys no coach, entrance and lunch; about a packed lunch and the cheapest bus share. */
const LEAST_A_DAY_RAND = 60
function budgetPossible({ idea, itinerary, days, assumes }: Case): Finding {
  const { students } = itinerary.group_details
  if (idea.budget === null) return pass('The request names no budget.')
  const perLearner = idea.budgetPerStudent ?? (idea.budgetScope === 'group' ? idea.budget / students : idea.budget)
  const count = days.length
  if (perLearner >= LEAST_A_DAY_RAND * count || itinerary.total_per_student <= perLearner)
    return pass(`${inRand(Math.floor(perLearner))} for ${counted(count, 'day')} is not beyond reach.`)
  return warnIfNamed(
    assumes(/\bbudget\b/i),
    `${inRand(Math.floor(perLearner))} per learner cannot pay for ${counted(count, 'day')}.`,
  )
}

function datesPossible({ idea, assumes }: Case): Finding {
  if (idea.startDate === null || idea.endDate === null) return pass('The request does not fix both ends.')
  const days = tripDays(idea.startDate, idea.endDate)
  if (days < 1) return warnIfNamed(assumes(NAMING.end_before_start), 'The request ends before it begins.')
  if (idea.days !== null && idea.days !== days)
    return warnIfNamed(assumes(/\bdays?\b/i), `The request says ${counted(idea.days, 'day')}; its dates make ${days}.`)
  return pass(`The dates asked for make ${counted(days, 'day')}.`)
}

function provincesPossible({ idea, facts, days, assumes }: Case): Finding {
  const provinces = new Set(idea.locations.flatMap((name) => findTown(facts.towns, name)?.province_name ?? []))
  if (provinces.size <= Math.max(2, days.length))
    return pass(`${counted(Math.max(provinces.size, 1), 'province')} in ${counted(days.length, 'day')}.`)
  return warnIfNamed(
    assumes(NAMING.too_many_provinces),
    `${[...provinces].join(', ')} in ${counted(days.length, 'day')} cannot be done.`,
  )
}

/** A region has no edge: a little beyond it is still there; a town is its surroundings. */
const BESIDE_KM = 30
/** Whoever asks for one suburb alone is not served by the rest of its city. */
const BESIDE_SUBURB_KM = 3
const reachOf = ({ kind, radius_km }: Town) =>
  kind === 'town' || kind === 'city' || kind === 'suburb' ? Math.max(radius_km, BESIDE_KM) : radius_km + BESIDE_KM
function placesLeftOut({ idea, facts, seen, nights, assumes }: Case): Finding {
  const asked = idea.locations.flatMap((name) => {
    const town = findTown(facts.towns, name)
    return town && town.kind !== 'province' ? [town] : []
  })
  const isSuburb = asked.length === 1 && asked[0]!.kind === 'suburb'
  if (asked.length < 2 && !isSuburb) return pass('The request names no second place.')
  const spots = [...seen.map(({ place }) => place), ...nights.flatMap(({ stay }) => stay ?? [])].map(spotOf)
  const left = asked.filter(
    (town) =>
      !spots.some(
        (spot) => greatCircleKm(spot, spotOf(town)) <= (isSuburb ? town.radius_km + BESIDE_SUBURB_KM : reachOf(town)),
      ),
  )
  if (left.length === 0) return pass(`${asked.map(({ name }) => name).join(', ')}: the group comes to each of them.`)
  const named =
    left.every(({ name }) => assumes(new RegExp(name.replace(/[^\w ]/g, '.'), 'i'))) ||
    assumes(NAMING.too_many_provinces)
  return warnIfNamed(named, `Not reached: ${left.map(({ name }) => name).join(', ')}.`)
}

export const HONESTY_RULES: readonly Rule[] = [
  { id: 'contradictions_named', label: 'What cannot all be true is pointed out', run: contradictionsNamed },
  { id: 'budget_possible', label: 'An impossible budget is pointed out', run: budgetPossible },
  { id: 'dates_possible', label: 'Impossible dates are pointed out', run: datesPossible },
  { id: 'provinces_possible', label: 'Too many provinces are pointed out', run: provincesPossible },
  { id: 'places_left_out', label: 'Places that could not be reached are named', run: placesLeftOut },
]
