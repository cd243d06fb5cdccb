import {
  type GenerationEvent,
  type GenerationSnapshot,
  type GenerationState,
  isFinal,
} from '#shared/contracts/generation'

/**
 * The stored state of one generation. `fence` counts all attempts: an attempt with an older fence may not write any
 * more.
 */
export interface GenerationRecord extends GenerationSnapshot {
  searchId: number
  fence: number
  /** Attempts since the last request. */
  attempts: number
  /** False while it waits to start or for a pause to end. */
  isAttempting: boolean
  /** The fault of the last failed attempt, for operators. */
  fault: string | null
}

export const STAGES: Record<GenerationState, GenerationEvent> = {
  queued: { state: 'queued', progress: 0, message: 'Waiting to start' },
  analyzing: { state: 'analyzing', progress: 0.1, message: 'Reading your brief' },
  planning: { state: 'planning', progress: 0.3, message: 'Finding stops' },
  writing: { state: 'writing', progress: 0.7, message: 'Writing it out' },
  storing: { state: 'storing', progress: 0.9, message: 'Checking and saving your plan' },
  complete: { state: 'complete', progress: 1, message: 'Your plan is ready' },
  failed: {
    state: 'failed',
    progress: 1,
    message: 'We could not finish this plan. Please try again in a few minutes.',
  },
}

/** Shown while other plans are computed before this one. */
export const IN_LINE: GenerationEvent = {
  ...STAGES.queued,
  message: 'Other plans come first. Yours is in the queue',
}

interface TimeLimits {
  timeoutMs: number
  /** Longer than the time-out: an attempt without progress for this long counts as dead. */
  leaseMs: number
}
export const DATABASE_LIMITS: TimeLimits = { timeoutMs: 8_000, leaseMs: 12_000 }
export const NARRATOR_LIMITS: TimeLimits = { timeoutMs: 25_000, leaseMs: 30_000 }

/** The lease of a plan that waits in line, which it renews. */
export const LINE_LEASE_MS = 30_000

const PAUSES_MS = [500, 2_000, 8_000, 30_000]

export const notStarted: GenerationRecord = {
  ...STAGES.queued,
  version: 0,
  searchId: 0,
  fence: 0,
  attempts: 0,
  isAttempting: false,
  fault: null,
}

/** A request for a plan: a new plan is queued, a failed one gets new attempts, any other stays unchanged. */
export function requested(record: GenerationRecord, searchId: number): GenerationRecord {
  const isNew = record.version === 0 || record.state === 'failed'
  return isNew
    ? { ...stageEntered(record, STAGES.queued), searchId, attempts: 0, isAttempting: false, fault: null }
    : record
}

/** Starts a new attempt; older attempts may not write any more. */
export function attemptStarted(record: GenerationRecord): GenerationRecord {
  return { ...record, fence: record.fence + 1, attempts: record.attempts + 1, isAttempting: true }
}

export function stageEntered(record: GenerationRecord, stage: GenerationEvent): GenerationRecord {
  return { ...record, ...stage, version: record.version + 1 }
}

/** After a failed attempt: the pause before the next one, or null if there is none and the generation has failed. */
export function attemptFailed(
  record: GenerationRecord,
  fault: string,
  isPermanent: boolean,
): { record: GenerationRecord; pauseMs: number | null } {
  const pauseMs = isPermanent ? undefined : PAUSES_MS[record.attempts - 1]
  const paused = { ...record, isAttempting: false, fault }
  return pauseMs === undefined
    ? { record: stageEntered(paused, STAGES.failed), pauseMs: null }
    : { record: paused, pauseMs }
}

/** True if so many attempts ended without a result that another one would probably end in the same way. */
export function isExhausted(record: GenerationRecord): boolean {
  return record.attempts > PAUSES_MS.length
}

/** True if an alarm should be set. */
export function isUnderWay(record: GenerationRecord): boolean {
  return record.version > 0 && !isFinal(record.state)
}
