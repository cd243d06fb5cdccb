import {
  CLASSES,
  GROUP,
  type Kind,
  LAST_RESORTS,
  NAMED_FIRST,
  ONLY_GO,
  RATIO,
  RULES,
  SCHOOL_ROLL,
  SUMS,
} from './people-grammar.ts'
import type { IdeaText } from './idea-text.ts'
import { findNamedAdults } from './named-adults.ts'

export interface People {
  students: number | null
  teachers: number | null
  /** Set if the text gives a number of learners and parts that are not as many. */
  unequal?: { total: number; parts: number }
}

/** "One learner keeps kosher" counts a part of the group; no other number is between the number and the need. */
const PART_AFTER =
  /^[^.;,\n\d]{0,40}(?<![a-z])(?:wheelchairs?|rolstoel|allerg|nut |peanut|disab|special (?:needs|diet)|asthma|diabet|crutch|diet|vegan|vegetarian|vegetar|halaal|halal|kosher|swim|coeliac|celiac|lactose|gluten|epilep|autis|muslim|jewish|hindu|pork|of whom|medication)|^,? (?:each|a day|at a time|per )/u
/** "Two girls wear niqab": what is told of a few is no count of the group. */
const FEW = 5
const TOLD_OF_FEW =
  /^ (?:wear|wears|dra|uses?|gebruik|needs?|benodig|has|have|het|is|are|was|were|cannot|can't|can not|will|get|gets)(?![a-z])/u
const ONLY = /(?<![a-z])(?:only|just|slegs|net) (?:the |about |around |some )?$/u
const INCLUDING =
  /^(?: (?:in total|in all|altogether|together))?[ ,(]{0,3}(?:incl\.?|including|inclusive of|insluitend|of which|of whom|that includes|this includes)/u

interface Mention {
  kind: Kind
  count: number
  start: number
  end: number
  only: boolean
  /** Counts only a part of the group, so it is used only if there is no other number. */
  part: boolean
}

/** More than any trip takes: "kids eighteen hundred" is what one pays. */
const MOST_LEARNERS = 1500
const countOf = (match: RegExpExecArray): number => Number((match.at(-1) ?? '').replace(' ', ''))

/** How many learners and teachers travel; boys and girls, or several grades, are added up. */
export function readPeople(ideaText: IdeaText): People {
  const mentions: Mention[] = []
  ideaText.takeSpans(SCHOOL_ROLL, ({ 0: words, index }) => {
    const [digits = ''] = /\d[\d ]*\d|\d/u.exec(words) ?? []
    const start = index + words.indexOf(digits)
    return { start, end: start + digits.length }
  })
  ideaText.take(RATIO, () => true)
  const named = findNamedAdults(ideaText.unread)
  if (named?.counted) ideaText.blank([named])
  ideaText.take(NAMED_FIRST, (match) => {
    mentions.push(
      mention('total', Number((match[1] ?? '').replace(' ', '')), match, ideaText.unread),
      mention('teacher', countOf(match), match, ideaText.unread),
    )
    return true
  })
  for (const { rule, read, keepsWords } of SUMS) {
    // The words before its numbers may name a town: "Grade 2s from Musina (58 + 3 staff)".
    ideaText.takeSpans(rule, (match) => {
      const sum = read(match)
      if (!sum) return null
      mentions.push(mention('total', sum.students, match, ideaText.unread))
      if (sum.teachers) mentions.push(mention('teacher', sum.teachers, match, ideaText.unread))
      const start = match.index + match[0].search(/\d/u)
      const first = /\d+/u.exec(match[0])?.[0].length ?? 0
      return { start, end: keepsWords ? start + first : match.index + match[0].length }
    })
  }
  ideaText.take(CLASSES, (match) => {
    const count = match.slice(1).reduce((total, digits) => total + Number((digits ?? '0').replace(' ', '')), 0)
    return mentions.push(mention('total', count, match, ideaText.unread)) > 0
  })
  for (const rule of ONLY_GO) {
    takeCount(
      ideaText,
      rule,
      (match) => mentions.push({ ...mention('total', countOf(match), match, ideaText.unread), only: true }) > 0,
    )
  }
  for (const [kind, rule] of RULES) {
    takeCount(ideaText, rule, (match) => {
      const count = countOf(match)
      if (count > (isLearner(kind) ? MOST_LEARNERS : 150)) return false
      if (count > 0) mentions.push(mention(kind, count, match, ideaText.unread))
      return true
    })
  }
  const groups: Mention[] = []
  for (const rule of GROUP)
    takeCount(ideaText, rule, (match) => groups.push(mention('group', countOf(match), match, ideaText.unread)) > 0)

  if (groups.length === 0 && readLearners(mentions, ideaText.unread) === null)
    for (const rule of LAST_RESORTS)
      takeCount(ideaText, rule, (match) => groups.push(mention('group', countOf(match), match, ideaText.unread)) > 0)

  const teachers = named?.counted ? named : (readTeachers(mentions) ?? named)
  const learners = learnersOf(
    readLearners(mentions, ideaText.unread),
    learnersOfGroup(groups, teachers, ideaText.unread),
  )
  if (teachers) ideaText.note('teachers', teachers, 0.95)
  if (learners) ideaText.note('students', learners, learners.kind === 'group' ? 0.8 : 0.95)
  const unequal = unequalParts(mentions, groups, ideaText.unread)
  return { students: learners?.count ?? null, teachers: teachers?.count ?? null, ...(unequal ? { unequal } : {}) }
}

/** Takes only the number: the words around it may name a subject or a kind of trip. */
function takeCount(ideaText: IdeaText, rule: RegExp, read: (match: RegExpExecArray) => boolean): void {
  ideaText.takeSpans(rule, (match) => {
    if (!read(match)) return null
    const count = match.at(-1) ?? ''
    // The match itself comes before its only group.
    const range = match.length > 2 ? match.at(-2) : undefined
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
  part: isPart(count, text.slice(match.index + match[0].length, match.index + match[0].length + 60)),
})
const isPart = (count: number, after: string): boolean =>
  PART_AFTER.test(after) || (count <= FEW && TOLD_OF_FEW.test(after))

function readTeachers(mentions: readonly Mention[]): Mention | null {
  const named = mentions.filter(({ kind }) => kind === 'teacher')
  const gendered = mentions.filter(({ kind }) => kind === 'gendered' || (kind === 'grown' && areFew(mentions)))
  return (
    named[0] ??
    sum(gendered) ??
    mentions.find(({ kind }) => kind === 'coach') ??
    mentions.find(({ kind }) => kind === 'adult') ??
    null
  )
}

/** "39 learners, 2 ladies 1 man", but not "8 players, 4 ladies". */
const areFew = (mentions: readonly Mention[]): boolean =>
  2 * (sum(mentions.filter(({ kind }) => kind === 'grown'))?.count ?? 0) <
  Math.max(0, ...mentions.filter(({ kind }) => isLearner(kind)).map(({ count }) => count))

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

/** "71 together … 2 kids got sick": a few learners beside a larger group are a part of it. */
const learnersOf = (counted: Mention | null, group: Mention | null): Mention | null =>
  counted === null || (group !== null && counted.count <= 5 && group.count > 3 * counted.count) ? group : counted

/** "45 learners: 20 boys and 30 girls". Parts that are fewer may be a part of the group, unless they follow the total. */
function unequalParts(mentions: readonly Mention[], groups: readonly Mention[], text: string): People['unequal'] {
  const whole = mentions.filter(({ kind, part }) => kind === 'total' && !part)
  const total = [...whole, ...groups].toSorted((a, b) => b.count - a.count)[0]
  for (const kinds of [['boys', 'girls'], ['grade']]) {
    const parts = mentions
      .filter(({ kind, part }) => kinds.includes(kind) && !part)
      .toSorted((a, b) => a.start - b.start)
    const [first] = parts
    const made = sum(parts)?.count ?? 0
    const isWhole = parts.every(({ count }) => count < (total?.count ?? 0))
    if (!total || !first || parts.length < 2 || !isWhole || made === total.count) continue
    const listed = /^ ?(?::|\(|=|-|,) ?$/u.test(text.slice(total.end, first.start))
    if (made > total.count || listed) return { total: total.count, parts: made }
  }
  return undefined
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
function learnersOfGroup(
  groups: readonly Mention[],
  teachers: Pick<Mention, 'count' | 'start'> | null,
  text: string,
): Mention | null {
  const group = groups.toSorted((a, b) => b.count - a.count)[0]
  if (!group) return null
  const included =
    teachers !== null && INCLUDING.test(text.slice(group.end, group.end + 36)) && teachers.start - group.end < 40
  return { ...group, count: included ? group.count - teachers.count : group.count }
}
