/**
 * `npm run bench:roads -- FILE`: holds the built-in road graph, the graph that is made of the file, and the drives of
 * plans beside real roads (GeoJSON lines of an OpenStreetMap extract). Without a file there is nothing to hold them beside, and it says so.
 * `--sample N` draws other pairs with the seed N, `--verbose` prints more of what is farthest off.
 */
import { parseArgs } from 'node:util'
import { networkFrom } from '#shared/domain/roads/road-data'
import type { RoadNetwork } from '#shared/domain/roads/road-network'
import { gazetteerOf, readFacts } from '../../catalogue/read-facts.ts'
import { readCataloguePoints } from '../../catalogue/read-roads.ts'
import { readExtract } from '../../roads/load-roads.ts'
import { makeNetwork } from '../../roads/make-network.ts'
import { generateRequests } from '../plan/generate-requests.ts'
import { readCorpusRequests, readSampleRequests } from '../plan/read-requests.ts'
import { chooseEvenly, drawPairs } from './choose-pairs.ts'
import { holdDrives } from './hold-drives.ts'
import { printErrors, printQuickLegs, printTownPairs } from './report.ts'
import { ON_ROAD_KM, unknownIds, whyShort } from './short-drives.ts'
import { readYardstick } from './yardstick.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pairs: { type: 'string', default: '2000' },
    ideas: { type: 'string', default: '300' },
    seed: { type: 'string', default: '2027' },
    sample: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
})
const [file] = positionals
if (!file) {
  console.log('No file of real roads was given: npm run bench:roads -- FILE.geojsonl. Nothing was measured.')
  process.exit()
}

const facts = readFacts()
const { towns, settlements, places, stays } = readCataloguePoints()
const airports = facts.airports.map(({ code, name, lat, lon }) => ({ id: code, name, lat, lon }))
// A stop that is in no list of places may be at a landmark.
const landmarks = facts.landmarks.map(({ id, name, lat, lon }) => ({ id, name, lat, lon }))
const yardstick = await readYardstick(file, [...towns, ...settlements, ...places, ...stays, ...airports, ...landmarks])

const judged = [...towns, ...places, ...stays].filter(
  ({ id }) => (yardstick.kmToRoad.get(id) ?? Infinity) <= ON_ROAD_KM,
)
const [count, leastKm, mostKm] = [Number(values.pairs), 3, 400]
const pairs =
  values.sample === undefined
    ? chooseEvenly(judged, count, leastKm, mostKm)
    : drawPairs(judged, count, leastKm, mostKm, Number(values.sample))
console.log(`Kilometres of ${pairs.length} pairs of ${judged.length} places, stays and towns up to 400 km apart`)
const pairsOn = (roads: RoadNetwork) =>
  pairs.map(([a, b]) => ({
    name: `${a.id} to ${b.id}`,
    ours: roads.measure(a, b).km,
    theirs: yardstick.network.measure(a, b).km,
  }))
printErrors('built-in graph', pairsOn(facts.roads), values.verbose)
const { data } = await makeNetwork(readExtract(file))
printErrors('loaded graph', pairsOn(networkFrom(data)), values.verbose)
printTownPairs(towns, facts.roads)

const requests = [
  ...readSampleRequests(),
  ...readCorpusRequests(),
  ...generateRequests(Number(values.ideas), Number(values.seed), facts),
]
const { legs, quick } = holdDrives(requests, { facts, gazetteer: gazetteerOf(facts) }, yardstick.network)
const share = (100 * quick.length) / legs
console.log(
  `\nDrives of ${requests.length} plans: ${legs}; ${quick.length} (${share.toFixed(1)} %) have less than 0.9 of a coach's time less 5 minutes`,
)
const positions = new Map([...places, ...stays, ...towns, ...landmarks].map((place) => [place.id, place]))
for (const id of unknownIds(positions)) console.error(`No such place in the reasons for short drives: ${id}`)
printQuickLegs(quick, (ends) => whyShort(ends, positions, yardstick.kmToRoad), values.verbose)
