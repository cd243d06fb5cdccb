import type { SignedUp, SignUpRequest } from '#shared/contracts/sign-up'
import { emailKey } from '#shared/domain/email-address'
import { signUpMail } from '../mail/account-mails.ts'
import { insertProfile } from '../data/profiles.ts'
import { findUserByIdentifier, insertUser, isEmailTaken, isUsernameTaken } from '../data/users.ts'
import type { Context } from './context.ts'
import { claimTripOf } from './earlier-ideas.ts'
import { type Claim, commitOnce, type Prepared } from './idempotency.ts'
import { accountMessage, VERIFY_HOURS } from './letter-secrets.ts'
import { promiseMail, type PromisedMail, queueLater, type Sender } from './mail-budget.ts'
import { newUser } from './new-user.ts'
import { Problem } from './problem.ts'
import { NO_PASSWORD } from './temporary-password.ts'
import { ownsTrip } from './trip-owner.ts'

const TRIES = 8

/**
 * Creates an account without a password; the sender of its mail adds a temporary one. Account, profile, mail and the
 * visitor's trips are one batch, so there is no account without its mail.
 */
export async function signUp(
  context: Context,
  request: SignUpRequest,
  visitor: string | null,
  sender: Sender,
  claim: Claim | null,
): Promise<SignedUp> {
  const userId = context.ids.token()
  const promised: PromisedMail[] = []
  for (let attempt = 1; ; attempt++) {
    try {
      const answer = await commitOnce(context, claim, async () => {
        if (await findUserByIdentifier(context.db, request.email)) throw emailTaken()
        // Another attempt is the same mail, so the budgets count it once.
        if (promised.length === 0) promised.push(await promiseLetter(context, { request, visitor, userId }, sender))
        const statements = promised.flatMap((mail) => mail.statements)
        return prepareAccount(context, request, visitor, { userId, statements, collisions: attempt - 1 })
      })
      for (const { ids } of promised) queueLater(context, ids)
      return answer
    } catch (error) {
      if (isEmailTaken(error)) throw emailTaken()
      // Somebody with the same name signed up at the same moment: retry with another number.
      if (!isUsernameTaken(error) || attempt === TRIES) throw error
    }
  }
}

interface Newcomer {
  request: SignUpRequest
  visitor: string | null
  userId: string
}

async function promiseLetter(
  context: Context,
  { request, visitor, userId }: Newcomer,
  sender: Sender,
): Promise<PromisedMail> {
  const hasTrip = await ownsTrip(context, request.search_id ?? null, { visitor, userId: null })
  const mail = signUpMail({ loginUrl: `${context.site.origin}/login`, validHours: VERIFY_HOURS, hasTrip })
  const person = accountMessage(context, request.email, mail, { kind: 'sign_up', userId })
  const promised = await promiseMail(context, 'sign_up', sender, { person }, 'drop')
  if (promised.retryAfterSeconds !== null) throw tooMany(promised.retryAfterSeconds)
  return promised
}

async function prepareAccount(
  context: Context,
  request: SignUpRequest,
  visitor: string | null,
  letter: { userId: string; statements: D1PreparedStatement[]; collisions: number },
): Promise<Prepared<SignedUp>> {
  const { db } = context
  const known = {
    id: letter.userId,
    email: request.email,
    name: request.name,
    passwordHash: NO_PASSWORD,
    // Counted again from the moment at which the mail is sent.
    passwordExpiresAt: new Date(context.now().getTime() + VERIFY_HOURS * 3_600_000).toISOString(),
    role: 'school' as const,
    emailVerifiedAt: null,
  }
  const user = await newUser(context, known, { lastname: request.lastname, collisions: letter.collisions })
  const statements = [
    insertUser(db, user),
    insertProfile(db, profileOf(user.id, request)),
    ...letter.statements,
    ...(await claimTripOf(context, visitor, request.search_id ?? null, user.id)),
  ]
  const answer = { username: user.username, success: true as const }
  return { status: 201, answer, about: { email: emailKey(request.email) }, statements }
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

const tooMany = (retryAfterSeconds: number) =>
  new Problem(
    429,
    'mail_budget_spent',
    'Many accounts were asked for from this network or with this address. What you typed is kept: please try again later.',
    { retryAfterSeconds },
  )
