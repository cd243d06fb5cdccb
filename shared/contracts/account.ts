import * as z from 'zod/mini'
import { IdeaStatus, ParsedIdea } from './parsed-idea.ts'
import { parseSearchId, SearchId } from './search-id.ts'

/** A page of ideas, newest first; `next_cursor` asks for the page that follows. */
export const ParsedSearchPage = z.object({ items: z.array(ParsedIdea), next_cursor: z.nullable(z.string()) })
export type ParsedSearchPage = z.infer<typeof ParsedSearchPage>

/** A trip of an account: the words it began with and, once there is one, the head of its plan. */
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
export const TripList = z.object({ items: z.array(Trip) })
export type TripList = z.infer<typeof TripList>

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

/** What an authenticator app is set up with; it is shown this once. */
export const SecondStepSetup = z.object({ secret: z.string(), otpauth_url: z.string() })
export type SecondStepSetup = z.infer<typeof SecondStepSetup>

/** Whether signing in takes a code. `setup` is there between the beginning and the first right code. */
export const SecondStepState = z.object({ is_on: z.boolean(), setup: z.nullable(SecondStepSetup) })
export type SecondStepState = z.infer<typeof SecondStepState>

/** A trip that a form means. */
export const TripChoice = z.object({ id: z.pipe(z.string(), z.transform(parseSearchId)) })
