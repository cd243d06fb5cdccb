import type { Facts, Town } from '#shared/domain/catalogue/facts'
import { type Grammar, GRAMMAR } from '../../../itinerary/language/grammar.ts'
import type { Language } from '../../../language.ts'

/** The language in which a plan is written, and what it calls the towns. */
export interface Writer {
  language: Language
  grammar: Grammar
  /** A town or region in a sentence; every other name stays as it is. */
  nameOf: (name: string) => string
  /** The same in an answer that is added to the idea: only a name that the gazetteer has. */
  answerNameOf: (name: string) => string
}

const sameName = (name: string) => name
/** What is written in English alone takes this one. */
export const ENGLISH: Writer = {
  language: 'en',
  grammar: GRAMMAR.en,
  nameOf: sameName,
  answerNameOf: sameName,
}

type Named = Town & { name_af: string }
const namedTowns = new WeakMap<readonly Town[], ReadonlyMap<string, Named>>()
function townsWithNames(towns: readonly Town[]): ReadonlyMap<string, Named> {
  const known =
    namedTowns.get(towns) ??
    new Map(towns.filter((town): town is Named => town.name_af !== undefined).map((town) => [town.name, town]))
  namedTowns.set(towns, known)
  return known
}

export function writerIn(language: Language, { towns }: Pick<Facts, 'towns'>): Writer {
  if (language === 'en') return ENGLISH
  const named = townsWithNames(towns)
  return {
    language,
    grammar: GRAMMAR[language],
    nameOf: (name) => named.get(name)?.name_af ?? name,
    answerNameOf(name) {
      const town = named.get(name)
      return town?.aliases.includes(town.name_af) ? town.name_af : name
    },
  }
}
