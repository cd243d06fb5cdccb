import type { Place } from '#shared/domain/catalogue/facts'

const WATER_SAFETY = /life jackets|without lifeguards/i
const WATER_WORDS =
  /\b(swim\w*|surf\w*|snorkel\w*|raft\w*|tubing|cano\w*|kayak\w*|paddl\w*|boat\w*|ferry|hot springs|water ?park|wave pool|tidal pool|rock pools?|diving|beach)\b/i

/** Whether learners come near or onto water there: such a place is never given to a group that may not swim. */
export const isWaterPlace = (place: Place): boolean =>
  WATER_SAFETY.test(place.safety_notes) || WATER_WORDS.test(`${place.name} ${place.summary} ${place.topics.join(' ')}`)
export const isWaterWord = (words: string): boolean =>
  WATER_WORDS.test(words) || /pool|lagoon|sailing|river|dam\b|slides/i.test(words)
