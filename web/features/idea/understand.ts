import type { Gazetteer } from '#shared/domain/catalogue/facts'
import { parseIdea } from '#shared/domain/idea/parse'
import { type ParsedIdea, toParsedIdea } from '#shared/contracts/parsed-idea'
import type { Idea } from '#shared/domain/idea/idea'
import { isTown } from '#shared/domain/idea/fact-words'
import { gazetteerIndex } from '#shared/domain/idea/gazetteer-index'
import { normaliseName } from '#shared/domain/idea/normalise'
import { findMentions } from '#shared/domain/idea/place-mentions'
import { saysNothing } from '#shared/domain/idea/says-nothing'
import { chipsOf, type IdeaChip } from './idea-chips.ts'

/** A sight that a text names. */
export interface NamedSight {
  id: string
  /** Where its words are in the text. */
  start: number
  end: number
  /** The name of the place that we have; else the words of the text. */
  name: string
  /** `unsure`: the words are spelt otherwise. `unknown`: we have no such place. `described`: nor we, but the text says more of it. */
  found: 'known' | 'unsure' | 'unknown' | 'described'
  /** The town that the text names with it. */
  near: string | null
}

/** What was read from a text: its facts, what else it asks for, the words that were not understood, and those that ask for nothing. */
export interface Understanding {
  chips: IdeaChip[]
  sights: NamedSight[]
  requests: ParsedIdea['requests']
  notUnderstood: string[]
  background: string[]
  saysNothing: boolean
}

/** Parses a text in the browser with the server's parser. `today` is an ISO day. */
export function understand(text: string, today: string, gazetteer: Gazetteer): Understanding {
  const idea = parseIdea(text, { today, gazetteer })
  const { requests, not_understood, read_as_background } = toParsedIdea(0, 'complete', idea, text)
  const sights = namedSights(idea, text, gazetteer)
  const isShownApart = new Set(sights.map(({ id }) => id))
  return {
    chips: chipsOf(idea),
    sights,
    requests: requests.filter((_, nth) => !isShownApart.has(idea.requests[nth]!.id)),
    notUnderstood: not_understood,
    background: read_as_background,
    saysNothing: saysNothing(idea),
  }
}

function namedSights({ requests }: Idea, text: string, gazetteer: Gazetteer): NamedSight[] {
  return requests.flatMap((request): NamedSight[] => {
    if (request.kind !== 'sight' || !request.named || request.force === 'not' || request.barred) return []
    const { id, start, end, placeId, near } = request
    const words = text.slice(start, end).trim()
    if (placeId === null) return [{ id, start, end, name: words, near, found: request.said ? 'described' : 'unknown' }]
    const mentions = findMentions(normaliseName(words), gazetteerIndex(gazetteer))
    const mention = mentions.find(({ place }) => place.placeId === placeId)
    return [{ id, start, end, name: request.text, near, found: mention?.exact === false ? 'unsure' : 'known' }]
  })
}

/** Names for the fields that take a town. */
export type Towns = Record<'place' | 'origin', readonly string[]>

const byName = new Intl.Collator('en-ZA')
/** For a town that is typed: where a trip may go, and from where a bus can leave. */
export const townsOf = ({ towns }: Gazetteer): Towns => ({
  place: towns.map(({ name }) => name).sort(byName.compare),
  origin: towns
    .filter(isTown)
    .map(({ name }) => name)
    .sort(byName.compare),
})
