import { addDays, findTermOn, weekdayOf } from '#shared/domain/calendar'
import type { Facts, Place } from '#shared/domain/catalogue/facts'
import type { Contradiction, Idea } from '#shared/domain/idea/idea'
import { PROVINCES } from '#shared/domain/provinces'
import { kmBetween } from '../../geo.ts'
import { centsOfRand, formatCents } from '../../money.ts'
import { experiencesIn } from '../candidates/experiences.ts'
import { plainName, readIndex } from '../candidates/facts-index.ts'
import { topicStems } from '../candidates/teaching.ts'
import type { Area, Assumption, Brief, Spot, Style } from './brief.ts'
import { readDates } from './dates.ts'
import { findArea, findNamedPlace, findTown, readMainCity, readNearestTown, readProvinceArea } from './find-areas.ts'
import { leadDays } from './lead-days.ts'
import { readGroup } from './group.ts'
import { keywordsOf } from './keywords.ts'

/** Words of the idea that are shown again: letters, figures and plain signs only, so that nothing in them can be markup. */
const quoted = (words: string): string =>
  words
    .replace(/[^\p{L}\p{N} ,.'’&()-]/gu, '')
    .trim()
    .slice(0, 60)
const sentence = (text: string): string => text.replace(/[<>{}]/g, '').slice(0, 300)

/** What the plan makes of a contradiction. */
const NEAREST: Partial<Record<Contradiction['code'], string>> = {
  past_date: ' These dates are past: we kept them, please choose new ones before you book.',
  too_many_provinces: ' This is a plan for one of the provinces.',
}

/** A place of which the name says the form of the trip, not what to see there. */
const FORM_TYPES = new Set(['Day trip', 'Overnight camp', 'Curriculum-aligned', 'Other'])
const themesOf = (idea: Idea) => idea.tripTypes.filter((type) => !FORM_TYPES.has(type))

function readAreas(idea: Idea, facts: Facts, assumptions: Assumption[]): Area[] {
  const names = [...new Set([idea.location, ...idea.locations].filter((name): name is string => name !== null))]
  const found = names.map((name) => findArea(facts, name)).filter((area): area is Area => area !== null)
  const areas = found.filter((area, i) => found.findIndex((other) => other.name === area.name) === i)
  if (areas.length > 0) return areas
  const unknown = names[0] ? `We do not know a place called ${quoted(names[0])}` : null
  if (idea.province) {
    if (unknown) assumptions.push({ about: 'place', text: `${unknown}: we planned in ${PROVINCES[idea.province]}.` })
    return [readProvinceArea(facts, idea.province)]
  }
  const home = idea.origin ? findArea(facts, idea.origin) : null
  const area = home ?? readMainCity(facts, 'GP')
  assumptions.push({
    about: 'place',
    text: unknown
      ? `${unknown}: we planned around ${area.name}; tell us the nearest town.`
      : `You named no place: we planned around ${area.name}${home ? ', where you leave from' : ''}.`,
  })
  return [area]
}

function readStart(
  idea: Idea,
  areas: Area[],
  facts: Facts,
  assumptions: Assumption[],
): { start: Spot; given: boolean } {
  const origin = idea.origin ? findArea(facts, idea.origin) : null
  if (origin) return { start: { name: origin.name, lat: origin.lat, lon: origin.lon }, given: true }
  const area = areas[0]!
  const town =
    area.kind === 'province'
      ? readMainCity(facts, area.province)
      : area.kind === 'town' || area.kind === 'city' || area.kind === 'suburb'
        ? area
        : readNearestTown(facts, area)
  const start = { name: town.name, lat: town.lat, lon: town.lon }
  assumptions.push({
    about: 'origin',
    text: idea.origin
      ? `We do not know ${quoted(idea.origin)}, where you leave from: the plan and its price begin and end in ${start.name}.`
      : `You did not say where you leave from: the plan and its price begin and end in ${start.name}.`,
  })
  return { start, given: false }
}

function readBudget(idea: Idea, students: number, assumptions: Assumption[]): number | null {
  const isForGroup = idea.budget !== null && idea.budgetScope === 'group'
  const rand = isForGroup ? idea.budget : (idea.budgetPerStudent ?? idea.budget)
  if (rand === null || !(rand >= 0)) {
    assumptions.push({
      about: 'budget',
      text: 'You gave no budget: we chose good value and show the price per learner as an estimate.',
    })
    return null
  }
  // A share of the group's sum is rounded down: all shares together are not more than there is.
  const cents = isForGroup ? Math.floor(centsOfRand(rand) / students) : centsOfRand(rand)
  if (idea.budgetScope === null && idea.budgetPerStudent === null)
    assumptions.push({
      about: 'budget',
      text: `We read your budget of ${formatCents(cents)} as an amount for each learner.`,
    })
  return cents
}

/** Places to visit that the idea names: as a location, by a nickname of an area ("Maropeng"), or in full in its purpose. */
function namedPlaces(idea: Idea, facts: Facts): Place[] {
  const names = [idea.location, ...idea.locations].filter((name): name is string => name !== null)
  const meant = names
    .filter((name) => plainName(findTown(facts, name)?.name ?? '') !== plainName(name))
    .map((name) => findNamedPlace(facts, name))
  const purpose = ` ${plainName(idea.purpose ?? '')} `
  const spoken = readIndex(facts)
    .places.filter((one) => one.place.name.includes(' ') && purpose.includes(` ${one.plainName} `))
    .map(({ place }) => place)
  return [...new Set([...meant.filter((place): place is Place => place !== null), ...spoken])].slice(0, 12)
}

/** "Flying from" before a name that the parser has taken out; not birds that fly, nor a zip line. */
const BY_AIR =
  /\b(?:fly(?:ing)? (?:in |out )?(?:from|to|into)$|flying (?:from|to|into)\b|(?:by|go by|travel by) (?:air|plane)\b|flights?$|return flights?|vlieg (?:van|na)$)/u

/** The idea with every gap filled by a default that is named; `today` is an ISO day. */
export function toBrief(idea: Idea, facts: Facts, today: string, style: Style = 'classic'): Brief {
  const assumptions: Assumption[] = idea.contradictions.map(({ code, message }) => ({
    about: 'problem',
    text: `${sentence(message)}${NEAREST[code] ?? ''}`,
  }))
  const group = readGroup(idea, assumptions)
  const areas = readAreas(idea, facts, assumptions)
  const { start, given } = readStart(idea, areas, facts, assumptions)
  const farAway = kmBetween(start, areas[0]!) > 150
  const home = readNearestTown(facts, start).province
  const lead = leadDays(facts.rules, { home, away: areas[0]!.province !== home, days: farAway ? 3 : 1, water: false })
  const named = namedPlaces(idea, facts)
  const isGood = (from: string, days: number) =>
    named.every(({ open_days }) =>
      Array.from({ length: days }, (_, i) => weekdayOf(addDays(from, i))).some((weekday) =>
        open_days.includes(weekday),
      ),
    )
  const dates = readDates(idea, facts.calendar, today, lead, farAway, isGood, assumptions)
  const said = [...idea.wishes, idea.purpose ?? '', idea.learningObjectives ?? '']
  const budgetCents = readBudget(idea, group.students, assumptions)
  return {
    ...group,
    ...dates,
    areas,
    start,
    budgetCents,
    style,
    assumptions,
    today,
    home: null,
    originGiven: given,
    flies: idea.wishes.some((clause) => BY_AIR.test(clause)),
    term: findTermOn(facts.calendar, dates.startDate)?.term ?? null,
    subjects: [...new Set(idea.subjects)],
    themes: themesOf(idea),
    camp:
      dates.days > 1 &&
      (idea.tripTypes.includes('Overnight camp') || idea.tripTypes.includes('Leadership & team-building')),
    needs: idea.needs,
    hours: idea.hours ?? { from: null, to: null },
    namedPlaceIds: named.map(({ id }) => id),
    fetchedPlaceIds: [],
    keywords: keywordsOf(idea),
    wishStems: new Set(said.flatMap(topicStems)),
    experiences: experiencesIn(said),
  }
}
