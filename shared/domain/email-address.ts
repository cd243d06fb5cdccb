/** A simple address pattern: one @, a dot after it, and nothing that means more than a letter in a mail header. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}.]+(?:\.[^\s@<>()[\]\\,;:"\p{C}.]+)+$/u
const LONGEST = 254

export const isEmailAddress = (text: string): boolean => text.length <= LONGEST && ADDRESS.test(text)

/** The form by which two spellings of one address are told to be the same. */
export const emailKey = (address: string): string => address.trim().toLowerCase()
