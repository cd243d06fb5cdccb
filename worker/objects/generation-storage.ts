import { type GenerationRecord, notStarted } from '../services/generation-record.ts'

const RECORD = 'record'
const WATCH_MS = 15_000

/**
 * The record of one generation in the object's storage, with its alarm and the callers that wait for the next state.
 */
export class GenerationStorage {
  private readonly storage: DurableObjectStorage
  private readonly watchers = new Set<() => void>()

  constructor(storage: DurableObjectStorage) {
    this.storage = storage
  }

  read(): GenerationRecord {
    return this.storage.kv.get<GenerationRecord>(RECORD) ?? notStarted
  }

  save(record: GenerationRecord): void {
    this.storage.kv.put(RECORD, record)
    for (const notify of this.watchers) notify()
    this.watchers.clear()
  }

  /** State and alarm without an await between them: one atomic write. */
  saveAndSetAlarm(record: GenerationRecord, delayMs: number): void {
    this.save(record)
    this.setAlarm(delayMs)
  }

  setAlarm(delayMs: number): void {
    void this.storage.setAlarm(Date.now() + delayMs)
  }

  /** Nothing is left to do: saves the state and deletes the alarm in one atomic write. */
  saveAndDeleteAlarm(record: GenerationRecord): void {
    this.save(record)
    void this.storage.deleteAlarm()
  }

  async hasAlarm(): Promise<boolean> {
    return (await this.storage.getAlarm()) !== null
  }

  /** Resolves at the next saved state, or after WATCH_MS without one. */
  nextChange(): Promise<void> {
    return new Promise((resolve) => {
      const { watchers } = this
      const timer = setTimeout(done, WATCH_MS)
      watchers.add(done)
      function done() {
        clearTimeout(timer)
        watchers.delete(done)
        resolve()
      }
    })
  }
}
