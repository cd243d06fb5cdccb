import { earlierTrips, type Mention, overlaps } from './words.ts'
import { matchesOf } from '../../matches-of.ts'

/** What a group does, by the verb that says it; `unless` follows where the verb means something else. */
interface ActivityWord {
  find: string
  unless?: string
}
// biome-ignore format: one row is one line
const WORDS: readonly ActivityWord[] = [
  { find: 'sing|singing', unless: 'praises?' },
  { find: 'dance|dancing|dans', unless: 'studies|committee|cmte|crew|umbrella|teacher|school|club|group|company|department|festival|show' },
  { find: 'perform|performing', unless: 'well|better|badly|arts' },
  { find: 'mend|mending|repair|repairing' },
  { find: 'build|bou', unless: 'on|up|teams?|teamwork|confidence|character|relationships?|skills?|trust|bonds?|a team|their|resilience|spirit|knowledge|vocabulary|self|community|memories|leadership|independence|self?' },
  { find: 'plant|planting', unless: 'visit|tour|manager|nursery|in|and|at|species|life' },
  { find: 'paint|painting|verf', unless: 'ball|by|of|exhibition' },
  { find: 'clean(?:ing)?[- ]?up|pick(?:ing)? up litter|collect(?:ing)? litter' },
  { find: 'read to|reading to|lees vir' },
  { find: 'interview|interviewing' },
  { find: 'watch (?:a|an|the|some|penguins|whales|birds)|watching', unless: 'the budget|time|money|clock' },
  { find: 'taste|tasting|proe' },
  { find: 'measure|measuring', unless: 'up' },
  { find: 'milk (?:a|the) cows?|feed the (?:animals|lambs|calves|ducks)' },
  { find: 'bake|baking|braai|cook our own|weave|weaving' },
  { find: 'swim|swimming|swem', unless: 'pool|pools|teacher|gala|lessons|squad|club|team' },
  { find: 'hike|hiking' },
  { find: 'abseil|abseiling|zip-?lin(?:e|ing)|horse ?riding|ice ?skat(?:e|ing)' },
  { find: 'canoe|canoeing|kayak|kayaking|raft|rafting|snorkel|snorkelling|surf|surfing', unless: 'club|team|squad' },
]
/** Words that make it a subject, a name or somebody else's doing. */
const NOT_BEFORE =
  /(?:\b(?:power|car|treatment|purification|water|sewage|assembly|learn to|no|not|nuclear|chemical|solar|the|recycling|desalination|motor|bottling|cement|never|cannot|can['’]?t|don['’]?t|rock|face) ?$)/iu

const PATTERNS = WORDS.map(
  ({ find, unless }) =>
    new RegExp(`(?<![\\p{L}-])(?:${find})(?![\\p{L}-])${unless ? `(?! (?:${unless})(?!\\p{L}))` : ''}`, 'giu'),
)

/** Activities that the text asks for, each by its verb. */
export function activitiesOf(text: string): Mention[] {
  const earlier = earlierTrips(text)
  return PATTERNS.flatMap((find) =>
    matchesOf(text, find).flatMap((match): Mention[] => {
      const found = { start: match.index, end: match.index + match[0].length, words: match[0] }
      // "They study Dance": a capital inside a sentence makes it a name.
      if (/^\p{Lu}/u.test(match[0]) && /[\p{L},] $/u.test(text.slice(0, found.start).slice(-2))) return []
      if (NOT_BEFORE.test(text.slice(Math.max(0, found.start - 14), found.start))) return []
      return earlier.some((span) => overlaps(span, found)) ? [] : [found]
    }),
  ).toSorted((a, b) => a.start - b.start)
}
