import { MONTH } from './months-and-weekdays.ts'
import { pattern } from './pattern.ts'
import { matchesOf } from '../matches-of.ts'

const COUNT = '(\\d{1,3})(?![\\d:/]|[.,]\\d)'
const CLASS_NAME = '(?:1[0-2]|[1-9])[a-f]'
/** Between a class and its number: "4A 38", "4A has 38". */
const HAS = '(?: (?:has|have|is|are|het) |[ :=-]{1,3})'
/** "First team", "eerste span"; a league ("u15B side") is taken and marked before. */
const TEAM_NAME =
  '(?:(?:first|second|third|1st|2nd|3rd|eerste|tweede|derde|senior|junior|[abc]|~{2,5}) (?:team|side|squad|span))'
const AND = '(?:,? ?(?:and|en) (?:the |die )?|[,;&+\\n] ?(?:the |die )?)'

/** "Gr 8:", "grade 10 history", "the grade ones there are" */
const OF_A_GRADE = `§{1,40}(?:(?: there are| we have)|(?: (?!${MONTH}|(?:and|on|from|in|at|to|term|with|plus|days?) )[a-z]{2,12}){0,2})[ :=(-]{1,3}`

/** What a group is divided into. */
export const PARTS_OF_GROUP =
  'classes|groups|teams|squads|sides|workshops|streams|sections|crews|patrols|troops|klasse|groepe|spanne|werkswinkels|afdelings'

export interface GroupSum {
  rule: RegExp
  /** The sum of the numbers; null if they cannot be numbers of people. */
  read: (match: RegExpExecArray) => { students: number; teachers?: number } | null
}

const IN_BRACKETS = pattern('\\((\\d{1,3})\\)')
const DIGITS = pattern('\\d{1,3}')
const numbersIn = (text: string): number[] => matchesOf(text, DIGITS).map(Number)
const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)
/** The first two or more parts are the whole; what follows may divide it in another way. */
function isMadeUpOf(whole: number, parts: readonly number[]): boolean {
  let sum = 0
  return parts.some((part, at) => (sum += part) === whole && at > 0)
}
const added = (numbers: readonly number[], least = 5) =>
  numbers.every((one) => one >= least) ? { students: total(numbers) } : null
/** Two numbers are learners and adults only where the adults are few. */
const withAdults = ([students = 0, teachers = 0]: readonly number[], least = 3) =>
  students >= 8 && teachers >= 1 && teachers * least <= students ? { students, teachers } : null

/** Ways to give the group as a sum or as two numbers; `learner` and `teacher` are patterns of the words for them. */
export const groupSums = (learner: string, teacher: string): GroupSum[] => [
  {
    // "(4A 38, 4B 41, 4C 36)"
    rule: pattern(`(?<![a-z0-9])${CLASS_NAME}${HAS}\\d{1,3}(?:${AND}${CLASS_NAME}${HAS}\\d{1,3}){1,9}(?!\\d)`),
    read: ({ 0: words }) => added(numbersIn(words.replaceAll(new RegExp(`(?<![a-z0-9])${CLASS_NAME}`, 'gu'), ' '))),
  },
  {
    // "the grade ones there are 38 and the grade twos 44"
    rule: pattern(
      `${OF_A_GRADE}${COUNT}\\)?(?:(?: ?${AND}| )${OF_A_GRADE}${COUNT}\\)?){1,9}(?! ?(?:${teacher}|${MONTH}))`,
    ),
    read: ({ 0: words }) => added(numbersIn(words)),
  },
  {
    // "12 girls + 2 reserves"
    rule: pattern(
      `(?<![\\d:/.,-])${COUNT} (?:${learner}|girls|boys|meisies|seuns)(?:,? ?(?:\\+|&|and|plus|en|with) ?)${COUNT} (?:reserves?|subs|substitutes|reserwes?)(?![a-z])`,
    ),
    read: ({ 1: players, 2: reserves }) => added([Number(players), Number(reserves)], 1),
  },
  {
    // "3 girls per class x 4"
    rule: pattern(
      `(?<![\\d:/.,-])${COUNT} (?:${learner}|girls|boys|meisies|seuns)(?: [a-z]{3,9})? (?:per|from each|uit elke) (?:class|klas|grade|team|span) ?(?:x|,|=|\\*) ?${COUNT}(?: (?:classes|klasse|teams))?(?! ?(?:${teacher}|km|days))`,
    ),
    read: ({ 1: each, 2: classes }) => ({ students: Number(each) * Number(classes) }),
  },
  {
    // "No. of learners (M/F): 21/30"
    rule: pattern(
      `(?<![a-z])(?:m ?/ ?f|f ?/ ?m|b ?/ ?g|g ?/ ?b|boys ?/ ?girls|girls ?/ ?boys|seuns ?/ ?(?:dogters|meisies))\\)?[ :=-]{1,3}(\\d{1,3}) ?[/+&-] ?(\\d{1,3})(?![\\d/])`,
    ),
    read: ({ 0: words }) => added(numbersIn(words)),
  },
  {
    // "No. of learners: 34 + 21"; "Learners: 45 + 3" has adults.
    rule: pattern(
      `(?<![a-z])(?:${learner})\\)?[ ]?[:=-]{1,2} ?${COUNT}(?: ?(?:\\+|&|plus|and|en) ?${COUNT}){1,5}(?! ?(?:${teacher}|[a-z§]))`,
    ),
    read: ({ 0: words }) => {
      const numbers = numbersIn(words)
      return (numbers.length === 2 ? withAdults(numbers, 7) : null) ?? added(numbers)
    },
  },
  {
    // "Learners / adults: 71 (two classes) / 4"
    rule: pattern(
      `(?<![a-z])(?:${learner}) ?(?:[/&+]|and|en) ?(?:${teacher}|adults?|parents?|volwassenes)[ ]?[:=-]{1,2} ?${COUNT}(?: ?\\([^()\\n]{0,40}\\))? ?(?:[/&+,;-]|and|en) ?${COUNT}(?!\\d)`,
    ),
    read: (match) => withAdults(match.slice(1).map(Number), 1),
  },
  {
    // "2 teams of 10 + 2 reserves", "three classes of 32", "2 classes of 35 learners each", "3 workshops of 15"
    rule: pattern(
      `(?<![\\d.,:/r-])(\\d{1,2}) ?(?:x )?(?:${PARTS_OF_GROUP}|team|squad|group|workshop)(?: [a-z]{2,12})?? ?(?:of|van|x|with|met) ${COUNT}(?: (?:plus|and|en|with|met|\\+|&) (\\d{1,2}) (?:reserves?|subs?|reserwes?)(?<each>,? (?:each|elk|per (?:team|span|side)))?)?`,
    ),
    read: ({ 1: times, 2: size, 3: more, groups }) =>
      added([Number(times) * Number(size), ...(more ? [Number(more) * (groups?.each ? Number(times) : 1)] : [])], 1),
  },
  {
    // "First team 9, second team 9, u15 team 9"
    rule: pattern(`(?<![a-z0-9])${TEAM_NAME}${HAS}\\d{1,2}(?:${AND}${TEAM_NAME}${HAS}\\d{1,2}){1,7}(?![\\d:/-])`),
    read: ({ 0: words }) => added(numbersIn(words.replaceAll(new RegExp(TEAM_NAME, 'gu'), ' '))),
  },
  {
    // "2 x 14 players"
    rule: pattern(`(?<![\\d.,:/r-])([2-9]) ?x ?(\\d{2}) (?:${learner})(?![a-z])`),
    read: ([, times, size]) => added([Number(times) * Number(size)]),
  },
  {
    // "3 classes (31, 33, 30)"
    rule: pattern(
      `(?<![a-z])(?:classes|klasse|groups|groepe)[ ,:]{1,2}\\(?(\\d{2})(?: ?\\+ ?\\d{2}|${AND}\\d{2}){1,9}\\)?(?!\\d)`,
    ),
    read: ({ 0: words }) => added(numbersIn(words)),
  },
  {
    // "Players: 14 netball, 16 hockey"
    rule: pattern(
      `(?<![a-z])(?:${learner})[ ]?[:=] ?${COUNT} (?!${teacher}|boys|girls)[a-z]{3,14}(?:${AND}${COUNT} (?!${teacher}|boys|girls)[a-z]{3,14}(?![a-z])){1,4}`,
    ),
    read: ({ 0: words }) => added(numbersIn(words)),
  },
  {
    // "EGD (22) & Civil Tech (14)", "1st team (16) + u16 A (15)"
    rule: pattern(
      `(?<=[a-z§~] )\\(${COUNT}\\)(?: ?(?:,|&|\\+|and|en|plus) ?(?!${teacher})[a-z§~][a-z0-9§~ /-]{1,30} \\(${COUNT}\\)){1,5}`,
    ),
    read: ({ 0: words }) => added(matchesOf(words, IN_BRACKETS).map(([, digits]) => Number(digits))),
  },
  {
    // "17 / 22 / 13 = 52"
    rule: pattern('(?<![\\d.,:/r-])(?:\\d{1,3} ?(?:[/+&,]|and|plus) ?){1,9}\\d{1,3} ?= ?(\\d{1,4})(?![\\d:/]|[.,]\\d)'),
    read: ({ 0: words, 1: sum }) => (total(numbersIn(words)) === 2 * Number(sum) ? { students: Number(sum) } : null),
  },
  {
    // "boys and girls, 22 of each", "seuns en dogters, elk 22"
    rule: pattern(
      `(?<![a-z])(?:boys|girls|seuns|meisies|dogters) ?(?:and|en|&|\\+|/) ?(?:boys|girls|seuns|meisies|dogters)[ ,:;(-]{1,3}(?:(?:about|around|ongeveer) )?(?:${COUNT} (?:of each|each|van elk|elk)|elk ${COUNT})(?![a-z])`,
    ),
    read: ({ 0: words }) =>
      added(
        numbersIn(words).map((one) => 2 * one),
        2,
      ),
  },
  {
    // "We are 78 (majorettes 46, band 32, boys 35 girls 43)": parts that make up the number before them.
    rule: pattern(
      `(?<![\\d.,:/r-])(\\d{2,3})(?= (?:[a-z§]{2,14} ){0,2}\\(((?:(?!(?:${teacher}|adults?|parents?|ouers)(?![a-z]))[^()\\n¤]){4,100})\\)(?! ?${teacher}))`,
    ),
    read: ({ 1: whole, 2: parts = '' }) =>
      isMadeUpOf(Number(whole), numbersIn(parts)) ? { students: Number(whole) } : null,
  },
  {
    // "12 from a school in East London, 12 from Alice"
    rule: pattern(
      `(?<![\\d.,:/r-])(\\d{1,3})(?= (?:from|uit|van) (?:(?!to |tot )[a-z'§~-]{1,20} ){0,8}[a-z'§~-]{1,20}(?:,|,? (?:and|en|plus)|,? ?[&+]) ?(\\d{1,3}) (?:from|uit|van) (?!${MONTH}(?![a-z]))[a-z])`,
    ),
    read: ({ 1: first, 2: second }) => added([Number(first), Number(second)]),
  },
  {
    // "30 boys 1 girl"
    rule: pattern(
      `(?<![\\d.,:/r-])${COUNT} (?:boys|seuns|girls|meisies|dogters)(?: (?:and|en|plus|n)|,| ?[+&/])? ?(1) (?:girl|boy|meisie|dogter|seun)(?![a-z])`,
    ),
    read: ({ 0: words }) => ({ students: total(numbersIn(words)) }),
  },
  {
    // "17 + 26 learners", "22 + 19 + 15 learners"
    rule: pattern(
      `(?<![\\d.,:/r+-]|between |tussen |from |\\+ )(?:\\d{1,3} ?(?:\\+|&|plus) ?){0,4}\\d{1,3} ?(?:\\+|&|plus|and|en) ?${COUNT} (?:${learner})(?![a-z])`,
    ),
    read: ({ 0: words }) => added(numbersIn(words)),
  },
  {
    // "45+3", "28 kids+2"
    rule: pattern(
      `(?<![\\d:/r+-]|\\d[.,])${COUNT} ?(?:(?:[a-z§]{2,40} ){0,3}?(?:${learner}))? ?\\+ ?(\\d{1,2})(?![\\d:/+-]|\\.\\d)(?= ?(?:[,;)\\n§~]|\\.|$)| (?:from|van|to)(?![a-z]))`,
    ),
    read: ({ 0: words }) => withAdults(numbersIn(words)),
  },
  {
    // "35 pupils plus 3", "35 girls + 3"
    rule: pattern(
      `(?<![\\d:/r+-]|\\d[.,])${COUNT} ?(?:${learner}|boys|girls|seuns|meisies) ?(?:\\+|plus) ?(\\d{1,2})(?= ?(?:[,;.)\\n]|$))(?![.,]\\d)`,
    ),
    read: ({ 0: words }) => withAdults(numbersIn(words)),
  },
  {
    // "28 (+4)"
    rule: pattern(`(?<![\\d:/r+-]|\\d[.,])${COUNT} ?(?:${learner})? ?\\( ?\\+ ?(\\d{1,2})\\)`),
    read: ({ 0: words }) => withAdults(numbersIn(words)),
  },
  {
    // "44 k 2 t", "28L + 4T"
    rule: pattern('(?<![\\d.,:/r-])(\\d{2,3}) ?[kl][ ,&+]{1,3}(?:and )?(\\d{1,2}) ?t(?![a-z])'),
    read: ({ 0: words }) => withAdults(numbersIn(words)),
  },
  {
    // "7-9 may 27 kids 41 tchrs 3": the first number is the year.
    rule: pattern(
      `(?<=(?:${MONTH}) ?'?2\\d )(?:${learner}) ${COUNT}[, ]{1,2}(?:${teacher}) ${COUNT}(?! ?(?:${learner}|${teacher})(?![a-z]))`,
    ),
    read: ({ 0: words }) => withAdults(numbersIn(words)),
  },
]
