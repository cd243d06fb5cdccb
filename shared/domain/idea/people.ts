import { groupSums } from './group-sums.ts'
import { pattern } from './pattern.ts'
import type { Reading } from './reading.ts'

export interface People {
  students: number | null
  teachers: number | null
}

const LEARNER =
  '(?:learners?|learnrs|learnes|leaners?|lrnrs?|lrs|lnrs?|lrns?|lrners?|students?|studs|studnts|pupils?|scholars?|kids?|kiddies|kiddos|children|child|youngsters|littlies|little (?:ones|people|1s)|tots|toddlers|players|teens|teenagers|athletes|swimmers|choristers|singers|musicians|dancers|debaters|hikers|campers|scouts|prefects|monitors|delegates|participants|members|youths|leerders?|leerlinge|leerlingen|kinders|kinnders|kindjies|kleuters|kleintjies|graadjies|candidates|candidate|(?:student|learner|young|youth|class|school) leaders|rcl members|spelers|abafundi|bana|abantwana|barutwana|baithuti)'
const BOYS = '(?:boys|seuns|male learners|males|guys)'
const GIRLS = '(?:girls|meisies|dogters|female learners|females|ladies)'
const TEACHER =
  '(?:teachers?|teachrs|techers?|tchers?|edus?(?=[ ,.;\\n]|$)|teaches(?= |,|\\.|$)|tchrs?|teach|educators?|eductrs|educs?|staff(?: members?)?|lecturers?|onderwysers?|onderwyseresse|opvoeders?|juffrouens|juffrouen|juffrous|juffe|menere|othisha|barutisi|tutors?|supervisors?|chaperones?|chaperons?|personeel(?:lede)?|pers(?=[ ,.;\\n]|$)|onnies|masters|mentors)'
const ADULT =
  '(?:adults?|grown-?ups?|volwassenes|grootmense|(?<!student |learner |young |youth |class |school )leaders|carers?|helpers?|accompanying adults?|parents?|ouers?|moms?|volunteers)'
const COACHES = '(?:coach(?:es)?(?! (?:hire|trip|tour|company|bus|transport))|afrigters?)'
const NOT_BETWEEN =
  '(?:and|with|plus|to|from|in|at|for|by|on|of which|per|teachers?|educators?|staff|adults?|parents?|coach(?:es)?|days?|nights?|buse?s?|hours?|weeks?|minutes?|km|kms|years?|yrs?|rand|met|vir|van|na|en|onderwysers?|dae|nagte|tchrs?|where|who|our|seater|rooms?|classes|schools?|am|pm|noon)'
const BETWEEN = `(?:(?!${NOT_BETWEEN}\\b)[a-z§][a-z'§/&-]{0,24} ){0,4}`
const BETWEEN_WITH_AND = `(?:(?!${NOT_BETWEEN.replace('|en|', '|').replace('(?:and|', '(?:')}\\b)[a-z§&][a-z'§/&-]{0,24} ){0,5}`
/** Not the end of a longer number, a time or a date; "1 200" is one number, "2027 112" is two. */
const ALONE = '(?<![\\d:/r-]|\\d[.,])(?<!(?<!\\d)\\d{1,2} (?=\\d{3}(?!\\d)))'
const NUMBER = '(\\d \\d{3}|\\d{1,4})(?:\\+|-odd|ish)?(?![\\d:]|[.,]\\d)'
const N = `${ALONE}${NUMBER}`
/** In "learners: 90 adults: 9" the number belongs to the label before it. */
const NOT_A_FIELD = '(?!(?<=[:=] ?)\\d{1,4} [a-z]{2,16}(?: [a-z]{2,12}){0,1} ?[:=])'
const COUNT = `${ALONE}(?:(\\d{1,3})(?: ?- ?| to | or | tot ))?${NUMBER}`

const SCHOOL_ROLL = pattern(
  `(?<![a-z])(?:school|skool|enrol?ment|roll)(?: (?:of|with|has|have|is|van|met|we have|there are|roll of|a total of|about|around|just|over|some|only)){1,4} ${N} ?${LEARNER}?|(?<![a-z])(?:we have|there are|we are|ons het) (?:about |around |some |over )?${N} (?:${BETWEEN})${LEARNER} (?:in|at) (?:the|our|this|die|ons) (?:whole )?(?:school|skool|grade|graad)|${N} ?-?(?:learner|pupil|student) school`,
)
const RATIO = pattern(
  `(?<!\\d)\\d{1,2} ?: ?\\d{1,2}(?!\\d)(?= ?(?:ratio|teacher|learner|adult))|${N} ${TEACHER} (?:per|for every|to every|for each|to) ${N}(?: ${LEARNER})?|(?<![a-z])(?:per|every) ${N} ${LEARNER}|${N} ?-?(?:seater|seat|sleeper|bed)s?(?![a-z])`,
)
/** "One learner keeps kosher" tells of a part of the group; the words up to the need hold no other count. */
const PART_AFTER =
  /^[^.;,\n\d]{0,40}(?<![a-z])(?:wheelchairs?|rolstoel|allerg|nut |peanut|disab|special (?:needs|diet)|asthma|diabet|crutch|diet|vegan|vegetarian|vegetar|halaal|halal|kosher|swim|coeliac|celiac|lactose|gluten|epilep|autis|muslim|jewish|hindu|pork|of whom|medication)|^,? (?:each|a day|at a time|per )/u
const ONLY = /(?<![a-z])(?:only|just|slegs|net) (?:the |about |around |some )?$/u

type Kind = 'total' | 'boys' | 'girls' | 'grade' | 'teacher' | 'gendered' | 'adult' | 'coach' | 'group'
interface Mention {
  kind: Kind
  count: number
  start: number
  end: number
  only: boolean
  /** Tells of some of the group, so it counts only where nothing else does. */
  part: boolean
}

const RULES: readonly [Kind, RegExp][] = [
  [
    'teacher',
    pattern(
      `(?<=(?:with|plus|and|&|\\+) ?)${COUNT} of us(?! (?:are|in all|altogether|going|travelling))(?: ${TEACHER})?(?![a-z])`,
    ),
  ],
  ['gendered', pattern(`${N} (?:male|female|lady|women|men|man|woman) (?:${TEACHER}|coaches)`)],
  ['teacher', pattern(`${NOT_A_FIELD}${COUNT} ?(?:${BETWEEN})${TEACHER}(?![a-z-])`)],
  ['adult', pattern(`${NOT_A_FIELD}${COUNT} ?(?:${BETWEEN})${ADULT}(?![a-z])`)],
  ['coach', pattern(`${COUNT} ?(?:(?!air|luxury|bus)[a-z]{1,12} ){0,1}${COACHES}(?![a-z])`)],
  [
    'total',
    pattern(
      `(?<![a-z])(?:no\\.?|number|nr|total|amount|#|aantal) (?:of )?(?:${BETWEEN})${LEARNER}[ :=-]{1,3}(?:about |approx\\.? |around )?${COUNT}`,
    ),
  ],
  [
    'teacher',
    pattern(
      `(?<![a-z])(?:no\\.?|number|nr|total|amount|#|aantal) (?:of )?(?:accompanying )?${TEACHER}[ :=-]{1,3}${COUNT}`,
    ),
  ],
  ['boys', pattern(`${COUNT} ?(?:${BETWEEN})${BOYS}(?![a-z])`)],
  ['girls', pattern(`${COUNT} ?(?:${BETWEEN})${GIRLS}(?![a-z])`)],
  ['grade', pattern(`${COUNT} ?(?:x )?(?:${BETWEEN})§{1,40}(?: [a-z&/]{2,20}){0,3}? ${LEARNER}(?![a-z])`)],
  ['grade', pattern(`${COUNT} ?${LEARNER} (?:from|in|of|uit|van) (?:the |our )?§{1,40}`)],
  ['total', pattern(`${COUNT} ?(?:x )?(?:${BETWEEN})${LEARNER}(?![a-z])`)],
  ['total', pattern(`${COUNT} ?(?:x )?(?:${BETWEEN_WITH_AND})${LEARNER}(?![a-z])`)],
  ['grade', pattern(`${COUNT} ?(?:x |in |of our |of the |of my |from )?(?:${BETWEEN})§{1,40}`)],
  ['grade', pattern(`§{1,40}[ :]{0,2}(?:[a-z]{3,20} )?\\(${COUNT}(?: in total)?\\)`)],
  ['grade', pattern(`§{1,40} ?: ?${COUNT}(?=[,;\\n)]|$)`)],
  ['total', pattern(`${LEARNER} ?\\((?:about |approx\\.? )?${COUNT}(?=[),])`)],
  ['total', pattern(`(?:${LEARNER}|§(?: [a-z]{3,16}){0,3}|boys|girls) ?x ?${COUNT}(?!\\d| ?(?:${TEACHER}|days))`)],
  ['total', pattern(`(?<![a-z])${LEARNER} ${COUNT}(?=[.,;\\n)]|$)`)],
  ['teacher', pattern(`(?<![a-z])${TEACHER} (?:of )?${COUNT}(?=[.,;\\n)]|$)`)],
  ['teacher', pattern(`${TEACHER} ?\\(${COUNT}\\)`)],
  ['teacher', pattern(`(?<![a-z])${TEACHER} (?:stays?|remains?|still)(?: at| on)? ${COUNT}`)],
  [
    'total',
    pattern(
      `(?<![a-z])${LEARNER}(?: (?:attending|travelling|going|count|nos?|numbers?))?\\)?[ ]?[:=-]{1,2} ?(?:about |approx\\.? |around |\\+-? ?)?${COUNT}`,
    ),
  ],
  [
    'teacher',
    pattern(`(?<![a-z])${TEACHER}(?: (?:attending|travelling|going|count|nos?|numbers?))?\\)?[ ]?[:=-]{1,2} ?${COUNT}`),
  ],
  ['adult', pattern(`(?<![a-z])${ADULT}[ ]?[:=-]{1,2} ?${COUNT}`)],
  ['boys', pattern(`(?<![a-z])${BOYS} ?[:=] ?${COUNT}`)],
  ['girls', pattern(`(?<![a-z])${GIRLS} ?[:=] ?${COUNT}`)],
  ['total', pattern(`(?<=^|\\n)${LEARNER} ${COUNT}(?=$|\\n)`)],
  ['teacher', pattern(`(?<=^|\\n)${TEACHER} ${COUNT}(?=$|\\n)`)],
]
const GROUP: readonly RegExp[] = [
  pattern(
    `(?<![a-z])(?:group|class|party|team|squad|choir|groep|klas|span|size|groupsize)(?: size)?(?: of| van|:| is| =| -){0,2} ?(?:about |around |approx\\.? |some |roughly )?${COUNT}(?! ?(?:days|nights|${TEACHER}))`,
  ),
  pattern(`${COUNT} (?:in total|altogether|all together|in all|altesaam|in totaal)(?![a-z])`),
  pattern(`${COUNT} (?:of|van) (?:them|hulle)(?![a-z])(?! (?:is|are|has|have|keeps?|needs?|uses?|eats?))`),
  pattern(`${COUNT} ?(?:people|persons|pax|heads|travellers|of us|mense|individuals|souls|passengers)(?![a-z])`),
  pattern(`(?<![a-z])pax[ :=-]{1,3}${COUNT}`),
  pattern(`${COUNT} (?:in number|strong)(?![a-z])`),
  pattern(`${COUNT} in (?:the|our|my|die) (?:choir|team|squad|class|group|club|koor|span|klas|groep)(?![a-z])`),
]
const INCLUDING =
  /^[ ,(]{0,3}(?:incl\.?|including|inclusive of|insluitend|of which|of whom|that includes|this includes)/u
const ME_AND = pattern(
  `(?<![a-z])(?:me|myself|i|ek) (?:and|plus|\\+|en|with) ${N} (?:other |more |ander |fellow )?(?:${TEACHER}|colleagues?|kollegas?)`,
)
/** "Learners 42 teachers 3" names first and counts after. */
const NAMED_FIRST = pattern(
  `(?<![a-z]|\\d ?(?:[a-z§~]{1,12} )?)${LEARNER} ${N}[, ]{1,2}(?:and |& |\\+ )?${TEACHER} (\\d{1,3})(?![\\d:/-]| ?(?:${LEARNER}|${TEACHER}|${ADULT})(?![a-z]))`,
)
/** "2 classes: 31 + 33" are one group. */
const CLASSES = pattern(
  `(?<![a-z])(?:classes|klasse)(?: of| van)?[ :=(,]{1,3}${N} ?(?:\\+|&|and|en) ?(\\d{1,3})(?! ?(?:${TEACHER}|${ADULT}))`,
)
const ONLY_GO: readonly RegExp[] = [
  pattern(
    `(?<![a-z])(?:only|just|slegs|net) (?:about |around |some )?${N} (?:of (?:them|these) )?(?:will|can|are|would|gaan|kan) ?(?:be )?(?:travel|go|going|come|coming|attend|attending|join|joining|saam)`,
  ),
  pattern(
    `(?<![a-z])(?:only|just) (?:take|bring|send|afford|transport|have (?:space|room|funds) for) (?:about |around |some )?${N}(?! ?(?:days|nights|${TEACHER}))`,
  ),
]

const SUMS = groupSums(LEARNER, TEACHER)

const countOf = (match: RegExpExecArray): number => Number((match.at(-1) ?? '').replace(' ', ''))

/** How many learners and teachers travel; sums of boys and girls or of grades are added up. */
export function readPeople(reading: Reading): People {
  const mentions: Mention[] = []
  reading.takePart(SCHOOL_ROLL, ({ 0: words, index }) => {
    const [digits = ''] = /\d[\d ]*\d|\d/u.exec(words) ?? []
    const start = index + words.indexOf(digits)
    return { start, end: start + digits.length }
  })
  reading.take(RATIO, () => true)
  let meAnd: Mention | null = null
  reading.take(ME_AND, (match) => {
    meAnd = mention('teacher', countOf(match) + 1, match, reading.text)
    return true
  })
  reading.take(NAMED_FIRST, (match) => {
    mentions.push(
      mention('total', Number((match[1] ?? '').replace(' ', '')), match, reading.text),
      mention('teacher', countOf(match), match, reading.text),
    )
    return true
  })
  for (const { rule, read } of SUMS) {
    reading.take(rule, (match) => {
      const sum = read(match)
      if (!sum) return false
      mentions.push(mention('total', sum.students, match, reading.text))
      if (sum.teachers) mentions.push(mention('teacher', sum.teachers, match, reading.text))
      return true
    })
  }
  reading.take(CLASSES, (match) => {
    const count = match.slice(1).reduce((total, digits) => total + Number((digits ?? '0').replace(' ', '')), 0)
    return mentions.push(mention('total', count, match, reading.text)) > 0
  })
  for (const rule of ONLY_GO) {
    takeCount(
      reading,
      rule,
      (match) => mentions.push({ ...mention('total', countOf(match), match, reading.text), only: true }) > 0,
    )
  }
  for (const [kind, rule] of RULES) {
    takeCount(reading, rule, (match) => {
      const count = countOf(match)
      if (count > (isLearner(kind) ? 2000 : 150)) return false
      if (count > 0) mentions.push(mention(kind, count, match, reading.text))
      return true
    })
  }
  const groups: Mention[] = []
  for (const rule of GROUP)
    takeCount(reading, rule, (match) => groups.push(mention('group', countOf(match), match, reading.text)) > 0)

  const teachers = meAnd ?? readTeachers(mentions)
  const learners = readLearners(mentions, reading.text) ?? learnersOfGroup(groups, teachers, reading.text)
  if (teachers) reading.note('teachers', teachers.start, teachers.end, 0.95)
  if (learners) reading.note('students', learners.start, learners.end, learners.kind === 'group' ? 0.8 : 0.95)
  return { students: learners?.count ?? null, teachers: teachers?.count ?? null }
}

/** Takes only the number: the words around it may name a subject or a kind of trip. */
function takeCount(reading: Reading, rule: RegExp, read: (match: RegExpExecArray) => boolean): void {
  reading.takePart(rule, (match) => {
    if (!read(match)) return null
    const count = match.at(-1) ?? ''
    const range = match.at(-2)
    const at = match[0].lastIndexOf(count)
    const start = range === undefined ? at : match[0].lastIndexOf(range, at - 1)
    return { start: match.index + start, end: match.index + at + count.length }
  })
}

const isLearner = (kind: Kind): boolean => kind === 'total' || kind === 'boys' || kind === 'girls' || kind === 'grade'
const mention = (kind: Kind, count: number, match: RegExpExecArray, text: string): Mention => ({
  kind,
  count,
  start: match.index,
  end: match.index + match[0].length,
  only: ONLY.test(text.slice(Math.max(0, match.index - 24), match.index)),
  part: PART_AFTER.test(text.slice(match.index + match[0].length, match.index + match[0].length + 60)),
})

function readTeachers(mentions: readonly Mention[]): Mention | null {
  const named = mentions.filter(({ kind }) => kind === 'teacher')
  const gendered = mentions.filter(({ kind }) => kind === 'gendered')
  return (
    named[0] ??
    sum(gendered) ??
    mentions.find(({ kind }) => kind === 'coach') ??
    mentions.find(({ kind }) => kind === 'adult') ??
    null
  )
}

function readLearners(mentions: readonly Mention[], text: string): Mention | null {
  const all = mentions.filter(({ kind }) => isLearner(kind))
  const learners = all.some(({ part }) => !part)
    ? all.filter(({ part }) => !part)
    : all.filter(({ count }) => count > 5)
  const only = learners.find((one) => one.only)
  if (only) return only
  const totals = learners.filter(({ kind }) => kind === 'total').toSorted((a, b) => a.start - b.start)
  const total = sumOfSchools(totals, text) ?? totals.toSorted((a, b) => b.count - a.count)[0]
  const grades = sum(distinct(learners.filter(({ kind }) => kind === 'grade')))
  const gendered = sum(learners.filter(({ kind }) => kind === 'boys' || kind === 'girls'))
  const parts = [grades, gendered].filter((part) => part !== null).toSorted((a, b) => b.count - a.count)[0]
  if (!total) return parts ?? null
  return parts && parts.count > total.count ? parts : total
}

/** "100 learners from Soshanguve and 50 learners from Mabopane" travel together. */
function sumOfSchools([first, second, ...others]: readonly Mention[], text: string): Mention | null {
  const apart =
    first &&
    second &&
    others.length === 0 &&
    /^ (?:from|of|at) [^.;\d]{2,40}(?:and|&|plus|\+) ?$/u.test(text.slice(first.end, second.start))
  return apart ? sum([first, second]) : null
}

const distinct = (mentions: readonly Mention[]): Mention[] =>
  mentions.filter((one, index) => mentions.findIndex(({ count }) => count === one.count) === index)

function sum(mentions: readonly Mention[]): Mention | null {
  const first = mentions[0]
  if (!first) return null
  return {
    ...first,
    count: mentions.reduce((total, { count }) => total + count, 0),
    end: mentions.at(-1)?.end ?? first.end,
  }
}

/** "45 people including 3 teachers" is 42 learners. */
function learnersOfGroup(groups: readonly Mention[], teachers: Mention | null, text: string): Mention | null {
  const group = groups.toSorted((a, b) => b.count - a.count)[0]
  if (!group) return null
  const included =
    teachers !== null && INCLUDING.test(text.slice(group.end, group.end + 24)) && teachers.start - group.end < 40
  return { ...group, count: included ? group.count - teachers.count : group.count }
}
