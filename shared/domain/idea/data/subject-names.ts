import type { Phrases } from '../phrase-finder.ts'

/** "Science" alone is the subject that the learners' phase has under that name. */
export const SCIENCE_OF_THE_PHASE = 'Science of the phase'

export interface SubjectNames extends Phrases {
  /** The name in CAPS; null for words that only look like a subject. */
  subject: string | null
}

const name = (
  subject: string | null,
  en: string[],
  af: string[],
  source: Phrases['source'] = 'CAPS',
): SubjectNames => ({
  subject,
  en,
  af,
  source,
})

/** School subjects with their names and the short forms that teachers use. How phrases are written: phrase-finder.ts. */
export const SUBJECT_NAMES: readonly SubjectNames[] = [
  // Intermediate and Senior Phase
  name(
    'Natural Sciences and Technology',
    ['natural science and technology', 'natural sciences and technology'],
    ['natuurwetenskappe en tegnologie'],
  ),
  name('Natural Sciences and Technology', ['ns and tech', 'ns tech', 'ns/tech', 'nst'], ['nw en tegnologie'], 'usage'),
  name('Natural Sciences', ['natural science'], ['natuurwetenskap', 'natuurwetenskappe']),
  name('Natural Sciences', ['nat sci', 'natural sci', 'ns'], ['nw ({school word})', 'natuurwet'], 'usage'),
  name('Social Sciences', ['social science'], ['sosiale wetenskap', 'sosiale wetenskappe']),
  name(
    'Social Sciences',
    ['social studies', 'soc sci', 'social sci', 'ss ({school word})'],
    ['sw ({school word})', 'sosiale wet'],
    'usage',
  ),
  name(
    'Economic and Management Sciences',
    ['economic and management science', 'economics and management'],
    ['ekonomiese en bestuurswetenskappe'],
  ),
  name('Economic and Management Sciences', ['ems', 'economics ems'], ['ebw'], 'usage'),
  name('Technology', ['technology', 'tech ({school word})'], ['tegnologie']),
  name('Creative Arts', ['creative art'], ['skeppende kuns', 'skeppende kunste']),
  name('Life Skills', ['life skill'], ['lewensvaardigheid', 'lewensvaardighede']),
  name('Life Orientation', ['life orientation', 'lo ({school word})'], ['lewensorientering', 'lo ({school word})']),

  // Further Education and Training
  name('Life Sciences', ['life science'], ['lewenswetenskap', 'lewenswetenskappe']),
  name('Life Sciences', ['life sci', 'lfsc', 'biology', 'bio'], ['biologie', 'lewenswet'], 'usage'),
  name('Physical Sciences', ['physical science'], ['fisiese wetenskap', 'fisiese wetenskappe']),
  name('Physical Sciences', ['phys sci', 'physics', 'chemistry'], ['fisika', 'chemie', 'fisiese wet'], 'usage'),
  name('Agricultural Sciences', ['agricultural science'], ['landbouwetenskap', 'landbouwetenskappe']),
  name(
    'Agricultural Sciences',
    ['agriculture', 'agri science', 'agri sci', 'agric sci', 'agric ({school word})'],
    ['landbou'],
    'usage',
  ),
  name('Marine Sciences', ['marine science'], ['mariene wetenskappe']),
  name('Mathematics', ['mathematics'], ['wiskunde']),
  name('Mathematics', ['math'], [], 'usage'),
  name(
    'Mathematical Literacy',
    ['mathematical literacy', 'math lit', 'maths lit', 'maths literacy'],
    ['wiskundige geletterdheid'],
  ),
  name('Agricultural Management Practices', ['agricultural management practices', 'agricultural management'], []),
  name('Geography', ['geography', 'geographer'], ['geografie']),
  name('Geography', ['geog', 'geo'], ['aardrykskunde'], 'usage'),
  name('History', ['history', 'hist'], ['geskiedenis-']),
  name('History', ['our history {school word}', 'our history matric'], ['ons geskiedenis-']),
  name('Tourism', ['tourism'], ['toerisme']),
  name('Business Studies', ['business studies', 'bus studies', 'biz studies'], ['besigheidstudies']),
  name('Economics', ['economics', 'econ'], ['ekonomie']),
  name('Accounting', ['accounting'], ['rekeningkunde']),
  name('Consumer Studies', ['consumer studies'], ['verbruikerstudies']),
  name('Hospitality Studies', ['hospitality studies', 'hospitality'], ['gasvryheidstudies']),
  name('Religion Studies', ['religion studies', 'religious studies'], ['religiestudies']),
  name('Visual Arts', ['art learner', 'art student', 'art matric'], [], 'usage'),
  name('Visual Arts', ['visual art'], ['visuele kuns', 'visuele kunste']),
  name('Dramatic Arts', ['dramatic art', 'drama'], ['dramatiese kuns', 'dramatiese kunste']),
  name('Dance Studies', ['dance studies'], ['dansstudies']),
  name('Music', ['music'], ['musiek']),
  name('Design', ['design ({school word})'], []),
  name(
    'Engineering Graphics and Design',
    ['engineering graphics', 'engineering graphics and design', 'egd'],
    ['ingenieursgrafika en ontwerp', 'igo'],
  ),
  name('Civil Technology', ['civil technology', 'civil tech'], ['siviele tegnologie']),
  name('Electrical Technology', ['electrical technology', 'electrical tech', 'elec tech'], ['elektriese tegnologie']),
  name('Mechanical Technology', ['mechanical technology', 'mechanical tech', 'mech tech'], ['meganiese tegnologie']),
  name('Agricultural Technology', ['agricultural technology'], ['landboutegnologie']),
  name('Information Technology', ['information technology', 'it ({school word})'], ['inligtingstegnologie']),
  name(
    'Computer Applications Technology',
    ['computer application technology', 'cat ({school word})'],
    ['rekenaartoepassingstegnologie', 'rtt'],
  ),

  // Languages: only if they are clearly a subject and not a spoken language
  name('English', ['english ({use of a language})'], ['engels ({use of a language})']),
  name('Afrikaans', ['afrikaans ({use of a language})'], ['afrikaans ({use of a language})']),
  name('isiZulu', ['isizulu ({use of a language})', 'zulu (home language)'], []),
  name('isiXhosa', ['isixhosa ({use of a language})', 'xhosa (home language)'], []),
  name('isiNdebele', ['isindebele ({use of a language})'], []),
  name('siSwati', ['siswati ({use of a language})'], []),
  name('Sepedi', ['sepedi ({use of a language})'], []),
  name('Sesotho', ['sesotho ({use of a language})'], []),
  name('Setswana', ['setswana ({use of a language})'], []),
  name('Tshivenda', ['tshivenda ({use of a language})'], []),
  name('Xitsonga', ['xitsonga ({use of a language})'], []),

  name(SCIENCE_OF_THE_PHASE, ['science'], ['wetenskap'], 'usage'),

  // Not a subject, but the topic of a trip, a place or something else
  name(
    null,
    ['{kind of history} history', 'history of', 'history museum', '{sight for leisure} and history'],
    ['{kind of history} geskiedenis', 'geskiedenis van'],
    'usage',
  ),
  name(null, ['maths test', 'maths exam', 'maths paper', 'math test', 'math exam'], ['wiskundetoets'], 'usage'),
  name(null, ['history and culture', 'history + culture', 'history and cultural'], ['geskiedenis en kultuur'], 'usage'),
  name(
    null,
    ['{kind of science} science', 'science {science place}', 'science {outing}', 'science museum', 'science resource'],
    [],
    'usage',
  ),
  name(null, ['loud music', 'live music', 'play music', 'gospel music', 'listen to music', 'dance music'], [], 'usage'),
  name(null, ['music {outing}', 'music festival', 'music concert', 'music eisteddfod'], ['musiekfees'], 'usage'),
]

/** A short form or a common word that is a subject only where a subject is expected: beside a grade, another subject or a label. */
export interface ShortSubject {
  subject: string
  words: readonly string[]
  /** In capitals it is a subject anywhere: "I teach CAT and IT". */
  acronym?: true
  /** Before a noun it says of what kind that is: "civil resistance". */
  adjective?: true
}

export const SHORT_SUBJECTS: readonly ShortSubject[] = [
  { subject: 'Computer Applications Technology', words: ['cat'], acronym: true },
  { subject: 'Information Technology', words: ['it'], acronym: true },
  { subject: 'Life Orientation', words: ['lo'], acronym: true },
  { subject: 'Social Sciences', words: ['ss'], acronym: true },
  { subject: 'Accounting', words: ['acc', 'accounts'] },
  { subject: 'Civil Technology', words: ['civil'], adjective: true },
  { subject: 'Electrical Technology', words: ['electrical'], adjective: true },
  { subject: 'Mechanical Technology', words: ['mechanical'], adjective: true },
  { subject: 'Life Sciences', words: ['ls'] },
  { subject: 'Agricultural Sciences', words: ['agric', 'agri'] },
  { subject: 'Design', words: ['design'] },
  { subject: 'Dance Studies', words: ['dance'] },
  { subject: 'Religion Studies', words: ['religion'] },
  { subject: 'Hospitality Studies', words: ['gasvryheid'] },
]
/** Languages are subjects after a label; elsewhere they may be what a guide speaks. */
export const LANGUAGE_SUBJECTS: readonly ShortSubject[] = [
  'English',
  'Afrikaans',
  'isiZulu',
  'isiXhosa',
  'isiNdebele',
  'siSwati',
  'Sepedi',
  'Sesotho',
  'Setswana',
  'Tshivenda',
  'Xitsonga',
  'French',
  'German',
  'Portuguese',
].map((subject) => ({ subject, words: [subject.toLowerCase()] }))
