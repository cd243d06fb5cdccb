import type { Facts, Town } from '#shared/domain/catalogue/facts'
import { type Grammar, GRAMMAR } from '../../../itinerary/language/grammar.ts'
import type { Language } from '../../../language.ts'

/** The language in which a plan is written, and what it calls the towns. */
export interface Writer {
  language: Language
  grammar: Grammar
  /** A town or region in a sentence; every other name stays as it is. */
  nameOf: (name: string) => string
}

/** What is written in English alone takes this one. */
export const ENGLISH: Writer = { language: 'en', grammar: GRAMMAR.en, nameOf: (name) => name }

const names = new WeakMap<readonly Town[], Map<string, string>>()
function afrikaansNames(towns: readonly Town[]): Map<string, string> {
  const known = names.get(towns) ?? new Map(towns.flatMap(({ name, name_af }) => (name_af ? [[name, name_af]] : [])))
  names.set(towns, known)
  return known
}

export function writerIn(language: Language, { towns }: Pick<Facts, 'towns'>): Writer {
  if (language === 'en') return ENGLISH
  const inAfrikaans = afrikaansNames(towns)
  return { language, grammar: GRAMMAR[language], nameOf: (name) => inAfrikaans.get(name) ?? name }
}
