import { DurableObject } from 'cloudflare:workers'
import { type GenerationEvent, type GenerationSnapshot, isFinal } from '#shared/contracts/generation'
import type { Itinerary } from '#shared/domain/planner/itinerary'
import { type Context, createContext } from '../services/context.ts'
import { readSearch } from '../services/generation.ts'
import {
  asked,
  begun,
  brokenOff,
  entered,
  FOR_THE_NARRATOR,
  FOR_THE_STORE,
  type GenerationRecord,
  isExhausted,
  isUnderWay,
  STAGES,
} from '../services/generation-record.ts'
import { writeLog } from '../services/log.ts'
import { finishPlan, makePlan, storeFailure, storePlan } from '../services/make-plan.ts'
import { Problem } from '../services/problem.ts'
import { withReading } from '../services/read-idea.ts'
import { type Draft, draftWording } from '../services/reword-plan.ts'
import { within } from '../services/within.ts'
import { GenerationDesk } from './generation-desk.ts'

const DRAFT = 'draft'

/** A newer attempt owns the plan now. */
class Superseded extends Error {}

/** Every attempt died before it could say why. */
class Exhausted extends Error {
  override name = 'Exhausted'
}

/** One plan: from a stored idea to a stored itinerary, driven by alarms, so that it goes on after any restart. */
export class ItineraryGeneration extends DurableObject<Env> {
  private readonly desk = new GenerationDesk(this.ctx.storage)
  /** The attempt at work in this copy of the object; none after a restart. */
  private working: number | null = null

  start(searchId: number): GenerationSnapshot {
    const before = this.desk.read()
    const record = asked(before, searchId)
    if (record !== before) this.desk.saveAndWake(record, 0)
    else this.#wakeIfDead(record)
    return snapshotOf(record)
  }

  async resume(searchId: number): Promise<GenerationSnapshot> {
    const record = this.desk.read()
    if (record.version === 0) return this.start(searchId)
    if (record.state === 'failed') await this.#tellTheStore(record)
    if (isUnderWay(record) && this.working === null && !(await this.desk.hasAlarm())) this.desk.wake(0)
    return snapshotOf(record)
  }

  /** The search is gone: an attempt that is under way finds itself superseded and stores nothing. */
  async forget(): Promise<void> {
    await this.ctx.storage.deleteAlarm()
    await this.ctx.storage.deleteAll()
  }

  async changed(version: number): Promise<GenerationSnapshot> {
    const record = this.desk.read()
    this.#wakeIfDead(record)
    if (record.version === version && !isFinal(record.state)) await this.desk.nextChange()
    return snapshotOf(this.desk.read())
  }

  override async alarm(): Promise<void> {
    const waiting = this.desk.read()
    if (!isUnderWay(waiting)) return
    if (isExhausted(waiting)) return this.#breakOff(new Exhausted())
    const record = begun(waiting)
    // The watchdog is armed before any work: whatever happens from here, someone looks again.
    this.desk.saveAndWake(record, FOR_THE_STORE.leaseMs)
    this.working = record.fence
    try {
      await this.#work(record)
    } catch (error) {
      if (this.desk.read().fence === record.fence) await this.#breakOff(error).catch(() => undefined)
    } finally {
      if (this.working === record.fence) this.working = null
    }
  }

  async #work({ searchId, fence }: GenerationRecord): Promise<void> {
    const context = this.#context()
    this.#enter(STAGES.analyzing)
    const stored = await this.#outside(fence, readSearch(context, searchId))
    if (stored.status === 'complete') return this.#finish()
    const search = await this.#outside(fence, withReading(context, stored))
    const { location } = search.parsed
    this.#enter({ ...STAGES.planning, message: location ? `Finding stops near ${location}` : STAGES.planning.message })
    // The watchers hear of it before the processor is taken for the work.
    await this.#outside(fence, scheduler.wait(0))
    const plan = await this.#outside(fence, makePlan(context, search))
    this.#enter(STAGES.writing)
    const draft = await this.#draft(context, fence, plan)
    const { itinerary, refused } = await this.#outside(fence, finishPlan(context, search, plan, draft))
    this.#enter(STAGES.storing)
    await this.#outside(fence, storePlan(context, searchId, itinerary))
    this.#finish()
    const failing = itinerary.checks.filter((check) => check.status === 'fail').map((check) => check.id)
    writeLog({ generation: searchId, attempt: fence, narrator: draft?.narrator, refused, failing })
  }

  /** The narrator's words, kept before they are used, so that a restart does not ask and pay again. */
  async #draft(context: Context, fence: number, plan: Itinerary): Promise<Draft | null> {
    const kept = this.ctx.storage.kv.get<Draft>(DRAFT)
    if (kept || !context.ports.narrator) return kept ?? null
    this.desk.wake(FOR_THE_NARRATOR.leaseMs)
    const draft = await this.#outside(fence, draftWording(context.ports.narrator, plan), FOR_THE_NARRATOR)
    this.ctx.storage.kv.put(DRAFT, draft)
    this.desk.wake(FOR_THE_STORE.leaseMs)
    return draft
  }

  async #breakOff(error: unknown): Promise<void> {
    const isHopeless = error instanceof Problem && error.status < 500
    const fault = error instanceof Error ? error.name : 'unknown'
    const { record, pauseMs } = brokenOff(this.desk.read(), fault, isHopeless)
    writeLog({ level: 'error', generation: record.searchId, attempt: record.fence, fault, pauseMs })
    if (pauseMs !== null) return this.desk.saveAndWake(record, pauseMs)
    this.desk.saveAndRest(record)
    await this.#tellTheStore(record)
  }

  /** The record here is the truth; the store's status only lets the sweep pass this one by. */
  async #tellTheStore({ searchId, fault }: GenerationRecord): Promise<void> {
    const telling = storeFailure(this.#context(), searchId, fault ?? 'unknown')
    await within(FOR_THE_STORE.timeoutMs, telling).catch(() => undefined)
  }

  #finish(): void {
    this.ctx.storage.kv.delete(DRAFT)
    this.desk.saveAndRest(entered(this.desk.read(), STAGES.complete))
  }

  /** Waits for the outside world, and gives up where a newer attempt has begun meanwhile. */
  async #outside<T>(fence: number, work: Promise<T>, { timeoutMs } = FOR_THE_STORE): Promise<T> {
    const result = await within(timeoutMs, work)
    if (this.desk.read().fence !== fence) throw new Superseded()
    return result
  }

  #enter(stage: GenerationEvent): void {
    this.desk.save(entered(this.desk.read(), stage))
  }

  /** After a restart nobody works although the record says so: there is no need to sit out the lease. */
  #wakeIfDead(record: GenerationRecord): void {
    if (isUnderWay(record) && record.isAttempting && this.working === null) this.desk.wake(0)
  }

  #context(): Context {
    return createContext(this.env, (work) => this.ctx.waitUntil(work))
  }
}

function snapshotOf({ version, state, progress, message }: GenerationRecord): GenerationSnapshot {
  return { version, state, progress, message }
}
