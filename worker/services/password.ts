import { scryptSync, timingSafeEqual } from 'node:crypto'

const STRENGTH = { ln: 15, r: 8, p: 3 }
const HASH_BYTES = 32
const MAX_MEMORY_BYTES = 256 * 1024 * 1024
const PHC = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Stands in for the hash of nobody's password, so that an unknown name takes the time of a known one. */
const NOBODY = `$scrypt$ln=${STRENGTH.ln},r=${STRENGTH.r},p=${STRENGTH.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** scrypt as a PHC string that names its own parameters, so that they can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const hash = await derive(password, salt, STRENGTH)
  return `$scrypt$ln=${STRENGTH.ln},r=${STRENGTH.r},p=${STRENGTH.p}$${toBase64(salt)}$${toBase64(hash)}`
}

/** False for a wrong password and, in the same time, for nobody's (null). */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, ln = '', r = '', p = '', salt = '', hash = ''] = PHC.exec(stored ?? NOBODY) ?? PHC.exec(NOBODY) ?? []
  const found = await derive(password, fromBase64(salt), { ln: Number(ln), r: Number(r), p: Number(p) })
  const wanted = fromBase64(hash)
  return wanted.length === found.length && timingSafeEqual(found, wanted) && stored !== null
}

/** Twelve letters and digits in groups that can be read aloud: 60 random bits, no two signs alike to the eye. */
export function temporaryPassword(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  const text = Array.from(bytes, (byte) => letters[byte & 31]).join('')
  return [text.slice(0, 4), text.slice(4, 8), text.slice(8)].join('-')
}

/** Long enough for the calls that came in during a hash to be answered before the next. */
const BREATH_MS = 40
let freeAt = 0

/** One at a time, with a breath in between: a hash keeps the whole isolate busy, and other calls must get their turn. */
async function derive(password: string, salt: Uint8Array, { ln, r, p }: typeof STRENGTH): Promise<Uint8Array> {
  do await pause(5 + Math.random() * 20)
  while (Date.now() < freeAt)
  const hash = scryptSync(password.normalize('NFKC'), salt, HASH_BYTES, { N: 2 ** ln, r, p, maxmem: MAX_MEMORY_BYTES })
  // The clock of a Worker stands still while it computes: the breath begins when the clock next moves.
  freeAt = Date.now() + BREATH_MS
  await pause(0)
  freeAt = Math.max(freeAt, Date.now() + BREATH_MS)
  return new Uint8Array(hash)
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes)).replaceAll('=', '')
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
