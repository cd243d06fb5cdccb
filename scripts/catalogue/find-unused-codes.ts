import { BEST_HOURS_REASONS } from '#shared/domain/catalogue/best-hours'
import { SETTINGS, WATERS } from '#shared/domain/catalogue/facts'
import { HAZARDS } from '#shared/domain/catalogue/hazards'
import { PLACE_KINDS, STAY_KINDS } from '#shared/domain/catalogue/kinds'
import { OFFERS } from '#shared/domain/catalogue/offers'
import { PAPERS } from '#shared/domain/catalogue/papers'
import { SAFETY_RULES } from '#shared/domain/catalogue/safety-rules'
import { STAY_ACTIVITIES } from '#shared/domain/catalogue/stay-activities'
import type { Fault, ParsedCatalogue } from './parse-files.ts'

/** Finds codes that no row uses: they are misspelt, or their last row was removed. */
export function findUnusedCodes({ places, stays }: ParsedCatalogue): Fault[] {
  const placeFacts = places.map(({ fact }) => fact)
  const stayFacts = stays.map(({ fact }) => fact)
  const tables: [string, readonly string[], readonly string[]][] = [
    ['kinds.ts', codesOf(PLACE_KINDS), placeFacts.map(({ kind }) => kind)],
    ['kinds.ts', codesOf(STAY_KINDS), stayFacts.map(({ kind }) => kind)],
    ['offers.ts', codesOf(OFFERS), placeFacts.flatMap(({ offers, also_offers = [] }) => [...offers, ...also_offers])],
    ['hazards.ts', codesOf(HAZARDS), [...placeFacts, ...stayFacts].flatMap(({ hazards }) => hazards)],
    ['papers.ts', codesOf(PAPERS), placeFacts.flatMap(({ papers = [] }) => papers.map(({ code }) => code))],
    ['safety-rules.ts', codesOf(SAFETY_RULES), placeFacts.flatMap(({ safety_rule: rule }) => rule ?? [])],
    [
      'best-hours.ts',
      codesOf(BEST_HOURS_REASONS),
      placeFacts.flatMap(({ best_hours = [] }) => best_hours.map(({ why }) => why)),
    ],
    [
      'stay-activities.ts',
      codesOf(STAY_ACTIVITIES),
      stayFacts.flatMap(({ on_site, evening }) => [...on_site, ...evening].map(({ code }) => code)),
    ],
    ['facts.ts', SETTINGS, placeFacts.map(({ setting }) => setting)],
    ['facts.ts', WATERS, placeFacts.map(({ water }) => water)],
  ]
  return tables.flatMap(([file, codes, used]) => {
    const known = new Set(used)
    return codes
      .filter((code) => !known.has(code))
      .map((code) => ({ file: `../shared/domain/catalogue/${file}`, message: `no row uses the code "${code}"` }))
  })
}

const codesOf = <Code extends string>(table: readonly { code: Code }[]): Code[] => table.map(({ code }) => code)
