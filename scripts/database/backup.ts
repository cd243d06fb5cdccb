import { parseArgs } from 'node:util'
import { runCommand } from '../setup/run-command.ts'
import { nameOf, readTarget, TARGET_OPTIONS } from './target.ts'
import { writeBackup } from './write-backup.ts'

/** `npm run backup -- [--remote] [--env staging|production] FILE.sql` */
await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: TARGET_OPTIONS, allowPositionals: true })
  const [file] = positionals
  if (!file) throw new Error('Name the file to write: npm run backup -- --remote uhambo.sql')
  const target = readTarget(values)
  const count = await writeBackup(target, file)
  console.log(`Wrote ${nameOf(target)} to ${file}: ${count} statements. It holds personal data: keep it encrypted.`)
})
