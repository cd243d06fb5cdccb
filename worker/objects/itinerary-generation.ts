import { DurableObject } from 'cloudflare:workers'
import { type GenerationEvent, type GenerationSnapshot, isFinal } from '#shared/contracts/generation'
import { type Context, createContext } from '../services/context.ts'
import { readSearch } from '../services/generation.ts'
import {
  asked,
  begun,
  brokenOff,
  entered,
  type GenerationRecord,
  isExhausted,
  isUnderWay,
  LEASE_MS,
  STAGES,
  unstarted,
} from '../services/generation-record.ts'
import { finishPlan, makePlan, readCatalogue, storeFailure, storePlan } from '../services/make-plan.ts'
import { Problem } from '../services/problem.ts'
import { type Draft, draftWording } from '../services/reword-plan.ts'

const RECORD = 'record'
const DRAFT = 'draft'
const WATCH_MS = 15_000

/** A newer attempt owns the plan now. */
class Superseded extends Error {}

/** Every attempt died before it could say why. */
class Exhausted extends Error {
  override name = 'Exhausted'
}

/** One plan: from a stored idea to a stored itinerary, driven by alarms, so that it goes on after any restart. */
export class ItineraryGeneration extends DurableObject<Env> {
  private readonly watchers = new Set<() => void>()
  private isWorking = false

  start(searchId: number): GenerationSnapshot {
    const before = this.read(searchId)
    const record = asked(before)
    if (record !== before) this.saveAndWake(record, 0)
    else this.wakeIfDead(record)
    return snapshotOf(record)
  }

  async resume(searchId: number): Promise<GenerationSnapshot> {
    const record = this.read(searchId)
    if (record.version === 0) return this.start(searchId)
    if (record.state === 'failed') await storeFailure(this.context(), searchId).catch(() => undefined)
    const isForgotten = isUnderWay(record) && !this.isWorking && (await this.ctx.storage.getAlarm()) === null
    if (isForgotten) await this.ctx.storage.setAlarm(Date.now())
    return snapshotOf(record)
  }

  async changed(version: number): Promise<GenerationSnapshot> {
    const record = this.read(0)
    this.wakeIfDead(record)
    if (record.version === version && !isFinal(record.state)) await this.nextChange()
    return snapshotOf(this.read(0))
  }

  override async alarm(): Promise<void> {
    const waiting = this.read(0)
    if (!isUnderWay(waiting)) return
    if (isExhausted(waiting)) return this.breakOff(new Exhausted())
    const record = begun(waiting)
    // The watchdog is armed before any work: whatever happens from here, someone looks again.
    this.saveAndWake(record, LEASE_MS)
    this.isWorking = true
    try {
      await this.work(record)
    } catch (error) {
      if (!(error instanceof Superseded)) await this.breakOff(error).catch(() => undefined)
    } finally {
      this.isWorking = false
    }
  }

  private async work({ searchId, fence }: GenerationRecord): Promise<void> {
    const context = this.context()
    this.enter(STAGES.analyzing)
    const search = await this.outside(fence, readSearch(context, searchId))
    if (search.status === 'complete') return this.finish()
    const facts = await this.outside(fence, readCatalogue(context))
    const { location } = search.parsed
    await this.show({ ...STAGES.planning, message: location ? `Finding stops near ${location}` : STAGES.planning.message })
    const plan = makePlan(search, facts)
    this.enter(STAGES.writing)
    const draft = await this.outside(fence, this.draft(context, plan))
    const { itinerary, refused } = finishPlan(search, plan, draft, facts)
    this.enter(STAGES.storing)
    await this.outside(fence, storePlan(context, searchId, itinerary))
    this.finish()
    const failing = itinerary.checks.filter((check) => check.status === 'fail').map((check) => check.id)
    console.log(JSON.stringify({ generation: searchId, attempt: fence, narrator: draft?.narrator, refused, failing }))
  }

  /** The narrator's words, kept before they are used, so that a restart does not ask and pay again. */
  private async draft(context: Context, plan: Parameters<typeof draftWording>[1]): Promise<Draft | null> {
    const kept = this.ctx.storage.kv.get<Draft>(DRAFT)
    if (kept) return kept
    const draft = await draftWording(context, plan)
    if (draft) this.ctx.storage.kv.put(DRAFT, draft)
    return draft
  }

  private async breakOff(error: unknown): Promise<void> {
    const isHopeless = error instanceof Problem && error.status < 500
    const fault = error instanceof Error ? error.name : 'unknown'
    const { record, pauseMs } = brokenOff(this.read(0), fault, isHopeless)
    console.log(JSON.stringify({ level: 'error', generation: record.searchId, attempt: record.fence, fault, pauseMs }))
    if (pauseMs !== null) return this.saveAndWake(record, pauseMs)
    this.save(record)
    await this.ctx.storage.deleteAlarm()
    await storeFailure(this.context(), record.searchId).catch(() => undefined)
  }

  private finish(): void {
    this.enter(STAGES.complete)
    this.ctx.storage.kv.delete(DRAFT)
    void this.ctx.storage.deleteAlarm()
  }

  /** Waits for the outside world, and gives up where a newer attempt has begun meanwhile. */
  private async outside<T>(fence: number, work: Promise<T>): Promise<T> {
    const result = await work
    if (this.read(0).fence !== fence) throw new Superseded()
    return result
  }

  private enter(stage: GenerationEvent): void {
    this.save(entered(this.read(0), stage))
  }

  /** Enters a stage and lets its watchers hear of it before the processor is taken for the work. */
  private async show(stage: GenerationEvent): Promise<void> {
    this.enter(stage)
    await scheduler.wait(0)
  }

  /** State and alarm without an await between them: one atomic write. */
  private saveAndWake(record: GenerationRecord, delayMs: number): void {
    this.save(record)
    void this.ctx.storage.setAlarm(Date.now() + delayMs)
  }

  /** After a restart nobody works although the record says so: there is no need to sit out the lease. */
  private wakeIfDead(record: GenerationRecord): void {
    if (isUnderWay(record) && record.isAttempting && !this.isWorking) void this.ctx.storage.setAlarm(Date.now())
  }

  private read(searchId: number): GenerationRecord {
    return this.ctx.storage.kv.get<GenerationRecord>(RECORD) ?? unstarted(searchId)
  }

  private save(record: GenerationRecord): void {
    this.ctx.storage.kv.put(RECORD, record)
    for (const tell of this.watchers) tell()
    this.watchers.clear()
  }

  private nextChange(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(done, WATCH_MS)
      const { watchers } = this
      watchers.add(done)
      function done() {
        clearTimeout(timer)
        watchers.delete(done)
        resolve()
      }
    })
  }

  private context(): Context {
    return createContext(this.env, (work) => this.ctx.waitUntil(work))
  }
}

function snapshotOf({ version, state, progress, message }: GenerationRecord): GenerationSnapshot {
  return { version, state, progress, message }
}
