import { scryptSync, timingSafeEqual } from 'node:crypto'
import { type HashTurn, takeHashTurn } from './hash-queue.ts'
import { isTemporaryPassword, NO_PASSWORD } from './temporary-password.ts'

const STRENGTH = { ln: 15, r: 8, p: 3 }
const HASH_BYTES = 32
const MAX_MEMORY_BYTES = 256 * 1024 * 1024
const PHC = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Checked instead when there is no such account, so that the response takes the same time. */
const DUMMY_HASH = `$scrypt$ln=${STRENGTH.ln},r=${STRENGTH.r},p=${STRENGTH.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`

const BACKGROUND: HashTurn = { lane: 'background', network: null }

/** scrypt as a PHC string that contains its parameters, so that they can be raised later. */
export async function hashPassword(password: string, turn: HashTurn = BACKGROUND): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const hash = await derive(password, salt, STRENGTH, turn)
  return `$scrypt$ln=${STRENGTH.ln},r=${STRENGTH.r},p=${STRENGTH.p}$${toBase64(salt)}$${toBase64(hash)}`
}

/**
 * False for a wrong password and, after the same time, if there is no account (null). One slow hash is computed in any
 * case, for a temporary password too.
 */
export async function verifyPassword(
  password: string,
  stored: string | null,
  turn: HashTurn = BACKGROUND,
): Promise<boolean> {
  const isTemporary = await isTemporaryPassword(password, stored ?? NO_PASSWORD)
  const [, ln = '', r = '', p = '', salt = '', hash = ''] = PHC.exec(stored ?? DUMMY_HASH) ?? PHC.exec(DUMMY_HASH) ?? []
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) }
  const found = await derive(password, fromBase64(salt), cost, turn)
  const wanted = fromBase64(hash)
  return (wanted.length === found.length && timingSafeEqual(found, wanted) && stored !== null) || isTemporary
}

function derive(
  password: string,
  salt: Uint8Array,
  { ln, r, p }: typeof STRENGTH,
  turn: HashTurn,
): Promise<Uint8Array> {
  const cost = { N: 2 ** ln, r, p, maxmem: MAX_MEMORY_BYTES }
  return takeHashTurn(turn, () => new Uint8Array(scryptSync(password.normalize('NFKC'), salt, HASH_BYTES, cost)))
}

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes)).replaceAll('=', '')
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
