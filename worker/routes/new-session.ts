import type { Context } from 'hono'
import type { SignedIn, SignInRequest } from '#shared/contracts/sign-in'
import { findDeviceCookie, keepDeviceCookie } from '../middleware/device-cookie.ts'
import { limitGuesses, senderOf } from '../middleware/limit-calls.ts'
import type { AppEnv } from '../middleware/request-context.ts'
import { keepSessionCookie } from '../middleware/session-cookie.ts'
import { findDevice } from '../services/known-devices.ts'
import { type NewSession, signIn } from '../services/sign-in.ts'

/**
 * Signs in by the call and by the form, and sets the cookies. The limits of a network do not hold for a browser that
 * this account knows, so that one person in a school cannot lock out the others.
 */
export async function newSession(c: Context<AppEnv>, request: SignInRequest): Promise<SignedIn> {
  const deviceToken = findDeviceCookie(c)
  const device = await findDevice(c.var.context, deviceToken, request.identifier)
  if (!device) await limitGuesses(c, 'sign-in', request.identifier)
  const browser = { ...senderOf(c), device, deviceToken }
  return keepSession(c, await signIn(c.var.context, request, browser))
}

/** Sets the cookies of a session that was just opened. */
export function keepSession(c: Context<AppEnv>, { signedIn, deviceToken }: NewSession): SignedIn {
  keepSessionCookie(c, signedIn.token)
  keepDeviceCookie(c, deviceToken)
  return signedIn
}
