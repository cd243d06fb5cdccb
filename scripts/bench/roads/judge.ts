/**
 * Judges the written road graph without telling the yardstick's figures: each link, and ways between points of a
 * region, "fits", "short" or "long" by a coarse class.
 */
import { parseArgs } from 'node:util'
import { kmBetween } from '#shared/domain/geo'
import { readAccessLinks, readCataloguePoints, readJunctions, readLinks } from '../../catalogue/read-roads.ts'
import { readBuiltIn } from './built-in.ts'
import { chooseEvenly } from './choose-pairs.ts'
import { readYardstick } from './yardstick.ts'

const { values } = parseArgs({
  options: {
    region: { type: 'string' },
    roads: { type: 'string', default: '../shared/geo/za-roads.geojsonl' },
    all: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.log(`judge.ts --region NAME [--roads FILE] [--all]
Prints junctions that lie off every known road (over 2 km), links that are short or long (marks: - or + over 4 %,
-- or ++ over 10 %, --- or +++ over 25 %), then a sample of ways of 20 to 400 km from points of the region with the same
marks and the road numbers of our way, and the share within 3 % and 10 %. --all prints what fits as well.
"no road there": the yardstick has no road within 1 km of an end, so it cannot judge.`)
  process.exit()
}

/** `slack` is how many km longer the yardstick's figure may be in truth. */
const mark = (ours: number, theirs: number, slack = 0): string => {
  const target = ours > theirs ? Math.max(theirs, Math.min(ours, theirs + slack)) : theirs
  // Ends lie somewhere in a town: half a kilometre each way says nothing.
  if (Math.abs(ours - target) < 1) return ''
  const off = ours / target - 1
  const sign = off < 0 ? '-' : '+'
  const size = Math.abs(off)
  return size <= 0.04 ? '' : sign.repeat(size > 0.25 ? 3 : size > 0.1 ? 2 : 1)
}

const { network, points, unlinked } = readBuiltIn()
const exact = new Set(Object.values(readCataloguePoints()).flatMap((rows) => rows.map(({ id }) => id)))
// The position of a junction is written from memory: which of the roads around it is meant is not known.
const ROUGH_KM = 1
const roughKm = ({ id }: { id: string }) => (exact.has(id) ? 0 : ROUGH_KM)
const forLinks = await readYardstick(values.roads, points, roughKm)
const yardstick = await readYardstick(values.roads, points)
const isJudged = (id: string) => (yardstick.kmToRoad.get(id) ?? Infinity) <= 1
const byId = new Map(points.map((point) => [point.id, point]))

console.log('== Junctions off the known roads')
for (const { id } of readJunctions(values.region)) {
  const km = yardstick.kmToRoad.get(id)
  if (byId.has(id) && (km === undefined || km > 2)) console.log(`  ${id}`)
}

console.log('== Links')
const tally = { fits: 0, off: 0, unjudged: 0 }
for (const link of [...readLinks(values.region), ...readAccessLinks(values.region)]) {
  const [from, to] = [byId.get(link.from), byId.get(link.to)]
  if (!from || !to) continue
  const straight = kmBetween(from, to)
  if (link.km < 0.97 * straight - 0.2)
    console.log(`  shorter than the straight line: ${link.from} to ${link.to}, ${link.km} km`)
  if (!isJudged(link.from) || !isJudged(link.to)) {
    tally.unjudged++
    if (values.all) console.log(`  no road there: ${link.from} to ${link.to}`)
    continue
  }
  const theirs = forLinks.network.measure(from, to).km
  const found = mark(link.km, theirs, roughKm(from) + roughKm(to))
  tally[found ? 'off' : 'fits']++
  if (found || values.all)
    console.log(`  ${found.padEnd(3)} ${link.from} to ${link.to}, ${link.km} km ${link.road ?? ''}`)
}
console.log(`  ${tally.fits} fit, ${tally.off} are short or long, ${tally.unjudged} not judged`)

console.log('== Not linked yet')
const regions = new Set(readLinks(values.region).flatMap(({ from, to }) => [byId.get(from), byId.get(to)]))
const { towns, places, stays } = readCataloguePoints()
const provinces = new Set(
  [...towns, ...places, ...stays].filter((point) => regions.has(byId.get(point.id))).map(({ province }) => province),
)
console.log(
  `  ${unlinked
    .filter((point) => 'province' in point && provinces.has(String(point.province)))
    .map(({ id }) => id)
    .join(', ')}`,
)

console.log('== Ways')
const starts = [...towns, ...places, ...stays].filter(
  ({ id, province }) => byId.has(id) && isJudged(id) && provinces.has(province),
)
const pairs = chooseEvenly(starts, 400, 20, 400)
const errors: number[] = []
for (const [a, b] of pairs) {
  const ours = network.findWay(byId.get(a.id)!, byId.get(b.id)!)
  const theirs = yardstick.network.measure(byId.get(a.id)!, byId.get(b.id)!)
  if (!ours) {
    console.log(`  no way: ${a.id} to ${b.id}`)
    errors.push(1)
    continue
  }
  errors.push(Math.abs(ours.km / theirs.km - 1))
  const found = mark(ours.km, theirs.km)
  const isQuick = ours.minutes < 0.9 * theirs.minutes - 5
  const roads = [...new Set(ours.links.map(({ link }) => link.road ?? link.class))].join(' ')
  if (found.length > 1 || isQuick || values.all)
    console.log(
      `  ${found.padEnd(3)}${isQuick ? ' too quick' : ''} ${a.id} to ${b.id}, ${Math.round(ours.km)} km by ${roads}`,
    )
}
const within = (share: number) => Math.round((100 * errors.filter((error) => error <= share).length) / errors.length)
console.log(`  ${errors.length} ways: ${within(0.03)} % within 3 %, ${within(0.1)} % within 10 %`)
