import type { MappedText } from './mapped-text.ts'
import { NUMBER_STEMS, TRANSLATED_WORDS } from './data/nguni-and-sotho-words.ts'
import { MONTH } from './months-and-weekdays.ts'
import { anyOf, pattern } from './pattern.ts'

const LONGEST_FIRST = NUMBER_STEMS.toSorted((a, b) => b.stem.length - a.stem.length)
const COUNT = `(?:(?:a?ba[a-z]{1,6} |[a-z]{1,8}-?|ba |a )?\\d{1,4}|(?:a )?[a-z]{1,7}(?:${LONGEST_FIRST.map(({ stem }) => stem).join('|')}))(?![a-z0-9])`

type Rewriting = readonly [RegExp, (match: string) => string]
const write = (source: string, english: string): Rewriting => [pattern(`(?<![a-z-])(?:${source})`), () => english]
const word = (source: string, english: string): Rewriting => write(`(?:${source})(?![a-z])`, english)

function numberIn(words: string): string {
  const digits = /\d{1,4}$/u.exec(words)?.[0]
  return digits ?? String(LONGEST_FIRST.find(({ stem }) => words.endsWith(stem))?.value ?? '')
}
/** "And", "of" and "by" are prefixes of the noun: "nabafundi", "lwabafundi", "nothisha"; Sesotho writes "le" before it. */
const AND = /^(?:n[ao]|le )/u
const withPrefix = (word: string) => (/^[ao]/u.test(word) ? `(?:n|lw|w|sing|ning)?${word}` : `(?:le )?${word}`)
const counted = (noun: string, english: string): Rewriting[] => [
  [
    pattern(`(?<![a-z-]|\\d )(?:${noun}) ${COUNT}`),
    (match) => `${AND.test(match) ? 'and ' : ''}${numberIn(match)} ${english}`,
  ],
  [pattern(`(?<![a-z-])(?:${noun})(?![a-z])`), (match) => `${AND.test(match) ? 'and ' : ''}${english}`],
]
const translated = (isCounted: boolean): Rewriting[] =>
  TRANSLATED_WORDS.filter((row) => (row.counted ?? false) === isCounted).flatMap(({ words, english }) =>
    isCounted ? counted(words.map(withPrefix).join('|'), english) : [word(anyOf(...words), english)],
  )

/** Only a text with one of these words is rewritten. */
const SPOKEN =
  /(?<![a-z])(?:[nl]?abazali|[a-z]{0,3}abafundi|[a-z]{0,3}bantwana|bana ba|[a-z]{0,3}izingane|a?bangu|mina nawe|[nl]?[o]?othisha|n?oo?titshala|uthisha|barutabana|barutisi|mati(?:tjh|ch)ere|ba(?:ithuti|rutwana)(?= (?:ba|a) )|letsatsi|[a-z]{0,3}hambo|leeto|si(?:funa|cela|suka|phuma|vela|ngathanda)|ndicela|ngicela|izinsuku|iintsuku|(?:ngo|u)suku|matsatsi|umfundi|ngamu?nye|ka mong|re (?:batla|kopa|tswa)|sawubona|molweni|dumelang|lumela|ibanga|ngomhla(?:ka)?|isikolo|isikole|sekolo|uku[a-z]{4,14}|[a-z]{0,5}randi)(?![a-z])/u

/** "Bana ba Grade R ba 35" */
const gradeBeforeNumber = (words: string): string =>
  words.replace(/^learners ba (?:ba )?(grade [\dr]{1,2}) ba (\d{1,4})$/u, '$2 $1 learners')

const STEM = `(?:${LONGEST_FIRST.map(({ stem }) => stem).join('|')})`
/** "Abangamashumi amahlanu nanye" is 51: so many tens and a unit. */
const TENS = pattern(
  `(?<![a-z-])(?:[a-z]{0,8}-?(?:mashumi|mashome)) (?:a?ma|a a?ma|a ma)[a-z]{0,2}?${STEM}(?: (?:na|ne|le)[a-z]{0,4}?${STEM})?(?![a-z])`,
)
function tensIn(words: string): string {
  const [, tens = '', unit = ''] = words.split(/ (?!ma)/u).filter((part) => part !== 'a')
  return String(10 * Number(numberIn(tens)) + Number(numberIn(unit)))
}

const REWRITINGS: readonly Rewriting[] = [
  [TENS, (match) => tensIn(match)],
  word('(?:ka )?letsatsi (?:le )?le (?:leng|lengwe)', '1 days'),
  ...translated(true),
  [
    pattern(`(?<![a-z-])(?:nga)?(?:amakhulu|izinkulungwane|amawaka) ${COUNT}`),
    (match) => `${numberIn(match)}${match.includes('makhulu') ? '00' : '000'}`,
  ],
  [pattern('(?<![a-z-])a?ba(?:ngama|nga|ngu|yisi|yi)[- ]?\\d{1,4}(?!\\d)'), (match) => `${numberIn(match)} learners`],
  write('[a-z]{0,2}banga (?:le)?(?:si-?)?(?=\\d)', 'grade '),
  write('(?:ba|wa|ya)? ?kereiti (?:ya )?(?=\\d)', 'grade '),
  [pattern('learners ba (?:ba )?grade [\\dr]{1,2} ba \\d{1,4}(?!\\d)'), gradeBeforeNumber],
  // Sesotho and Setswana: "ba le 48", they are 48.
  [pattern('(?<![a-z-])ba le \\d{1,4}(?!\\d)'), (match) => `${numberIn(match)} learners`],
  [pattern('\\((?:ba |bangu |abangu-?)\\d{1,4}\\)'), (match) => `(${numberIn(match.slice(0, -1))} learners)`],
  write('(?:[a-z]{1,3}-|[a-z]{0,4}[aei])(?=gr(?:ade|aad)? ?[\\dr](?!a))', ' '),
  word(
    'umfundi nga(?:mu?)?nye|ngwana ka mong|(?<=\\d )ka (?:ngwana|morutwana|moithuti)|(?:umuntu|umntu|umntwana|ingane)(?: nga(?:mu?)?nye)?|ngamu?nye|ka mong|(?<=\\d )(?:umfundi|ngwana|moithuti)',
    'each',
  ),
  word('umfundi|ngwana|moithuti', 'learner'),
  word('mina nawe', 'me and you'),
  write('(?:kusukela|ukusuka|ho tloha|go tloga)(?: ngo| ka| nge)?[ -](?=\\d)', 'from '),
  write('(?:kuya|kuze kube|ho fihla|go fitlha)(?: ku| ngo| nge| ka)?[ -](?=\\d)', 'to '),
  write('(?:ngomhlaka|ngomhla|umhla|ngo|ka|wama|we)[ -](?:we-|wama-|zingu-|ka )?(?=\\d{1,2} )', 'on '),
  // "NgoMgqibelo zingu-18 kuSepthemba": the number of the day.
  write(`(?:zi|li|u|mhla )(?:ngu|yi|ngama)?-?(?=\\d{1,2} (?:ku|ka|ngo|wa)?-?(?:${MONTH})(?![a-z]))`, ''),
  write(`ngo-?(?=${MONTH}(?![a-z]))`, 'in '),
  write(`(?:ku|u|ngu|ka|wa)-?(?=${MONTH}(?![a-z]))`, ' '),
  write('(?:(?:si|ba|ngi|ndi)(?:suka|phuma|vela)|(?:re|ba) (?:tswa|tsoa)(?: ko| kwa)?) ', 'from '),
  write('(?:wase|ase|base|wakwa)-?(?=[a-z]{4})', 'from '),
  write('(?:si|ba|uku)(?:ya|vakasha|vakashela|tyelela) (?:kwa )?|(?:kwa|ko) (?=[a-z]{4})', 'to '),
  write('siyi-?(?=school)|esi(?:se|ku)-?(?=[a-z])|sise-?(?=[a-z])', 'in '),
  word('[a-z]{0,3}hambo', 'trip'),
  ...translated(false),
  // The locative prefix, written apart from the name: "siphuma e Nquthu".
  write('e (?=[a-z]{4})', ''),
]

/** Words of isiZulu, isiXhosa, Sesotho and Setswana in English, so that the same rules read them. */
export const inEnglish = (text: MappedText): MappedText =>
  SPOKEN.test(text.text) ? REWRITINGS.reduce((so, [rule, english]) => so.replace(rule, english), text) : text
