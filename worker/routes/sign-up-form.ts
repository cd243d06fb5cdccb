import type { Handler } from 'hono'
import { formValues } from '#shared/contracts/read-form'
import { SignUpForm, toSignUpRequest } from '#shared/contracts/sign-up'
import { senderOf } from '../middleware/limit-calls.ts'
import type { AppEnv } from '../middleware/request-context.ts'
import { findVisitor } from '../middleware/visitor.ts'
import { signUp } from '../services/sign-up.ts'
import { formPost, type ShowAgain } from './form-post.ts'

/**
 * POST /user-info without JavaScript: creates the account, or shows the page again with the states of the chosen
 * country.
 */
export function signUpForm(showAgain: ShowAgain): Handler<AppEnv> {
  const post = formPost({
    schema: SignUpForm,
    showAgain,
    take: async (c, form) => {
      const { username } = await signUp(c.var.context, toSignUpRequest(form), findVisitor(c), senderOf(c), null)
      return `/login?signed-up=${encodeURIComponent(username)}`
    },
  })
  return async (c, next) => {
    const posted = await c.req.formData().catch(() => null)
    if (posted?.get('show') !== 'states') return post(c, next)
    return showAgain(c, { status: 200, problem: '', fields: {}, values: formValues(posted.entries()) })
  }
}
