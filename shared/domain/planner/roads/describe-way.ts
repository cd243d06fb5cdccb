import type { RoadAdvice } from '../../catalogue/road-advice.ts'
import type { RoadLink } from '../../roads/road-graph.ts'
import type { Way } from '../../roads/road-network.ts'

/** A numbered road counts if the way follows it for so many km, or for so much of its length. */
const LONG_ENOUGH = { km: 25, share: 0.2 }
const MOST_NUMBERS = 4

/** The numbers of the main roads of a way in the order in which they come: "N2", "R61". */
export function roadNumbersOn({ links, km: total }: Way): string[] {
  const kmOn = new Map<string, number>()
  for (const { link } of links) {
    const number = link.road?.split(';')[0]
    if (number) kmOn.set(number, (kmOn.get(number) ?? 0) + link.km)
  }
  const kept = [...kmOn].filter(([, km]) => km >= Math.min(LONG_ENOUGH.km, LONG_ENOUGH.share * total))
  const longest = kept
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, MOST_NUMBERS)
    .map(([number]) => number)
  return kept.map(([number]) => number).filter((number) => longest.includes(number))
}

const passesOn = ({ links }: Way): string[] => [...new Set(links.flatMap(({ link }) => link.pass ?? []))]

/** From so many km of such road the driver is told. */
const ADVICE: readonly { code: RoadAdvice; fromKm: number; isSuch: (link: RoadLink) => boolean }[] = [
  { code: 'gravel_road', fromKm: 3, isSuch: ({ surface }) => surface === 'gravel' },
  { code: 'mountain_road', fromKm: 5, isSuch: ({ terrain }) => terrain === 'mountain' },
  { code: 'narrow_road', fromKm: 15, isSuch: ({ class: name, terrain }) => name === 'tertiary' && terrain === 'hilly' },
  { code: 'park_speed_limit', fromKm: 3, isSuch: ({ class: name }) => name === 'park' },
]
function adviceFor({ links }: Way): RoadAdvice[] {
  const kmOf = (isSuch: (link: RoadLink) => boolean) =>
    links.reduce((sum, { link }) => sum + (isSuch(link) ? link.km : 0), 0)
  return ADVICE.filter(({ fromKm, isSuch }) => kmOf(isSuch) >= fromKm).map(({ code }) => code)
}

/** The numbers of the main roads of a way, the passes that it crosses, and advice for the driver. */
export const describeWay = (way: Way): { by: string[]; via: string[]; advice: RoadAdvice[] } => ({
  by: roadNumbersOn(way),
  via: passesOn(way),
  advice: adviceFor(way),
})
