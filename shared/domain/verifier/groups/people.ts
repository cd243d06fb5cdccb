import type { Stay, Vehicle } from '../../catalogue/facts.ts'
import type { Case } from '../reading/case.ts'
import { greatCircleKm, spotOf } from '../reading/ground.ts'
import { namesCoach } from '../reading/money.ts'
import { counted, fail, failIfAny, type Finding, listed, pass, type Rule, warn } from '../finding.ts'

const SPLIT = /\b(groups?|halves|half|split|turns?|waves?|sessions?|rotat\w+|shifts?)\b/i

function groupAsAsked({ itinerary, idea, assumes }: Case): Finding {
  const { students, teachers } = itinerary.group_details
  if (!(students >= 1) || !(teachers >= 1)) return fail(`${students} learners and ${teachers} adults cannot travel.`)
  const wrong = [
    ...(idea.students !== null && idea.students !== students
      ? [`${counted(idea.students, 'learner')} asked for, ${students} planned`]
      : []),
    ...(idea.teachers !== null && idea.teachers !== teachers
      ? [`${counted(idea.teachers, 'teacher')} asked for, ${teachers} planned`]
      : []),
  ]
  if (wrong.length === 0) return pass(`${counted(students, 'learner')} and ${counted(teachers, 'adult')}.`)
  return idea.teachers === 0 && idea.students === students && assumes(/adult|teacher/i)
    ? warn(listed(wrong))
    : fail(listed(wrong))
}

function groupAddsUp({ itinerary }: Case): Finding {
  const { size, students, teachers } = itinerary.group_details
  return size === students + teachers
    ? pass(`${students} + ${teachers} = ${size}.`)
    : fail(`${students} + ${teachers} is not ${size}.`)
}

function adultRatio({ itinerary, idea, grades }: Case): Finding {
  const { students, teachers } = itinerary.group_details
  const primary = (grades?.[0] ?? 8) <= 7
  const [advised, law] = primary ? [15, 20] : [20, 30]
  const each = Math.ceil(students / teachers)
  if (students <= teachers * advised) return pass(`One adult for ${each} learners; 1:${advised} is advised.`)
  const below = students > teachers * law ? ` The law asks for at least 1:${law}.` : ''
  const detail = `One adult for ${each} learners; 1:${advised} is advised, which takes ${counted(Math.ceil(students / advised), 'adult')}.${below}`
  return idea.teachers === null ? fail(`${detail} The plan chose this itself.`) : warn(detail)
}

function roomAtPlaces({ seen, itinerary, assumes }: Case): Finding {
  const { size } = itinerary.group_details
  const small = seen.filter(({ place }) => place.max_group < size)
  const silent = small.filter(
    ({ step, place }) =>
      !SPLIT.test(step.note ?? '') &&
      !assumes(new RegExp(`${escaped(place.name)}.*${SPLIT.source}|${SPLIT.source}.*${escaped(place.name)}`, 'i')),
  )
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
        `The group is split at ${small.map(({ place }) => `${place.name} (${place.max_group} at a time)`).join(', ')}.`,
      )
    : pass(`Every place takes ${size} people at once.`)
}
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const gradesFit = ({ seen, grades }: Case): Finding =>
  grades === null
    ? pass('The request names no grade.')
    : failIfAny(
        seen
          .filter(({ place }) => place.grades[0] > grades[0] || place.grades[1] < grades[1])
          .map(({ place }) => `${place.name} is for Grades ${place.grades.join(' to ')}`),
        'Every place suits the grades.',
      )

/** Houses this near can sleep one group between them. */
const SPLIT_STAY_KM = 15
const bedsIn = (stays: readonly Stay[]) => stays.reduce((sum, { beds }) => sum + beds, 0)
function bedsForAll({ nights, itinerary, facts, assumes }: Case): Finding {
  const { size } = itinerary.group_details
  if (nights.length === 0) return pass('Nobody sleeps away.')
  const short: string[] = []
  const split: string[] = []
  for (const { day, stay } of nights) {
    if (!stay || stay.beds >= size) continue
    const booked = facts.stays.filter((one) => one === stay || (day.accommodation ?? '').includes(one.name))
    const near = facts.stays.filter((one) => greatCircleKm(spotOf(one), spotOf(stay)) <= SPLIT_STAY_KM)
    const said = `${booked.map(({ name }) => name).join(' and ')}: ${counted(bedsIn(booked), 'bed')} for ${size}`
    if (bedsIn(booked) >= size) split.push(`${said}, the group sleeps in ${booked.length} houses`)
    else if (bedsIn(near) >= size)
      short.push(
        `${said}, though ${near
          .map(({ name }) => name)
          .slice(0, 3)
          .join(', ')} together have ${bedsIn(near)}`,
      )
    else if (assumes(/\bbeds?\b/i)) split.push(`${said}, and the plan says so`)
    else short.push(said)
  }
  if (short.length > 0) return fail(listed(short))
  if (split.length > 0) return warn(listed([...new Set(split)]))
  return pass(`${size} beds are needed, ${Math.min(...nights.flatMap(({ stay }) => stay?.beds ?? []))} are there.`)
}

/** Vehicles named in a text with how many of them: "2 × Luxury or semi-luxury coach". */
const vehiclesIn = (text: string, vehicles: readonly Vehicle[]): number => {
  const vehicle = vehicles
    .filter(({ label }) => text.toLowerCase().includes(label.toLowerCase()))
    .toSorted((a, b) => b.label.length - a.label.length)[0]
  if (!vehicle) return 0
  const count = /(\d+)\s*[×x]\s/i.exec(text)?.[1]
  return vehicle.seats * Number(count ?? 1)
}
function seatsForAll({ itinerary, facts, idea }: Case): Finding {
  const { size } = itinerary.group_details
  const coaches = itinerary.cost_details.filter(namesCoach)
  if (coaches.length === 0) {
    return idea.needs.includes('own-transport')
      ? pass('The school brings its own transport.')
      : fail('No vehicle is charged, and the school did not say that it has its own.')
  }
  const best = new Map<string, number>()
  for (const { item } of coaches) {
    for (const vehicle of facts.rates.transport.vehicles) {
      if (item.toLowerCase().includes(vehicle.label.toLowerCase()))
        best.set(vehicle.id, Math.max(best.get(vehicle.id) ?? 0, vehiclesIn(item, [vehicle])))
    }
  }
  const seats = [...best.values()].reduce((sum, count) => sum + count, 0)
  return seats >= size
    ? pass(`${seats} seats for ${size} people.`)
    : fail(`${seats} seats are charged for ${size} people.`)
}

export const PEOPLE_RULES: readonly Rule[] = [
  { id: 'group_as_asked', label: 'The group is the one that was described', run: groupAsAsked },
  { id: 'group_adds_up', label: 'Learners and adults add up to the group', run: groupAddsUp },
  { id: 'adult_ratio', label: 'There are enough adults', run: adultRatio },
  { id: 'room_at_places', label: 'Every place can take the group', run: roomAtPlaces },
  { id: 'grades_fit', label: 'Every place suits the grade', run: gradesFit },
  { id: 'beds_for_all', label: 'Everybody has a bed', run: bedsForAll },
  { id: 'seats_for_all', label: 'Everybody has a seat', run: seatsForAll },
]
