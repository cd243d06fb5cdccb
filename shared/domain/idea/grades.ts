import { NUMBER_WORDS } from './data/number-words.ts'
import { PEOPLE_WORDS } from './data/people-words.ts'
import { SUBJECT_NAMES } from './data/subject-names.ts'
import { PHASES } from './data/phases.ts'
import { MONTH } from './months-and-weekdays.ts'
import { anyOf, pattern } from './pattern.ts'
import { PARTS_OF_GROUP } from './group-sums.ts'
import { MARK, type IdeaText } from './idea-text.ts'
import { matchesOf } from '../matches-of.ts'

const WORD_GRADES: Record<string, number> = {
  r: 0,
  rr: 0,
  ...Object.fromEntries(NUMBER_WORDS.flatMap(({ value, grade = [] }) => grade.map((word) => [word, value]))),
}
const WORDS = Object.keys(WORD_GRADES)
  .toSorted((a, b) => b.length - a.length)
  .join('|')
const N = `(?:1[0-2]|[1-9]|${WORDS})(?![0-9])`
const NAME = '(?:multi-?grades?|grade\\(s\\)|grade/s|grades?|graders?|graad|grades|grds?|grd|gr)'
const adults = PEOPLE_WORDS.filter(({ who }) => who === 'teacher' || who === 'adult' || who === 'coach')
const COUNTED_ELSE = `(?:${anyOf(...adults.flatMap(({ words }) => words))}|of us|of them|coach(?:es)?|days?|nights?|dae|nagte|buse?s?|hours?|weeks?|people|terms?|schools|skole|${PARTS_OF_GROUP})`
const LEARNERS = '(?:learners?|students?|pupils?|kids|children|leerders?|lrnrs?|boys|girls|scholars?|kinders)'
const TAIL = "(?:'?s\\b|'e\\b|(?: ?[a-f](?: ?(?:,|&|and|/|\\+) ?[a-f]){0,4})\\b)?(?![a-z])"
const JOIN = `(?: ?- ?| ?/ ?| ?& ?| ?\\+ ?| (?:to|tot|en|na|and|n|or|of|o|up to|tot by|through|thru|until|t/m) | no-?(?=\\d)|, ?(?:and |& |en )|, ?(?!\\d{1,2} ?${LEARNERS}\\b))`
const LIST = pattern(
  `(?<![a-z0-9])${NAME}(?: levels?)?(?:[ .:=-]{1,3}|(?=\\d|rr?(?![a-z])))(${N}${TAIL}(?:${JOIN}(?:${NAME}[ .]{0,2})?${N}${TAIL}(?! ?(?:x |${COUNTED_ELSE}\\b|${MONTH}(?![a-z])))){0,5})`,
)
/** "Not Grade 10, Grade 9": the first is taken back. */
const NOT_BUT = pattern(
  `(?<=(?<![a-z])(?:not|nie) )${NAME}[ .]{0,2}${N}${TAIL}(?=[,;] ?(?:but |maar |rather |it's |dis )?${NAME}[ .])`,
)
/** "Grades 5 6 7" */
const SPACED = pattern(
  `(?<![a-z0-9])(?:grades|grs|gr|grade)[ .:]{1,2}((?:(?:1[0-2]|[1-9]) ){1,5}(?:1[0-2]|[1-9]))(?![\\d:/.-])`,
)
const SUBJECT = anyOf(
  ...SUBJECT_NAMES.filter(({ subject }) => subject !== null)
    .flatMap(({ en = [], af = [] }) => [...en, ...af])
    .filter((name) => /^[a-z ]{4,}$/u.test(name)),
  'arts?',
  'geog',
)
/** "Drama 10-12s", "Visual Arts 10-12": a range after a subject is of grades, unless it counts or dates something. */
const OF_SUBJECT = pattern(
  `(?<=(?<![a-z])${SUBJECT}s?(?: class| classes| group)?[ ,(]{1,2})(?<from>1[0-2]|[1-9]) ?(?:-|to|tot) ?(?<to>1[0-2]|[1-9])(?:'?s)?(?![\\da-z:/-]|[.,]\\d| ?(?:%|h|am|pm|x|${MONTH}|${LEARNERS}|${COUNTED_ELSE})(?![a-z]))`,
)
/** "our 10-12s" */
const PLURAL_RANGE = pattern("(?<![\\d.,:/a-z-])(?<from>1[0-2]|[1-9]) ?(?:-|to|tot) ?(?<to>1[0-2]|[1-9])'?s(?![a-z])")
/** "Grade: 9 (EMS) 10 (ACC)" */
const WITH_SUBJECT = pattern('(?<=§ ?\\([a-z &/]{2,14}\\)[ ,]{1,3}(?:and |& |en )?)(1[0-2]|[1-9])(?= ?\\([a-z])')
const SHORT = pattern('(?<![a-z0-9])g(1[0-2]|[1-9])(?:(?: ?[-&/] ?)g?(1[0-2]|[1-9]))?(?![0-9a-z])')
const ORDINAL = pattern(
  '(?<![a-z0-9])(1[0-2]|[1-9])(?:st|nd|rd|th|de|ste)? (?:grade|graad)(?:rs?|s)?(?![a-z]|[ :]{0,2}\\d)',
)
const WALDORF = pattern('(?<![a-z])waldorf,? (?:class|klas) (1[0-2]|[1-9])(?!\\d)')
const MATRIC = pattern(`(?<![a-z])${anyOf('matrics?', 'matrieks?', 'matriculants?', "matric's")}(?![a-z])`)
const RECEPTION = pattern('(?<![a-z])(?:reception (?:year|class)|ontvangsjaar|grader?-r|gr-r)(?![a-z])')
/** Classes of a grade. Two of them ("5A and 5B") mean a grade; one alone may mean anything. */
const CLASS = pattern('(?<![a-z0-9.,:/-])(1[0-2]|[1-9])([a-f])(?![a-z0-9/])')
const phases = PHASES.map(({ min, max, en, af }) => ({
  rule: pattern(`(?<![a-z])${anyOf(...en, ...af)}(?![a-z])`),
  grades: [min, max],
}))
const NUMBER = new RegExp(`\\d{1,2}|(?<![a-z])(?:${WORDS})(?='?s?(?![a-z]))`, 'gu')

/** The lowest and the highest grade that the text names; Grade R is 0. */
export interface Grades {
  min: number
  max: number
}

export function readGrades(ideaText: IdeaText): Grades | null {
  const found: number[] = []
  const add = (match: RegExpExecArray, grades: number[], confidence: number): boolean => {
    if (grades.length === 0) return false
    if (
      !isOfTheSchool(ideaText.unread, match) &&
      !isOfNow(ideaText.unread, match) &&
      !isAnother(ideaText.unread, match)
    ) {
      found.push(...grades)
      ideaText.noteMatch('gradeMin', match, confidence)
      ideaText.noteMatch('gradeMax', match, confidence)
    }
    return true
  }
  ideaText.take(NOT_BUT, () => true, MARK.grade)
  ideaText.take(SPACED, (match) => isRising(gradesIn(match)) && add(match, gradesIn(match), 0.9), MARK.grade)
  ideaText.take(LIST, (match) => add(match, gradesIn(match), 0.97), MARK.grade)
  ideaText.take(WITH_SUBJECT, (match) => add(match, [Number(match[1])], 0.9), MARK.grade)
  for (const rule of [OF_SUBJECT, PLURAL_RANGE])
    ideaText.take(
      rule,
      (match) => {
        const grades = [Number(match.groups?.from), Number(match.groups?.to)]
        return grades[0]! < grades[1]! && add(match, grades, 0.85)
      },
      MARK.grade,
    )
  ideaText.take(ORDINAL, (match) => add(match, [Number(match[1])], 0.9), MARK.grade)
  ideaText.take(SHORT, (match) => add(match, [match[1], match[2]].filter(Boolean).map(Number), 0.8), MARK.grade)
  ideaText.take(WALDORF, (match) => add(match, [Number(match[1])], 0.9), MARK.grade)
  ideaText.take(MATRIC, (match) => add(match, [12], 0.95), MARK.grade)
  ideaText.take(RECEPTION, (match) => add(match, [0], 0.9), MARK.grade)
  if (found.length === 0) found.push(...gradesOfClasses(ideaText))
  if (found.length === 0) {
    for (const { rule, grades } of phases) ideaText.take(rule, (match) => add(match, grades, 0.85), MARK.grade)
  }
  return found.length === 0 ? null : { min: Math.min(...found), max: Math.max(...found) }
}

function gradesOfClasses(ideaText: IdeaText): number[] {
  const classes = matchesOf(ideaText.unread, CLASS)
  const letters = new Map<number, Set<string>>()
  for (const [, grade, letter = ''] of classes)
    letters.set(Number(grade), (letters.get(Number(grade)) ?? new Set()).add(letter))
  const grades = [...letters].filter(([, of]) => of.size > 1).map(([grade]) => grade)
  const [first] = classes
  if (first && grades.length > 0) {
    ideaText.noteMatch('gradeMin', first, 0.7)
    ideaText.noteMatch('gradeMax', first, 0.7)
  }
  return grades
}

/** "a Grade R to 7 school" describes the school and not the group. */
const isOfTheSchool = (text: string, match: RegExpExecArray): boolean =>
  /^[ )]{0,2}(?:primary |high |secondary |combined )?(?:school|skool)(?! (?:trip|outing|tour|group|learners|camp))/u.test(
    text.slice(match.index + match[0].length, match.index + match[0].length + 40),
  )

/** "We did that in Grade 9", "before matric", "not Grade 9": another time or another group. */
const isAnother = (text: string, match: RegExpExecArray): boolean =>
  /(?<![a-z])(?:done|did|been|went|was|were|saw|gedoen|gewees)(?: (?:it|that|this|there|already|dit|reeds)){0,2} (?:in|with|by|met) $|(?<![a-z])(?:did|visited|saw|went to|(?:have|has|had) (?:done|seen|been to|visited)|het|was)(?: (?!to |and |en |but |for |vir |want)[a-z'-]{2,16}){1,4} in (?:their )?$|(?<![a-z])(?:before|not(?: the| for)?|instead of|voor|nie)(?: (?:their|our|my|hulle|ons))? $/u.test(
    text.slice(Math.max(0, match.index - 40), match.index),
  )

/** "Grade 9 now, so they will be Grade 10": the later grade counts. */
const isOfNow = (text: string, match: RegExpExecArray): boolean =>
  /^[ ,]{0,2}\(?(?:20\d\d|now|this year|nou|vanjaar)\)?[^;\n]{0,30}(?:(?: will|'ll) (?:then )?be| will become| sal) (?:in )?(?:gr|§)/u.test(
    text.slice(match.index + match[0].length, match.index + match[0].length + 80),
  )

const isRising = (grades: readonly number[]): boolean =>
  grades.every((grade, at) => at === 0 || grade === grades[at - 1]! + 1)

const gradesIn = (match: RegExpExecArray): number[] =>
  matchesOf(match[1] ?? '', NUMBER)
    .map(([word]) => WORD_GRADES[word] ?? Number(word))
    .filter((grade) => grade <= 12)
