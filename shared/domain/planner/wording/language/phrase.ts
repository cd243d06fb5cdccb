import type { Language } from '../../../language.ts'
import { type TextWithLead, withLead } from '../../../text-with-lead.ts'

export type Phrase<Args extends unknown[]> = Record<Language, (...args: Args) => string>
/** One phrase with gaps, in both languages. */
export const phrase = <Args extends unknown[]>(
  en: (...args: Args) => string,
  af: (...args: Args) => string,
): Phrase<Args> => ({ en, af })

type LedPhrase<Args extends unknown[]> = Record<Language, (...args: Args) => TextWithLead>
/** The same with a lead, which says what it is about. */
export const ledPhrase = <Args extends unknown[]>(
  lead: Record<Language, string>,
  en: (...args: Args) => string,
  af: (...args: Args) => string,
): LedPhrase<Args> => ({
  en: (...args) => withLead(lead.en, en(...args)),
  af: (...args) => withLead(lead.af, af(...args)),
})
