import type { Context } from 'hono'
import type { SignedIn } from '#shared/contracts/sign-in'
import { findDeviceCookie } from '../middleware/device-cookie.ts'
import { limitGuesses, senderOf } from '../middleware/limit-calls.ts'
import type { AppEnv } from '../middleware/request-context.ts'
import type { acceptWithAccount, acceptWithNewAccount } from '../services/accept-invitation.ts'
import { dropLinkToken, findLinkToken, INVITATION } from './link-token.ts'
import { keepSession } from './new-session.ts'

type Accept<Request> = (
  context: Parameters<typeof acceptWithAccount>[0],
  request: Request & { token: string },
  browser: Parameters<typeof acceptWithNewAccount>[2],
) => ReturnType<typeof acceptWithAccount>

/** Accepts an invitation by the call or by the form. The token is in the request or in the cookie of the page. */
export async function acceptInvitation<Request extends { token?: string | undefined }>(
  c: Context<AppEnv>,
  request: Request,
  accept: Accept<Request>,
): Promise<SignedIn> {
  const token = request.token ?? findLinkToken(c, INVITATION)
  await limitGuesses(c, 'sign-in', token)
  const browser = { ...senderOf(c), deviceToken: findDeviceCookie(c) }
  const session = await accept(c.var.context, { ...request, token }, browser)
  dropLinkToken(c, INVITATION)
  return keepSession(c, session)
}
