import { anyOf, pattern } from './pattern.ts'
import type { Grades } from './grades.ts'
import type { Reading, Stretch } from './reading.ts'

const word = (...forms: string[]) => pattern(`(?<![a-z])${anyOf(...forms)}(?![a-z])`)

/** School subjects by their names in the curriculum, with the ways people write them; the first match takes the words. */
const SUBJECTS: readonly [string, RegExp][] = [
  [
    'Economic and Management Sciences',
    word(
      'ems',
      'economic (?:and|&) management sciences?',
      'economics ems',
      'economics? (?:and|&) management',
      'ebw',
      'ekonomiese en bestuurswetenskappe',
    ),
  ],
  [
    'Natural Sciences and Technology',
    word(
      'natural sciences? (?:and|&|/) technology',
      'ns ?/ ?tech',
      'ns ?(?:&|and) ?tech(?:nology)?',
      'nst',
      'natuurwetenskappe? en tegnologie',
    ),
  ],
  [
    'Natural Sciences',
    word(
      'natural sciences?',
      'nat ?sci',
      'natural science',
      'natuurwetenskappe?',
      'natuurwetenskap',
      'n\\.?s\\.?(?= (?:outing|trip|and|&|class|curriculum))',
    ),
  ],
  [
    'Social Sciences',
    word(
      'social sciences?',
      'soc ?sci',
      'social studies',
      'sosiale wetenskappe?',
      's\\.?s\\.?(?= (?:outing|trip|class|curriculum))',
      '(?<=n\\.?s\\.?(?: and | ?& ?| ?/ ?|, ?))s\\.?s\\.?',
    ),
  ],
  ['Life Sciences', word('life sciences?', 'life ?sci', 'biology', 'bio', 'lewenswetenskappe?', 'biologie', 'lfsc')],
  [
    'Physical Sciences',
    word('physical sciences?', 'phys(?:ical)? ?sci', 'physics', 'chemistry', 'fisiese wetenskappe?', 'fisika'),
  ],
  [
    'Agricultural Sciences',
    word(
      'agricultural sciences?',
      'agric(?:ultural)?(?: science)?(?= (?:learners|class|students|group|trip|tour|gr|§))',
      'agri ?sci(?:ences?)?',
      'agriculture',
      'landbouwetenskappe?',
      'landbou',
    ),
  ],
  ['Mathematical Literacy', word('mathematical literacy', 'maths? lit(?:eracy)?', 'wiskundige geletterdheid')],
  ['Mathematics', word('mathematics', 'maths', 'math', 'wiskunde')],
  ['Geography', word('geography', 'geog', 'geo', 'geografie', 'aardrykskunde')],
  [
    'History',
    word(
      'history(?! museum)(?! (?:and|&|\\+) culture)(?! of)',
      'hist',
      'geskiedenis(?! van)',
      'geskiedenisklas',
      'geskiedenisleerders',
    ),
  ],
  ['Tourism', word('tourism', 'toerisme')],
  ['Business Studies', word('bus(?:iness)? stud(?:ies)?', 'besigheidstudies')],
  ['Economics', word('economics(?! and management)', 'ekonomie')],
  ['Accounting', word('accounting', 'rekeningkunde')],
  [
    'Life Orientation',
    word(
      'life orientation',
      'lewensorientering',
      'l\\.?o\\.?(?= (?:camp|outing|trip|class|curriculum|project|learners|teacher))',
    ),
  ],
  ['Life Skills', word('life ?skills', 'lewensvaardighede?', 'lifeskills')],
  ['Visual Arts', word('visual arts?', 'visuele kunste?')],
  ['Dramatic Arts', word('dramatic arts?', 'drama', 'dramatiese kunste?')],
  ['Creative Arts', word('creative arts?', 'skeppende kunste?')],
  ['Music', word('music(?! (?:tour|festival|concert|eisteddfod|camp))', 'musiek')],
  ['Consumer Studies', word('consumer studies', 'verbruikerstudies')],
  ['Hospitality Studies', word('hospitality studies', 'hospitality')],
  ['Engineering Graphics and Design', word('engineering graphics(?: and design)?', 'egd', 'ego')],
  ['Civil Technology', word('civil technology')],
  ['Electrical Technology', word('electrical technology')],
  ['Mechanical Technology', word('mechanical technology')],
  ['Information Technology', word('information technology', 'it(?= (?:learners|class|students|group))')],
  [
    'Computer Applications Technology',
    word('computer applications? technology', 'cat(?= (?:learners|class|students|group))'),
  ],
  ['Technology', word('technology', 'tegnologie', 'tech(?= (?:learners|class|students|curriculum|subject))')],
  [
    'English',
    word(
      'english(?= (?:home language|fal|hl|literature|setwork|curriculum|learners|class|poetry|lit))',
      'english (?:setwork|literature)',
    ),
  ],
  [
    'Afrikaans',
    word('afrikaans(?= (?:home language|huistaal|fal|eat|hl|taal|letterkunde|setwork|curriculum|learners|class))'),
  ],
  ['isiZulu', word('isizulu(?= (?:home language|fal|hl|curriculum|learners|class))')],
  ['isiXhosa', word('isixhosa(?= (?:home language|fal|hl|curriculum|learners|class))')],
  ['Religion Studies', word('religion studies', 'religious studies')],
]
const SCIENCE = pattern(
  '(?<![a-z])(?:sciences?|wetenskap)(?![a-z])(?! (?:museum|centre|center|fair|expo|week|camp|olympiad|festival|trip|tour|outing|and stem|day|shows?|show|learners fair|experiments|resource))',
)
const NOT_A_SUBJECT_BEFORE =
  /(?<![a-z])(?:computer|political|natural|local|family|oral|life|military|our|its|the|struggle|rich|mining|marine|sport|of|some|a little|maritime|south african|early|ancient|black|african|apartheid|cultural|town's|city's|war|(?:cultur[a-z]{1,4}|heritage|museums?|nature|beach|beaches|sea|fun|arts?|mountains?) (?:and|&|\+))[ ,]$/u

/** Subjects the text names, in the order it names them. */
export function readSubjects(reading: Reading, grades: Grades | null, names: readonly Stretch[] = []): string[] {
  const isOfAName = ({ 0: words, index }: RegExpExecArray) =>
    names.some(({ start, end }) => start <= index && end >= index + words.length && end - start > words.length)
  const found = new Map<string, number>()
  for (const [subject, rule] of SUBJECTS) {
    reading.take(rule, (match) => {
      if (isOfAName(match) || isOtherwiseMeant(reading.text, match, subject)) return false
      found.set(subject, Math.min(found.get(subject) ?? match.index, match.index))
      reading.noteMatch('subjects', match, 0.95)
      return true
    })
  }
  reading.take(SCIENCE, (match) => {
    if (
      /(?<![a-z])(?:computer|political|sports?|rocket|marine|earth|the|home|social|of|university of) $/u.test(
        reading.text.slice(Math.max(0, match.index - 20), match.index),
      )
    )
      return false
    found.set(scienceOf(grades), match.index)
    reading.noteMatch('subjects', match, 0.6)
    return true
  })
  return [...found].toSorted((a, b) => a[1] - b[1]).map(([subject]) => subject)
}

const isOtherwiseMeant = (text: string, match: RegExpExecArray, subject: string): boolean =>
  subject === 'History' &&
  NOT_A_SUBJECT_BEFORE.test(text.slice(Math.max(0, match.index - 20), match.index)) &&
  !/(?:matric|§) $/u.test(text.slice(Math.max(0, match.index - 12), match.index))

/** "Science" is the subject of that name in the grade's phase. */
function scienceOf(grades: Grades | null): string {
  if (grades === null) return 'Natural Sciences'
  return grades.min >= 10
    ? 'Physical Sciences'
    : grades.max <= 6
      ? 'Natural Sciences and Technology'
      : 'Natural Sciences'
}
