import { addDays, findTermOn, monthOf, weekdayOf } from '#shared/domain/calendar'
import type { Airport, Facts, Place } from '#shared/domain/catalogue/facts'
import type { Idea } from '#shared/domain/idea/idea'
import type { Request } from '#shared/domain/idea/requests/request'
import { PROVINCES } from '#shared/domain/provinces'
import { isForm } from '#shared/domain/trip-types'
import { kmBetween } from '../../geo.ts'
import type { Note } from '../../itinerary/notes.ts'
import { plainName, readIndex } from '../places/facts-index.ts'
import { offersAskedFor } from '../places/offers.ts'
import { topicStems } from '../places/teaching.ts'
import type { Area, TripRequest, Spot, Style } from './trip-request.ts'
import { readDates } from './dates.ts'
import { subjectNotes } from './subject-notes.ts'
import {
  findAirport,
  findArea,
  findNamedPlace,
  findTown,
  readMainCity,
  readNearestTown,
  readProvinceArea,
} from './find-areas.ts'
import { countAmong } from './count-among.ts'
import { isBarred, withoutBarred } from './barred.ts'
import { leadDays } from './lead-days.ts'
import { withAreaOfSights } from './area-of-sights.ts'
import { goodDays } from './good-days.ts'
import { groupBudget, readBudget, readSubsidy } from './read-budget.ts'
import { readGroup } from './group.ts'
import { withPlacesMeant } from './places-meant.ts'
import { judgeSaidDrive } from './said-drive.ts'
import { MOST_GROUP_TURNS } from './settings.ts'
import { hostsOfProgrammes, readAskedProgrammes, withoutDoubt } from './asked-programmes.ts'
import { keywordsOf } from './keywords.ts'
import { mostPressing, offersOf, oneOfEachChoice, ownNounsOf, placesOfSorts, readAskedFor } from './asked-for.ts'

const asksForGuide = (one: Request): boolean =>
  one.kind === 'condition' && one.condition.code === 'other' && one.condition.about === 'guide' && one.force !== 'not'

/** Words of the idea that are shown again: only letters, digits and plain signs, so that they contain no markup. */
const quoted = (words: string): string =>
  words
    .replace(/[^\p{L}\p{N} ,.'’&()-]/gu, '')
    .trim()
    .slice(0, 60)
const sentence = (text: string): string => text.replace(/[<>{}]/g, '').slice(0, 300)

const themesOf = (idea: Idea) => idea.tripTypes.filter((type) => !isForm(type))

function readAreas(idea: Idea, facts: Facts, notes: Note[]): Area[] {
  const names = [...new Set([idea.location, ...idea.locations].filter((name): name is string => name !== null))]
  const found = names.map((name) => findArea(facts, name)).filter((area): area is Area => area !== null)
  const areas = found.filter((area, i) => found.findIndex((other) => other.name === area.name) === i)
  if (areas.length > 0) return [dayAround(areas, idea, facts) ?? areas[0]!, ...areas.slice(1)]
  const unknown = names[0] ? quoted(names[0]) : null
  if (idea.province) {
    if (unknown !== null)
      notes.push({
        code: 'unknown_place',
        params: { name: unknown, planned_in: PROVINCES[idea.province], by: 'province' },
      })
    return [readProvinceArea(facts, idea.province)]
  }
  const home = homeArea(idea, facts)
  const area = home ?? readMainCity(facts, 'GP')
  notes.push(
    unknown === null
      ? { code: 'place_default', params: { area: area.name, is_origin: home !== null } }
      : { code: 'unknown_place', params: { name: unknown, planned_in: area.name, by: 'area' } },
  )
  return [area]
}

/** Within one day a province is too wide: the group stays around its own town, if that lies in it. */
function dayAround([area, ...others]: readonly Area[], idea: Idea, facts: Facts): Area | null {
  if (area?.kind !== 'province' || others.length > 0) return null
  const isBack = idea.requests.some((one) => one.kind === 'condition' && one.condition.code === 'back_by')
  const isOneDay = idea.days === 1 || idea.tripTypes.includes('Day trip') || (idea.days === null && isBack)
  const home = isOneDay ? homeArea(idea, facts) : null
  return home?.province === area.province ? home : null
}

/** The area around the group's own town, or around its school where the town is in no list. */
function homeArea(idea: Idea, facts: Facts): Area | null {
  const town = idea.origin ? findArea(facts, idea.origin) : null
  const gate = gateOf(idea)
  return town ?? (gate && findArea(facts, readNearestTown(facts, gate).name))
}

/** The gate of the school that the idea names, if its position is known. */
function gateOf({ school }: Idea): Spot | null {
  if (!school || school.lat === null || school.lon === null) return null
  return { name: school.name, lat: school.lat, lon: school.lon, isSchool: true }
}

function readStart(
  idea: Idea,
  airport: Airport | null,
  areas: Area[],
  facts: Facts,
  notes: Note[],
): { start: Spot; given: boolean } {
  const gate = gateOf(idea)
  if (gate) return { start: gate, given: true }
  const origin = idea.origin ? (findArea(facts, idea.origin) ?? (airport && findTown(facts, airport.town))) : null
  const town = origin ?? townOf(areas[0]!, facts)
  const start = { name: town.name, lat: town.lat, lon: town.lon }
  if (idea.sameNameSchools)
    notes.push({ code: 'several_schools', params: { ...idea.sameNameSchools, start: start.name } })
  else if (!origin)
    notes.push(
      idea.origin
        ? { code: 'unknown_origin', params: { name: quoted(idea.origin), start: start.name } }
        : { code: 'origin_default', params: { start: start.name } },
    )
  return { start, given: origin !== null }
}

/** Where a trip to the area begins if nothing else is known. */
function townOf(area: Area, facts: Facts): Spot {
  if (area.kind === 'province') return readMainCity(facts, area.province)
  return area.kind === 'town' || area.kind === 'city' || area.kind === 'suburb' ? area : readNearestTown(facts, area)
}

/** More places by name than a long trip holds; it limits the time of the search. */
const MOST_NAMED = 24
/** Places to visit that the idea names: as a location, by a nickname of an area ("Maropeng"), or in full in its purpose. */
function namedPlaces(idea: Idea, planned: readonly Request[], facts: Facts): Place[] {
  const names = [idea.location, ...idea.locations].filter((name): name is string => name !== null)
  const meant = names
    .filter((name) => plainName(findTown(facts, name)?.name ?? '') !== plainName(name))
    .map((name) => findNamedPlace(facts, name))
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
    (place) => suits(place) && people <= place.max_group * MOST_GROUP_TURNS,
    facts,
  )
  const named = namedPlaces({ ...idea, requests }, planned, facts)
  const good = goodDays(named, planned, areas, group, suits, facts)
  const dates = readDates(idea, facts.calendar, today, lead, farAway, good, notes)
  const weekdays = Array.from({ length: dates.days }, (_, i) => weekdayOf(addDays(dates.startDate, i)))
  const months = [monthOf(dates.startDate), monthOf(addDays(dates.startDate, dates.days - 1))]
  /** Where a place of the catalogue cannot receive the group on these days, its sort is arranged elsewhere. */
  const canReceive = (place: Place) =>
    suits(place) &&
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
  const ashore = idea.needs.includes('no-swimming') ? countAmong(idea, 'no_swimming', group.students) : null
  const budgetCents = readBudget(idea, group.students, notes)
  return {
    language: idea.language ?? 'en',
    ...group,
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
      asked.stops,
      requests,
      dates.days,
    ),
    addedPlaceIds: [],
    keywords: keywordsOf(idea),
    wishStems: new Set(said.flatMap(topicStems)),
    offers: [...new Set([...offersAskedFor(said), ...offersOf(requests)])],
  }
}
