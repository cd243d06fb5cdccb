import { MONTH } from './month-names.ts'
import { anyOf, pattern } from './pattern.ts'
import { MARK, type Reading } from './reading.ts'

const WORD_GRADES: Record<string, number> = {
  r: 0,
  rr: 0,
  ones: 1,
  twos: 2,
  threes: 3,
  fours: 4,
  fives: 5,
  sixes: 6,
  sevens: 7,
  eights: 8,
  nines: 9,
  tens: 10,
  elevens: 11,
  twelves: 12,
  eentjies: 1,
  tweetjies: 2,
  drietjies: 3,
}
const N = `(?:1[0-2]|[1-9]|${Object.keys(WORD_GRADES)
  .toSorted((a, b) => b.length - a.length)
  .join('|')})(?![0-9])`
const NAME = '(?:grade\\(s\\)|grade/s|grades?|graders?|graad|grades|grds?|grd|gr)'
const COUNTED_ELSE =
  '(?:teachers?|tchrs?|educators?|staff|adults?|parents?|coach(?:es)?|onderwysers?|juffrouens|days?|nights?|dae|nagte|buse?s?|hours?|weeks?|people|supervisors?|facilitators?|terms?|classes|klasse|personeel|onnies)'
const LEARNERS = '(?:learners?|students?|pupils?|kids|children|leerders?|lrnrs?|boys|girls|scholars?|kinders)'
const TAIL = "(?:'?s\\b|'e\\b|(?: ?[a-f](?: ?(?:,|&|and|/|\\+) ?[a-f]){0,4})\\b)?(?![a-z])"
const JOIN =
  '(?: ?- ?| ?/ ?| ?& ?| ?\\+ ?| to | tot | en | na | and | through | thru | until | t/m |, ?(?:and |& |en )?)'
const LIST = pattern(
  `(?<![a-z0-9])${NAME}(?: levels?)?[ .:=-]{0,3}(${N}${TAIL}(?:${JOIN}(?:${NAME}[ .]{0,2})?${N}${TAIL}(?! ?(?:x |${COUNTED_ELSE}\\b|${MONTH}(?![a-z])))){0,5})`,
)
const SHORT = pattern('(?<![a-z0-9])g(1[0-2]|[1-9])(?:(?: ?[-&/] ?)g?(1[0-2]|[1-9]))?(?![0-9a-z])')
const ORDINAL = pattern(
  '(?<![a-z0-9])(1[0-2]|[1-9])(?:st|nd|rd|th|de|ste)? (?:grade|graad)(?:rs?|s)?(?![a-z]|[ :]{0,2}\\d)',
)
const MATRIC = pattern(`(?<![a-z])${anyOf('matrics?', 'matrieks?', 'matriculants?', "matric's")}(?![a-z])`)
const RECEPTION = pattern('(?<![a-z])(?:reception (?:year|class)|ontvangsjaar|grader?-r|gr-r)(?![a-z])')
/** The names of a grade's classes, "5A" and "5B"; one alone may be anything. */
const CLASS = pattern('(?<![a-z0-9.,:/-])(1[0-2]|[1-9])([a-f])(?![a-z0-9/])')
const PHASES: readonly [RegExp, number, number][] = [
  [pattern('(?<![a-z])(?:foundation phase|grondslagfase)(?![a-z])'), 0, 3],
  [pattern('(?<![a-z])(?:intermediate phase|intermediere fase)(?![a-z])'), 4, 6],
  [pattern('(?<![a-z])(?:senior phase|senior fase)(?![a-z])'), 7, 9],
  [pattern('(?<![a-z])(?:fet phase|fet band|fet learners|voo-fase)(?![a-z])'), 10, 12],
]
const NUMBER =
  /\d{1,2}|(?<![a-z])(?:rr?|ones|twos|threes|fours|fives|sixes|sevens|eights|nines|tens|elevens|twelves|eentjies|tweetjies|drietjies)(?![a-z])/gu

/** Grades 0 (Grade R) to 12, lowest and highest of all the groups the text names. */
export interface Grades {
  min: number
  max: number
}

export function readGrades(reading: Reading): Grades | null {
  const found: number[] = []
  const add = (match: RegExpExecArray, grades: number[], confidence: number): boolean => {
    if (grades.length === 0) return false
    if (!isOfTheSchool(reading.text, match) && !isOfNow(reading.text, match)) {
      found.push(...grades)
      reading.noteMatch('gradeMin', match, confidence)
      reading.noteMatch('gradeMax', match, confidence)
    }
    return true
  }
  reading.take(LIST, (match) => add(match, gradesIn(match, reading.text), 0.97), MARK.grade)
  reading.take(ORDINAL, (match) => add(match, [Number(match[1])], 0.9), MARK.grade)
  reading.take(SHORT, (match) => add(match, [match[1], match[2]].filter(Boolean).map(Number), 0.8), MARK.grade)
  reading.take(MATRIC, (match) => add(match, [12], 0.95), MARK.grade)
  reading.take(RECEPTION, (match) => add(match, [0], 0.9), MARK.grade)
  if (found.length === 0) found.push(...gradesOfClasses(reading))
  if (found.length === 0) {
    for (const [phase, min, max] of PHASES) reading.take(phase, (match) => add(match, [min, max], 0.85), MARK.grade)
  }
  return found.length === 0 ? null : { min: Math.min(...found), max: Math.max(...found) }
}

function gradesOfClasses(reading: Reading): number[] {
  const classes = [...reading.text.matchAll(CLASS)]
  const letters = new Map<number, Set<string>>()
  for (const [, grade, letter = ''] of classes)
    letters.set(Number(grade), (letters.get(Number(grade)) ?? new Set()).add(letter))
  const grades = [...letters].filter(([, of]) => of.size > 1).map(([grade]) => grade)
  const [first] = classes
  if (first && grades.length > 0) {
    reading.noteMatch('gradeMin', first, 0.7)
    reading.noteMatch('gradeMax', first, 0.7)
  }
  return grades
}

/** "a Grade R to 7 school" tells of the school, not of who travels. */
const isOfTheSchool = (text: string, match: RegExpExecArray): boolean =>
  /^[ )]{0,2}(?:primary |high |secondary |combined )?(?:school|skool)(?! (?:trip|outing|tour|group|learners|camp))/u.test(
    text.slice(match.index + match[0].length, match.index + match[0].length + 40),
  )

/** "Grade 9 now, so they will be Grade 10": the grade that they will be in travels. */
const isOfNow = (text: string, match: RegExpExecArray): boolean =>
  /^[ ,]{0,2}\(?(?:20\d\d|now|this year|nou|vanjaar)\)?[^.;\n]{0,30}(?:will (?:then )?be|will become|sal) (?:in )?(?:gr|§)/u.test(
    text.slice(match.index + match[0].length, match.index + match[0].length + 80),
  )

function gradesIn(match: RegExpExecArray, text: string): number[] {
  const list = match[1] ?? ''
  const after = text.slice(match.index + match[0].length, match.index + match[0].length + 20)
  const named = [...list.matchAll(NUMBER)]
  const first = named[0]
  if (!first) return []
  const values = named.map(([word]) => WORD_GRADES[word] ?? Number(word)).filter((grade) => grade <= 12)
  const gap = list.slice(first[0].length)
  // "grade 7, 12 learners" and "grade 7 - 12 learners": the second number counts people.
  const countFollows = new RegExp(`^ ${LEARNERS}\\b`, 'u').test(after) && !/^grades|^gr(?:ade)?s/u.test(match[0])
  return countFollows && /^(?:, ?| - )\d/u.test(gap) && !/(?:and|&|en|to) ?\d{1,2}$/u.test(list)
    ? values.slice(0, 1)
    : values
}
