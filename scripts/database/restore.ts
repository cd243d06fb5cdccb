import { parseArgs } from 'node:util'
import { runCommand } from '../setup/run-command.ts'
import { restoreBackup } from './restore-backup.ts'
import { nameOf, readTarget, TARGET_OPTIONS } from './target.ts'

/** `npm run restore -- [--remote] [--env staging|production] FILE.sql` */
await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: TARGET_OPTIONS, allowPositionals: true })
  const [file] = positionals
  if (!file) throw new Error('Name the backup to restore: npm run restore -- --remote uhambo.sql')
  const target = readTarget(values)
  const count = await restoreBackup(target, file)
  console.log(`Restored ${file} into ${nameOf(target)}: ${count} statements.`)
})
