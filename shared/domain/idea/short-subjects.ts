import { LANGUAGE_SUBJECTS, SHORT_SUBJECTS, type ShortSubject } from './data/subject-names.ts'
import type { IdeaText, Span } from './idea-text.ts'
import { anyOf, pattern } from './pattern.ts'
import { matchesOf } from '../matches-of.ts'

export interface SubjectInText extends Span {
  subject: string
}

const LABEL = /(?:^|\n|[.;,|] )(?:subjects?|vak(?:ke)?|learning area)[ ]?[:=-][^\n:]{0,40}$/u
const GRADE_BEFORE = /§(?:'?s)?[ (:,-]{1,3}(?:\d{1,3} )?$/u
const GRADE_AFTER =
  /^(?: \((?=§)|[ :,-]{0,3}§| \(?\d{1,3}\)|(?: (?:and|&) [a-z]{2,12})? (?:learners?|class(?:es)?|students?|pupils|kids|teacher|group|leerders)(?![a-z]))/u
const TAUGHT = /(?<![a-z])(?:teach|teaches|doing|taking|takes?|study|studying|hod)(?: the)? $/u
/** "IT is far" */
const VERB_AFTER = /^ (?:is|was|will|would|has|had|must|should|can|may|does)(?![a-z])/u
/** A noun that an adjective describes, and no word of a list, of a group or of a trip. */
const NOUN_AFTER =
  /^ (?!(?:and|en|or|of|plus|tech|learners?|leerders|students?|pupils|class(?:es)?|groups?|kids|boys|girls|teachers?|for|from|in|on|at|to|we|is|trip|tour|outing|excursion|visit|grade|gr)(?![a-z]))[a-z]{3}/u
/** Between two subjects of a list: "EGD and CAT", "Accounting / EMS". */
const JOINED = /^(?: \(?§{1,40}\)?| \(\d{1,3}\))? ?(?:,|&|\+|\/|and|en|plus|,? or)? ?(?:\d{1,3} )?$/u

const rulesOf = (rows: readonly ShortSubject[]) =>
  rows.map((row) => ({ row, rule: pattern(`(?<![a-z~])${anyOf(...row.words)}(?![a-z])`) }))
const short = rulesOf(SHORT_SUBJECTS)
const languages = rulesOf(LANGUAGE_SUBJECTS)

/** Short forms of subjects where a subject is expected; `named` are the subjects that the text names in full. */
export function findShortSubjects(ideaText: IdeaText, text: string, named: readonly Span[]): SubjectInText[] {
  const writesSmall =
    (ideaText.source.match(/[a-z]/gu)?.length ?? 0) > 2 * (ideaText.source.match(/[A-Z]/gu)?.length ?? 0)
  const found: SubjectInText[] = []
  const all = [...short, ...languages].flatMap(({ row, rule }) =>
    matchesOf(text, rule).map((match) => ({ row, start: match.index, end: match.index + match[0].length })),
  )
  const isLanguage = (row: ShortSubject) => LANGUAGE_SUBJECTS.includes(row)
  // A short form beside another counts if that one does, so the list is read until nothing is added.
  for (let before = -1; before < found.length; ) {
    before = found.length
    for (const { row, start, end } of all) {
      if (found.some((one) => one.start === start)) continue
      const right = text.slice(end, end + 40)
      if (row.adjective && NOUN_AFTER.test(right)) continue
      const left = text.slice(Math.max(0, start - 60), start)
      const beside = [...named, ...found].some(
        (one) =>
          JOINED.test(text.slice(one.end, start)) || (one.start >= end && JOINED.test(text.slice(end, one.start))),
      )
      const inCapitals =
        row.acronym &&
        !VERB_AFTER.test(text.slice(end, end + 12)) &&
        writesSmall &&
        /^[A-Z]+$/u.test(ideaText.sourceWords({ start, end }))
      const expected = GRADE_BEFORE.test(left) || GRADE_AFTER.test(right) || TAUGHT.test(left)
      const plainWord = row.words.includes('it')
      const isSubject = LABEL.test(left) || (!isLanguage(row) && (inCapitals || (!plainWord && (beside || expected))))
      if (isSubject) found.push({ subject: row.subject, start, end })
    }
  }
  return found
}
