import * as z from 'zod/mini'
import { IdeaStatus, ParsedIdea } from './parsed-idea.ts'
import { parseSearchId, SearchId } from './search-id.ts'

/** A page of ideas, newest first; `next_cursor` requests the next page. */
export const ParsedSearchPage = z.object({ items: z.array(ParsedIdea), next_cursor: z.nullable(z.string()) })
export type ParsedSearchPage = z.infer<typeof ParsedSearchPage>

/** A trip of an account: the text of the idea and, when there is a plan, its summary. */
export const Trip = z.object({
  id: SearchId,
  idea: z.string(),
  status: IdeaStatus,
  created_at: z.iso.datetime(),
  plan: z.nullable(
    z.object({
      title: z.string(),
      location: z.string(),
      duration: z.string(),
      start_date: z.iso.date(),
      end_date: z.iso.date(),
      total_per_student: z.number(),
    }),
  ),
})
export type Trip = z.infer<typeof Trip>
/** A page of trips, newest first; `next_cursor` requests the next page. */
export const TripList = z.object({ items: z.array(Trip), next_cursor: z.nullable(z.string()) })
export type TripList = z.infer<typeof TripList>

/** The ideas that this browser sent without an account. */
export const EarlierIdeas = z.object({ count: z.number() })
export type EarlierIdeas = z.infer<typeof EarlierIdeas>
/** Whose they are, as the person who is signed in says. */
export const EarlierIdeasChoice = z.object({
  choice: z.enum(['mine', 'not_mine'], 'Please say whether these ideas are yours.'),
})
export type EarlierIdeasChoice = z.infer<typeof EarlierIdeasChoice>

const PASSWORD_MISSING = 'Please enter your password.'

export const Erasure = z.object({
  password: z.string(PASSWORD_MISSING).check(z.minLength(1, PASSWORD_MISSING), z.maxLength(320, 'This is too long.')),
})
export type Erasure = z.infer<typeof Erasure>

const CODE_MISSING = 'Please enter the six digits that your app shows.'

export const CodeRequest = z.object({
  code: z.string(CODE_MISSING).check(z.trim(), z.minLength(1, CODE_MISSING), z.maxLength(20, CODE_MISSING)),
})
export type CodeRequest = z.infer<typeof CodeRequest>

/** The secret for an authenticator app; it is shown only once. */
export const SecondStepSetup = z.object({ secret: z.string(), otpauth_url: z.string() })
export type SecondStepSetup = z.infer<typeof SecondStepSetup>

/** Whether sign-in requires a code. `setup` is present from the start of the set-up until the first correct code. */
export const SecondStepState = z.object({ is_on: z.boolean(), setup: z.nullable(SecondStepSetup) })
export type SecondStepState = z.infer<typeof SecondStepState>

/** The id of a trip, as a form posts it. */
export const TripChoice = z.object({ id: z.pipe(z.string(), z.transform(parseSearchId)) })
