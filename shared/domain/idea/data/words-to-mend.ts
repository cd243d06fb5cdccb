import { MONTHS } from './months-and-weekdays.ts'

/** Words that are needed to read a number, a day or a need. An error of one letter in them would lose a fact. */
export const WORDS_TO_MEND: readonly string[] = [
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
  'vegetarians',
  'wheelchair',
  'tournament',
  'budget',
  'begroting',
  ...MONTHS.flatMap(({ en, af }) => [...en, ...af]).filter((name) => name.length > 6),
]

/** Real words that differ from one of those by one letter. */
export const WORDS_TO_LEAVE: readonly string[] = [
  'teaches',
  'reacher',
  'learned',
  'yearners',
  'leaner',
  'leaders',
  'budge',
  'gadget',
  'studente',
  'leerder',
]
