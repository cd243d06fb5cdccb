import { type GazetteerIndex, type NamedPlace, placeKey } from './gazetteer-index.ts'
import type { Mention } from './place-mentions.ts'

/** Between a town and the province it is said to lie in: "Middelburg (Mpumalanga)", "Richmond, in the Northern Cape". */
const WITHIN = /^(?: area| district)?(?:,| -)? ?\(?(?:in |of )?(?:the |die )?$/u
/** A suburb is told by its city: "Rosebank, Cape Town". */
const IN_CITY = /^(?:, ?| in | \()$/u
const isCity = (mention: Mention | undefined): boolean => mention?.place.kind === 'city'
/** As far apart a province still speaks of the town, unless the way leads from the one to the other. */
const NEARBY = 60
const ON_THE_WAY = /(?<![a-z])(?:to|from|na|van|vanaf|vanuit)(?![a-z])|->/u

/** Every town that bears the name of this mention. */
const bearersOf = ({ place }: Mention, { exact, namesakes }: GazetteerIndex): NamedPlace[] => {
  const key = placeKey(place.name)
  const others = namesakes.get(key)
  const first = exact.get(key)
  return others && first ? [first, ...others] : []
}

/** Towns that share their name with another, each read as the one that lies in the province named with it or near it. */
export function settleNamesakes(text: string, mentions: readonly Mention[], index: GazetteerIndex): Mention[] {
  const belongsTo = (i: number): boolean => {
    const [town, around] = [mentions[i]!, mentions[i + 1]]
    const between = text.slice(town.end, around?.start)
    return around?.place.kind === 'province' ? WITHIN.test(between) : isCity(around) && IN_CITY.test(between)
  }
  return mentions.map((mention, i) => {
    const bearers = bearersOf(mention, index)
    const inProvince = (other: Mention | undefined) =>
      other && bearers.find(({ province }) => province === other.place.province)
    if (bearers.length === 0) return mention
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
