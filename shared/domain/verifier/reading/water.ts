import type { Place } from '../../catalogue/facts.ts'

const IN_THE_WATER =
  /\b(swim\w*|surf(ing)?|snorkel\w*|scuba|kayak\w*|cano(e|es|eing)|raft(s|ing)?|tubing|paddle|water ?park|wave pool|hot springs|lifesaving)\b/i
const SWIM_CHECK = /swim check/i
const BY_THE_WATER = /\b(boat\w*|ferry|cruises?|beach|pools?|lagoon|estuary)\b|without lifeguards/i

const words = ({ name, summary, topics }: Place) => [name, summary, ...topics].join(' ')
/** Learners go into or onto the water there. */
export const isWaterActivity = (place: Place): boolean =>
  IN_THE_WATER.test(words(place)) || SWIM_CHECK.test(place.safety_notes)
/** Water is near enough to be watched. */
export const isByTheWater = (place: Place): boolean => BY_THE_WATER.test(`${words(place)} ${place.safety_notes}`)
