import { findPublicHoliday, formatDay, daysBetween } from '#shared/domain/calendar'
import type { Facts } from '#shared/domain/catalogue/facts'
import { kmBetween, type Point } from '../../geo.ts'
import { formatCents } from '../../money.ts'
import { groupSize, hasNeed } from '../brief/brief.ts'
import { gradesName } from '../brief/group.ts'
import { offers } from '../candidates/experiences.ts'
import { isPossible } from '../candidates/find-candidates.ts'
import { type IndexedPlace, readIndex } from '../candidates/facts-index.ts'
import { comesTo, comesToSuburb, isNear, isThere, LEAST_SHARE_NEAR, LEAST_SHARE_THERE } from '../candidates/zones.ts'
import { teaches } from '../candidates/teaching.ts'
import { allVisits, type Plan } from '../plan.ts'
import { legBetween } from '../road/leg.ts'
import { leadDaysFor } from './requirements.ts'
import { withArticle } from './place-names.ts'
import { listOf } from './words.ts'

const TOWN_KM = 120

/** Towns and regions beside others, or the one suburb, that the group comes to neither for a visit nor for a night. */
function placesNotReached({ brief, days, lodgings }: Plan, facts: Facts): string[] {
  const isOne = brief.areas.length < 2
  if (isOne && brief.areas[0]?.kind !== 'suburb') return []
  const reaches = isOne ? comesToSuburb : comesTo
  const spots: Point[] = [
    ...allVisits({ days }).map(({ candidate }) => candidate.place),
    ...lodgings.map(({ stay }) => stay),
  ]
  return brief.areas.flatMap((area) => {
    if (area.kind === 'province' || area.kind === 'place' || spots.some((spot) => reaches(spot, area))) return []
    const known = readIndex(facts).places.some((entry) => reaches(entry.place, area) && isPossible(entry, brief))
    const why = known
      ? `it did not fit into these days${isOne ? '' : ' beside the rest'}`
      : 'we know no place there that suits this group'
    return `Warning: the plan does not come to ${withArticle(area)}: ${why}.`
  })
}

/** The nearest place for this group of which something is true, and how far off it is; empty where there is none. */
function nearestThat(isSo: (entry: IndexedPlace) => boolean, { brief }: Plan, facts: Facts): string {
  const area = brief.areas[0]!
  const nearest = readIndex(facts)
    .places.filter((entry) => isSo(entry) && isPossible(entry, brief))
    .map(({ place }) => ({ place, km: kmBetween(area, place) }))
    .toSorted((a, b) => a.km - b.km || a.place.id.localeCompare(b.place.id))[0]
  if (!nearest) return ''
  const { name, max_group: atATime } = nearest.place
  const queue = groupSize(brief) > atATime ? ` and open to ${atATime} people at a time` : ''
  const { roadKm, feltKm } = legBetween(area, nearest.place)
  const away = feltKm === Infinity ? '' : `, about ${roadKm} km from ${withArticle(area)}`
  return `the nearest place that does is ${name}${away}${queue}`
}

/** What was asked for and could not be had, each with its reason. */
function shortfalls(plan: Plan, facts: Facts): string[] {
  const { brief } = plan
  const visited = allVisits(plan).map(({ candidate }) => candidate.place)
  const list: string[] = []
  for (const id of brief.namedPlaceIds) {
    const entry = readIndex(facts).placeById.get(id)
    if (!entry || visited.includes(entry.place)) continue
    const { place } = entry
    const why =
      place.grades[0] > brief.gradeMin || place.grades[1] < brief.gradeMax
        ? `it suits ${gradesName(...place.grades)}`
        : !isPossible(entry, brief)
          ? 'it does not fit the needs, the size of the group or the season'
          : 'it is closed on these days or does not fit into them'
    list.push(`Warning: ${place.name} is not in the plan: ${why}.`)
  }
  for (const subject of brief.subjects)
    if (!visited.some((place) => teaches(place, subject, facts.curriculum))) {
      const nearest = nearestThat(({ place }) => teaches(place, subject, facts.curriculum), plan, facts)
      list.push(
        `Warning: nothing that fits this trip teaches ${subject}: ${nearest && `${nearest}; `}plan a lesson around the visits, or tell us of a place.`,
      )
    }
  for (const theme of brief.themes)
    if (!visited.some((place) => place.trip_types.includes(theme)))
      list.push(`Warning: no place that fits this trip is for ${theme}.`)
  const candidates = allVisits(plan).map(({ candidate }) => candidate)
  for (const experience of brief.experiences)
    if (!candidates.some((one) => offers(one, experience))) {
      const nearest = nearestThat((entry) => offers(entry, experience), plan, facts)
      list.push(
        `Warning: you wrote of ${experience.name}; no place that fits this trip offers it${nearest && `: ${nearest}`}.`,
      )
    }
  list.push(...placesNotReached(plan, facts))
  const area = withArticle(brief.areas[0]!)
  const near = visited.filter((place) => isNear(place, brief.areas)).length
  const there = visited.filter((place) => isThere(place, brief.areas)).length
  if (near < LEAST_SHARE_NEAR * visited.length)
    list.push(
      `Warning: fewer than half of the places are within ${TOWN_KM} km of ${area}: nothing nearer that fits is in our catalogue.`,
    )
  else if (there < LEAST_SHARE_THERE * visited.length)
    list.push(
      `Warning: only ${there} of ${visited.length} places are in or around ${area}: nothing nearer that fits is in our catalogue.`,
    )
  plan.days.forEach((day, i) => {
    if (day.visits.length === 0)
      list.push(
        `Day ${i + 1} has no visit: ${day.driveMinutes >= 180 ? 'it is a day on the road' : 'nothing that fits is open within reach'}.`,
      )
  })
  return list
}

function needsNotes(plan: Plan): string[] {
  const { brief } = plan
  const list: string[] = []
  if (hasNeed(brief, 'wheelchair'))
    list.push(
      'Wheelchair: no place in the plan is closed to wheelchairs, yet paths, toilets, rooms and a bus with a lift or ramp must be confirmed when you book.',
    )
  const food = brief.needs.filter((need) => ['halaal', 'kosher', 'vegetarian', 'vegan', 'allergies'].includes(need))
  if (food.length > 0) list.push(`Food: ${listOf(food)} noted for every meal; kitchens have not confirmed it yet.`)
  if (hasNeed(brief, 'no-swimming')) list.push('No swimming: the plan has no water activity.')
  if (hasNeed(brief, 'own-transport')) list.push('You travel with your own transport: no coach is charged.')
  return list
}

function priceNotes(plan: Plan): string[] {
  const { brief, price } = plan
  const unsure = allVisits(plan)
    .map(({ candidate }) => candidate.place)
    .filter((place) => place.price_confidence === 'low' && place.learner_price_zar > 0)
  const adultTariff =
    brief.gradeMax >= 6
      ? allVisits(plan)
          .map(({ candidate }) => candidate.place)
          .filter(({ price_note }) => price_note !== undefined)
      : []
  const adults = price.lines.filter(
    ({ item, category }) => /adults/.test(item) && (category === 'Entrance fees' || category === 'Accommodation'),
  )
  const list = ['All prices are estimates for planning until an operator, the stay and the places confirm them.']
  if (adults.length > 0)
    list.push(
      'What the adults cost is carried by the learners’ price: no free places for teachers are counted. Ask for them; one for every 15 learners is usual.',
    )
  if (unsure.length > 0)
    list.push(`Entrance prices we are least sure of: ${listOf(unsure.slice(0, 6).map(({ name }) => name))}.`)
  if (adultTariff.length > 0)
    list.push(
      `At ${listOf(adultTariff.map(({ name }) => name))} learners of 12 and older often pay the adult price: ask for the school-group rate.`,
    )
  return list
}

/** Everything the teacher should know that the plan took for granted or could not do, problems first. */
export function assumptionsOf(plan: Plan, facts: Facts): string[] {
  const { brief } = plan
  const all = [...brief.assumptions, ...plan.notes]
  const problems = all.filter(({ about }) => about === 'problem' || about === 'journey').map(({ text }) => text)
  const rest = all.filter(({ about }) => about !== 'problem' && about !== 'journey').map(({ text }) => text)
  const dates: string[] = []
  const lead = leadDaysFor(plan, facts)
  const left = daysBetween(brief.today, brief.startDate)
  if (left >= 0 && left < lead)
    dates.push(
      `Warning: only ${left} days are left and approval usually takes about ${lead}: speak to the district now or choose a later date.`,
    )
  for (const { date } of plan.days) {
    const holiday = findPublicHoliday(facts.calendar, date)
    if (holiday) dates.push(`${formatDay(date)} is a public holiday (${holiday}): confirm that the places are open.`)
  }
  const split = allVisits(plan)
    .filter(({ candidate }) => candidate.waves > 1)
    .map(({ candidate }) => `${candidate.place.name} (${candidate.place.max_group} at a time)`)
  const houses = plan.lodgings.find(({ companions }) => companions.length > 0)
  const groups: string[] = []
  if (split.length > 0) groups.push(`The group of ${groupSize(brief)} is split and takes turns at ${listOf(split)}.`)
  if (houses)
    groups.push(
      `No single stay has ${groupSize(brief)} beds: the group is split over ${listOf([houses.stay, ...houses.companions].map(({ name, beds }) => `${name} (${beds} beds)`))}, with adults in each.`,
    )
  const budget =
    brief.budgetCents !== null && plan.price.perStudentCents <= brief.budgetCents
      ? [
          `The price is ${formatCents(brief.budgetCents - plan.price.perStudentCents)} a learner under your budget of ${formatCents(brief.budgetCents)}.`,
        ]
      : []
  return [
    ...new Set([
      ...problems,
      ...shortfalls(plan, facts),
      ...rest,
      ...dates,
      ...groups,
      ...needsNotes(plan),
      ...budget,
      ...priceNotes(plan),
    ]),
  ]
}
