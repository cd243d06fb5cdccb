import { addDays, findTermOn, monthOf, weekdayOf } from '#shared/domain/calendar'
import type { Facts, Place } from '#shared/domain/catalogue/facts'
import type { Idea } from '#shared/domain/idea/idea'
import type { Request } from '#shared/domain/idea/requests/request'
import { isForm } from '#shared/domain/trip-types'
import { kmBetween } from '../../geo.ts'
import type { Note } from '../../itinerary/notes.ts'
import { plainName, readIndex } from '../places/facts-index.ts'
import { offersAskedFor } from '../places/offers.ts'
import { topicStems } from '../places/teaching.ts'
import type { TripRequest, Style } from './trip-request.ts'
import { readDates } from './dates.ts'
import { subjectNotes } from './subject-notes.ts'
import { readAreas, readStart } from './areas-and-start.ts'
import { findAirport, findNamedPlace, findTown, isSettlement, readNearestTown } from './find-areas.ts'
import { countAmong } from './count-among.ts'
import { isBarred, withoutBarred } from './barred.ts'
import { leadDays } from './lead-days.ts'
import { withAreaOfSights } from './area-of-sights.ts'
import { goodDays } from './good-days.ts'
import { groupBudget, readBudget, readSubsidy } from './read-budget.ts'
import { readGroup, withWaterAdults } from './group.ts'
import { withPlacesMeant } from './places-meant.ts'
import { bookedHours } from './booked-hours.ts'
import { driveLimitsOf, isBeyondLimits } from './drive-limits.ts'
import { judgeSaidDrive } from './said-drive.ts'
import { MOST_GROUP_TURNS } from './settings.ts'
import { hostsOfProgrammes, readAskedProgrammes, withoutDoubt } from './asked-programmes.ts'
import { keywordsOf } from './keywords.ts'
import { BY_THE_GROUP, type StopToArrange } from './stops-to-arrange.ts'
import {
  conditionsOf,
  mostPressing,
  offersOf,
  offersOfOthers,
  oneOfEachChoice,
  ownNounsOf,
  placesOfSorts,
  readAskedFor,
} from './asked-for.ts'

const asksForGuide = (one: Request): boolean =>
  one.kind === 'condition' && one.condition.code === 'other' && one.condition.about === 'guide' && one.force !== 'not'

const sentence = (text: string): string => text.replace(/[<>{}]/g, '').slice(0, 300)

const themesOf = (idea: Idea) => idea.tripTypes.filter((type) => !isForm(type))

/** More places by name than a long trip holds; it limits the time of the search. */
const MOST_NAMED = 24
/** Whether a town stands in the name of a place to say where it is: "Llandaff Oratory, Van Reenen" is not asked for by "Van Reenen". */
function isOnlyWhere(name: string, place: Place, facts: Facts): boolean {
  const wanted = plainName(name)
  if (plainName(place.name) === wanted) return false
  if (isSettlement(name)) return true
  return findTown(facts, name) !== null && !` ${plainName(place.name.split(',')[0]!)} `.includes(` ${wanted} `)
}
/** Places to visit that the idea names: as a location, by a nickname of an area ("Maropeng"), or in full in its purpose. */
function namedPlaces(idea: Idea, planned: readonly Request[], facts: Facts): Place[] {
  const names = [idea.location, ...idea.locations].filter((name): name is string => name !== null)
  // "The legislature at Mmabatho": a name that says where something is, is nothing to see.
  const where = new Set(
    idea.requests.flatMap((one) => ('near' in one && one.near !== null ? [plainName(one.near)] : [])),
  )
  const meant = names
    .filter((name) => !where.has(plainName(name)))
    .filter((name) => plainName(findTown(facts, name)?.name ?? '') !== plainName(name))
    .map((name) => {
      const place = findNamedPlace(facts, name)
      return place && isOnlyWhere(name, place, facts) ? null : place
    })
  const purpose = ` ${plainName(idea.purpose ?? '')} `
  const requested = planned.flatMap((request) =>
    request.kind === 'sight' && request.placeId !== null && request.force !== 'not' ? [request.placeId] : [],
  )
  const unwanted = new Set(
    idea.requests.flatMap((request) =>
      request.kind === 'sight' && request.placeId !== null && request.force === 'not' ? [request.placeId] : [],
    ),
  )
  const asked = requested.flatMap((id) => readIndex(facts).placeById.get(id)?.place ?? [])
  const { places } = readIndex(facts)
  const spoken = (idea.purpose ? places : [])
    .filter((one) => one.place.name.includes(' ') && purpose.includes(` ${one.plainName} `))
    .map(({ place }) => place)
  return [...new Set([...meant.filter((place): place is Place => place !== null), ...asked, ...spoken])]
    .filter(({ id }) => !unwanted.has(id))
    .slice(0, MOST_NAMED)
}

/** What a group does by itself, wherever it is: alone it is no trip, and is done at a place that is worth one. */
const isDoneAnywhere = ({ sort, programmes }: StopToArrange): boolean => sort === BY_THE_GROUP && !programmes

/** With these all trips have the same properties in the same order: code that is compiled for one holds for the others. */
const ABSENT_IN_MOST = {
  otherStarts: undefined,
  ownSeats: undefined,
  occasion: undefined,
  guide: undefined,
  dayOrder: undefined,
  longDays: undefined,
  onlyAsked: undefined,
  kind: undefined,
  takenOut: undefined,
  programmes: undefined,
  visitProgrammes: undefined,
  unchargedAdults: undefined,
  groupBudgetCents: undefined,
} satisfies Partial<TripRequest>

/** The idea with a default, and a note about it, for every missing value; `today` is an ISO day. */
export function readTripRequest(idea: Idea, facts: Facts, today: string, style: Style = 'classic'): TripRequest {
  const notes: Note[] = idea.contradictions.map(({ code, message }) => ({
    code: 'contradiction',
    params: { code, message: sentence(message) },
  }))
  const group = readGroup(idea, facts, notes)
  notes.push(...subjectNotes(idea.subjects, group, facts))
  const areas = withAreaOfSights(readAreas(idea, facts, notes), idea.requests, facts)
  const airport = idea.origin ? findAirport(facts, idea.origin) : null
  const { start, given } = readStart(idea, airport, areas, facts, notes)
  const farAway = kmBetween(start, areas[0]!) > 150
  const home = readNearestTown(facts, start).province
  const lead = leadDays(
    facts.rules,
    { home, away: areas[0]!.province !== home, abroad: false, water: 'none' },
    farAway ? 3 : 1,
  )
  const requests = withPlacesMeant(withoutBarred(idea.requests, group.gradeMin), [...areas, start], facts)
  const people = group.students + group.teachers
  const suits = ({ grades: [youngest, oldest], wheelchair }: Place) =>
    youngest <= group.gradeMin &&
    oldest >= group.gradeMax &&
    !(idea.needs.includes('wheelchair') && wheelchair === 'no')
  const planned = oneOfEachChoice(
    requests,
    areas,
    (place) => suits(place) && people <= place.max_group * MOST_GROUP_TURNS,
    facts,
  )
  const named = namedPlaces({ ...idea, requests }, planned, facts)
  const good = goodDays(named, planned, areas, group, suits, facts)
  const dates = readDates(idea, facts.calendar, today, lead, farAway, good, notes)
  const weekdays = Array.from({ length: dates.days }, (_, i) => weekdayOf(addDays(dates.startDate, i)))
  const months = [monthOf(dates.startDate), monthOf(addDays(dates.startDate, dates.days - 1))]
  const limits = { start, days: dates.days, ...driveLimitsOf(conditionsOf(requests)) }
  /** Where a place of the catalogue cannot receive the group on these days, or is too far, its sort is arranged elsewhere. */
  const canReceive = (place: Place) =>
    suits(place) &&
    !isBeyondLimits(place, limits, facts.roads) &&
    place.open_days.some((weekday) => weekdays.includes(weekday)) &&
    (!place.seasonal || months.some((month) => place.seasonal!.includes(month))) &&
    people <= place.max_group * MOST_GROUP_TURNS
  const askedProgrammes = readAskedProgrammes(planned, { ...group, needs: idea.needs }, facts)
  const hosts = hostsOfProgrammes(planned, askedProgrammes, named, dates.days - 1, areas, canReceive, facts)
  const unmet = withoutDoubt(planned, askedProgrammes).filter(({ id }) => !hosts.has(id))
  const asked = readAskedFor(requests, unmet, askedProgrammes, areas, dates.days - 1, canReceive, facts)
  const said = [...idea.wishes, idea.purpose ?? '', idea.learningObjectives ?? '']
  const isFit = (place: Place) => canReceive(place) && !asked.unwantedPlaceIds.has(place.id)
  const ofSorts = new Map([...placesOfSorts(planned, areas, isFit, facts), ...hosts])
  const visited = new Set([...named.map(({ id }) => id), ...ofSorts.values()])
  const askedPlaces = [
    ...[...visited].flatMap((id) => readIndex(facts).placeById.get(id)?.place ?? []),
    ...asked.stops.map(({ place }) => place),
  ]
  const watched = withWaterAdults(group, idea, askedPlaces.filter(suits), facts, notes)
  const ofOthers = offersOfOthers(requests, planned)
  const ashore = idea.needs.includes('no-swimming') ? countAmong(idea, 'no_swimming', group.students) : null
  const budgetCents = readBudget(idea, group.students, notes)
  return {
    ...ABSENT_IN_MOST,
    language: idea.language ?? 'en',
    ...(idea.otherLanguage ? { otherLanguage: idea.otherLanguage } : {}),
    ...watched,
    adultsGiven: idea.teachers !== null,
    ...dates,
    areas,
    start,
    budgetCents,
    ...groupBudget(idea),
    subsidyCents: readSubsidy(idea, group.students),
    style,
    notes,
    today,
    home: null,
    journey: null,
    originGiven: given,
    flights: idea.flights ?? null,
    saidDrive: idea.drive ? judgeSaidDrive(idea.drive, start, areas[0]!, facts.roads) : null,
    airport,
    ...asked,
    requests: requests.filter((one) => !isBarred(one, group.gradeMin)),
    ...(idea.ownSeats === undefined ? {} : { ownSeats: idea.ownSeats }),
    ...(idea.dayOrder ? { dayOrder: idea.dayOrder } : {}),
    bookedHours: bookedHours(requests),
    barred: idea.requests.filter((one) => isBarred(one, group.gradeMin)),
    placesOfSorts: ofSorts,
    askedProgrammes,
    ownNouns: ownNounsOf(requests, areas, isFit, facts),
    term: findTermOn(facts.calendar, dates.startDate)?.term ?? null,
    subjects: [...new Set(idea.subjects)],
    themes: themesOf(idea),
    ...(idea.occasion && idea.subjects.length === 0 ? { occasion: idea.occasion } : {}),
    camp:
      dates.days > 1 &&
      (idea.tripTypes.includes('Overnight camp') || idea.tripTypes.includes('Leadership & team-building')),
    ...(requests.some(asksForGuide) ? { guide: true } : {}),
    needs: ashore === null ? idea.needs : idea.needs.filter((need) => need !== 'no-swimming'),
    ashore,
    slowWalkers: countAmong(idea, 'walking', group.students),
    hours: { from: idea.hours?.from ?? asked.hours.from, to: idea.hours?.to ?? asked.hours.to },
    ...mostPressing(
      [...new Set([...named.map(({ id }) => id), ...ofSorts.values()])],
      visited.size > 0 || asked.stops.some((stop) => !isDoneAnywhere(stop)) ? asked.stops : [],
      requests,
      dates.days,
    ),
    addedPlaceIds: [],
    keywords: keywordsOf(idea),
    wishStems: new Set(said.flatMap(topicStems)),
    offers: [...new Set([...offersAskedFor(said), ...offersOf(planned)])].filter((offer) => !ofOthers.has(offer)),
  }
}
