import { scryptSync, timingSafeEqual } from 'node:crypto'
import { isTemporaryPassword, NO_PASSWORD } from './temporary-password.ts'

const STRENGTH = { ln: 15, r: 8, p: 3 }
const HASH_BYTES = 32
const MAX_MEMORY_BYTES = 256 * 1024 * 1024
const PHC = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Checked instead when there is no such account, so that the response takes the same time. */
const DUMMY_HASH = `$scrypt$ln=${STRENGTH.ln},r=${STRENGTH.r},p=${STRENGTH.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** scrypt as a PHC string that contains its parameters, so that they can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const hash = await derive(password, salt, STRENGTH)
  return `$scrypt$ln=${STRENGTH.ln},r=${STRENGTH.r},p=${STRENGTH.p}$${toBase64(salt)}$${toBase64(hash)}`
}

/**
 * False for a wrong password and, after the same time, if there is no account (null). One slow hash is computed in any
 * case, for a temporary password too.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const isTemporary = await isTemporaryPassword(password, stored ?? NO_PASSWORD)
  const [, ln = '', r = '', p = '', salt = '', hash = ''] = PHC.exec(stored ?? DUMMY_HASH) ?? PHC.exec(DUMMY_HASH) ?? []
  const found = await derive(password, fromBase64(salt), { ln: Number(ln), r: Number(r), p: Number(p) })
  const wanted = fromBase64(hash)
  return (wanted.length === found.length && timingSafeEqual(found, wanted) && stored !== null) || isTemporary
}

/** Enough for the calls that arrived during a hash to be answered before the next hash starts. */
const PAUSE_MS = 40
let nextHashAt = 0

/**
 * One hash at a time, with a pause between two: a hash blocks the whole isolate, and other calls must get their turn.
 */
async function derive(password: string, salt: Uint8Array, { ln, r, p }: typeof STRENGTH): Promise<Uint8Array> {
  do await pause(5 + Math.random() * 20)
  while (Date.now() < nextHashAt)
  const hash = scryptSync(password.normalize('NFKC'), salt, HASH_BYTES, { N: 2 ** ln, r, p, maxmem: MAX_MEMORY_BYTES })
  // The clock of a Worker stands still while it computes, so the pause is counted again after the next event.
  nextHashAt = Date.now() + PAUSE_MS
  await pause(0)
  nextHashAt = Math.max(nextHashAt, Date.now() + PAUSE_MS)
  return new Uint8Array(hash)
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes)).replaceAll('=', '')
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
