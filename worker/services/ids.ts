export interface Ids {
  /** A search id: random, so that ids cannot be enumerated, and exact in JSON. */
  searchId(): number
  /** 256 random bits as base64url. */
  token(): string
  /** 80 random bits as capitals and digits that cannot be confused when read aloud. */
  reference(): string
}

/** Without I, L, O and U. There are 32 characters, so the low five bits of a byte choose each equally often. */
const REFERENCE_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export const randomIds: Ids = {
  searchId() {
    const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
    return (high & 0x1fffff) * 2 ** 32 + low || 1
  },
  token() {
    const bytes = crypto.getRandomValues(new Uint8Array(32))
    return btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')
  },
  reference() {
    return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => REFERENCE_SIGNS[byte & 31]).join('')
  },
}
