import type { Itinerary } from '#shared/contracts/itinerary'
import { inLanguage, languagesOf } from '#shared/domain/itinerary/in-language'
import type { Language } from '#shared/domain/language'

export interface ShownLanguage {
  language: Language
  /** The address of the same page in the other language; absent if there is none. */
  otherAddress?: string
}

/** The language of a page: that of the idea, unless the address asks for English. It is remembered nowhere else. */
export function shownLanguage(plan: Itinerary, pathname: string, search: string): ShownLanguage {
  const [own, other] = languagesOf(plan)
  const query = new URLSearchParams(search)
  const language = other && query.get('lang') === other ? other : own!
  if (!other) return { language }
  if (language === other) query.delete('lang')
  else query.set('lang', other)
  return { language, otherAddress: `${pathname}${query.size > 0 ? `?${query.toString()}` : ''}` }
}

/** The plan in the language of the address. */
export const planAsShown = (plan: Itinerary, { pathname, search }: Pick<Location, 'pathname' | 'search'>): Itinerary =>
  inLanguage(plan, shownLanguage(plan, pathname, search).language)
