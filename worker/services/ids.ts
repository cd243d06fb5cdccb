export interface Ids {
  /** A search's id: random, so that nobody can walk through them, and exact in JSON. */
  searchId(): number
  /** 256 random bits as base64url. */
  token(): string
}

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
}
