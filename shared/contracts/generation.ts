import * as z from 'zod/mini'
import { Itinerary } from './itinerary.ts'
import { SearchId } from './search-id.ts'
import { IdeaText } from './search.ts'

export const GENERATION_STATES = [
  'queued',
  'analyzing',
  'planning',
  'writing',
  'storing',
  'complete',
  'failed',
] as const
export const GenerationState = z.enum(GENERATION_STATES)
export type GenerationState = z.infer<typeof GenerationState>

/** One `event: state` of the stream: state, progress (0 to 1) and a message for the reader. */
export const GenerationEvent = z.object({
  state: GenerationState,
  progress: z.number().check(z.minimum(0), z.maximum(1)),
  message: z.string(),
})
export type GenerationEvent = z.infer<typeof GenerationEvent>

/** A state with its version, so that a watcher can ask for a newer one. */
export interface GenerationSnapshot extends GenerationEvent {
  version: number
}

export const GenerateRequest = z.object({ search_id: SearchId, idea: IdeaText })
export type GenerateRequest = z.infer<typeof GenerateRequest>

export const GenerateDone = z.object({ success: z.literal(true), search_id: SearchId, itinerary: Itinerary })
export type GenerateDone = z.infer<typeof GenerateDone>

export const GenerateAccepted = z.object({ success: z.literal(true), search_id: SearchId, state: GenerationState })
export type GenerateAccepted = z.infer<typeof GenerateAccepted>

export const GenerateFailed = z.object({
  success: z.literal(false),
  error: z.string(),
  code: z.string(),
  details: z.string(),
})
export type GenerateFailed = z.infer<typeof GenerateFailed>

export function isFinal(state: GenerationState): boolean {
  return state === 'complete' || state === 'failed'
}
