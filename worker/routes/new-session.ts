import type { Context } from 'hono'
import type { SignedIn, SignInRequest } from '#shared/contracts/sign-in'
import { findDeviceCookie, keepDeviceCookie } from '../middleware/device-cookie.ts'
import { limitGuesses, senderOf } from '../middleware/rate-limits.ts'
import type { AppEnv } from '../middleware/request-context.ts'
import { keepSessionCookie } from '../middleware/session-cookie.ts'
import { findDevice } from '../services/known-devices.ts'
import { signIn } from '../services/sign-in.ts'

/**
 * Signs in by the call and by the form, and sets the cookies. The limits of a network do not hold for a browser that
 * this account knows, so that one person in a school cannot lock out the others.
 */
export async function newSession(c: Context<AppEnv>, request: SignInRequest): Promise<SignedIn> {
  const deviceToken = findDeviceCookie(c)
  const device = await findDevice(c.var.context, deviceToken, request.identifier)
  if (!device) await limitGuesses(c, 'sign-in', request.identifier)
  const browser = { ...senderOf(c), device, deviceToken }
  const session = await signIn(c.var.context, request, browser)
  keepSessionCookie(c, session.signedIn.token)
  keepDeviceCookie(c, session.deviceToken)
  return session.signedIn
}
