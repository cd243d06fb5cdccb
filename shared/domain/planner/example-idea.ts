import type { Idea } from '#shared/domain/idea/idea'
import { SILENT_IDEA } from '../silent-idea.ts'

/** An idea with only the fields that a test gives. */
export const exampleIdea = (said: Partial<Idea> = {}): Idea => ({ ...SILENT_IDEA, ...said })
