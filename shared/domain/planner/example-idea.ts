import type { Idea } from '#shared/domain/idea/idea'
import { EMPTY_IDEA } from '../empty-idea.ts'

/** An idea with only the fields that a test gives. */
export const exampleIdea = (said: Partial<Idea> = {}): Idea => ({ ...EMPTY_IDEA, ...said })
