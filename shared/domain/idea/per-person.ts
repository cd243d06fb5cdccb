import { PEOPLE_WORDS } from './data/people-words.ts'
import { anyOf } from './pattern.ts'

const travellers = PEOPLE_WORDS.filter(({ who }) => who === 'learner' || who === 'boy' || who === 'girl')
const OTHERS = ['koorlid', 'lid', 'person', 'head', 'attendee', 'traveller', 'pax', 'kind', 'persoon', 'kop']
/** What one who travels is called: "learner", "pax", "kop". */
export const PERSON = `${anyOf(...OTHERS, ...travellers.flatMap(({ words }) => words.map((word) => word.replace(/s$/u, ''))))}s?`
/** That an amount is for one of them: "pp", "each", "per learner". */
export const PER_PERSON = `(?:p ?/ ?[plk](?![a-z])|kop(?![a-z])|(?:'n |per )?stuk(?![a-z])|pp|p p|p/${PERSON}|p\\.p\\.?|pppd?|per capita|apiece|each|ea|elk|(?:per|a|an|each|every|elke?|'n|/) ?${PERSON})`
