import type { RoadPoint } from '#shared/domain/roads/road-graph'
import type { RoadNetwork } from '#shared/domain/roads/road-network'
import type { QuickLeg } from './hold-drives.ts'
import { quantile } from '../../measure/quantile.ts'

export interface Pair {
  name: string
  ours: number
  theirs: number
}
const errorOf = ({ ours, theirs }: Pair) => Math.abs(ours / theirs - 1)
const inPercent = (share: number) => `${(100 * share).toFixed(1)} %`

/** Median and p90 of the error in kilometres, and the pairs that are farthest off. */
export function printErrors(label: string, pairs: readonly Pair[], verbose: boolean): void {
  const errors = pairs.map(errorOf).toSorted((a, b) => a - b)
  console.log(
    `  ${label}: median error ${inPercent(quantile(errors, 0.5))}, p90 ${inPercent(quantile(errors, 0.9))}, no way ${pairs.filter(({ ours }) => ours === Infinity).length}`,
  )
  for (const pair of pairs.toSorted((a, b) => errorOf(b) - errorOf(a)).slice(0, verbose ? 60 : 8))
    console.log(`    ${pair.name}: ${Math.round(pair.ours)} km, real ${Math.round(pair.theirs)} km`)
}

/** The drives that are too quick, those between the same two stops in one line, with the shortest of them and why. */
export function printQuickLegs(
  quick: readonly QuickLeg[],
  why: (ends: QuickLeg['ends']) => string | undefined,
  verbose: boolean,
): void {
  const byPair = new Map<string, QuickLeg[]>()
  for (const leg of quick) {
    const pair = [leg.from, leg.to].toSorted().join(' – ')
    byPair.set(pair, [...(byPair.get(pair) ?? []), leg])
  }
  const isNew = (legs: readonly QuickLeg[]): boolean => legs.some(({ ends }) => why(ends) === undefined)
  // Those that nobody has looked at yet come first.
  const pairs = [...byPair].toSorted(([, a], [, b]) => Number(isNew(b)) - Number(isNew(a)) || b.length - a.length)
  for (const [pair, legs] of pairs.slice(0, verbose ? Infinity : 25)) {
    const { idea, minutes, least, km, ends } = legs.reduce((a, b) => (b.minutes < a.minutes ? b : a))
    console.log(
      `  ${legs.length} × ${pair} (${idea}): ${minutes} min, on real roads ${Math.round(least)} min and ${Math.round(km)} km; ${why(ends) ?? 'NOT EXPLAINED'}`,
    )
  }
  console.log(`  ${quick.filter(({ ends }) => why(ends) === undefined).length} of them are not explained`)
}

/** Kilometres by road tables, of pairs of towns: low and high figure of several tables. */
const TOWN_PAIRS: readonly [string, string, number, number][] = [
  ['johannesburg', 'durban', 565, 578],
  ['johannesburg', 'cape-town', 1390, 1404],
  ['cape-town', 'gqeberha', 747, 769],
  ['johannesburg', 'bloemfontein', 395, 400],
  ['bloemfontein', 'cape-town', 1000, 1006],
  ['johannesburg', 'pretoria', 54, 58],
  ['pretoria', 'polokwane', 262, 275],
  ['johannesburg', 'kimberley', 470, 480],
  ['durban', 'pietermaritzburg', 74, 80],
  ['durban', 'east-london', 650, 674],
  ['mthatha', 'east-london', 226, 235],
  ['cape-town', 'george', 428, 438],
  ['kimberley', 'upington', 400, 411],
  ['bloemfontein', 'gqeberha', 640, 677],
  ['mthatha', 'port-st-johns', 91, 98],
  ['johannesburg', 'mbombela', 325, 355],
  ['durban', 'richards-bay', 170, 182],
  ['polokwane', 'musina', 190, 208],
  ['upington', 'springbok', 374, 387],
  ['cape-town', 'beaufort-west', 458, 465],
  ['bloemfontein', 'welkom', 150, 158],
  ['gqeberha', 'makhanda', 125, 130],
  ['gqeberha', 'graaff-reinet', 250, 256],
]
export function printTownPairs(towns: readonly RoadPoint[], roads: RoadNetwork): void {
  const lines = TOWN_PAIRS.flatMap(([a, b, low, high]) => {
    const [from, to] = [towns.find(({ id }) => id === a), towns.find(({ id }) => id === b)]
    if (!from || !to) return [`    no such town: ${from ? b : a}`]
    const { km } = roads.measure(from, to)
    const middle = (low + high) / 2
    return [
      `    ${from.name} to ${to.name}: ${Math.round(km)} km, tables ${low} to ${high} (${inPercent(km / middle - 1)})`,
    ]
  })
  console.log(`\nPairs of towns beside road tables\n${lines.join('\n')}`)
}
