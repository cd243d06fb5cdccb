import { tripDays } from '../../calendar.ts'
import type { Town } from '../../catalogue/facts.ts'
import type { PlanUnderTest } from '../derived/plan-under-test.ts'
import { findSettlementSpot, findTown, greatCircleKm, sameName, type Spot, spotOf } from '../derived/distance.ts'
import { inRand } from '../derived/money.ts'
import { counted, type Finding, moot, pass, type Rule, warnIfNamed } from '../finding.ts'

function contradictionsNamed({ idea: { contradictions }, notes }: PlanUnderTest): Finding {
  if (contradictions.length === 0) return moot('The request does not contradict itself.')
  const named = notes('contradiction')
  const silent = contradictions.filter(
    ({ code, message }) => !named.some((note) => note.code === code && note.message === message),
  )
  const shown = silent.length > 0 ? silent : contradictions
  return warnIfNamed(silent.length === 0, shown.map(({ message }) => message).join(' '))
}

/** The lowest believable price for each learner and day: about a packed lunch and a share of the cheapest bus. */
const LEAST_A_DAY_RAND = 60
function budgetPossible({ idea, itinerary, days, hasNote, notesContradiction }: PlanUnderTest): Finding {
  const { students } = itinerary.group_details
  if (idea.budget === null) return moot('The request names no budget.')
  const perLearner = idea.budgetPerStudent ?? (idea.budgetScope === 'group' ? idea.budget / students : idea.budget)
  const count = days.length
  if (perLearner >= LEAST_A_DAY_RAND * count || itinerary.total_per_student <= perLearner)
    return pass(`${inRand(Math.floor(perLearner))} for ${counted(count, 'day')} is not beyond reach.`)
  return warnIfNamed(
    hasNote('over_budget', 'signature_over_budget') || notesContradiction('budget_tiny'),
    `${inRand(Math.floor(perLearner))} per learner cannot pay for ${counted(count, 'day')}.`,
  )
}

function datesPossible({ idea, hasNote, notesContradiction }: PlanUnderTest): Finding {
  if (idea.startDate === null || idea.endDate === null) return moot('The request does not fix both ends.')
  const days = tripDays(idea.startDate, idea.endDate)
  if (days < 1)
    return warnIfNamed(
      hasNote('dates_turned_round') || notesContradiction('end_before_start'),
      'The request ends before it begins.',
    )
  if (idea.days !== null && idea.days !== days)
    return warnIfNamed(
      notesContradiction('days_disagree'),
      `The request says ${counted(idea.days, 'day')}; its dates make ${days}.`,
    )
  return pass(`The dates asked for make ${counted(days, 'day')}.`)
}

function provincesPossible({ idea, facts, days, hasNote, notesContradiction }: PlanUnderTest): Finding {
  const provinces = new Set(idea.locations.flatMap((name) => findTown(facts.towns, name)?.province_name ?? []))
  if (provinces.size <= Math.max(2, days.length))
    return pass(`${counted(Math.max(provinces.size, 1), 'province')} in ${counted(days.length, 'day')}.`)
  return warnIfNamed(
    hasNote('area_left_out') || notesContradiction('too_many_provinces'),
    `${[...provinces].join(', ')} in ${counted(days.length, 'day')} cannot be done.`,
  )
}

/** Km around a region or a town that still count as in it. */
const BESIDE_KM = 30
/** If only one suburb was asked for, the rest of its city does not count. */
const BESIDE_SUBURB_KM = 3
const reachOf = ({ kind, radius_km }: Town) =>
  kind === 'town' || kind === 'city' || kind === 'suburb' ? Math.max(radius_km, BESIDE_KM) : radius_km + BESIDE_KM
/** Where the group comes to: visits, stops to arrange, beds. */
const spotsOf = ({ seen, activities, nights }: PlanUnderTest): Spot[] => [
  ...[...seen.map(({ place }) => place), ...nights.flatMap(({ stay }) => stay ?? [])].map(spotOf),
  ...activities.flatMap(({ step: { latitude, longitude } }) =>
    latitude === undefined || longitude === undefined ? [] : [{ latitude, longitude }],
  ),
]
/** A township that the catalogue has as a part of another town is a town of its own where the idea names it. */
function asNamed(name: string, town: Town): Town {
  const spot = sameName(name, town.name) ? null : findSettlementSpot(name)
  return spot ? { ...town, name, kind: 'town', radius_km: 0, lat: spot.latitude, lon: spot.longitude } : town
}
function placesLeftOut(plan: PlanUnderTest): Finding {
  const { idea, facts, notes, notesContradiction } = plan
  const asked = idea.locations.flatMap((name) => {
    const town = findTown(facts.towns, name)
    return town && town.kind !== 'province' ? [asNamed(name, town)] : []
  })
  const isSuburb = asked.length === 1 && asked[0]!.kind === 'suburb'
  if (asked.length < 2 && !isSuburb) return moot('The request names no second place.')
  const spots = spotsOf(plan)
  const left = asked.filter(
    (town) =>
      !spots.some(
        (spot) => greatCircleKm(spot, spotOf(town)) <= (isSuburb ? town.radius_km + BESIDE_SUBURB_KM : reachOf(town)),
      ),
  )
  if (left.length === 0) return pass(`${asked.map(({ name }) => name).join(', ')}: the group comes to each of them.`)
  const named = notes('area_left_out').map(({ area }) => area.name)
  const isNamed = ({ name }: Town) =>
    named.some((one) => sameName(one, name) || findTown(facts.towns, one)?.name === name)
  return warnIfNamed(
    left.every(isNamed) || notesContradiction('too_many_provinces'),
    `Not reached: ${left.map(({ name }) => name).join(', ')}.`,
  )
}

export const HONESTY_RULES: readonly Rule[] = [
  {
    id: 'contradictions_named',
    label: 'What cannot all be true is pointed out',
    otherwise: 'The request contradicts itself',
    run: contradictionsNamed,
  },
  {
    id: 'budget_possible',
    label: 'An impossible budget is pointed out',
    otherwise: 'The budget is impossible',
    run: budgetPossible,
  },
  {
    id: 'dates_possible',
    label: 'Impossible dates are pointed out',
    otherwise: 'The dates are impossible',
    run: datesPossible,
  },
  {
    id: 'provinces_possible',
    label: 'Too many provinces are pointed out',
    otherwise: 'Too many provinces for the days',
    run: provincesPossible,
  },
  {
    id: 'places_left_out',
    label: 'Places that could not be reached are named',
    otherwise: 'A place could not be reached',
    run: placesLeftOut,
  },
]
