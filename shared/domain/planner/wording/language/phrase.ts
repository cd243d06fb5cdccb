import type { Language } from '../../../language.ts'

export type Phrase<Args extends unknown[]> = Record<Language, (...args: Args) => string>
/** One phrase with gaps, in both languages. */
export const phrase = <Args extends unknown[]>(
  en: (...args: Args) => string,
  af: (...args: Args) => string,
): Phrase<Args> => ({ en, af })
