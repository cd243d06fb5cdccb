import type { Stay } from '../../catalogue/facts.ts'
import { staysOf, type PlanUnderTest } from '../derived/plan-under-test.ts'
import { cents, inRand, isCoach, isEntranceOf, isWholeCents } from '../derived/money.ts'
import { counted, fail, failIfAny, type Finding, pass, type Rule } from '../finding.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

function partsAddUp({ itinerary }: PlanUnderTest): Finding {
  const parts = Object.values(itinerary.cost_breakdown)
  const total = cents(itinerary.total_per_student)
  if (parts.length === 0 || !parts.every((part) => isWholeCents(part) && part >= 0))
    return fail('The cost breakdown holds something that is not an amount of money.')
  if (!isWholeCents(itinerary.total_per_student) || total <= 0)
    return fail(`The price of ${itinerary.total_per_student} is not an amount of money.`)
  const added = sum(parts.map(cents))
  return added === total
    ? pass(`${counted(parts.length, 'part')} add up to ${inRand(itinerary.total_per_student)} per learner.`)
    : fail(`The parts add up to ${inRand(added / 100)}, the price is ${inRand(itinerary.total_per_student)}.`)
}

const linesMultiply = ({ itinerary }: PlanUnderTest): Finding =>
  failIfAny(
    itinerary.cost_details
      .filter(
        ({ unit_price, quantity, total }) =>
          !(quantity >= 0) || !isWholeCents(total) || Math.round(cents(unit_price) * quantity) !== cents(total),
      )
      .map(
        ({ item, unit_price, quantity, total }) =>
          `${item}: ${quantity} × ${inRand(unit_price)} is not ${inRand(total)}`,
      ),
    `${counted(itinerary.cost_details.length, 'line')} multiply out.`,
  )

function sharesTrue({ itinerary }: PlanUnderTest): Finding {
  const { students } = itinerary.group_details
  return failIfAny(
    itinerary.cost_details
      .filter(
        ({ total, per_student }) =>
          !isWholeCents(per_student) || Math.abs(cents(per_student) - cents(total) / students) > 1,
      )
      .map(
        ({ item, total, per_student }) =>
          `${item}: ${inRand(total)} over ${counted(students, 'learner')} is not ${inRand(per_student)}`,
      ),
    `Each line is divided by ${counted(students, 'learner')}.`,
  )
}

function categoriesAddUp({ itinerary }: PlanUnderTest): Finding {
  const sums = new Map<string, number>()
  for (const { category, per_student } of itinerary.cost_details)
    sums.set(category, (sums.get(category) ?? 0) + cents(per_student))
  const names = new Set([...sums.keys(), ...Object.keys(itinerary.cost_breakdown)])
  const wrong = [...names].flatMap((name) => {
    const [lines, shown] = [sums.get(name) ?? 0, cents(itinerary.cost_breakdown[name] ?? 0)]
    return lines === shown ? [] : [`${name} is ${inRand(shown / 100)}, its lines come to ${inRand(lines / 100)}`]
  })
  return failIfAny(wrong, `${counted(names.size, 'category', 'categories')}, each the sum of its lines.`)
}

/** The total of the group equals the learners' price times learners, within one cent for each learner and line. */
function groupBillCovered({ itinerary }: PlanUnderTest): Finding {
  const { students } = itinerary.group_details
  const bill = sum(itinerary.cost_details.map(({ total }) => cents(total)))
  const paid = cents(itinerary.total_per_student) * students
  const rounding = students * itinerary.cost_details.length
  return Math.abs(bill - paid) <= rounding
    ? pass(`${counted(students, 'learner')} pay ${inRand(paid / 100)}; the bill is ${inRand(bill / 100)}.`)
    : fail(`${counted(students, 'learner')} pay ${inRand(paid / 100)}, but the bill is ${inRand(bill / 100)}.`)
}

function entrancesCharged({ seen, itinerary, placeOf }: PlanUnderTest): Finding {
  const { students } = itinerary.group_details
  const lines = itinerary.cost_details
  const missing = seen.flatMap(({ place }) => {
    if (place.learner_price_zar === 0) return []
    const own = lines.filter((line) => isEntranceOf(place, line))
    if (own.some(({ unit_price, quantity }) => unit_price === place.learner_price_zar && quantity === students))
      return []
    return [`${place.name} should be ${inRand(place.learner_price_zar)} for each of ${counted(students, 'learner')}`]
  })
  const visited = new Set(seen.map(({ place }) => place.id))
  const extra = lines.flatMap(({ code, place_id, item }) =>
    code === 'entrance' && place_id !== undefined && !visited.has(place_id)
      ? [`${placeOf(place_id)?.name ?? item} is charged and not visited`]
      : [],
  )
  return failIfAny(
    [...missing, ...extra],
    `${counted(seen.length, 'entrance')} at the catalogue price for every learner.`,
  )
}

function staysCharged({ nights, itinerary, facts }: PlanUnderTest): Finding {
  const { students } = itinerary.group_details
  const houses = nights.map(({ day }) => staysOf(day, facts))
  const bedsAt = (stay: Stay) =>
    sum(
      itinerary.cost_details
        .filter(
          (line) =>
            line.code === 'bed' &&
            line.stay_id === stay.id &&
            line.for === 'learners' &&
            line.unit_price === stay.learner_rate_zar,
        )
        .map(({ quantity }) => quantity),
    )
  const wrong = [...new Set(houses.map((stays) => stays.map(({ name }) => name).join(' and ')))].flatMap((names) => {
    const own = houses.filter((stays) => stays.map(({ name }) => name).join(' and ') === names)
    const beds = sum((own[0] ?? []).map(bedsAt))
    return beds >= students * own.length
      ? []
      : [
          `${names || 'the stay'} should be charged for ${counted(students, 'learner')} and ${counted(own.length, 'night')}; ${beds} beds are`,
        ]
  })
  return failIfAny(
    wrong,
    nights.length === 0
      ? 'No stay to charge.'
      : `${counted(nights.length, 'night')} at the catalogue rate for every learner.`,
  )
}

function coachCharged({ itinerary, idea }: PlanUnderTest): Finding {
  const coaches = itinerary.cost_details.filter(isCoach)
  const { students } = itinerary.group_details
  if (idea.needs.includes('own-transport')) return pass('See "own transport".')
  const charged = sum(coaches.map(({ total }) => total))
  return charged > 0
    ? pass(`${inRand(charged)} for the coach, ${inRand(charged / students)} a learner.`)
    : fail('The coach costs nothing in this plan.')
}

function adultsSaid({ itinerary, hasNote }: PlanUnderTest): Finding {
  const isCharged = itinerary.cost_details.some((line) => line.for === 'adults')
  return !isCharged || hasNote('adults_in_price')
    ? pass("The plan says how the adults' costs are paid.")
    : fail('The plan does not say who pays for the adults.')
}

export const MONEY_RULES: readonly Rule[] = [
  {
    id: 'parts_add_up',
    label: 'The parts add up to the price',
    otherwise: 'The parts do not add up to the price',
    run: partsAddUp,
  },
  {
    id: 'lines_multiply',
    label: 'Every line multiplies out',
    otherwise: 'A line does not multiply out',
    run: linesMultiply,
  },
  {
    id: 'shares_true',
    label: 'Every line is shared out by the learners',
    otherwise: 'A line is not shared out by the learners',
    run: sharesTrue,
  },
  {
    id: 'categories_add_up',
    label: 'Every category is the sum of its lines',
    otherwise: 'A category is not the sum of its lines',
    run: categoriesAddUp,
  },
  {
    id: 'group_bill_covered',
    label: "The learners' price covers the bill",
    otherwise: "The learners' price does not cover the bill",
    run: groupBillCovered,
  },
  {
    id: 'entrances_charged',
    label: 'Entrances are charged for every learner',
    otherwise: 'An entrance is not charged for every learner',
    run: entrancesCharged,
  },
  {
    id: 'stays_charged',
    label: 'Beds are charged for every night',
    otherwise: 'A night is not charged',
    run: staysCharged,
  },
  { id: 'coach_charged', label: 'The coach is charged', otherwise: 'The coach is not charged', run: coachCharged },
  {
    id: 'adults_said',
    label: "The adults' costs are named",
    otherwise: "The adults' costs are not named",
    run: adultsSaid,
  },
]
