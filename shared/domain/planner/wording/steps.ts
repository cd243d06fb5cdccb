import { isOwnEvent } from '../../catalogue/stop-sorts.ts'
import type { Facts, StayOffer } from '#shared/domain/catalogue/facts'
import { stayActivityOf } from '#shared/domain/catalogue/stay-activities'
import { randOfCents, centsOfRand } from '../../money.ts'
import type { Step } from '../../itinerary/itinerary.ts'
import type { StepWords } from './step-words.ts'
import { isAirport } from '../request/airports.ts'
import type { Language } from '../../language.ts'
import { departureOf, groupSize } from '../request/trip-request.ts'
import { isEveningStep, lightsOut } from '../schedule/compose-day.ts'
import type { PlannedStep, StepSpot } from '../schedule/planned-step.ts'
import type { Plan } from '../plan.ts'
import type { PlannedDay } from '../schedule/planned-day.ts'
import { activitiesFor, offersIn } from '../schedule/stay-blocks.ts'
import { apartAt } from './apart.ts'
import { arrangedInWords, withinInWords } from './arranged-steps.ts'
import { foodAt, foodInWords } from './food.ts'
import { flightInWords } from './flight-steps.ts'
import { offerNamesIn } from './language/stay-activity-names.ts'
import { BLOCK_PHRASES, STEP_PHRASES } from './language/step-phrases.ts'
import type { Writer } from './language/writer.ts'
import { programmeInWords, visitProgrammeInWords } from './programme-words.ts'
import { returnPhrase } from './return-phrases.ts'
import { pathOf, roadInWords } from './road-words.ts'
import { visitInWords } from './visit-words.ts'
import { clockOf } from '../../itinerary/words.ts'
import { tasksOfVisits, visitTaskInWords } from './learning/visit-tasks.ts'

const codesOf = (offers: readonly StayOffer[]) => [...new Set(offers.map(({ code }) => code))]
const namesOf = (offers: readonly StayOffer[], { language, grammar }: Writer) =>
  grammar.list(offerNamesIn(language, offers))

/** Outings that the stay offers after supper. */
function eveningAt({ stay }: PlannedStep, plan: Plan): StayOffer[] {
  const outings = (stay?.evening ?? []).filter(({ code }) => {
    const { evening, meal } = stayActivityOf(code)
    return evening === 'only' && !meal
  })
  return activitiesFor(plan.request, outings)
}

/** A block at the stay: its own activities, a programme, or time of the group. */
function blockInWords(step: PlannedStep, day: PlannedDay, plan: Plan, facts: Facts, writer: Writer): StepWords {
  const { request } = plan
  const { language } = writer
  if (step.programme) return programmeInWords(step.programme, step, day.date, request.students, language)
  const offers = offersIn(step, day, plan.days, request)
  if (offers.length > 0)
    return {
      kind: 'free',
      title: BLOCK_PHRASES.atStay[language](spotInWords(step.spot, writer), namesOf(offers, writer)),
      note: BLOCK_PHRASES.atStayNote[language],
      stay_activities: codesOf(offers),
    }
  return isEveningStep(step, request.gradeMin)
    ? { kind: 'free', title: BLOCK_PHRASES.together[language], note: BLOCK_PHRASES.togetherNote[language] }
    : { kind: 'free', title: BLOCK_PHRASES.lookBack[language], note: lookBackNote(day, plan, facts, language) }
}
/** The work of the class: what it began to make at the visits of the day. */
function lookBackNote(day: PlannedDay, plan: Plan, facts: Facts, language: Language): string {
  const begun = day.visits.flatMap(({ candidate: { place } }) => {
    const product = tasksOfVisits(plan, facts).get(place.id)?.[language].product
    return product ? [BLOCK_PHRASES.begunAt[language](place.name, product)] : []
  })
  return begun.length > 0 ? BLOCK_PHRASES.finishWork[language](begun.join('; ')) : BLOCK_PHRASES.lookBackNote[language]
}

/** The time before a place opens or a tour starts, or until lunch. */
function waitInWords(step: PlannedStep, day: PlannedDay, { language, nameOf }: Writer): StepWords {
  const next = day.steps[day.steps.indexOf(step) + 1]
  const visited = next?.visit?.candidate
  const words = { kind: 'free', toilets: true } as const
  if (visited?.arranged && isOwnEvent(visited.arranged.sort))
    return {
      ...words,
      title: STEP_PHRASES.readyFor[language](visited.place.name),
      note: STEP_PHRASES.readyForNote[language](clockOf(step.end)),
    }
  if (visited?.slots)
    return {
      ...words,
      title: STEP_PHRASES.checkInFor[language](visited.place.name),
      note: STEP_PHRASES.checkInForNote[language](clockOf(step.end)),
    }
  const note = STEP_PHRASES.waitNote[language]
  if (visited && step.end - step.start < LONG_WAIT_MINUTES)
    return {
      ...words,
      title: STEP_PHRASES.arriveAt[language](visited.arranged ? nameOf(visited.place.town) : visited.place.name),
      note,
    }
  return { ...words, title: STEP_PHRASES.freeTime[language], note }
}
const LONG_WAIT_MINUTES = 45

/** So few people come in a vehicle that stops anywhere. */
const SMALL_GROUP = 16
const restInWords = ({ request }: Plan, language: Language): string =>
  [
    STEP_PHRASES.restNote[language],
    ...(groupSize(request) > SMALL_GROUP ? [STEP_PHRASES.restForBus[language]] : []),
  ].join(' ')

/** "near Harrismith" or "on the way", for a stop beside the road. */
export const spotInWords = ({ name, isRoadside }: StepSpot, { language, nameOf }: Writer): string =>
  !isRoadside ? nameOf(name) : name ? STEP_PHRASES.near[language](nameOf(name)) : STEP_PHRASES.onTheWay[language]

function wordsFor(step: PlannedStep, day: PlannedDay, plan: Plan, facts: Facts, writer: Writer): StepWords {
  const { request } = plan
  const { language } = writer
  const there = spotInWords(step.spot, writer)
  switch (step.role) {
    case 'gather':
      return {
        kind: 'briefing',
        title: STEP_PHRASES[isAirport(step.spot) || step.spot.isSchool ? 'meetAt' : 'meetIn'][language](there),
        note: STEP_PHRASES.meetNote[language],
      }
    case 'drive': {
      const isLast = step.end === day.steps.at(-1)!.end && !day.eveningStay
      const isHome = !step.spot.isRoadside && step.spot.name === departureOf(request).name && isLast
      const isClose = step.km === 1 && step.end - step.start <= 5
      const near = isClose ? STEP_PHRASES.goTo : STEP_PHRASES.driveTo
      const to = step.spot.isRoadside ? STEP_PHRASES.driveToStop : near
      return {
        kind: 'travel',
        title: isHome ? STEP_PHRASES.drive[language](returnPhrase(request, writer)) : to[language](there),
        ...roadInWords(step.road, writer),
        ...pathOf(step.road),
      }
    }
    case 'airport':
    case 'gate':
    case 'flight':
    case 'change':
    case 'bags':
      return flightInWords(step, step.role, day, language)
    case 'rest':
      return {
        kind: 'free',
        title: STEP_PHRASES.rest[language](there),
        note: restInWords(plan, language),
        toilets: true,
      }
    case 'wait':
      return waitInWords(step, day, writer)
    case 'write-up':
      return {
        kind: 'free',
        title: STEP_PHRASES.writeUp[language],
        note: STEP_PHRASES.writeUpNote[language],
        toilets: true,
      }
    case 'visit': {
      const stop = step.visit!.candidate.arranged
      if (!stop) return visitInWords(step, day, plan, facts, writer)
      const [led] = stop.programmes ?? []
      return led
        ? programmeInWords(led, step, day.date, request.students, language)
        : arrangedInWords(stop, step, day, plan, facts, writer)
    }
    case 'activity':
      return arrangedInWords(step.own!, step, day, plan, facts, writer)
    case 'lunch': {
      const own = !day.lunchIncluded
      if (step.within)
        return { kind: 'meal', title: STEP_PHRASES.lunch[language], note: STEP_PHRASES.lunchToAgree[language] }
      return {
        kind: 'meal',
        title: STEP_PHRASES[own ? 'lunchFromHome' : 'packedLunch'][language],
        note: STEP_PHRASES[own ? 'lunchFromHomeNote' : 'packedLunchNote'][language],
      }
    }
    case 'check-in':
      return {
        kind: 'check_in',
        title: STEP_PHRASES.checkIn[language](there),
        note: STEP_PHRASES.checkInNote[language],
      }
    case 'morning':
    case 'programme':
      return blockInWords(step, day, plan, facts, writer)
    case 'afternoon':
      return { kind: 'free', title: STEP_PHRASES.afternoon[language], note: STEP_PHRASES.afternoonNote[language] }
    case 'dinner':
      return {
        kind: 'meal',
        title: STEP_PHRASES.dinner[language](there),
        ...(step.stay?.board === 'self-catering' ? { note: STEP_PHRASES.cookedByGroup[language] } : {}),
      }
    case 'evening': {
      const offers = eveningAt(step, plan)
      const lights = clockOf(Math.max(step.end, lightsOut(request.gradeMin)))
      const byChoice = offers.length > 0 ? STEP_PHRASES.byChoice[language](namesOf(offers, writer)) : ''
      return {
        kind: 'free',
        title: STEP_PHRASES.evening[language],
        note: STEP_PHRASES.eveningNote[language](byChoice, lights),
        ...(offers.length > 0 ? { stay_activities: codesOf(offers) } : {}),
        lights_out: lights,
      }
    }
    case 'breakfast':
      return { kind: 'meal', title: STEP_PHRASES.breakfast[language](there) }
  }
}

/** What learners do at the first visit of a place without a programme. */
function taskAt({ visit, visitProgramme }: PlannedStep, plan: Plan, facts: Facts, language: Language) {
  const { place, arranged } = visit?.candidate ?? {}
  const isLed = visitProgramme !== undefined || (arranged?.programmes ?? []).length > 0
  const task = place && !isLed ? tasksOfVisits(plan, facts).get(place.id)?.[language] : undefined
  return task && visitTaskInWords(task)
}
const isFirstVisit = (step: PlannedStep, { days }: Plan): boolean =>
  days.flatMap(({ steps }) => steps).find(({ visit }) => visit?.candidate.place === step.visit?.candidate.place) ===
  step

/** One step of the document. */
export function stepInWords(step: PlannedStep, day: PlannedDay, plan: Plan, facts: Facts, writer: Writer): Step {
  const { kind, title, note: said, rain_plan, ...codes } = wordsFor(step, day, plan, facts, writer)
  const { apart, notes } = apartAt(step, codes, plan.request, writer.language)
  const food = foodAt(step, day, plan)
  const task = taskAt(step, plan, facts, writer.language)
  // The rain plan stays the end of a note.
  const note = [...notes, said, foodInWords(food, writer)].filter(Boolean).join(' ')
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
    ...(step.within ? { within: withinInWords(step, day, plan, writer) } : {}),
    ...(task && isFirstVisit(step, plan) ? { task } : {}),
    ...(step.visitProgramme
      ? { visit_programme: visitProgrammeInWords(step.visitProgramme, plan.request.students, writer.language) }
      : {}),
  }
}
