import type { GenerationEvent } from '#shared/contracts/generation'

/** The stages of making a plan, in order; each is a state of the server. */
export const STAGES = [
  { state: 'analyzing', title: 'Reading your idea' },
  { state: 'planning', title: 'Choosing places and beds, adding up costs' },
  { state: 'writing', title: 'Writing it out' },
  { state: 'storing', title: 'Keeping your plan' },
] as const

/** The progress of a plan. `stage` is an index of `STAGES` and never decreases. */
export interface Progress {
  phase: 'running' | 'complete' | 'failed'
  stage: number
  share: number
  message: string
  /** False while the connection to the server is lost; the server continues the plan. */
  connected: boolean
  slow: boolean
}
export const STARTED: Progress = { phase: 'running', stage: 0, share: 0, message: '', connected: true, slow: false }

export type ProgressChange = GenerationEvent | 'lost' | 'slow' | 'again'

export function progressed(before: Progress, change: ProgressChange): Progress {
  if (change === 'lost') return { ...before, connected: false }
  if (change === 'slow') return { ...before, slow: true }
  if (change === 'again') return STARTED
  const { state, progress, message } = change
  if (state === 'complete' || state === 'failed') return { ...before, phase: state, message, connected: true, share: 1 }
  const stage = Math.max(
    before.stage,
    STAGES.findIndex((one) => one.state === state),
  )
  return { ...before, phase: 'running', stage, share: Math.max(before.share, progress), message, connected: true }
}

/** One short sentence for screen readers and under the heading. */
export const progressInWords = ({ stage }: Progress): string =>
  `Step ${stage + 1} of ${STAGES.length}: ${lowered(STAGES[stage]!.title)}.`
const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
