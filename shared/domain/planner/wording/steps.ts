import type { Facts, Place, StayOffer } from '#shared/domain/catalogue/facts'
import { safetyRuleInWords } from '#shared/domain/catalogue/safety-rules'
import { stayActivityOf } from '#shared/domain/catalogue/stay-activities'
import { randOfCents, centsOfRand } from '../../money.ts'
import type { Step } from '../../itinerary/itinerary.ts'
import type { StepWords } from './step-words.ts'
import { RAIN_PLAN_LEAD } from '../../itinerary/rain-plan.ts'
import { isAirport } from '../request/airports.ts'
import { departureOf, groupSize } from '../request/trip-request.ts'
import { minutesOf } from '../../itinerary/clock.ts'
import { isEveningStep, lightsOut } from '../schedule/compose-day.ts'
import type { PlannedStep, StepSpot } from '../schedule/planned-step.ts'
import type { Plan } from '../plan.ts'
import type { PlannedDay } from '../schedule/planned-day.ts'
import { activitiesFor, offersIn } from '../schedule/stay-blocks.ts'
import { apartAt } from './apart.ts'
import { arrangedInWords, withinInWords } from './arranged-steps.ts'
import { foodAt, foodInWords } from './food.ts'
import { flightInWords } from './flight-steps.ts'
import { turnsInWords, turnsOfVisit } from './turns.ts'
import { programmeInWords, visitProgrammeInWords } from './programme-words.ts'
import { rainPlanFor } from './rain-plans.ts'
import { returnPhrase } from './return-phrases.ts'
import { pathOf, roadInWords } from './road-words.ts'
import { visitTideInWords } from './tide-words.ts'
import { clockOf, listOf, placeInWords } from '../../itinerary/words.ts'

const codesOf = (offers: readonly StayOffer[]) => [...new Set(offers.map(({ code }) => code))]
const namesOf = (offers: readonly StayOffer[]) => listOf(offers.map(({ name }) => name))

/** Outings that the stay offers after supper. */
function eveningAt({ stay }: PlannedStep, plan: Plan): StayOffer[] {
  const outings = (stay?.evening ?? []).filter(({ code }) => {
    const { evening, meal } = stayActivityOf(code)
    return evening === 'only' && !meal
  })
  return activitiesFor(plan.request, outings)
}

const NOON = 12 * 60
const DUSK = 17 * 60
/** A hint if the visit ends before the hours at which a place has most to see; else empty. */
function laterHoursInWords({ best_hours = [] }: Place, { end }: PlannedStep): string[] {
  const begins = Math.min(...best_hours.map(({ from }) => minutesOf(from)))
  if (best_hours.length === 0 || begins < NOON || end > begins) return []
  return begins < DUSK
    ? ['What is done there in the afternoon is by arrangement: ask for the hour when you book.']
    : ['What is done there after dark is by arrangement: ask when you book.']
}

/** A block at the stay: its own activities, a programme, or time of the group. */
function blockInWords(step: PlannedStep, day: PlannedDay, plan: Plan): StepWords {
  const { request } = plan
  const offers = offersIn(step, day, plan.days, request)
  if (offers.length > 0)
    return {
      kind: 'free',
      title: `At ${spotInWords(step.spot)}: ${namesOf(offers)}`,
      note: 'In small groups under supervision; ask the stay what is included and who leads it.',
      stay_activities: codesOf(offers),
    }
  if (step.programme) return programmeInWords(step.programme, step, day.date, request.students)
  return isEveningStep(step, request.gradeMin)
    ? { kind: 'free', title: 'Evening together', note: 'Games, songs and talk, with adults on watch.' }
    : {
        kind: 'free',
        title: 'Work on what was seen, and games',
        note: 'Groups put together what they found out, for a class talk or poster; then games outside.',
      }
}

function visitInWords(step: PlannedStep, day: PlannedDay, plan: Plan, facts: Facts): StepWords {
  const { place } = step.visit!.candidate
  const turns = turnsOfVisit(step)
  const rain = place.setting === 'indoor' ? null : rainPlanFor(step.visit!, day, plan, facts)
  const notes = [place.summary.endsWith('.') ? place.summary : `${place.summary}.`]
  if (place.generic) notes.push(`No fixed supplier: book an operator near ${place.town}.`)
  if (turns) notes.push(turnsInWords(turns, groupSize(plan.request), step))
  if (place.booking === 'required') notes.push('Book ahead.')
  notes.push(...laterHoursInWords(place, step), ...visitTideInWords(step, day), safetyRuleInWords(place.safety_rule))
  if (rain) notes.push(`${RAIN_PLAN_LEAD}${rain.text}`)
  return {
    kind: 'visit',
    title: placeInWords(place),
    note: notes.join(' '),
    ...(rain ? { rain_plan: rain.text, rain: rain.rain } : {}),
    ...(place.generic ? { operator: 'any' } : {}),
    ...(turns ? { turns } : {}),
  }
}

/** "near Harrismith" or "on the way", for a stop beside the road. */
export const spotInWords = ({ name, isRoadside }: StepSpot): string =>
  !isRoadside ? name : name ? `near ${name}` : 'on the way'

function wordsFor(step: PlannedStep, day: PlannedDay, plan: Plan, facts: Facts): StepWords {
  const { request } = plan
  const there = spotInWords(step.spot)
  switch (step.role) {
    case 'gather':
      return {
        kind: 'briefing',
        title: `Meet ${isAirport(step.spot) || step.spot.isSchool ? 'at' : 'in'} ${there}`,
        note: 'Roll call, medicine and consent forms checked, seat belts, rules of the bus; the driver’s and the bus’s papers are looked at before anyone boards.',
      }
    case 'drive': {
      const home = there === departureOf(request).name && step.end === day.steps.at(-1)!.end && !day.eveningStay
      return {
        kind: 'travel',
        title: home ? `Drive ${returnPhrase(request)}` : `Drive to ${step.spot.isRoadside ? `a stop ${there}` : there}`,
        ...roadInWords(step.road),
        ...pathOf(step.road),
      }
    }
    case 'airport':
    case 'gate':
    case 'flight':
    case 'change':
    case 'bags':
      return flightInWords(step, step.role, day)
    case 'rest':
      return {
        kind: 'free',
        title: `Rest stop ${there}`,
        note: 'Toilets, water and a walk around; count heads before driving on. Choose a service station with space for a bus.',
        toilets: true,
      }
    case 'wait':
      return {
        kind: 'free',
        title: step.end - step.start >= 45 ? 'Free time' : 'A short break',
        note: 'Toilets, water and a headcount before the next part.',
        toilets: true,
      }
    case 'visit': {
      const stop = step.visit!.candidate.arranged
      return stop ? arrangedInWords(stop, step, day, plan, facts) : visitInWords(step, day, plan, facts)
    }
    case 'activity':
      return arrangedInWords(step.own!, step, day, plan, facts)
    case 'lunch': {
      const own = !day.lunchIncluded
      if (step.within)
        return { kind: 'meal', title: 'Lunch', note: 'Until it is agreed, everybody brings a packed lunch and water.' }
      return {
        kind: 'meal',
        title: own ? 'Lunch from home' : 'Packed lunch',
        note: own ? 'Everybody brings a packed lunch and water.' : 'Packed lunch and water.',
      }
    }
    case 'check-in':
      return {
        kind: 'check_in',
        title: `Check in at ${there}`,
        note: 'Separate rooms for girls, boys and staff; safety talk, fire exits and house rules.',
      }
    case 'morning':
    case 'programme':
      return blockInWords(step, day, plan)
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
    case 'evening': {
      const offers = eveningAt(step, plan)
      const lights = clockOf(Math.max(step.end, lightsOut(request.gradeMin)))
      const byChoice = offers.length > 0 ? `By choice: ${namesOf(offers)}. ` : ''
      return {
        kind: 'free',
        title: 'Free evening',
        note: `${byChoice}Games, journals and a call home. Lights out by ${lights}.`,
        ...(offers.length > 0 ? { stay_activities: codesOf(offers) } : {}),
        lights_out: lights,
      }
    }
    case 'breakfast':
      return { kind: 'meal', title: `Breakfast at ${there}` }
  }
}

/** One step of the document. */
export function stepInWords(step: PlannedStep, day: PlannedDay, plan: Plan, facts: Facts): Step {
  const { kind, title, note: said, rain_plan, ...codes } = wordsFor(step, day, plan, facts)
  const { apart, notes } = apartAt(step, codes, plan.request)
  // The rain plan stays the end of a note.
  const food = foodAt(step, day, plan)
  const note = [...notes, said, foodInWords(food)].filter(Boolean).join(' ')
  const visited = step.visit?.candidate
  const place = visited?.arranged ? undefined : visited?.place
  const stay = step.role === 'check-in' ? step.stay : undefined
  const town = visited?.place.town ?? step.stay?.town ?? step.spot.town ?? step.spot.name
  return {
    start: clockOf(step.start),
    end: clockOf(step.end),
    kind,
    title,
    ...(place || stay ? { place_id: (place ?? stay)!.id } : {}),
    ...(town ? { town } : {}),
    latitude: step.spot.lat,
    longitude: step.spot.lon,
    ...(step.km === undefined ? {} : { distance_km: step.km }),
    ...(place ? { learner_price: randOfCents(centsOfRand(place.learner_price_zar)) } : {}),
    ...(note ? { note } : {}),
    ...(rain_plan ? { rain_plan } : {}),
    role: step.role,
    ...codes,
    ...(apart.length > 0 ? { apart } : {}),
    ...(food.length > 0 ? { food } : {}),
    ...(step.within ? { within: withinInWords(step, day, plan) } : {}),
    ...(step.visitProgramme
      ? { visit_programme: visitProgrammeInWords(step.visitProgramme, plan.request.students) }
      : {}),
  }
}
