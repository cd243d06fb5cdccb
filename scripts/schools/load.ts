import { parseArgs } from 'node:util'
import { withDatabase } from '../database/site-database.ts'
import { nameOf, readTarget, TARGET_OPTIONS } from '../database/target.ts'
import { applyMigrations } from '../setup/apply-migrations.ts'
import { withLocalDatabase } from '../setup/local-database.ts'
import { runCommand } from '../setup/run-command.ts'
import { loadSchools } from './load-schools.ts'
import { readSchools } from './read-schools.ts'

/** `npm run schools:load -- FILE… [--remote] [--env staging|production] [--smaller]` */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { ...TARGET_OPTIONS, smaller: { type: 'boolean' } },
    allowPositionals: true,
  })
  if (positionals.length === 0) throw new Error('Name the list: npm run schools:load -- schools.xlsx')
  const { schools, reports } = await readSchools(positionals)
  if (reports.length > 0) console.log(reports.join('\n'))
  const target = readTarget(values)
  if ('stateFolder' in target) await withLocalDatabase(target.stateFolder, applyMigrations)
  const isNew = await withDatabase(target, (database) => loadSchools(database, schools, values))
  const without = schools.filter(({ lat }) => lat === null).length
  const said = `${schools.length} schools, ${without} without a position`
  console.log(isNew ? `Loaded into ${nameOf(target)}: ${said}.` : `This list is in use already: ${said}.`)
})
