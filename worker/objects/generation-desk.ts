import { type GenerationRecord, unstarted } from '../services/generation-record.ts'

const RECORD = 'record'
const WATCH_MS = 15_000

/** The record of one generation in its object's storage, the alarm that goes with it, and who waits for its next state. */
export class GenerationDesk {
  private readonly storage: DurableObjectStorage
  private readonly watchers = new Set<() => void>()

  constructor(storage: DurableObjectStorage) {
    this.storage = storage
  }

  read(): GenerationRecord {
    return this.storage.kv.get<GenerationRecord>(RECORD) ?? unstarted
  }

  save(record: GenerationRecord): void {
    this.storage.kv.put(RECORD, record)
    for (const tell of this.watchers) tell()
    this.watchers.clear()
  }

  /** State and alarm without an await between them: one atomic write. */
  saveAndWake(record: GenerationRecord, delayMs: number): void {
    this.save(record)
    this.wake(delayMs)
  }

  wake(delayMs: number): void {
    void this.storage.setAlarm(Date.now() + delayMs)
  }

  /** Nothing is left to do: state and alarm in one write again. */
  saveAndRest(record: GenerationRecord): void {
    this.save(record)
    void this.storage.deleteAlarm()
  }

  async hasAlarm(): Promise<boolean> {
    return (await this.storage.getAlarm()) !== null
  }

  /** Resolves at the next saved state, or after a while without one. */
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
