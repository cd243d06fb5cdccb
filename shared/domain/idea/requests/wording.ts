import type { IdeaText, Span } from '../idea-text.ts'
import { pattern } from '../pattern.ts'
import type { RequestDetail } from './request.ts'
import { ownerSpans, personSpans } from './people.ts'

const LONGEST_TEXT = 60
const TELEPHONE = pattern('\\+?\\d[\\d ()-]{7,18}\\d')

/** Words that no phrase ends with. */
const LOOSE_END =
  /(?: (?:an?|the|of|in|on|at|by|to|for|with|and|or|from|within|is|are|not|that|their|our|die|'n|van|met|en|na|op|se|vir|wat|nie))+$/iu

/** "I need to know" before "how far the hospital is". */
const KNOW_BEFORE =
  /^(?:(?:i|we|they|also|and|so|please) )*(?:(?:need|want|would like|have|must|like) )?(?:to )?(?:know|tell (?:us|me)) (?=(?:how|what|where|whether|if|when|who|which)\s)/iu

/** Words of the source as they may stand in a plan: short, without names of people and telephone numbers. */
export function asWording(sourceWords: string): string {
  const plain = withoutPeople(sourceWords)
    .replace(TELEPHONE, ' ')
    .replace(/[\s*_•"<>{}[\]]+/gu, ' ')
    .replace(KNOW_BEFORE, '')
    .replace(/\s*\([^)]*$/u, '')
    .replace(/^[\s,.;:!?()-]+|[\s,.;:!?(-]+$/gu, '')
    .trim()
  if (plain.length <= LONGEST_TEXT) return plain
  const cut = plain.slice(0, LONGEST_TEXT)
  return cut
    .slice(0, Math.max(cut.lastIndexOf(' '), 20))
    .replace(/[\s,.;:!?(-]+$/u, '')
    .replace(LOOSE_END, '')
}

export const isOfBed = (detail: RequestDetail): boolean =>
  detail.kind === 'condition' && detail.condition.code === 'bed'
const NO_BEFORE = /(?:not|no|never|geen|nie|liewer nie)(?: in)? (?:an? |the |'n |die )?$/u
/** "No tents": a refusal with its own "no". */
export function refusedIn(ideaText: IdeaText, { start, end }: Span): string {
  const before = NO_BEFORE.exec(ideaText.normalised.text.slice(Math.max(0, start - 20), start))?.[0].length ?? 0
  return asWording(ideaText.sourceWords({ start: start - before, end }))
}

function withoutPeople(words: string): string {
  const lower = words.toLowerCase()
  if (lower.length !== words.length) return words
  let kept = words
  const isCapital = (at: number) => /\p{Lu}/u.test(words.charAt(at))
  const people = [...personSpans(lower, isCapital), ...ownerSpans(lower)]
  for (const { start, end } of people.toSorted((one, other) => other.start - one.start))
    kept = kept.slice(0, start) + kept.slice(end)
  return kept
}
