import { nounsOf } from '../../catalogue/kinds.ts'
import { offerOf } from '../../catalogue/offers.ts'
import type { Place } from '../../catalogue/facts.ts'
import type { Language } from '../../language.ts'
import type { Request } from '../../idea/requests/request.ts'
import { greatCircleKm, sameName, type Spot, spotOf } from '../derived/distance.ts'
import type { PlanUnderTest } from '../derived/plan-under-test.ts'
import { type Answer, answers, answersOf, hasOffer, stepsOfLine } from '../derived/requests.ts'
import { failIfAny, type Finding, type Rule } from '../finding.ts'
import { plainWord } from '../second-reading/words.ts'

/** A place is certainly in reach if it is as near as this to the town where a thing was asked for. */
const IN_REACH_KM = 50
/** Nobody makes a day's outing for one thing that is done at a sort of place. */
const LONGEST_MINUTES = 240

const stemOf = (word: string): string => plainWord(word).replace(/(?:ies|es|s|y)$/u, '')
const stemsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}’']+/u).map(stemOf)
/** Whether what is written of a place, or the name of its kind, has a noun. */
export function holding(place: Place): (noun: string) => boolean {
  const offers = [...place.offers, ...(place.also_offers ?? [])].map((code) => offerOf(code))
  const said = [
    place.name,
    ...nounsOf(place.kind),
    ...place.topics,
    ...(place.nouns ?? []),
    ...offers.flatMap(({ name, phrases }) => [name, ...(phrases?.af ?? [])]),
  ]
  const stems = new Set(said.flatMap(stemsOf))
  return (noun) => stems.has(stemOf(noun))
}

/** Whether a sight of some sort has all the words that say which of its sort was meant; initials stand for a name. */
export function hasItsWords(place: Place, request: Request, language: Language): boolean {
  if ((request.kind !== 'sight' && request.kind !== 'activity') || language !== 'en') return true
  if ((request.kind === 'sight' && request.placeId !== null) || (request.kind === 'activity' && request.offer !== null))
    return true
  const { noun = '' } = request
  const initials = place.name
    .split(/[^\p{L}]+/u)
    .map((word) => word.charAt(0).toLowerCase())
    .join('')
  const has = holding(place)
  return (request.nouns ?? []).every(
    (word) =>
      has(word) ||
      has(word.replace(/s$/u, '')) ||
      initials.startsWith(word) ||
      (noun !== '' && noun.split(/[ -]/u).includes(word)),
  )
}

/** The town where a thing was asked for, or to which the trip goes; null for regions and for names of no list. */
function townAsked({ idea, facts }: PlanUnderTest, near: string | null): Spot | null {
  const name = near ?? idea.location
  const towns = facts.towns.filter(({ kind }) => kind === 'town' || kind === 'city')
  const town = name === null ? undefined : towns.find((one) => sameName(one.name, name))
  return town ? spotOf(town) : null
}

/** A place in reach that has all the nouns of a request which is met at places that have none of them. */
function placeWithNouns(plan: PlanUnderTest, { line, request }: Answer): Place | null {
  if ((request.kind !== 'sight' && request.kind !== 'activity') || line.state !== 'met' || line.force === 'not')
    return null
  const { nouns = [], near, kind } = request
  const town = townAsked(plan, near)
  const visited = stepsOfLine(plan, line).flatMap(({ step }) => plan.placeOf(step.place_id ?? '') ?? [])
  if (nouns.length === 0 || !town || visited.length === 0) return null
  if (visited.some((place) => nouns.some(holding(place)))) return null
  const isUnwanted = (place: Place) => plan.idea.requests.some((one) => one.force === 'not' && answers(place, one))
  const would = plan
    .suitable()
    .find(
      (place) =>
        answers(place, request) &&
        (kind === 'sight' ||
          (request.offer === null ? place.duration_min <= LONGEST_MINUTES : hasOffer(place, request.offer))) &&
        greatCircleKm(town, spotOf(place)) <= IN_REACH_KM &&
        !isUnwanted(place) &&
        nouns.every(holding(place)),
    )
  return would ?? null
}

function nounsFirst(plan: PlanUnderTest): Finding {
  return failIfAny(
    answersOf(plan).flatMap((answer) => {
      const would = placeWithNouns(plan, answer)
      return would ? [`"${answer.line.text}" is met by a place of the kind, and ${would.name} is what was meant`] : []
    }),
    'What was asked for by a noun is met by a place with that noun, where one is in reach.',
  )
}

export const OWN_NOUN_RULES: readonly Rule[] = [
  {
    id: 'nouns_first',
    label: 'What was asked for by a noun is a place that has it',
    otherwise: 'What was asked for by a noun is another place of its kind',
    run: nounsFirst,
  },
]
