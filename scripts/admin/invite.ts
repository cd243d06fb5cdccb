import { parseArgs } from 'node:util'
import { INVITATION_HOURS } from '#shared/domain/invitation'
import { withDatabase } from '../database/site-database.ts'
import { nameOf, readTarget, TARGET_OPTIONS } from '../database/target.ts'
import { readDeploymentConfig, textVariables } from '../setup/deployment-config.ts'
import { runCommand } from '../setup/run-command.ts'
import { ORIGIN } from '../setup/settings.ts'
import { inviteAdmin } from './invite-admin.ts'

/** `npm run admin:invite -- [--remote] [--env staging|production] address@school.example` */
await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: TARGET_OPTIONS, allowPositionals: true })
  const [address] = positionals
  if (!address) throw new Error('Name the address: npm run admin:invite -- --remote thandi@school.example')
  const target = readTarget(values)
  const origin = 'deployment' in target ? textVariables(readDeploymentConfig(target.deployment))['SITE_ORIGIN'] : ORIGIN
  const path = await withDatabase(target, (database) => inviteAdmin(database, address, new Date()))
  console.log(`Invited ${address} as administrator of ${nameOf(target)}. The link is shown this once, and works once,`)
  console.log(`for ${INVITATION_HOURS} hours. Give it to nobody else:\n${origin}${path}`)
})
