import type { MappedText } from './mapped-text.ts'
import { MONTH } from './month-names.ts'
import { pattern } from './pattern.ts'

/** Number stems of isiZulu, isiXhosa, Sesotho and Setswana; the counted noun's prefix stands before them. */
const STEMS: Record<string, number> = {
  dwa: 1,
  nye: 1,
  bili: 2,
  bini: 2,
  bedi: 2,
  tathu: 3,
  thathu: 3,
  raro: 3,
  ne: 4,
  hlanu: 5,
  tlanu: 5,
  hlano: 5,
  tlhano: 5,
  thupha: 6,
  thandathu: 6,
  khombisa: 7,
  xhenxe: 7,
  shumi: 10,
}
const LONGEST_FIRST = Object.keys(STEMS).toSorted((a, b) => b.length - a.length)
const COUNT = `(?:(?:a?ba[a-z]{1,6} |[a-z]{1,8}-?|ba |a )?\\d{1,4}|(?:a )?[a-z]{1,7}(?:${LONGEST_FIRST.join('|')}))(?![a-z0-9])`

type Rewriting = readonly [RegExp, (match: string) => string]
const write = (source: string, english: string): Rewriting => [pattern(`(?<![a-z-])(?:${source})`), () => english]
const word = (source: string, english: string): Rewriting => write(`(?:${source})(?![a-z])`, english)

function numberIn(words: string): string {
  const digits = /\d{1,4}$/u.exec(words)?.[0]
  return digits ?? String(STEMS[LONGEST_FIRST.find((stem) => words.endsWith(stem)) ?? ''] ?? '')
}
/** "Abafundi abangu-38" is "38 learners": the number follows what it counts. */
const counted = (noun: string, english: string): Rewriting[] => [
  [
    pattern(`(?<![a-z-])(?:${noun}) ${COUNT}`),
    (match) => `${/^(?:n[ao]|le )/u.test(match) ? 'and ' : ''}${numberIn(match)} ${english}`,
  ],
  [pattern(`(?<![a-z-])(?:${noun})(?![a-z])`), (match) => `${/^(?:n[ao]|le )/u.test(match) ? 'and ' : ''}${english}`],
]

/** Told apart from English by one of these words; without one, nothing is rewritten. */
const SPOKEN =
  /(?<![a-z])(?:[a-z]{0,3}abafundi|[a-z]{0,3}bantwana|bana ba|[nl]?[o]?othisha|n?oo?titshala|uthisha|barutabana|barutisi|[a-z]{0,3}hambo|leeto|si(?:funa|cela|suka|ngathanda)|ndicela|ngicela|izinsuku|iintsuku|usuku|matsatsi|umfundi|ngamu?nye|ka mong|re (?:batla|kopa|tswa)|sawubona|molweni|dumelang|lumela|ibanga|ngomhla(?:ka)?|isikolo|isikole|sekolo|uku[a-z]{4,14}|[a-z]{0,5}randi)(?![a-z])/u

const REWRITINGS: readonly Rewriting[] = [
  ...counted('(?:n|lw|w)?abafundi|(?:n|lw|w)?abantwana|baithuti|barutwana|bana', 'learners'),
  ...counted('n?o ?thisha|noo?titshala|ootitshala|utitshala|uthisha|(?:le )?baruta?bana|(?:le )?barutisi', 'teachers'),
  ...counted('izinsuku|iintsuku|usuku|imini|matsatsi|malatsi|letsatsi', 'days'),
  ...counted('ubusuku|masego', 'nights'),
  [
    pattern(`(?<![a-z-])(?:nga)?(?:amakhulu|izinkulungwane|amawaka) ${COUNT}`),
    (match) => `${numberIn(match)}${match.includes('makhulu') ? '00' : '000'}`,
  ],
  [pattern('(?<![a-z-])a?ba(?:ngama|nga|ngu|yisi|yi)[- ]?\\d{1,4}(?!\\d)'), (match) => `${numberIn(match)} learners`],
  word('ikhulu', '100'),
  word('inkulungwane|iwaka', '1000'),
  word('(?:a|ya|e)?marandi|irandi|diranta', 'rand'),
  write('[a-z]{0,2}banga (?:le)?(?:si-?)?(?=\\d)', 'grade '),
  write('(?:[a-z]{1,3}-|[a-z]{0,2}[aei])(?=gr(?:ade|aad)? ?[\\dr](?!a))', ' '),
  word(
    'umfundi nga(?:mu?)?nye|ngwana ka mong|(?<=\\d )ka (?:ngwana|morutwana|moithuti)|(?:umuntu|umntu|umntwana|ingane)(?: nga(?:mu?)?nye)?|ngamu?nye|ka mong|(?<=\\d )(?:umfundi|ngwana|moithuti)',
    'each',
  ),
  word('umfundi|ngwana|moithuti', 'learner'),
  write('(?:kusukela|ukusuka|ho tloha|go tloga)(?: ngo| ka| nge)?[ -](?=\\d)', 'from '),
  write('(?:kuya|kuze kube|ho fihla|go fitlha)(?: ku| ngo| nge| ka)?[ -](?=\\d)', 'to '),
  write('(?:ngomhlaka|ngomhla|umhla|ngo|ka|wama|we)[ -](?:we-|wama-|zingu-|ka )?(?=\\d{1,2} )', 'on '),
  write(`ngo-?(?=${MONTH}(?![a-z]))`, 'in '),
  write(`(?:ku|u|ngu|ka)-?(?=${MONTH}(?![a-z]))`, ' '),
  write('(?:(?:si|ba|ngi|ndi)(?:suka|phuma|vela)|(?:re|ba) (?:tswa|tsoa)(?: ko| kwa)?) ', 'from '),
  write('(?:si|ba|uku)(?:ya|vakasha|vakashela|tyelela) (?:kwa )?|(?:kwa|ko) (?=[a-z]{4})', 'to '),
  write('siyi-?(?=school)|esi(?:se|ku)-?(?=[a-z])|sise-?(?=[a-z])', 'in '),
  word('[a-z]{0,3}hambo|leeto(?: la)?', 'trip'),
  word('isikole?o?|sekolo', 'school'),
  word('abangadli inyama', 'vegetarian'),
  word('isihlalo esinamasondo|isitulo esinamavili', 'wheelchair'),
  word('ulwandle|elwandle|ogwini|elwandle', 'beach'),
  word('kusasa|ngomso', 'tomorrow'),
  // The locative as some write it, apart from its name: "siphuma e Nquthu".
  write('e (?=[a-z]{4})', ''),
]

/** What is written in isiZulu, isiXhosa, Sesotho or Setswana around the facts, in English, so that one set of rules reads both. */
export const inEnglish = (text: MappedText): MappedText =>
  SPOKEN.test(text.text) ? REWRITINGS.reduce((so, [rule, english]) => so.replace(rule, english), text) : text
