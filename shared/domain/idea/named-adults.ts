import { PEOPLE_WORDS } from './data/people-words.ts'
import type { Span } from './idea-text.ts'
import { growingPattern, wordsAsAlternatives } from './growing-pattern.ts'
import { anyOf, pattern } from './pattern.ts'
import { matchesOf } from '../matches-of.ts'

/** Adults who are named one by one: "Mr Zondi and me", "the bandmaster and 2 drivers". */
export interface NamedAdults extends Span {
  count: number
  /** The list has a number ("me and 3 teachers"), so that it counts more than a number elsewhere. */
  counted: boolean
}

const wordsFor = (...who: string[]) =>
  PEOPLE_WORDS.filter((row) => who.includes(row.who)).flatMap(({ words }) => [...words])
const SELF =
  "(?:me|myself|i|ek|u|you|mina|nna)(?![a-z']| (?:will|am|would|have|can|want|think|need|teach|do|was|had|run))"
const TITLE =
  "(?:mr|mrs|ms|miss|mnr|mev|mevrou|meneer|juffrou|juf|dr|prof|rev|sir|mam|ma'am|mama|mme|ntate|tannie|oom|coach|sister|father|pastor|ustaad)"
const NAME = "[a-z][a-z'-]{1,16}"
const TITLED = `${TITLE}\\.? (?!and |en |to |for |with )${NAME}(?:-${NAME})?`
const ROLES = [
  'bandmaster',
  'choirmaster',
  'conductor',
  'coach',
  'nurse',
  'matron',
  'physio',
  'manager',
  'assistant',
  'teacher',
  'principal',
  'deputy',
  'facilitator',
  'wife',
  'husband',
  'sister',
  'brother',
  'daughter',
  'mom',
  'mum',
  'dad',
  'mother',
  'father',
  'parent',
  'gogo',
  'granny',
  'onderwyser',
  'afrigter',
  'ma',
  'pa',
  'colleague',
  'kollega',
  'counsellor',
  'hoof',
  'hod',
  'vrou',
  'juffrou',
  'meneer',
  'lecturer',
  'chaplain',
  'friend',
  'pianist',
  'pianis',
  'dirigent',
  'accompanist',
  'organist',
  'choreographer',
  'director',
  'producer',
  'akela',
  'scoutmaster',
  'bursar',
  'secretary',
  'librarian',
  'medic',
  'doctor',
  'therapist',
  'interpreter',
  'caretaker',
  'intern',
  'pastor',
  'priest',
  'imam',
  'dominee',
  'auntie',
  'grandmother',
  'grandfather',
  'ouma',
  'oupa',
  'lifeguard',
  'lady',
  'gentleman',
  'educator',
  'tlo',
  'umpire',
  'referee',
  'scorer',
  'skeidsregter',
  'housefather',
  'housemother',
  'koshuisvader',
  'koshuismoeder',
  'rabbi',
  'moulana',
]
/** They come with the bus, the place or the stay, and lead no learners: they are in the list and are not counted. */
const BESIDE_GROUP = [
  'driver',
  'drivers',
  'drywer',
  'drywers',
  'busdrywer',
  'bestuurder',
  'bestuurders',
  'chef',
  'cook',
]
const ROLE = [...ROLES, ...BESIDE_GROUP]
/** English and Afrikaans: "pianists", "pianiste". */
const pluralsOf = (role: string): string[] => (role === 'lady' ? ['ladies'] : [`${role}s`, `${role}e`])
/** In the plural these also mean learners, or nobody of this group. */
const NO_PLURAL = new Set([
  'ma',
  'pa',
  'i',
  'hoof',
  'hod',
  'lady',
  'friend',
  'sister',
  'brother',
  'daughter',
  'director',
  'producer',
])
const STAFF = [
  ...wordsFor('teacher', 'adult', 'coach'),
  'coaches',
  ...BESIDE_GROUP,
  'men',
  'women',
  'colleagues',
  'kollegas',
  ...ROLES.filter((role) => !NO_PLURAL.has(role)).flatMap(pluralsOf),
]
/** Also "I go with Ms Khumalo". */
const ALSO =
  '(?: (?:will |am )?(?:go|come|travel|going|coming)(?: along)? with |,? (?:and|en|plus|n) (?:also )?|,? ?[&+] ?|, )'
const AND_I = ',? (?:and|en|&) (?:i|ek)'
/** A person or several of the list, by those of the words above that texts have. */
function itemWith(isMet: (word: string) => boolean): string {
  const [role, staff] = [anyOf(...ROLE.filter(isMet)), anyOf(...STAFF.filter(isMet))]
  const one = `(?:(?:the|my|our|a|an|1|one|een|die|ons|'n) (?:(?!and |of |to |who |with )[a-z]{2,12}[ -]){0,2}?)?${role}(?![a-z])`
  const several = `\\d{1,2} (?:(?:of the |(?!and |of |to |who |with |x |classes )[a-z']{3,12} ))?(?:[a-z]{3,16}-)?(?:${staff})(?![a-z'])`
  // "COACHES: 3", in a list with others
  const labelled = `(?:${staff}) ?[:=] ?\\d{1,2}(?![\\d:/.])`
  return `(?:(?:${SELF}|${TITLED}|${labelled}|${several}|${one})(?: \\((?:me|myself|ek)\\))?)`
}
const listIn = growingPattern(wordsAsAlternatives([...ROLE, ...STAFF]), (isMet) => {
  const item = itemWith(isMet)
  // How a list goes on; the engine makes a copy of a repetition for each that must be there, so this one may be absent.
  const others = `(?:${ALSO}${item}|${AND_I}(?![a-z']| (?:am|would|have|can|want|think|need|teach|do|was|had|run))){0,5}`
  return `(?<![a-z0-9'])${item}(?=${ALSO}|${AND_I})(?<others>${others})(?:${ALSO}${NAME}(?=[.;\\n)]|$))?(?![a-z])`
})
/** "+ me", "teacher: only me", "me only" */
const ALONE = pattern(
  `(?<=[a-z§~)\\d] ?(?:\\+|&|,? (?:and|plus|with|en|n)) )(?:me|myself|ek)(?= ?(?:[.,;)\\n]|$|(?:only|alone|as)(?![a-z])))|(?<![a-z])(?:only|just|net) (?:me|myself|ek)(?! (?:and|en|n|plus|\\+|&))(?![a-z])|(?<![a-z])i am the only (?:teacher|adult)|(?<![a-z])incl(?:uding)? me(?![a-z])|(?<![a-z])(?:me|myself|ek) (?:and|plus|with|en|met|&|\\+) (?:my |the |all |ons )?(?=[\\d~])`,
)
/** "12 learners with Ms Pillay" */
const LEARNERS_AND_ONE = pattern(
  `(?<=\\d (?:[a-z§]{2,40} ){0,3}(?:${anyOf(...wordsFor('learner', 'boy', 'girl'))}),? (?:with|plus|and|met|en|\\+|&) )${TITLED}(?! (?:and|en|&|plus))(?![a-z])`,
)
const COLLEAGUES = pattern('(?<![\\d.,])(\\d{1,2}) (?:of my |other )?(?:colleagues|kollegas)(?![a-z])')
const HAS_SELF = /(?<![a-z'])(?:me|myself|i|ek|mina|nna)(?![a-z'])/u
/** They work with the learners and are counted beside teachers, as parents are not. */
const AIDES = new Set(['assistants', 'aides', 'security guards', 'security personnel', 'security staff'])
const OF_PARENTS = new RegExp(
  `(?<![a-z])(?<!(?:hostel|koshuis|house|boarding) )${anyOf(...wordsFor('adult').filter((word) => !AIDES.has(word)), 'mom', 'mum', 'dad', 'mother', 'father', 'parent', 'gogo', 'granny', 'ma', 'pa')}$`,
  'u',
)
const IS_BESIDE = new RegExp(`(?<![a-z-])${anyOf(...BESIDE_GROUP)}$`, 'u')
const HAS_TEACHERS = new RegExp(`\\d (?:[a-z]{3,12} )?${anyOf(...wordsFor('teacher'))}(?![a-z])`, 'u')
/** "Oom Gert wat die bus bestuur": the last of the list comes with the bus, as a driver does. */
const DRIVES_AFTER =
  /^,? (?:who|wat|that) (?:(?:drives?|is driving|will drive) (?:the|our) (?:bus|kombi|combi|taxi|minibus)|(?:die|ons) (?:bus|kombi|taxi) (?:bestuur|ry|dryf))(?![a-z])/u
/** A greeting, a subject of a sentence before a verb of writing, or somebody else's group. */
const ADDRESSED =
  /(?<![a-z])(?:dear|hi|hello|hey|to|attention|attn|geagte|beste|from|regards|thanks|groete|against|for|ask|asks|says?|phone|call)[ :,\n]{1,3}$/u
const GOES_WITH =
  /(?:[a-z§~)\d] ?(?:\+|&|[,:;(])|(?:^|,? )(?:and|plus|with|en|n|met)|(?:teachers?|educators?|staff|personeel|adults?|onderwysers|begeleiers)(?::| are| is)|^|[.;\n|]) ?$/u

/** The adults whom the text names, or null. */
export function findNamedAdults(text: string): NamedAdults | null {
  const lists = matchesOf(text, listIn(text)).flatMap((match) => {
    if (match.groups?.['others'] === '') return []
    const before = text.slice(Math.max(0, match.index - 24), match.index)
    if (ADDRESSED.test(before)) return []
    const drives = DRIVES_AFTER.test(text.slice(match.index + match[0].length, match.index + match[0].length + 40))
    const list = {
      count: countIn(match[0]) - (drives && !leavesParentsOut(match[0], OF_PARENTS) ? 1 : 0),
      counted: /\d/u.test(match[0]),
      start: match.index,
      end: match.index + match[0].length,
    }
    return list.count > 0 && isGoing(match[0], before, text.slice(list.end, list.end + 24)) ? [list] : []
  })
  if (lists[0]) return lists.find(({ counted }) => counted) ?? lists[0]
  for (const match of matchesOf(text, COLLEAGUES))
    return { count: Number(match[1]) + 1, counted: true, start: match.index, end: match.index + match[0].length }
  for (const match of [...matchesOf(text, ALONE), ...matchesOf(text, LEARNERS_AND_ONE)])
    return { count: 1, counted: false, start: match.index, end: match.index + match[0].length }
  return null
}

/** The writer counts; others must follow the group, stand alone as a sentence, or come with it. */
function isGoing(list: string, before: string, after: string): boolean {
  if (HAS_SELF.test(list)) return true
  return GOES_WITH.test(before) || /^ (?:come|go|will|are|join|accompany|ry|gaan)/u.test(after)
}

/** Whether the last of the list is a parent who is not counted beside teachers. */
const leavesParentsOut = (list: string, parents: RegExp): boolean =>
  HAS_TEACHERS.test(list) && !HAS_SELF.test(list) && parents.test(list)

/** "2 teachers and 3 parents" are two teachers; without a teacher the parents count. A driver never does. */
function countIn(list: string): number {
  const items = list.split(new RegExp(ALSO, 'u')).filter((item) => !IS_BESIDE.test(item))
  const counted =
    HAS_TEACHERS.test(list) && !HAS_SELF.test(list) ? items.filter((item) => !OF_PARENTS.test(item)) : items
  return counted.reduce((sum, item) => sum + Number(/^\d{1,2}(?= )|(?<=[:=] ?)\d{1,2}$/u.exec(item)?.[0] ?? 1), 0)
}
