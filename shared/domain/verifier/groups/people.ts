import type { Facts, Place, Stay } from '../../catalogue/facts.ts'
import { UNSAFE_FOR_YOUNGER } from '../../catalogue/hazards.ts'
import { learnersPerAdult } from '../../catalogue/rules.ts'
import { minutesOfClock } from '../derived/clock.ts'
import { staysOf, type PlanUnderTest } from '../derived/plan-under-test.ts'
import { greatCircleKm, type Spot, spotOf } from '../derived/distance.ts'
import { findFastestWay } from '../derived/road-search.ts'
import { isWaterActivity } from '../derived/water.ts'
import { answersOf, placeAsked } from '../derived/requests.ts'
import { counted, fail, failIfAny, type Finding, listed, moot, pass, type Rule, warn } from '../finding.ts'

function groupAsAsked({ itinerary, idea, hasNote }: PlanUnderTest): Finding {
  const { students, teachers } = itinerary.group_details
  if (!(students >= 1) || !(teachers >= 1)) return fail(`${students} learners and ${teachers} adults cannot travel.`)
  const wrong = [
    ...(idea.students !== null && idea.students !== students
      ? [`${counted(idea.students, 'learner')} asked for, ${students} planned`]
      : []),
    ...(idea.teachers !== null && idea.teachers + (idea.parents ?? 0) !== teachers
      ? [`${counted(idea.teachers + (idea.parents ?? 0), 'adult')} asked for, ${teachers} planned`]
      : []),
  ]
  if (wrong.length === 0) return pass(`${counted(students, 'learner')} and ${counted(teachers, 'adult')}.`)
  return idea.teachers === 0 && idea.students === students && hasNote('few_adults')
    ? warn(listed(wrong))
    : fail(listed(wrong))
}

function groupAddsUp({ itinerary }: PlanUnderTest): Finding {
  const { size, students, teachers } = itinerary.group_details
  return size === students + teachers
    ? pass(`${students} + ${teachers} = ${size}.`)
    : fail(`${students} + ${teachers} is not ${size}.`)
}

function adultRatio({ itinerary, idea, grades, facts }: PlanUnderTest): Finding {
  const { students, teachers } = itinerary.group_details
  const grade = grades?.[0] ?? 8
  const advised = learnersPerAdult(facts.rules, 'planned', grade)
  const law = learnersPerAdult(facts.rules, 'law', grade)
  const each = Math.ceil(students / teachers)
  if (students <= teachers * advised) return pass(`One adult for ${each} learners; 1:${advised} is advised.`)
  const below = students > teachers * law ? ` The law asks for at least 1:${law}.` : ''
  const detail = `One adult for ${each} learners; 1:${advised} is advised, which takes ${counted(Math.ceil(students / advised), 'adult')}.${below}`
  return idea.teachers === null ? fail(`${detail} The plan chose this itself.`) : warn(detail)
}

/** Where water is a danger, the plan's own number of adults is that for water. */
function adultsAtWater(plan: PlanUnderTest): Finding {
  const { itinerary, idea, grades, facts, seen } = plan
  const { students, teachers } = itinerary.group_details
  const wet = seen.filter(({ place }) => isWaterActivity(place))
  if (wet.length === 0) return moot('No visit is on the water or beside a danger of drowning.')
  const perAdult = learnersPerAdult(facts.rules, 'planned', grades?.[0] ?? 8, 'water')
  if (students <= teachers * perAdult) return pass(`One adult for at most ${perAdult} learners near water.`)
  const detail = `${wet.map(({ place }) => place.name).join(', ')}: one adult for every ${perAdult} learners near water takes ${counted(Math.ceil(students / perAdult), 'adult')}; ${teachers} go along.`
  const isOwnChoice = idea.teachers === null && !plan.ownOrder
  return isOwnChoice ? fail(`${detail} The plan chose this itself.`) : warn(detail)
}

/** So many more than a place takes at once may be asked for together. */
const OVER_LIMIT = 1.1
function roomAtPlaces({ seen, itinerary }: PlanUnderTest): Finding {
  const { size } = itinerary.group_details
  const small = seen.filter(({ place }) => place.max_group < size)
  const silent = small.filter(({ step: { turns }, place }) => {
    const asksForAll = turns?.groups === 1 && size <= place.max_group * OVER_LIMIT
    const isEnough =
      turns && turns.at_a_time <= place.max_group && (asksForAll || turns.groups * turns.at_a_time >= size)
    return !isEnough
  })
  if (silent.length > 0)
    return fail(
      listed(
        silent.map(
          ({ place }) =>
            `${place.name} takes ${place.max_group} at a time and ${size} come, and the plan does not say how they are split`,
        ),
      ),
    )
  return small.length > 0
    ? warn(
        `More come than go in at once at ${small.map(({ place }) => `${place.name} (${place.max_group} at a time)`).join(', ')}.`,
      )
    : pass(`Every place takes ${size} people at once.`)
}

/** Times of a group that goes in by parts: all within the visit, and the parts apart, unless the place lets them follow each other. */
function rotation({ seen }: PlanUnderTest): Finding {
  const wrong = seen.flatMap(({ step, place }) => {
    const { turns, from, to, visit_programme: programme } = step
    if (!turns || turns.groups === 1) return []
    if (!('starts' in turns)) return [`${place.name}: the plan does not say when each part goes in`]
    const starts = turns.starts.map(minutesOfClock)
    const apart = place.turns?.minutes ?? turns.minutes
    const isInTurn = starts.every((start, at) => at === 0 || start - starts[at - 1]! >= Math.min(apart, turns.minutes))
    const isWithin = starts[0]! >= from && starts.at(-1)! + turns.minutes <= to
    if (starts.length !== turns.groups || !isInTurn || !isWithin)
      return [`${place.name}: ${turns.groups} parts do not fit one after the other`]
    if (turns.meanwhile !== 'programme') return []
    if (!programme) return [`${place.name}: those who wait have nothing to do`]
    const waits = starts.map((start) => Math.max(start - starts[0]!, to - start - turns.minutes))
    return programme.minutes > Math.min(...waits)
      ? [`${place.name}: those who wait have less than the ${programme.minutes} minutes of "${programme.title}"`]
      : []
  })
  return failIfAny(wrong, 'Each part of a group has its time, and those who wait have a task.')
}

/** A host may be asked whether it takes the grade before its first. */
const ASKED_OF_HOST = 1
/** Whether the plan says of a place that was asked for by name who of the group it is for; only where it is no danger do all go in. */
function isSaidToBeForOthers(plan: PlanUnderTest, place: Place, youngest: number): boolean {
  const isSafe =
    place.grades[0] - ASKED_OF_HOST <= youngest || !place.hazards.some((hazard) => UNSAFE_FOR_YOUNGER.has(hazard))
  const lines = answersOf(plan).flatMap(({ request, line }) =>
    placeAsked(plan, request)?.id === place.id ? [line.why?.code] : [],
  )
  return lines.includes('some_grades') || (isSafe && lines.includes('other_grades'))
}
function gradesFit(plan: PlanUnderTest): Finding {
  const { seen, grades } = plan
  if (grades === null) return moot('The request names no grade.')
  const others = seen.filter(({ place }) => place.grades[0] > grades[0] || place.grades[1] < grades[1])
  return failIfAny(
    others
      .filter(({ place }) => !isSaidToBeForOthers(plan, place, grades[0]))
      .map(({ place }) => `${place.name} is for Grades ${place.grades.join(' to ')}`),
    others.length === 0 ? 'Every place suits the grades.' : 'A place for other grades was asked for by name.',
  )
}

/** Stays within this distance and so short a drive of each other may share one group. */
const SPLIT_STAY = { km: 15, minutes: 30 }
const mayShare = (a: Spot, b: Spot, { roads }: Facts): boolean =>
  greatCircleKm(a, b) <= SPLIT_STAY.km && (findFastestWay(roads.graph, a, b)?.minutes ?? Infinity) <= SPLIT_STAY.minutes
const bedsIn = (stays: readonly Stay[]) => stays.reduce((sum, { beds }) => sum + beds, 0)
function bedsForAll({ nights, itinerary, facts, hasNote }: PlanUnderTest): Finding {
  const { size } = itinerary.group_details
  if (nights.length === 0) return moot('Nobody sleeps away.')
  const short: string[] = []
  const split: string[] = []
  for (const { day, stay } of nights) {
    if (!stay || stay.beds >= size) continue
    const booked = staysOf(day, facts)
    const near = facts.stays.filter((one) => mayShare(spotOf(one), spotOf(stay), facts))
    const said = `${booked.map(({ name }) => name).join(' and ')}: ${counted(bedsIn(booked), 'bed')} for ${size}`
    if (bedsIn(booked) >= size) split.push(`${said}, the group sleeps in ${booked.length} houses`)
    else if (bedsIn(near) >= size)
      short.push(
        `${said}, though ${near
          .map(({ name }) => name)
          .slice(0, 3)
          .join(', ')} together have ${bedsIn(near)}`,
      )
    else if (hasNote('too_few_beds')) split.push(`${said}, and the plan says so`)
    else short.push(said)
  }
  if (short.length > 0) return fail(listed(short))
  if (split.length > 0) return warn(listed([...new Set(split)]))
  return pass(`${size} beds are needed, ${Math.min(...nights.flatMap(({ stay }) => stay?.beds ?? []))} are there.`)
}

export const PEOPLE_RULES: readonly Rule[] = [
  {
    id: 'group_as_asked',
    label: 'The group is the one that was described',
    otherwise: 'The group is another than described',
    run: groupAsAsked,
  },
  {
    id: 'group_adds_up',
    label: 'Learners and adults add up to the group',
    otherwise: 'Learners and adults do not add up to the group',
    run: groupAddsUp,
  },
  { id: 'adult_ratio', label: 'There are enough adults', otherwise: 'Fewer adults than advised', run: adultRatio },
  {
    id: 'adults_at_water',
    label: 'There are enough adults near water',
    otherwise: 'Fewer adults near water than advised',
    run: adultsAtWater,
  },
  {
    id: 'room_at_places',
    label: 'Every place can take the group',
    otherwise: 'A place takes the group in parts',
    run: roomAtPlaces,
  },
  { id: 'rotation', label: 'Turns have times', otherwise: 'Turns without times', run: rotation },
  {
    id: 'grades_fit',
    label: 'Every place suits the grade',
    otherwise: 'A place does not suit the grade',
    run: gradesFit,
  },
  {
    id: 'beds_for_all',
    label: 'Everybody has a bed',
    otherwise: 'Beds are short, or in several houses',
    run: bedsForAll,
  },
]
