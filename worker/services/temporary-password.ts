import { sha256Hex } from './sha256.ts'

/** Of an account whose letter has not been sent: no password matches it. */
export const NO_PASSWORD = ''

/** Without characters that look alike: l, o, 0 and 1. There are 32, so the low five bits of a byte choose one. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
const HASH = /\$sha256\$([\da-f-]{36})\$([\da-f]{64})/g

/** Sixteen letters and digits in four groups that can be read aloud: 80 random bits. */
export function temporaryPassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const text = Array.from(bytes, (byte) => LETTERS[byte & 31]).join('')
  return [text.slice(0, 4), text.slice(4, 8), text.slice(8, 12), text.slice(12)].join('-')
}

/** `$sha256$salt$hash`. A fast hash is enough, because nobody can try 2^80 passwords. */
export async function hashTemporaryPassword(password: string): Promise<string> {
  const salt = crypto.randomUUID()
  return `$sha256$${salt}$${await saltedHash(salt, password)}`
}

/** Whether it is one of the temporary passwords whose hashes are stored. */
export async function isTemporaryPassword(password: string, stored: string): Promise<boolean> {
  for (const [, salt = '', hash] of stored.matchAll(HASH)) if ((await saltedHash(salt, password)) === hash) return true
  return false
}

const saltedHash = (salt: string, password: string) => sha256Hex(`${salt}$${password}`)
