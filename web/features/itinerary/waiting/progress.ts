import type { GenerationEvent } from '#shared/contracts/generation'

/** The stops of the road, in the order the plan passes them; each is one state of the server's own machine. */
export const STAGES = [
  { state: 'analyzing', title: 'Reading your idea' },
  { state: 'planning', title: 'Choosing places and beds, adding up costs' },
  { state: 'writing', title: 'Writing it out' },
  { state: 'storing', title: 'Keeping your plan' },
] as const

/** How far the plan is, as the reader sees it. `stage` is a place in `STAGES`; a stage once passed is never taken back. */
export interface Progress {
  phase: 'running' | 'complete' | 'failed'
  stage: number
  share: number
  message: string
  /** False while the line to the server is down; the plan goes on without us. */
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

/** One short sentence for a screen reader and the line under the heading. */
export const progressInWords = ({ stage }: Progress): string =>
  `Step ${stage + 1} of ${STAGES.length}: ${lowered(STAGES[stage]!.title)}.`
const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
