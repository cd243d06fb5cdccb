const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648 base32 without padding, as authenticator apps take it. */
export function toBase32(bytes: Uint8Array): string {
  let text = ''
  let bits = 0
  let value = 0
  for (const byte of bytes) {
    value = (value << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += LETTERS.charAt((value >>> bits) & 31)
    }
    value &= (1 << bits) - 1
  }
  return bits > 0 ? text + LETTERS.charAt((value << (5 - bits)) & 31) : text
}

export function fromBase32(text: string): Uint8Array {
  const bytes: number[] = []
  let bits = 0
  let value = 0
  for (const letter of text.toUpperCase()) {
    const digit = LETTERS.indexOf(letter)
    if (digit < 0) continue
    value = (value << 5) | digit
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes.push((value >>> bits) & 255)
    value &= (1 << bits) - 1
  }
  return Uint8Array.from(bytes)
}

/** RFC 4226: the last four bits of the MAC say where the 31 bits of the code stand. */
export function codeOfMac(mac: Uint8Array, digits = 6): string {
  const offset = (mac.at(-1) ?? 0) & 15
  const number = new DataView(mac.buffer, mac.byteOffset).getUint32(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** What an authenticator app reads from a QR code. */
export const otpauthLink = (issuer: string, account: string, secret: string): string =>
  `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
