import { isOneEdit } from './one-edit.ts'

/** Words on which a number or a need hangs, so that a slip in one loses a fact. */
const KNOWN = [
  'learner',
  'learners',
  'student',
  'students',
  'children',
  'teacher',
  'teachers',
  'educator',
  'educators',
  'onderwyser',
  'onderwysers',
  'leerders',
  'overnight',
  'vegetarian',
  'wheelchair',
  'budget',
  'begroting',
]
/** Words in their own right, one letter away from one of these. */
const OTHERS = new Set([
  'teaches',
  'teacher',
  'teachers',
  'reacher',
  'learned',
  'yearners',
  'leaner',
  'leaders',
  'budge',
  'budgets',
  'budgeted',
  'students',
  'studente',
  'gadget',
  'vegetarians',
  'wheelchairs',
  'leerder',
])
const byBeginning = new Map<string, string[]>()
for (const word of KNOWN) byBeginning.set(word.charAt(0), [...(byBeginning.get(word.charAt(0)) ?? []), word])

/** The word that is meant where one letter is wrong; the first letter is taken to be right. */
const meant = (word: string): string =>
  OTHERS.has(word) || KNOWN.includes(word)
    ? word
    : (byBeginning.get(word.charAt(0))?.find((known) => isOneEdit(word, known)) ?? word)

export const misspeltWords = { pattern: /(?<![a-z'-])[lstceobvw][a-z]{5,11}(?![a-z'-])/gu, read: meant }
