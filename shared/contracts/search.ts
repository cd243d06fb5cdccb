import * as z from 'zod/mini'
import { toPrintable } from '#shared/domain/typed-text'
import { ParsedIdea } from './parsed-idea.ts'
import { SearchId } from './search-id.ts'

const IDEA_MAX_CHARACTERS = 5000
const TOO_LONG = 'Please keep your trip idea to 5\u00a0000 characters or fewer.'

/** The text of an idea, trimmed; the messages are shown to the teacher. */
export const IdeaText = z
  .string('Please describe your trip idea.')
  .check(
    z.overwrite(toPrintable),
    z.trim(),
    z.minLength(1, 'Please describe your trip idea.'),
    z.maxLength(IDEA_MAX_CHARACTERS, TOO_LONG),
  )

/** The text of an idea with sentences after it that answer questions of its plan. */
export const withAnswers = (idea: string, answers: readonly string[]): string => [idea, ...answers].join('\n')
/** Whether the text of an idea has room for these sentences. */
export const hasRoomFor = (idea: string, answers: readonly string[]): boolean =>
  IdeaText.safeParse(withAnswers(idea, answers)).success

const clockError = 'The time must be an ISO 8601 instant or date.'

export const SearchRequest = z.object({
  idea: IdeaText,
  /** An own search, whose idea is put before this text. */
  adds_to: z.nullish(SearchId),
  user_id: z.nullish(z.union([z.string().check(z.maxLength(100)), z.number()], 'The user must be text or a number.')),
  created_at: z.nullish(z.union([z.iso.datetime({ offset: true, local: true }), z.iso.date()], clockError)),
})
export type SearchRequest = z.infer<typeof SearchRequest>

export const SearchCreated = z.object({
  id: SearchId,
  search_id: SearchId,
  idea: z.string(),
  status: z.enum(['processing', 'complete']),
  created_at: z.iso.datetime(),
  parsed: ParsedIdea,
})
export type SearchCreated = z.infer<typeof SearchCreated>
