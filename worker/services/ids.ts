export interface Ids {
  /** A search's id: random, so that nobody can walk through them, and exact in JSON. */
  searchId(): number
  /** 256 random bits as base64url. */
  token(): string
  /** 80 random bits in capitals and digits that are not taken for each other when they are read out. */
  reference(): string
}

/** Without I, L, O and U: 32 signs, so a byte's low five bits pick one evenly. */
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
