import type { Facts } from '#shared/domain/catalogue/facts'
import type { Brief } from '../brief/brief.ts'
import type { Candidate } from './find-candidates.ts'
import { offers } from './experiences.ts'
import { teaches } from './teaching.ts'
import { comesTo } from './zones.ts'

/** Something that was asked for and that a single visit can give. */
export type Wish = (one: Candidate) => boolean

/** For something to see or do nobody is driven across a province. */
const WISH_KM = 95
/** Each subject, theme and thing asked for outright; the last count twice, as a theme may be gathered from the same words. */
export const learningWishes = (brief: Brief, facts: Facts): Wish[] => [
  ...brief.subjects.map(
    (subject): Wish =>
      (one) =>
        teaches(one.place, subject, facts.curriculum),
  ),
  ...brief.themes.map(
    (theme): Wish =>
      (one) =>
        one.place.trip_types.includes(theme),
  ),
  ...brief.experiences.flatMap((experience): Wish[] => {
    const wish: Wish = (one) => one.kmFromArea <= WISH_KM && offers(one, experience)
    return [wish, wish]
  }),
]
/** Each of these and, where several were named, each area. */
export const wishesOf = (brief: Brief, facts: Facts): Wish[] => [
  ...learningWishes(brief, facts),
  ...(brief.areas.length > 1
    ? brief.areas.map(
        (area): Wish =>
          (one) =>
            area.kind === 'province' || comesTo(one.place, area),
      )
    : []),
]

/** More than any other place is worth, less than one that was asked for by name. */
const WISH_POINTS = 400
/** Where every rand counts, a dear place is still too dear. */
const WISH_POINTS_WHEN_BARE = 200
/** What a trip gains by serving one wish. */
export const wishPoints = (bare: boolean): number => (bare ? WISH_POINTS_WHEN_BARE : WISH_POINTS)

/** How many of the wishes some visit serves. */
export const servedBy = (visited: readonly Candidate[], wishes: readonly Wish[]): number =>
  wishes.filter((serves) => visited.some(serves)).length

const LIFTED_FOR_EACH = 3
/** The candidates again with the best places lifted for every wish that no visit serves; null where there is none to lift. */
export function liftMissing(
  visited: readonly Candidate[],
  candidates: readonly Candidate[],
  wishes: readonly Wish[],
  points: number,
): Candidate[] | null {
  const lifted = new Set<string>()
  for (const serves of wishes) {
    if (visited.some(serves)) continue
    for (const one of candidates.filter(serves).slice(0, LIFTED_FOR_EACH)) lifted.add(one.place.id)
  }
  if (lifted.size === 0) return null
  return candidates.map((one) => (lifted.has(one.place.id) ? { ...one, value: one.value + points, lift: points } : one))
}
