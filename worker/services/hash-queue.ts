import { Problem } from './problem.ts'

/**
 * Who waits for a hash: a sign-in from a browser that this account has signed in from before, any other sign-in, or
 * work that can wait, such as a change of password.
 */
export type HashLane = 'known' | 'unknown' | 'background'

export interface HashTurn {
  lane: HashLane
  /** The network of the caller; null if it is not limited. */
  network: string | null
}

/** How many may wait in a lane, in all and from one network. */
const ROOM: Record<HashLane, { all: number; network: number }> = {
  known: { all: 20, network: 10 },
  unknown: { all: 12, network: 3 },
  background: { all: 6, network: 3 },
}

/** Whose turn it is, in a cycle. A lane without a waiting hash gives its turn to the first lane that has one. */
const TURNS: readonly HashLane[] = ['known', 'unknown', 'known', 'unknown', 'background']
const LANES: readonly HashLane[] = ['known', 'unknown', 'background']

/** Enough for the calls that arrived during a hash to be answered before the next hash starts. */
const PAUSE_MS = 40
const POLL_MS = 10
/** A waiting call that has not asked for its turn for so long is passed over: its caller may have gone away. */
const ABSENT_MS = 100
/** One that has missed so many pauses, or has not asked for so long, is removed. */
const MOST_PAUSES_MISSED = 3
const GONE_MS = 5_000
const RETRY_AFTER_SECONDS = 5

/** When a waiting call last asked for its turn: the time, and the number of hashes before it. */
interface Ticket extends HashTurn {
  askedAt: number
  askedAfter: number
}

/** In the order of arrival. */
let waiting: Ticket[] = []
let hashes = 0
let pauseEndsAt = 0
let pauseIsDue = false

/**
 * Runs one hash at a time, with a pause between two: a hash blocks the whole isolate, and other calls must get their
 * turn. First come, first served within a lane. 429 or 503 if there is no room to wait.
 *
 * Each waiting call asks for its turn with its own timer. A timer of another call would be lost when that call ends.
 */
export async function takeHashTurn<T>(turn: HashTurn, hash: () => T): Promise<T> {
  const ticket = enter(turn)
  try {
    while (!isTurnOf(ticket)) await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    return hash()
  } finally {
    waiting = waiting.filter((other) => other !== ticket)
  }
}

function enter(turn: HashTurn): Ticket {
  const now = Date.now()
  waiting = waiting.filter(
    ({ askedAt, askedAfter }) => now - askedAt < GONE_MS && hashes - askedAfter <= MOST_PAUSES_MISSED,
  )
  const inLane = waiting.filter(({ lane }) => lane === turn.lane)
  if (inLane.length >= ROOM[turn.lane].all)
    throw noRoom(503, 'sign_in_busy', 'Many people are signing in just now. Please try again in a few seconds.')
  const ofNetwork = inLane.filter(({ network }) => network !== null && network === turn.network)
  if (ofNetwork.length >= ROOM[turn.lane].network)
    throw noRoom(429, 'too_many_attempts', 'Too many attempts at once. Please try again in a few seconds.')
  const ticket = { ...turn, askedAt: now, askedAfter: hashes }
  waiting.push(ticket)
  return ticket
}

/** True once for each ticket; the caller must hash before it yields. */
function isTurnOf(ticket: Ticket): boolean {
  if (!waiting.includes(ticket))
    throw noRoom(503, 'sign_in_busy', 'We could not check your password in time. Please try again in a few seconds.')
  const now = Date.now()
  ticket.askedAt = now
  ticket.askedAfter = hashes
  // The clock of a Worker stands still while it computes, so the pause is counted from the first event after a hash.
  if (pauseIsDue) {
    pauseEndsAt = now + PAUSE_MS
    pauseIsDue = false
  }
  if (now < pauseEndsAt || nextTicket(now) !== ticket) return false
  hashes += 1
  pauseIsDue = true
  return true
}

function nextTicket(now: number): Ticket | undefined {
  const present = waiting.filter(({ askedAt }) => now - askedAt < ABSENT_MS)
  const lanes = [TURNS[hashes % TURNS.length], ...LANES]
  const lane = lanes.find((name) => present.some((ticket) => ticket.lane === name))
  return present.find((ticket) => ticket.lane === lane)
}

const noRoom = (status: 429 | 503, code: string, message: string) =>
  new Problem(status, code, message, { retryAfterSeconds: RETRY_AFTER_SECONDS })
