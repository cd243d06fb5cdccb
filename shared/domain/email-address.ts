/** A simple pattern for addresses: one @, a dot after it, and no character with a special meaning in a mail header. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}.]+(?:\.[^\s@<>()[\]\\,;:"\p{C}.]+)+$/u
const LONGEST = 254

export const isEmailAddress = (text: string): boolean => text.length <= LONGEST && ADDRESS.test(text)

/** Two spellings of one address have the same key. */
export const emailKey = (address: string): string => address.trim().toLowerCase()
