import { matchesOf } from '../../matches-of.ts'
import type { Span } from '../idea-text.ts'
import { pattern } from '../pattern.ts'
import type { FoundRequest } from './reading.ts'
import { wordsOf } from './words.ts'

const ITEM = "(?:(?:an?|the|some|'n|die) )?[a-z-]{3,16}(?: [a-z-]{3,14})?"
const LIST = `${ITEM}(?:(?:, ?| or | and | of | en |/)${ITEM}){0,5}`
/** "A factory where they make something the kids know, like chips or bread": what is made there. */
const MADE = pattern(
  `(?<=(?:(?<![a-z])(?:iets|goed|produkte) (?:maak|vervaardig|verpak)|(?<![a-z])(?:mak(?:es?|ing)|made|produc(?:es?|ing)|pack(?:s|ing)?|bottl(?:es?|ing)|manufactur(?:es?|ing)|process(?:es|ing)?|sells?|grows?|vervaardig|maak|pak|verpak)(?![a-z]) (?:som ?e?thing|things|stuff|products?|goods?|food|iets|goed|produkte))[^.;!?()\\n]{0,40}?[ ,(](?:like|such as|e\\.?g\\.?|soos|bv\\.?) )${LIST}(?=$|[.;!?()\\n,])`,
)
/** "A packhouse, an avocado or banana or citrus one": which kind of it. */
const SUCH_A_ONE = pattern(
  "(?<=[a-z], ?)(?:(?:an?|'n|either an?|preferably an?|of 'n) )[a-z-]{3,16}(?:(?:, ?| or | of )(?:an? |'n )?[a-z-]{3,16}){0,4} (?:ones?|een)(?![a-z])",
)
const JOINS = /^(?:an?|the|some|or|and|of|en|ones?|een|'n|die|either|preferably)$/u

/** Words that only tell which kind of the sight before them is meant, and are no stops of their own. */
export const kindsOfThing = (text: string): Span[] =>
  [...matchesOf(text, MADE), ...matchesOf(text, SUCH_A_ONE)].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
  }))

/** The letters of "such as" before them. */
const LETTERS_BEFORE = 10
export const isKindAlone = ({ core, start, end }: FoundRequest, kinds: readonly Span[]): boolean =>
  kinds.some((kind) => kind.start - LETTERS_BEFORE <= (core?.start ?? start) && (core?.end ?? end) <= kind.end)

const SENTENCE_END = /[.;!?\n]/u
/** The sights with the kinds that are told of them in their sentence, as words of their own. */
export function withKinds(found: readonly FoundRequest[], kinds: readonly Span[], text: string): FoundRequest[] {
  return found.map((one) => {
    if (one.detail.kind !== 'sight' || one.detail.placeId !== null) return one
    const told = kinds.find(({ start }) => {
      const between = text.slice(one.end, start)
      const isNext = !found.some(
        (other) => other.start > one.start && other.start < start && other.detail.kind === 'sight',
      )
      return one.end <= start && !SENTENCE_END.test(between) && isNext
    })
    if (!told) return one
    const words = wordsOf(text.slice(told.start, told.end)).flatMap((word) =>
      JOINS.test(word.text) ? [] : [word.text],
    )
    return { ...one, detail: { ...one.detail, nouns: [...new Set([...(one.detail.nouns ?? []), ...words])] } }
  })
}
