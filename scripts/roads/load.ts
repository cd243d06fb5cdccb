import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { loadedRoadStatements, unloadedRoadStatements } from '../catalogue/road-statements.ts'
import { withDatabase } from '../database/site-database.ts'
import { nameOf, readTarget, TARGET_OPTIONS } from '../database/target.ts'
import { applyMigrations } from '../setup/apply-migrations.ts'
import { withLocalDatabase } from '../setup/local-database.ts'
import { runCommand } from '../setup/run-command.ts'
import { BadExtract } from './extract/extract-road.ts'
import { readGeoJsonLines } from './extract/geojson-lines.ts'
import { readPbf } from './extract/pbf.ts'
import { makeNetwork } from './make-network.ts'

const USAGE = `npm run roads:load -- FILE [--remote] [--env staging|production]
  FILE: an OpenStreetMap extract of South Africa, .osm.pbf or GeoJSON with one feature a line.
npm run roads:load -- --built-in [--remote] [--env …]
  Uses the graph of the project again.`
/** More remarks than this are counted, not printed. */
const MOST_REMARKS = 40

// `npm run roads:load`: plans use the roads of a file instead of the built-in graph. A file that cannot be used changes nothing.
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ...TARGET_OPTIONS, 'built-in': { type: 'boolean' } },
  })
  const [file] = positionals
  if (!file === !values['built-in']) throw new Error(USAGE)
  const target = readTarget(values)
  if (!('deployment' in target)) await withLocalDatabase(target.stateFolder, applyMigrations)
  const statements = file ? await statementsFor(file) : unloadedRoadStatements()
  await withDatabase(target, (database) => database.run(statements))
  console.log(`${file ? 'The roads of the file are' : 'The built-in roads are'} in use in ${nameOf(target)}.`)
})

async function statementsFor(file: string): Promise<string[]> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  const { data, remarks } = await makeNetwork(file.endsWith('.pbf') ? readPbf(file) : readGeoJsonLines(file)).catch(
    (error: unknown) => {
      if (error instanceof BadExtract)
        throw new Error(`${basename(file)} was not loaded, and the roads in use stay. ${error.message}`)
      throw error
    },
  )
  for (const remark of remarks.slice(0, MOST_REMARKS)) console.log(`- ${remark}`)
  if (remarks.length > MOST_REMARKS) console.log(`- and ${remarks.length - MOST_REMARKS} more`)
  console.log(`${data.points.length} points, ${data.links.length} roads, ${data.attribution ?? ''}`)
  return loadedRoadStatements(data, basename(file))
}
