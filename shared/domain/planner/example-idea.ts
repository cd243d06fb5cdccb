import type { Idea } from '#shared/domain/idea/idea'
import { SILENT_IDEA } from '../silent-idea.ts'

/** An idea that says only what a test gives it. */
export const exampleIdea = (said: Partial<Idea> = {}): Idea => ({ ...SILENT_IDEA, ...said })
