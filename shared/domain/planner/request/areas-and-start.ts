import type { Airport, Facts } from '#shared/domain/catalogue/facts'
import type { Idea } from '#shared/domain/idea/idea'
import { PROVINCES } from '#shared/domain/provinces'
import type { Note } from '../../itinerary/notes.ts'
import { findArea, findTown, readMainCity, readNearestTown, readProvinceArea } from './find-areas.ts'
import type { Area, Spot } from './trip-request.ts'

/** Words of the idea that are shown again: only letters, digits and plain signs, so that they contain no markup. */
const quoted = (words: string): string =>
  words
    .replace(/[^\p{L}\p{N} ,.'’&()-]/gu, '')
    .trim()
    .slice(0, 60)

/** Where a trip goes: what the idea names, else around its own town; a note says what was not known. */
export function readAreas(idea: Idea, facts: Facts, notes: Note[]): Area[] {
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

/** Where a trip begins: at the gate of the school, else in its town, else where it goes. */
export function readStart(
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
