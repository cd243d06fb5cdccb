const ADDRESS = /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\.]+(\.[^\s@<>"(),:;[\]\\.]+)+$/

/** An address that mail can be sent to: one @, a domain with a dot, no spaces or line breaks. */
export const isEmailAddress = (text: string): boolean => text.length <= 254 && ADDRESS.test(text)
