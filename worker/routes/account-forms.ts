import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { CodeRequest, EarlierIdeasChoice, Erasure, TripChoice } from '#shared/contracts/account'
import { PasswordChange } from '#shared/contracts/password'
import { placeAfterSignIn } from '#shared/domain/next-place'
import { senderOf } from '../middleware/limit-calls.ts'
import type { AppEnv } from '../middleware/request-context.ts'
import { dropSessionCookie } from '../middleware/session-cookie.ts'
import { findCookieSession, requireOwnPassword } from '../middleware/session.ts'
import { endVisitor, keepVisitor } from '../middleware/visitor.ts'
import { eraseAccount } from '../services/erase-account.ts'
import { exportAccount } from '../services/export-account.ts'
import { changePassword } from '../services/passwords.ts'
import { beginSecondStep, confirmSecondStep, removeSecondStep } from '../services/second-step.ts'
import { closeSession, type Session } from '../services/sessions.ts'
import { copyTrip, deleteTrip } from '../services/trips.ts'
import { sendVerifyLink } from '../services/verification.ts'
import { settleEarlierIdeas } from './earlier-ideas.ts'
import { formPost, type ShowAgain } from './form-post.ts'
import { jsonStream } from './json-stream.ts'

const SIGN_IN = '/login?next=/account'
const Nothing = z.object({})

/** The forms of /account and /account/trips. The session cookie identifies the user. */
export function accountForms(showAgain: ShowAgain, showTripsAgain: ShowAgain) {
  const form = <Schema extends z.ZodMiniType>(
    schema: Schema,
    take: (c: Context<AppEnv>, session: Session, value: z.output<Schema>) => Promise<string>,
    again = showAgain,
  ) =>
    formPost({
      schema,
      secrets: ['current_password', 'new_password', 'password', 'code'],
      showAgain: again,
      take: async (c, value) => {
        const session = await findCookieSession(c)
        return session ? take(c, session, value) : SIGN_IN
      },
    })
  return new Hono<AppEnv>()
    .get('/export', async (c) => {
      const session = await findCookieSession(c)
      if (!session) return c.redirect(SIGN_IN)
      requireOwnPassword(session.user)
      c.header('Cache-Control', 'no-store')
      c.header('Content-Disposition', 'attachment; filename="uhambo-account.json"')
      return jsonStream(c, await exportAccount(c.var.context, session.user))
    })
    .post(
      '/password',
      form(PasswordChange, async (c, session, change) => {
        await changePassword(c.var.context, senderOf(c), session, change)
        const next = placeAfterSignIn(c.req.query('next'))
        return next === '/' ? '/account?done=password' : next
      }),
    )
    .post(
      '/verification',
      form(Nothing, async (c, { user }) => {
        await sendVerifyLink(c.var.context, user, senderOf(c))
        return '/account?done=link'
      }),
    )
    .post(
      '/sign-out',
      form(z.object({ everywhere: z.optional(z.string()) }), async (c, session, { everywhere }) => {
        await closeSession(c.var.context, session, everywhere === '1')
        dropSessionCookie(c)
        endVisitor(c)
        return '/login?signed-out=1'
      }),
    )
    .post(
      '/erase',
      form(Erasure, async (c, session, erasure) => {
        await eraseAccount(c.var.context, senderOf(c), session, erasure)
        dropSessionCookie(c)
        endVisitor(c)
        return '/login?erased=1'
      }),
    )
    .post(
      '/second-step',
      form(Nothing, async (c, { user }) => {
        await beginSecondStep(c.var.context, user)
        return '/account'
      }),
    )
    .post(
      '/second-step/confirm',
      form(CodeRequest, async (c, session, { code }) => {
        await confirmSecondStep(c.var.context, senderOf(c), session, code)
        return '/account?done=second-step'
      }),
    )
    .post(
      '/second-step/remove',
      form(CodeRequest, async (c, session, { code }) => {
        await removeSecondStep(c.var.context, senderOf(c), session, code)
        return '/account?done=no-second-step'
      }),
    )
    .post(
      '/earlier-ideas',
      form(
        EarlierIdeasChoice,
        async (c, { user }, choice) => {
          requireOwnPassword(user)
          await settleEarlierIdeas(c, user, choice)
          return `/account/trips?earlier=${choice.choice}`
        },
        showTripsAgain,
      ),
    )
    .post(
      '/trips/copy',
      form(
        TripChoice,
        async (c, { user }, { id }) => `/itinerary/${await copyTrip(c.var.context, user, id, keepVisitor(c))}`,
        showTripsAgain,
      ),
    )
    .post(
      '/trips/delete',
      form(
        TripChoice,
        async (c, { user }, { id }) => {
          requireOwnPassword(user)
          await deleteTrip(c.var.context, user, id)
          return '/account/trips?deleted=1'
        },
        showTripsAgain,
      ),
    )
}
