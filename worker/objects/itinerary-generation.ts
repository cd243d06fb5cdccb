import { DurableObject } from 'cloudflare:workers'
import { type GenerationEvent, type GenerationSnapshot, isFinal } from '#shared/contracts/generation'
import type { Itinerary } from '#shared/domain/itinerary/itinerary'
import type { Change } from '#shared/domain/revisions/change'
import { type Context, createContext } from '../services/context.ts'
import { readSearch } from '../services/generation.ts'
import {
  requested,
  attemptStarted,
  attemptFailed,
  stageEntered,
  NARRATOR_LIMITS,
  DATABASE_LIMITS,
  IN_LINE,
  LINE_LEASE_MS,
  type GenerationRecord,
  isExhausted,
  isUnderWay,
  STAGES,
} from '../services/generation-record.ts'
import { writeLog } from '../services/log.ts'
import { type Draft, draftWording, readDraft, type StoredDraft, toStoredDraft } from '../planning/draft-wording.ts'
import { makePackages } from '../planning/make-packages.ts'
import { makePlan } from '../planning/make-plan.ts'
import { findAlternatives, revisePlan } from '../planning/revise-plan.ts'
import { rewordPlan } from '../planning/reword-plan.ts'
import { Problem } from '../services/problem.ts'
import { storeFailure, storePlan } from '../services/store-plan.ts'
import { within } from '../services/within.ts'
import { GenerationStorage } from './generation-storage.ts'
import { inTurn } from './planning-line.ts'

const DRAFT = 'draft'

type RevisionOutcome = Awaited<ReturnType<typeof revisePlan>>
type AlternativesAt = Parameters<typeof findAlternatives>[2]
type AlternativesOutcome = Awaited<ReturnType<typeof findAlternatives>>
type Search = Awaited<ReturnType<typeof readSearch>>

/** A newer attempt has started, so this one must not write any more. */
class Superseded extends Error {}

/** All attempts ended without an error of their own, for example by restarts. */
class Exhausted extends Error {
  override name = 'Exhausted'
}

/** Makes one plan from a stored idea. Alarms drive it, so that it continues after any restart. */
export class ItineraryGeneration extends DurableObject<Env> {
  private readonly storage = new GenerationStorage(this.ctx.storage)
  /** The fence of the attempt that runs in this instance; null after a restart. */
  private runningFence: number | null = null
  /** Set while the packages are being made. */
  private packages: Promise<void> | null = null

  start(searchId: number): GenerationSnapshot {
    const before = this.storage.read()
    const record = requested(before, searchId)
    if (record !== before) this.storage.saveAndSetAlarm(record, 0)
    else this.#resumeIfDead(record)
    return snapshotOf(record)
  }

  async resume(searchId: number): Promise<GenerationSnapshot> {
    const record = this.storage.read()
    if (record.version === 0) return this.start(searchId)
    if (record.state === 'failed') await this.#reportFailure(record)
    if (isUnderWay(record) && this.runningFence === null && !(await this.storage.hasAlarm())) this.storage.setAlarm(0)
    return snapshotOf(record)
  }

  /**
   * Deletes everything about a search that was deleted. A running attempt then counts as superseded and stores nothing.
   */
  async forget(): Promise<void> {
    await this.ctx.storage.deleteAlarm()
    await this.ctx.storage.deleteAll()
  }

  async changed(version: number): Promise<GenerationSnapshot> {
    const record = this.storage.read()
    this.#resumeIfDead(record)
    if (record.version === version && !isFinal(record.state)) await this.storage.nextChange()
    return snapshotOf(this.storage.read())
  }

  /** Parallel callers share one computation. */
  makePackages(searchId: number): Promise<void> {
    this.packages ??= inTurn(() => makePackages(this.#context(), searchId)).finally(() => {
      this.packages = null
    })
    return this.packages
  }

  revise(searchId: number, baseVersion: number, changes: readonly Change[]): Promise<RevisionOutcome> {
    return inTurn(() => revisePlan(this.#context(), searchId, baseVersion, changes))
  }

  findAlternatives(searchId: number, at: AlternativesAt): Promise<AlternativesOutcome> {
    return inTurn(() => findAlternatives(this.#context(), searchId, at))
  }

  override async alarm(): Promise<void> {
    const stored = this.storage.read()
    if (!isUnderWay(stored)) return
    if (isExhausted(stored)) return this.#failAttempt(new Exhausted())
    const record = attemptStarted(stored)
    // The alarm is set before any work, so that the work is resumed whatever happens.
    this.storage.saveAndSetAlarm(record, DATABASE_LIMITS.leaseMs)
    this.runningFence = record.fence
    try {
      await this.#work(record)
    } catch (error) {
      if (this.storage.read().fence === record.fence) await this.#failAttempt(error).catch(() => undefined)
    } finally {
      if (this.runningFence === record.fence) this.runningFence = null
    }
  }

  async #work({ searchId, fence }: GenerationRecord): Promise<void> {
    const context = this.#context()
    const planned = await this.#inTurn(fence, () => this.#plan(context, searchId, fence))
    if (!planned) return this.#finish()
    const { search, plan } = planned
    this.#enter(STAGES.writing)
    const draft = await this.#draft(context, fence, plan)
    const { itinerary, refused } = await this.#waitFor(fence, rewordPlan(context, search, plan, draft))
    this.#enter(STAGES.storing)
    await this.#waitFor(fence, storePlan(context, searchId, itinerary))
    this.#finish()
    const failing = itinerary.checks.filter((check) => check.status === 'fail').map((check) => check.id)
    writeLog({ generation: searchId, attempt: fence, narrator: draft?.narrator, refused, failing })
  }

  /** The search and its plan; null if the plan is stored already. */
  async #plan(context: Context, searchId: number, fence: number): Promise<{ search: Search; plan: Itinerary } | null> {
    this.#enter(STAGES.analyzing)
    const search = await this.#waitFor(fence, readSearch(context, searchId))
    if (search.status === 'complete') return null
    const { location } = search.parsed
    this.#enter({ ...STAGES.planning, message: location ? `Finding stops near ${location}` : STAGES.planning.message })
    // Lets the watchers get the new state before the computation blocks the CPU.
    await this.#waitFor(fence, scheduler.wait(0))
    return { search, plan: await this.#waitFor(fence, makePlan(context, search)) }
  }

  /** Does the work when few others compute in this isolate. Until then the plan is queued, and its alarm is renewed. */
  #inTurn<T>(fence: number, work: () => Promise<T>): Promise<T> {
    let renewAt = 0
    const wait = () => {
      const record = this.storage.read()
      if (record.fence !== fence) throw new Superseded()
      if (record.state === 'queued' && record.message !== IN_LINE.message) this.#enter(IN_LINE)
      if (Date.now() < renewAt) return
      this.storage.setAlarm(LINE_LEASE_MS)
      renewAt = Date.now() + LINE_LEASE_MS / 2
    }
    const start = () => {
      this.storage.setAlarm(DATABASE_LIMITS.leaseMs)
      return work()
    }
    return inTurn(start, wait)
  }

  /** The narrator's draft. It is stored before use, so that a restart does not ask the model, and pay, again. */
  async #draft(context: Context, fence: number, plan: Itinerary): Promise<Draft | null> {
    const kept = this.ctx.storage.kv.get<StoredDraft>(DRAFT)
    if (kept) return readDraft(kept)
    if (!context.ports.narrator) return null
    this.storage.setAlarm(NARRATOR_LIMITS.leaseMs)
    const draft = await this.#waitFor(fence, draftWording(context.ports.narrator, plan), NARRATOR_LIMITS)
    this.ctx.storage.kv.put(DRAFT, toStoredDraft(draft))
    this.storage.setAlarm(DATABASE_LIMITS.leaseMs)
    return draft
  }

  async #failAttempt(error: unknown): Promise<void> {
    const isPermanent = error instanceof Problem && error.status < 500
    const fault = error instanceof Error ? error.name : 'unknown'
    const { record, pauseMs } = attemptFailed(this.storage.read(), fault, isPermanent)
    writeLog({ level: 'error', generation: record.searchId, attempt: record.fence, fault, pauseMs })
    if (pauseMs !== null) return this.storage.saveAndSetAlarm(record, pauseMs)
    this.storage.saveAndDeleteAlarm(record)
    await this.#reportFailure(record)
  }

  /** This record is authoritative. The status in the database only tells the sweep not to resume this search. */
  async #reportFailure({ searchId, fault }: GenerationRecord): Promise<void> {
    const reporting = storeFailure(this.#context(), searchId, fault ?? 'unknown')
    await within(DATABASE_LIMITS.timeoutMs, reporting).catch(() => undefined)
  }

  #finish(): void {
    this.ctx.storage.kv.delete(DRAFT)
    this.storage.saveAndDeleteAlarm(stageEntered(this.storage.read(), STAGES.complete))
  }

  /** Waits for I/O, and throws if a newer attempt has started meanwhile. */
  async #waitFor<T>(fence: number, work: Promise<T>, { timeoutMs } = DATABASE_LIMITS): Promise<T> {
    const result = await within(timeoutMs, work)
    if (this.storage.read().fence !== fence) throw new Superseded()
    return result
  }

  #enter(stage: GenerationEvent): void {
    this.storage.save(stageEntered(this.storage.read(), stage))
  }

  /**
   * After a restart no attempt runs although the record says so; wake at once instead of waiting for the lease to end.
   */
  #resumeIfDead(record: GenerationRecord): void {
    if (isUnderWay(record) && record.isAttempting && this.runningFence === null) this.storage.setAlarm(0)
  }

  #context(): Context {
    return createContext(this.env, (work) => this.ctx.waitUntil(work))
  }
}

function snapshotOf({ version, state, progress, message }: GenerationRecord): GenerationSnapshot {
  return { version, state, progress, message }
}
