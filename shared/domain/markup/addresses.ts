const MOST_CHARACTERS = 2000
/** Whitespace and characters that browsers remove or read as a separator; they are not allowed in an address. */
const UNSAFE = /[\s\p{Cc}\p{Cf}\\"<>`]/u
const SCHEMES = /^(?:https?:\/\/[^/?#]|mailto:[^@:]+@|tel:[+0-9])/i

/** The address of a link if it is allowed: http, https, mailto, tel, or a path of this site; else null. */
export function linkAddress(written: string): string | null {
  const address = written.trim()
  if (address === '' || address.length > MOST_CHARACTERS || UNSAFE.test(address)) return null
  return SCHEMES.test(address) || isOwnPlace(address) ? address : null
}

/** The address of a picture if it is allowed: https or a file of this site; else null. */
export function pictureAddress(written: string): string | null {
  const address = linkAddress(written)
  return address && (/^https:/i.test(address) || address.startsWith('/')) ? address : null
}

const isOwnPlace = (address: string) => /^(?:\/(?!\/)|#)/.test(address)
