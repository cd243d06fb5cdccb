import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const LONGEST_ANSWER_MS = 5_000
const fileOf = (stateFolder: string) => join(stateFolder, 'workerd-address')

/** Keeps workerd's own address beside its data. */
export function keepAddress(stateFolder: string, address: URL): void {
  mkdirSync(stateFolder, { recursive: true })
  writeFileSync(fileOf(stateFolder), address.href)
}

/**
 * The address of a workerd that still works on this data, or null. It outlives the process that started it if that is
 * killed outright, and it does not hold the site's port.
 */
export async function findEarlierServer(stateFolder: string): Promise<string | null> {
  try {
    const address = readFileSync(fileOf(stateFolder), 'utf8')
    const health = await fetch(new URL('/api/health', address), { signal: AbortSignal.timeout(LONGEST_ANSWER_MS) })
    return 'status' in ((await health.json()) as object) ? address : null
  } catch {
    return null
  }
}
