import { type FoodNeed, isFoodNeed } from '../../needs.ts'
import type { PlanUnderTest } from '../derived/plan-under-test.ts'
import { inRand, isTransport } from '../derived/money.ts'
import {
  countedAmong,
  hardSteps,
  hasApart,
  isNearWater,
  isOnWater,
  isWaterActivity,
  nonSwimmersAmong,
  wetSteps,
} from '../derived/water.ts'
import { counted, fail, failIfAny, type Finding, listed, moot, pass, type Rule, warn } from '../finding.ts'

function wheelchair({ idea, seen }: PlanUnderTest): Finding {
  if (!idea.needs.includes('wheelchair')) return moot('Nobody said that they use a wheelchair.')
  const closed = seen.filter(({ place }) => place.wheelchair === 'no')
  if (closed.length > 0)
    return fail(listed(closed.map(({ place }) => `${place.name} cannot be visited in a wheelchair`)))
  const partly = seen.filter(({ place }) => place.wheelchair === 'partial')
  return partly.length > 0
    ? warn(`Only partly open to wheelchairs, ask before booking: ${partly.map(({ place }) => place.name).join(', ')}.`)
    : pass('Every place is open to wheelchairs.')
}

/** How many have a diet or an allergy, where every mention of it counts them. */
function eatersOf(need: FoodNeed, { idea }: PlanUnderTest): number | null {
  const code = need === 'allergies' ? 'allergy' : need
  const counts = idea.requests.flatMap((one) => (one.kind === 'need' && one.need === code ? [one.count] : []))
  return counts.length === 0 || counts.includes(null) ? null : counts.reduce<number>((sum, one) => sum + one!, 0)
}

/** Each meal that somebody cooks has every diet with its number; an allergy is of every table. */
function foodOrdered(plan: PlanUnderTest): Finding {
  const asked = plan.idea.needs.filter(isFoodNeed)
  if (asked.length === 0) return moot('The request names no diet.')
  const wrong = plan.days.flatMap(({ day, steps, meal_codes = [] }) =>
    steps
      .filter(({ kind }) => kind === 'meal')
      .flatMap(({ role, title, food = [] }) => {
        const isFromHome = role === 'lunch' && meal_codes.includes('lunch_from_home')
        return asked
          .filter((need) => need === 'allergies' || !isFromHome)
          .filter((need) => !food.some((one) => one.need === need && one.people === eatersOf(need, plan)))
          .map((need) => `${title} of day ${day} does not have ${need} for those who need it`)
      }),
  )
  return failIfAny(wrong, 'Each meal says who eats apart, and how many.')
}

function foodNamed({ idea, notes }: PlanUnderTest): Finding {
  const asked = idea.needs.filter(isFoodNeed)
  if (asked.length === 0) return moot('The request names no diet.')
  const named = notes('food_unconfirmed').flatMap(({ needs }) => needs)
  const silent = asked.filter((need) => !named.includes(need))
  return silent.length === 0
    ? pass(`Named in the plan: ${asked.join(', ')}.`)
    : fail(`The plan says nothing of ${silent.join(', ')}.`)
}

function noSwimming(plan: PlanUnderTest): Finding {
  const { idea, seen, days } = plan
  if (!idea.needs.includes('no-swimming')) return moot('Nobody said that they may not swim.')
  const people = nonSwimmersAmong(plan)
  if (people !== null)
    return failIfAny(
      wetSteps(plan)
        .filter((step) => !hasApart(step, 'no_swimming', people))
        .map(({ title }) => `${title} has no other task for ${people} who may not swim`),
      `Wherever there is such water, ${people} who may not swim have another task.`,
    )
  const wet = [
    ...seen.filter(({ place }) => isWaterActivity(place)).map(({ place }) => place.name),
    ...days.flatMap(({ steps }) =>
      steps.filter(({ stay_activities = [] }) => stay_activities.some(isOnWater)).map(({ title }) => title),
    ),
  ]
  if (wet.length > 0) return fail(`Water activities for a group that may not swim: ${wet.join(', ')}.`)
  const near = seen.filter(({ place }) => isNearWater(place))
  return near.length > 0
    ? warn(`Keep learners out of the water at ${near.map(({ place }) => place.name).join(', ')}.`)
    : pass('No water activity.')
}

function slowWalkers(plan: PlanUnderTest): Finding {
  const people = countedAmong(plan, 'walking')
  if (people === null) return moot('Nobody is counted who walks with difficulty.')
  return failIfAny(
    hardSteps(plan)
      .filter((step) => !hasApart(step, 'walking', people))
      .map(({ title }) => `${title} has no shorter way for ${people} who walk with difficulty`),
    `Where the ground is hard, ${people} who walk with difficulty have a shorter way.`,
  )
}

function ownTransport({ idea, itinerary, notes }: PlanUnderTest): Finding {
  if (!idea.needs.includes('own-transport')) return moot('The school did not say that it has its own transport.')
  const charged = itinerary.cost_details.filter((line) => isTransport(line) && line.total > 0)
  const people = itinerary.group_details.students + itinerary.group_details.teachers
  const short = notes('own_transport').some(({ seats = 0 }) => seats > 0)
  const isShort = idea.ownSeats !== undefined && idea.ownSeats < people
  return failIfAny(
    [
      ...charged.map(({ item, total }) => `${item} is charged at ${inRand(total)}`),
      ...(short === isShort
        ? []
        : [`${idea.ownSeats ?? 'unknown'} seats for ${people} people are not told as they are`]),
    ],
    'No coach is charged, and seats that are too few are told.',
  )
}

function noOvernight({ idea, days }: PlanUnderTest): Finding {
  if (!idea.needs.includes('no-overnight')) return moot('The request does not rule out nights away.')
  return days.length === 1 && days[0]!.stay_id === null
    ? pass('Home the same day.')
    : fail(`No night away was asked for; the plan has ${counted(days.length, 'day')}.`)
}

export const NEED_RULES: readonly Rule[] = [
  {
    id: 'wheelchair',
    label: 'Wheelchair users can go everywhere',
    otherwise: 'Some places are hard for wheelchairs',
    run: wheelchair,
  },
  {
    id: 'food_named',
    label: 'Diets and allergies are named',
    otherwise: 'A diet or allergy is not named',
    run: foodNamed,
  },
  {
    id: 'food_ordered',
    label: 'Each meal has the diets and allergies of the group, with their numbers',
    otherwise: 'A meal lacks a diet or allergy of the group',
    run: foodOrdered,
  },
  {
    id: 'no_swimming',
    label: 'Nobody who may not swim is taken into water',
    otherwise: 'A place has water near learners who may not swim',
    run: noSwimming,
  },
  {
    id: 'slow_walkers',
    label: 'Those who walk with difficulty have a shorter way',
    otherwise: 'A place is hard for those who walk with difficulty',
    run: slowWalkers,
  },
  {
    id: 'own_transport',
    label: "The school's own transport is not charged",
    otherwise: "The school's own transport is charged",
    run: ownTransport,
  },
  {
    id: 'no_overnight',
    label: 'No night away where none was wanted',
    otherwise: 'A night away, where none was wanted',
    run: noOvernight,
  },
]
