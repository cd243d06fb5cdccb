import type { Context, Handler } from 'hono'
import type * as z from 'zod/mini'
import { type FormValues, formValues, readForm } from '#shared/contracts/read-form'
import { problemOf } from '../middleware/answer-problem.ts'
import { limitCalls } from '../middleware/limit-calls.ts'
import type { AppEnv } from '../middleware/request-context.ts'
import { Problem } from '../services/problem.ts'

/** The errors of a posted form and its values, with the status of the response. */
export interface Refusal {
  status: number
  problem: string
  fields: Record<string, string>
  values: FormValues
}

/** Renders a form's page again with its errors; `worker/app.ts` passes in the renderer. */
export type ShowAgain = (c: Context<AppEnv>, refusal: Refusal) => Promise<Response>

interface PostedForm<Schema extends z.ZodMiniType> {
  schema: Schema
  /** Fields that are always lists. */
  lists?: readonly string[]
  /** Fields whose values are never shown again, such as passwords. */
  secrets?: readonly string[]
  /** Handles the form and returns the address to redirect to; a `Problem` shows the form again. */
  take: (c: Context<AppEnv>, value: z.output<Schema>) => Promise<string>
  showAgain: ShowAgain
}

/**
 * Handles a form that a browser without JavaScript posts to its own page. On success it redirects; if the form is
 * invalid, over a limit, or fails, it shows the page again with the typed values.
 */
export function formPost<Schema extends z.ZodMiniType>(form: PostedForm<Schema>): Handler<AppEnv> {
  return async (c) => {
    const posted = await c.req.formData().catch(() => null)
    if (!posted) throw new Problem(415, 'not_a_form', 'Please send the form from our own page.')
    const values = formValues(posted.entries(), form.lists)
    const again = (status: number, problem: string, fields: Record<string, string>) =>
      form.showAgain(c, { status, problem, fields, values: withoutSecrets(values, form.secrets ?? []) })

    try {
      await limitCalls(c)
      const reading = readForm(form.schema, values)
      if (!('value' in reading)) return await again(422, reading.problem, reading.fields)
      return c.redirect(await form.take(c, reading.value), 303)
    } catch (error) {
      const problem = problemOf(error as Error, c)
      const page = await again(problem.status, problem.message, problem.particulars.fields ?? {})
      const { retryAfterSeconds } = problem.particulars
      if (retryAfterSeconds !== undefined) page.headers.set('Retry-After', String(retryAfterSeconds))
      return page
    }
  }
}

const withoutSecrets = (values: FormValues, secrets: readonly string[]): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.includes(name)))
