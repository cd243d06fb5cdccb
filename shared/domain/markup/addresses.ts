const MOST_CHARACTERS = 2000
/** Blanks and what a browser strips or reads as a separator: none belongs into an address. */
const UNSAFE = /[\s\p{Cc}\p{Cf}\\"<>`]/u
const SCHEMES = /^(?:https?:\/\/[^/?#]|mailto:[^@:]+@|tel:[+0-9])/i

/** A link's address where it may stand on a page: http, https, mailto, tel, or a place on this site. Null otherwise. */
export function linkAddress(written: string): string | null {
  const address = written.trim()
  if (address === '' || address.length > MOST_CHARACTERS || UNSAFE.test(address)) return null
  return SCHEMES.test(address) || isOwnPlace(address) ? address : null
}

/** A picture's address: https, or a file of this site. Null otherwise. */
export function pictureAddress(written: string): string | null {
  const address = linkAddress(written)
  return address && (/^https:/i.test(address) || address.startsWith('/')) ? address : null
}

const isOwnPlace = (address: string) => /^(?:\/(?!\/)|#)/.test(address)
