import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import type { ItineraryGeneration } from '../objects/itinerary-generation.ts'
import type { GenerationRecord } from '../services/generation-record.ts'

export const objectOf = (searchId: number) => env.GENERATION.get(env.GENERATION.idFromName(String(searchId)))

/** Gives one running object other bindings until it restarts. */
export async function replaceBindings(searchId: number, bindings: Partial<Env>): Promise<void> {
  await runInDurableObject(objectOf(searchId), (object: ItineraryGeneration) => {
    Object.defineProperty(object, 'env', { value: { ...env, ...bindings }, configurable: true })
  })
}

export function readRecord(searchId: number): Promise<GenerationRecord | undefined> {
  return runInDurableObject(objectOf(searchId), (_object: ItineraryGeneration, state) =>
    state.storage.kv.get<GenerationRecord>('record'),
  )
}

export function writeRecord(searchId: number, changes: Partial<GenerationRecord>): Promise<void> {
  return runInDurableObject(objectOf(searchId), (_object: ItineraryGeneration, state) => {
    state.storage.kv.put('record', { ...state.storage.kv.get<GenerationRecord>('record'), searchId, ...changes })
  })
}

/** Waits until the object's record meets the condition. */
export async function waitForRecord(
  searchId: number,
  isWanted: (record: GenerationRecord) => boolean,
  timeoutMs = 20_000,
): Promise<GenerationRecord> {
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; ) {
    const record = await readRecord(searchId)
    if (record && isWanted(record)) return record
    await scheduler.wait(10)
  }
  throw new Error(`The record did not meet the condition: ${JSON.stringify(await readRecord(searchId))}`)
}
