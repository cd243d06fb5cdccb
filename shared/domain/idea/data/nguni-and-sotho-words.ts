import type { Source } from './source.ts'

/** isiZulu, isiXhosa, Sesotho and Setswana by their codes. */
type Language = 'zu' | 'xh' | 'st' | 'tn'

/** A stem of a number; it follows the prefix of the counted noun ("aba-thathu", "ezintathu"). */
export interface NumberStem {
  stem: string
  value: number
  languages: readonly Language[]
  source: Source
}
/** A word and the English that the rules read in its place. */
export interface TranslatedWord {
  english: string
  words: readonly string[]
  /** The number follows the noun: "abafundi abangu-38" is "38 learners". */
  counted?: true
  languages: readonly Language[]
  source: Source
}

export const NUMBER_STEMS: readonly NumberStem[] = [
  { value: 1, stem: 'dwa', languages: ['zu'], source: 'usage' },
  { value: 1, stem: 'nye', languages: ['zu', 'xh'], source: 'usage' },
  { value: 2, stem: 'bili', languages: ['zu'], source: 'usage' },
  { value: 2, stem: 'bini', languages: ['xh'], source: 'usage' },
  { value: 2, stem: 'bedi', languages: ['st', 'tn'], source: 'usage' },
  { value: 3, stem: 'tathu', languages: ['zu', 'xh'], source: 'usage' },
  { value: 3, stem: 'thathu', languages: ['zu', 'xh'], source: 'usage' },
  { value: 3, stem: 'raro', languages: ['st', 'tn'], source: 'usage' },
  { value: 4, stem: 'ne', languages: ['zu', 'xh', 'st', 'tn'], source: 'usage' },
  { value: 5, stem: 'hlanu', languages: ['zu', 'xh'], source: 'usage' },
  { value: 5, stem: 'tlanu', languages: ['zu', 'xh'], source: 'usage' },
  { value: 5, stem: 'hlano', languages: ['st'], source: 'usage' },
  { value: 5, stem: 'tlhano', languages: ['tn'], source: 'usage' },
  { value: 6, stem: 'thupha', languages: ['zu'], source: 'usage' },
  { value: 6, stem: 'thandathu', languages: ['xh'], source: 'usage' },
  { value: 7, stem: 'khombisa', languages: ['zu'], source: 'usage' },
  { value: 7, stem: 'xhenxe', languages: ['xh'], source: 'usage' },
  { value: 10, stem: 'shumi', languages: ['zu', 'xh'], source: 'usage' },
]

export const TRANSLATED_WORDS: readonly TranslatedWord[] = [
  {
    english: 'learners',
    words: ['abafundi', 'abantwana', 'izingane'],
    counted: true,
    languages: ['zu', 'xh'],
    source: 'usage',
  },
  { english: 'learners', words: ['baithuti', 'bana'], counted: true, languages: ['st'], source: 'usage' },
  { english: 'learners', words: ['barutwana'], counted: true, languages: ['tn'], source: 'usage' },
  { english: 'teachers', words: ['othisha', 'o thisha', 'uthisha'], counted: true, languages: ['zu'], source: 'usage' },
  { english: 'teachers', words: ['ootitshala', 'utitshala'], counted: true, languages: ['xh'], source: 'usage' },
  {
    english: 'teachers',
    words: ['barutabana', 'barutisi', 'matitjhere', 'matichere'],
    counted: true,
    languages: ['st', 'tn'],
    source: 'usage',
  },
  { english: 'parents', words: ['batswadi', 'batsoadi'], counted: true, languages: ['st', 'tn'], source: 'usage' },
  { english: 'parents', words: ['abazali'], counted: true, languages: ['zu', 'xh'], source: 'usage' },
  { english: 'days', words: ['izinsuku', 'usuku', 'ngosuku'], counted: true, languages: ['zu'], source: 'usage' },
  { english: 'days', words: ['iintsuku', 'imini'], counted: true, languages: ['xh'], source: 'usage' },
  {
    english: 'days',
    words: ['matsatsi', 'malatsi', 'letsatsi'],
    counted: true,
    languages: ['st', 'tn'],
    source: 'usage',
  },
  { english: 'nights', words: ['ubusuku'], counted: true, languages: ['zu', 'xh'], source: 'usage' },
  { english: 'nights', words: ['masego'], counted: true, languages: ['tn'], source: 'usage' },
  { english: '100', words: ['ikhulu'], languages: ['zu', 'xh'], source: 'usage' },
  { english: '1000', words: ['inkulungwane'], languages: ['zu'], source: 'usage' },
  { english: '1000', words: ['iwaka'], languages: ['xh'], source: 'usage' },
  { english: 'rand', words: ['amarandi', 'yamarandi', 'emarandi', 'marandi'], languages: ['zu'], source: 'usage' },
  { english: 'rand', words: ['irandi'], languages: ['xh'], source: 'usage' },
  { english: 'rand', words: ['diranta'], languages: ['st', 'tn'], source: 'usage' },
  { english: 'school', words: ['isikole', 'isikolo'], languages: ['zu', 'xh'], source: 'usage' },
  { english: 'school', words: ['sekolo'], languages: ['st', 'tn'], source: 'usage' },
  { english: 'trip', words: ['leeto', 'leeto la'], languages: ['st', 'tn'], source: 'usage' },
  { english: 'vegetarian', words: ['abangadli inyama'], languages: ['zu'], source: 'usage' },
  { english: 'wheelchair', words: ['isihlalo esinamasondo'], languages: ['zu'], source: 'usage' },
  { english: 'wheelchair', words: ['isitulo esinamavili'], languages: ['xh'], source: 'usage' },
  { english: 'beach', words: ['ulwandle', 'elwandle', 'ogwini'], languages: ['zu', 'xh'], source: 'usage' },
  { english: 'tomorrow', words: ['kusasa'], languages: ['zu'], source: 'usage' },
  { english: 'tomorrow', words: ['ngomso'], languages: ['xh'], source: 'usage' },
]
