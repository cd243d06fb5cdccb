import {
  type GenerationEvent,
  type GenerationSnapshot,
  type GenerationState,
  isFinal,
} from '#shared/contracts/generation'

/** What one generation remembers. `fence` counts attempts for good: work of an older attempt may not write any more. */
export interface GenerationRecord extends GenerationSnapshot {
  searchId: number
  fence: number
  /** Attempts since it was last asked for. */
  attempts: number
  /** False while it waits for its turn or for a pause to pass. */
  isAttempting: boolean
  /** Why the last attempt broke off, for the operators. */
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

interface Patience {
  timeoutMs: number
  /** Longer than the time-out: after this long in silence the attempt is taken to be dead. */
  leaseMs: number
}
export const FOR_THE_STORE: Patience = { timeoutMs: 8_000, leaseMs: 12_000 }
export const FOR_THE_NARRATOR: Patience = { timeoutMs: 25_000, leaseMs: 30_000 }

const PAUSES_MS = [500, 2_000, 8_000, 30_000]

export const unstarted: GenerationRecord = {
  ...STAGES.queued,
  version: 0,
  searchId: 0,
  fence: 0,
  attempts: 0,
  isAttempting: false,
  fault: null,
}

/** Asked for: a new plan is queued, a failed one gets its attempts back, any other stays as it is. */
export function asked(record: GenerationRecord, searchId: number): GenerationRecord {
  const isNew = record.version === 0 || record.state === 'failed'
  return isNew ? { ...entered(record, STAGES.queued), searchId, attempts: 0, isAttempting: false, fault: null } : record
}

/** A new attempt begins and every older one loses its right to write. */
export function begun(record: GenerationRecord): GenerationRecord {
  return { ...record, fence: record.fence + 1, attempts: record.attempts + 1, isAttempting: true }
}

export function entered(record: GenerationRecord, stage: GenerationEvent): GenerationRecord {
  return { ...record, ...stage, version: record.version + 1 }
}

/** After an attempt that broke off: when to try again, or failed for good. */
export function brokenOff(
  record: GenerationRecord,
  fault: string,
  isHopeless: boolean,
): { record: GenerationRecord; pauseMs: number | null } {
  const pauseMs = isHopeless ? undefined : PAUSES_MS[record.attempts - 1]
  const resting = { ...record, isAttempting: false, fault }
  return pauseMs === undefined
    ? { record: entered(resting, STAGES.failed), pauseMs: null }
    : { record: resting, pauseMs }
}

/** True where so many attempts died without a word that another would die too. */
export function isExhausted(record: GenerationRecord): boolean {
  return record.attempts > PAUSES_MS.length
}

/** True for work that an alarm should be pending for. */
export function isUnderWay(record: GenerationRecord): boolean {
  return record.version > 0 && !isFinal(record.state)
}
