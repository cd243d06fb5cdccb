import { type GazetteerIndex, type NamedPlace, placeKey } from './gazetteer-index.ts'
import type { Mention } from './place-mentions.ts'

/** The words between a town and its province: "Middelburg (Mpumalanga)", "Richmond, in the Northern Cape". */
const WITHIN = /^(?: area| district)?(?:,| -)? ?\(?(?:in |of )?(?:the |die )?$/u
/** The words between a suburb and its city: "Rosebank, Cape Town". */
const IN_CITY = /^(?:, ?| in | \()$/u
const isCity = (mention: Mention | undefined): boolean => mention?.place.kind === 'city'
/** A province within this many characters decides which town is meant, unless one is the origin and the other the destination. */
const NEARBY = 60
const ON_THE_WAY = /(?<![a-z])(?:to|from|na|van|vanaf|vanuit)(?![a-z])|->/u

/** All towns of this name, if there is more than one. */
const townsOfThisName = ({ place }: Mention, { exact, sameNameTowns }: GazetteerIndex): NamedPlace[] => {
  const key = placeKey(place.name)
  const others = sameNameTowns.get(key)
  const first = exact.get(key)
  return others && first ? [first, ...others] : []
}

const OF_STUDIES =
  /(?<![a-z])(?:open days?|opedae?|universit(?:y|ies)|universiteite?|varsity|campus(?:es)?|nsfas|aps|careers?|graduates?|residences?|journalism|nmu|uct|wits|ufh|cput|tvet)(?![a-z])/u
/** "Open days: Rhodes and NMU": the short name of a university is sure where the text speaks of studying. */
export const resolveUniversities = (text: string, mentions: readonly Mention[]): Mention[] =>
  mentions.map((mention) =>
    mention.place.name.endsWith(' campus') && OF_STUDIES.test(text)
      ? { ...mention, place: { ...mention.place, needsCue: false } }
      : mention,
  )

/** Decides between towns of the same name by the province named with the town or near it. */
export function resolveSameNameTowns(text: string, mentions: readonly Mention[], index: GazetteerIndex): Mention[] {
  const belongsTo = (i: number): boolean => {
    const [town, around] = [mentions[i]!, mentions[i + 1]]
    const between = text.slice(town.end, around?.start)
    return around?.place.kind === 'province' ? WITHIN.test(between) : isCity(around) && IN_CITY.test(between)
  }
  return mentions.map((mention, i) => {
    const towns = townsOfThisName(mention, index)
    const inProvince = (other: Mention | undefined) =>
      other && towns.find(({ province }) => province === other.place.province)
    if (towns.length === 0) return mention
    const said = belongsTo(i) ? inProvince(mentions[i + 1]) : undefined
    if (said) return { ...mention, place: { ...said, needsCue: false } }
    const gapTo = (other: Mention) => text.slice(Math.min(mention.end, other.end), Math.max(mention.start, other.start))
    const near = mentions
      .filter((other, at) => other.place.kind === 'province' && (at === 0 || !belongsTo(at - 1)) && inProvince(other))
      .filter((other) => gapTo(other).length <= NEARBY && !ON_THE_WAY.test(gapTo(other)))
      .toSorted((a, b) => gapTo(a).length - gapTo(b).length)[0]
    return { ...mention, place: inProvince(near) ?? mention.place }
  })
}
