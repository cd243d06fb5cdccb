import type { Charge, Spending } from '#shared/domain/spending'
import type { Context } from './context.ts'
import type { HashLane, HashTurn } from './hash-queue.ts'
import type { KnownDevice } from './known-devices.ts'
import { writeLog } from './log.ts'
import { Problem } from './problem.ts'
import { sha256Hex } from './sha256.ts'

const AN_HOUR_MS = 3_600_000
const GUESS_LIMITS = [
  { name: 'hour', limit: 30, windowMs: AN_HOUR_MS },
  { name: 'day', limit: 100, windowMs: 24 * AN_HOUR_MS },
] as const

/** Who makes a call. */
export interface Caller {
  /** Network address or prefix; null if unknown. */
  network: string | null
  /** False on a local instance with disabled limits. */
  isLimited: boolean
}

/** The turn of a caller's hash. */
export const hashTurn = (lane: HashLane, { network, isLimited }: Caller): HashTurn => ({
  lane,
  network: isLimited ? network : null,
})

/** What wrong guesses are counted by. */
export type GuessSource =
  /** As it was typed, so that an account and a name without one are limited alike. */
  | { identifier: string }
  /** A browser that has signed in to this account before: guesses of others do not use up its budget. */
  | { device: KnownDevice }
  /** A signed-in person who enters their password or code again. */
  | { session: { tokenHash: string } }

/** A wrong password or code. */
export class WrongGuess extends Problem {}

/**
 * Checks a password or code within the limits of wrong guesses, from all networks together. The guess is counted before
 * the check, so that parallel guesses cannot exceed the limits, and given back unless the check throws a `WrongGuess`.
 */
export async function countGuess<T>(
  context: Context,
  { isLimited }: Caller,
  source: GuessSource,
  check: () => Promise<T>,
): Promise<T> {
  if (!isLimited) return check()
  const charges = await chargesOf(source)
  const spending = await spend(context, charges)
  if (!spending.granted) throw tooMany(spending.retryAfterSeconds)
  try {
    const result = await check()
    context.later(giveBack(context, charges))
    return result
  } catch (error) {
    if (!(error instanceof WrongGuess)) context.later(giveBack(context, charges))
    throw error
  }
}

/** Grants the guess if the budgets cannot be reached, like the other limits. */
async function spend(context: Context, charges: Charge[]): Promise<Spending> {
  try {
    return await context.ports.guesses.spend(charges)
  } catch {
    writeLog({ level: 'error', code: 'guesses_not_counted' })
    return { granted: true }
  }
}

async function giveBack(context: Context, charges: readonly Charge[]): Promise<void> {
  try {
    await context.ports.guesses.giveBack(charges.map(({ key }) => key))
  } catch {
    writeLog({ level: 'error', code: 'guesses_not_given_back' })
  }
}

async function chargesOf(source: GuessSource): Promise<Charge[]> {
  const key = await sha256Hex(nameOf(source))
  return GUESS_LIMITS.map(({ name, limit, windowMs }) => ({ key: `guess:${name}:${key}`, limit, windowMs }))
}

function nameOf(source: GuessSource): string {
  if ('identifier' in source) return `identifier ${source.identifier.toLowerCase()}`
  if ('device' in source) return `device ${source.device.tokenHash} ${source.device.userId}`
  return `session ${source.session.tokenHash}`
}

function tooMany(retryAfterSeconds: number): Problem {
  const minutes = Math.ceil(retryAfterSeconds / 60)
  const wait = minutes === 1 ? 'a minute' : minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
  const message = `Too many wrong attempts. Please try again in ${wait}, or ask for a new password.`
  return new Problem(429, 'too_many_attempts', message, { retryAfterSeconds })
}
