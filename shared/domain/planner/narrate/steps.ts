import type { Facts, Stay } from '#shared/domain/catalogue/facts'
import { randOfCents, centsOfRand } from '../../money.ts'
import type { Step } from '../itinerary.ts'
import { isAirport } from '../brief/airports.ts'
import { groupSize, hasNeed } from '../brief/brief.ts'
import { isWaterWord } from '../candidates/water.ts'
import { lightsOut } from '../days/compose-day.ts'
import type { PlannedStep } from '../days/planned-step.ts'
import type { Plan, PlannedDay } from '../plan.ts'
import { rainPlanFor } from './rain-plans.ts'
import { wayBack } from './way-back.ts'
import { clockOf, listOf, placeInWords } from './words.ts'

/** What a stay offers that this group may do. */
function activitiesAt(stay: Stay, plan: Plan): string[] {
  const dry = hasNeed(plan.brief, 'no-swimming')
  const wheels = hasNeed(plan.brief, 'wheelchair')
  return stay.on_site_activities.filter(
    (one) => !(dry && isWaterWord(one)) && !(wheels && /hik|climb|abseil|cycl|zip|rope|kloof/i.test(one)),
  )
}

/** A morning at the stay and every other afternoon there are what it offers; the rest is for working on what was seen. */
function offersOn({ role, stay }: PlannedStep, day: PlannedDay, plan: Plan): boolean {
  if (role === 'morning') return true
  const hasProgramme = ({ steps }: PlannedDay) => steps.some((one) => one.role === 'programme' && one.stay === stay)
  const before = plan.days.slice(0, plan.days.indexOf(day)).filter(hasProgramme).length
  return before % 2 === 0 && day.steps.every((one) => one.role !== 'morning')
}

const AFTER_DARK = /night|star|sky|evening|dinner|turtle|campfire|braai/i
/** "By choice: night walk. ", where the stay offers something after dark. */
function eveningAt(stay: Stay | undefined, plan: Plan): string {
  const offers = stay
    ? activitiesAt(stay, plan).filter((one) => AFTER_DARK.test(one) && !/dinner|braai/i.test(one))
    : []
  return offers.length > 0 ? `By choice: ${listOf(offers)}. ` : ''
}

/** What a place does at another hour than the plan comes, in the words of its summary. */
const OTHER_HOURS: readonly [RegExp, number, string][] = [
  [/\bafternoon\b/i, 12 * 60, 'What is done there in the afternoon is by arrangement: ask for the hour when you book.'],
  [
    /\b(?:stargazing|night-sky|evenings?|nights?)\b/i,
    17 * 60,
    'What is done there after dark is by arrangement: ask when you book.',
  ],
]

function visitNote(step: PlannedStep, day: PlannedDay, plan: Plan, facts: Facts): string {
  const { place, waves } = step.visit!.candidate
  const notes = [place.summary.endsWith('.') ? place.summary : `${place.summary}.`]
  if (place.generic) notes.push(`No fixed supplier: book an operator near ${place.town}.`)
  if (waves > 1)
    notes.push(
      `The place takes ${place.max_group} people at a time: the ${groupSize(plan.brief)} of you split into ${waves} groups that take turns, each with its own teachers; those who wait do the worksheet outside.`,
    )
  if (place.booking === 'required') notes.push('Book ahead.')
  const otherHour = OTHER_HOURS.find(([said, begins]) => said.test(place.summary) && step.start < begins)
  if (otherHour) notes.push(otherHour[2])
  notes.push(place.safety_notes)
  if (!place.indoor) notes.push(rainPlanFor(step.visit!, day, plan, facts))
  return notes.join(' ')
}

/** "By Meiringspoort." and what the driver should know; nothing where the road is like any other. */
function roadNote(road: PlannedStep['road']): { note?: string } {
  const by = road?.via.map(({ name }) => name) ?? []
  const note = [...(by.length > 0 ? [`By ${listOf(by)}.`] : []), ...(road?.advice ?? [])].join(' ')
  return note ? { note } : {}
}

function wordsFor(
  step: PlannedStep,
  day: PlannedDay,
  plan: Plan,
  facts: Facts,
): { kind: Step['kind']; title: string; note?: string } {
  const { brief } = plan
  const there = step.spot.name
  switch (step.role) {
    case 'gather':
      return {
        kind: 'briefing',
        title: `Meet ${isAirport(brief.start) ? 'at' : 'in'} ${there}`,
        note: 'Roll call, medicine and consent forms checked, seat belts, rules of the bus; the driver’s and the bus’s papers are looked at before anyone boards.',
      }
    case 'drive': {
      const home = there === brief.start.name && step.end === day.steps.at(-1)!.end && !day.sleepsAt
      return {
        kind: 'travel',
        title: home
          ? `Drive ${wayBack(brief)}`
          : `Drive to ${there.startsWith('near ') || there === 'on the way' ? `a stop ${there}` : there}`,
        ...roadNote(step.road),
      }
    }
    case 'rest':
      return {
        kind: 'free',
        title: `Rest stop ${there}`,
        note: 'Toilets, water and a walk around; count heads before driving on. Choose a service station with space for a bus.',
      }
    case 'wait':
      return {
        kind: 'free',
        title: step.end - step.start >= 45 ? 'Free time' : 'A short break',
        note: 'Toilets, water and a headcount before the next part.',
      }
    case 'visit': {
      const place = step.visit!.candidate.place
      return { kind: 'visit', title: placeInWords(place), note: visitNote(step, day, plan, facts) }
    }
    case 'lunch': {
      const own = !day.lunchIncluded
      return {
        kind: 'meal',
        title: own ? 'Lunch from home' : 'Packed lunch',
        note: own ? 'Everybody brings a packed lunch and water.' : 'Packed lunch and water.',
      }
    }
    case 'break':
      return {
        kind: 'free',
        title: 'Free time and games',
        note: step.onRoad
          ? 'An hour off the bus before the road goes on.'
          : 'An hour to play, rest and talk, with adults on watch.',
      }
    case 'check-in':
      return {
        kind: 'check_in',
        title: `Check in at ${there}`,
        note: 'Separate rooms for girls, boys and staff; safety talk, fire exits and house rules.',
      }
    case 'morning':
    case 'programme': {
      const offers =
        step.stay && offersOn(step, day, plan)
          ? activitiesAt(step.stay, plan).filter((one) => !AFTER_DARK.test(one))
          : []
      return offers.length > 0
        ? {
            kind: 'free',
            title: `At ${there}: ${listOf(offers.slice(0, 3))}`,
            note: 'In small groups under supervision; ask the stay what is included and who leads it.',
          }
        : {
            kind: 'free',
            title: 'Work on what was seen, and games',
            note: 'Groups put together what they found out, for a class talk or poster; then games outside.',
          }
    }
    case 'afternoon':
      return { kind: 'free', title: 'Free time, showers and journals', note: 'Learners may rest; adults on watch.' }
    case 'dinner':
      return {
        kind: 'meal',
        title: `Dinner at ${there}`,
        ...(step.stay?.board === 'self-catering'
          ? { note: 'Cooked by the group: a rota for cooking and washing up.' }
          : {}),
      }
    case 'evening':
      return {
        kind: 'free',
        title: 'Free evening',
        note: `${eveningAt(step.stay, plan)}Games, journals and a call home. Lights out by ${clockOf(Math.max(step.end, lightsOut(brief.gradeMin)))}.`,
      }
    case 'breakfast':
      return { kind: 'meal', title: `Breakfast at ${there}` }
  }
}

/** One step as the reader gets it. */
export function stepInWords(step: PlannedStep, day: PlannedDay, plan: Plan, facts: Facts): Step {
  const words = wordsFor(step, day, plan, facts)
  const place = step.visit?.candidate.place
  const stay = step.role === 'check-in' ? step.stay : undefined
  return {
    start: clockOf(step.start),
    end: clockOf(step.end),
    kind: words.kind,
    title: words.title,
    ...(place || stay ? { place_id: (place ?? stay)!.id } : {}),
    ...(step.spot.name === 'on the way'
      ? {}
      : { town: place?.town ?? step.stay?.town ?? step.spot.name.replace(/^near /, '') }),
    latitude: step.spot.lat,
    longitude: step.spot.lon,
    ...(step.km === undefined ? {} : { distance_km: step.km }),
    ...(place ? { learner_price: randOfCents(centsOfRand(place.learner_price_zar)) } : {}),
    ...(words.note ? { note: words.note } : {}),
  }
}
