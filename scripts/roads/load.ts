import { parseArgs } from 'node:util'
import { withDatabase } from '../database/site-database.ts'
import { nameOf, readTarget, TARGET_OPTIONS } from '../database/target.ts'
import { applyMigrations } from '../setup/apply-migrations.ts'
import { withLocalDatabase } from '../setup/local-database.ts'
import { runCommand } from '../setup/run-command.ts'
import { loadRoads, unloadRoads } from './load-roads.ts'
import { OSM_ATTRIBUTION } from './make-network.ts'

const USAGE = `npm run roads:load -- FILE [--remote] [--env staging|production]
  FILE: an OpenStreetMap extract of South Africa, .osm.pbf or GeoJSON with one feature a line.
npm run roads:load -- --built-in [--remote] [--env …]
  Uses the graph of the project again.`
/** More remarks of one kind than this are counted, not printed. */
const MOST_REMARKS = 40

// `npm run roads:load`: plans use the roads of a file instead of the built-in graph. A file that cannot be used changes nothing.
// package.json limits its memory: without a limit Node lets it grow to twice what a national extract needs.
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ...TARGET_OPTIONS, 'built-in': { type: 'boolean' } },
  })
  const [file] = positionals
  if (!file === !values['built-in']) throw new Error(USAGE)
  const target = readTarget(values)
  if (!('deployment' in target)) await withLocalDatabase(target.stateFolder, applyMigrations)
  await withDatabase(target, async (database) => {
    if (!file) return unloadRoads(database)
    const { remarks, farPlaces, points, links } = await loadRoads(database, file)
    for (const sentences of [remarks, farPlaces]) {
      for (const sentence of sentences.slice(0, MOST_REMARKS)) console.log(`- ${sentence}`)
      if (sentences.length > MOST_REMARKS) console.log(`- and ${sentences.length - MOST_REMARKS} more`)
    }
    console.log(`${points} points and ${links} roads, ${OSM_ATTRIBUTION}`)
  })
  console.log(`${file ? 'The roads of the file are' : 'The built-in roads are'} in use in ${nameOf(target)}.`)
})
