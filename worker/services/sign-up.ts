import type { SignedUp, SignUpRequest } from '#shared/contracts/sign-up'
import { emailKey } from '#shared/domain/email-address'
import { freeUsername, usernameStem } from '#shared/domain/username'
import { signUpMail } from '../mail/account-mails.ts'
import { insertMessage } from '../data/outbox.ts'
import { insertProfile } from '../data/profiles.ts'
import { findUserByIdentifier, insertUser, isEmailTaken, isUsernameTaken, listUsernamesLike } from '../data/users.ts'
import { messageTo } from './account-links.ts'
import type { Context } from './context.ts'
import { type Claim, commitOnce, type Prepared } from './idempotency.ts'
import { queueMessage } from './mail.ts'
import { hashPassword, temporaryPassword } from './password.ts'
import { Problem } from './problem.ts'
import { claimTrips } from './sign-in.ts'
import { makeVerifyLink, VERIFY_HOURS } from './verification.ts'

/** The temporary password and the link in the same mail expire together. */
const VALID_MS = VERIFY_HOURS * 3_600_000
const TRIES = 5

/**
 * Creates an account with a temporary password. Account, profile, link, mail and the visitor's trips are one batch, so
 * there is no account without its mail.
 */
export async function signUp(
  context: Context,
  request: SignUpRequest,
  visitor: string | null,
  claim: Claim | null,
): Promise<SignedUp> {
  const password = temporaryPassword()
  const passwordHash = await hashPassword(password)
  for (let attempt = 1; ; attempt++) {
    const messageIds: string[] = []
    try {
      const answer = await commitOnce(context, claim, async () => {
        const { messageId, ...prepared } = await prepareAccount(context, request, visitor, { password, passwordHash })
        messageIds.push(messageId)
        return prepared
      })
      for (const id of messageIds) context.later(queueMessage(context, id))
      return answer
    } catch (error) {
      if (isEmailTaken(error)) throw emailTaken()
      // Somebody with the same name signed up at the same moment: retry with the next number.
      if (!isUsernameTaken(error) || attempt === TRIES) throw error
    }
  }
}

async function prepareAccount(
  context: Context,
  request: SignUpRequest,
  visitor: string | null,
  { password, passwordHash }: { password: string; passwordHash: string },
): Promise<Prepared<SignedUp> & { messageId: string }> {
  const { db, site, ids } = context
  if (await findUserByIdentifier(db, request.email)) throw emailTaken()
  const stem = usernameStem(request.name, request.lastname)
  const username = freeUsername(stem, await listUsernamesLike(db, stem))
  const now = context.now()
  const userId = ids.token()
  const user = {
    id: userId,
    username,
    email: request.email,
    name: request.name,
    passwordHash,
    passwordExpiresAt: new Date(now.getTime() + VALID_MS).toISOString(),
    role: 'school' as const,
    emailVerifiedAt: null,
    totpSecret: null,
    totpConfirmedAt: null,
    totpUsedStep: null,
    createdAt: now.toISOString(),
  }
  const link = await makeVerifyLink(context, userId)
  const mail = signUpMail({
    name: request.name,
    username,
    temporaryPassword: password,
    verifyUrl: link.url,
    loginUrl: `${site.origin}/login`,
    validHours: VERIFY_HOURS,
  })
  const message = messageTo(context, request.email, mail)
  const statements = [
    insertUser(db, user),
    insertProfile(db, profileOf(userId, request)),
    link.statement,
    insertMessage(db, message),
    ...(visitor ? [await claimTrips(context, visitor, userId)] : []),
  ]
  const answer = { username, success: true as const }
  return { status: 201, answer, about: { email: emailKey(request.email) }, statements, messageId: message.id }
}

const profileOf = (userId: string, request: SignUpRequest) => ({
  userId,
  name: request.name,
  lastname: request.lastname,
  schoolName: request.school_name ?? null,
  address: request.address ?? null,
  suburb: request.suburb ?? null,
  city: request.city ?? null,
  countryId: request.country_id ?? null,
  stateId: request.state_id ?? null,
  latitude: request.latitude ?? null,
  longitude: request.longitude ?? null,
  searchId: request.search_id ?? null,
})

const TAKEN = 'There is an account with this email address already. Please sign in, or ask for a new password.'
const emailTaken = () => new Problem(409, 'email_taken', TAKEN, { fields: { email: TAKEN } })
