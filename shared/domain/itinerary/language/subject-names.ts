import type { Language } from '../../language.ts'

/** The names of school subjects in CAPS, in Afrikaans. A test holds the table against the curriculum. */
export const AF_SUBJECTS: Readonly<Record<string, string>> = {
  Accounting: 'Rekeningkunde',
  Afrikaans: 'Afrikaans',
  'Agricultural Management Practices': 'Landboubestuurspraktyke',
  'Agricultural Sciences': 'Landbouwetenskappe',
  'Agricultural Technology': 'Landboutegnologie',
  'Business Studies': 'Besigheidstudies',
  'Civil Technology': 'Siviele Tegnologie',
  'Computer Applications Technology': 'Rekenaartoepassingstegnologie',
  'Consumer Studies': 'Verbruikerstudie',
  'Creative Arts': 'Skeppende Kunste',
  'Dance Studies': 'Dansstudies',
  Design: 'Ontwerp',
  'Dramatic Arts': 'Dramatiese Kunste',
  'Economic and Management Sciences': 'Ekonomiese en Bestuurswetenskappe',
  Economics: 'Ekonomie',
  'Electrical Technology': 'Elektriese Tegnologie',
  'Engineering Graphics and Design': 'Ingenieursgrafika en -ontwerp',
  English: 'Engels',
  'First Additional Language': 'Eerste Addisionele Taal',
  French: 'Frans',
  Geography: 'Geografie',
  German: 'Duits',
  History: 'Geskiedenis',
  'Home Language': 'Huistaal',
  'Hospitality Studies': 'Gasvryheidstudies',
  'Information Technology': 'Inligtingstegnologie',
  'Life Orientation': 'Lewensoriëntering',
  'Life Sciences': 'Lewenswetenskappe',
  'Life Skills': 'Lewensvaardigheid',
  'Marine Sciences': 'Mariene Wetenskappe',
  'Mathematical Literacy': 'Wiskundige Geletterdheid',
  Mathematics: 'Wiskunde',
  'Mechanical Technology': 'Meganiese Tegnologie',
  Music: 'Musiek',
  'Natural Sciences': 'Natuurwetenskappe',
  'Natural Sciences and Technology': 'Natuurwetenskappe en Tegnologie',
  'Physical Sciences': 'Fisiese Wetenskappe',
  Portuguese: 'Portugees',
  'Religion Studies': 'Religiestudie',
  'Second Additional Language': 'Tweede Addisionele Taal',
  'Social Sciences': 'Sosiale Wetenskappe',
  'Technical Mathematics': 'Tegniese Wiskunde',
  'Technical Sciences': 'Tegniese Wetenskappe',
  Technology: 'Tegnologie',
  Tourism: 'Toerisme',
  'Visual Arts': 'Visuele Kunste',
}

/** The short names that teachers use. */
const SHORT: Record<Language, Readonly<Record<string, string>>> = {
  en: {
    'Economic and Management Sciences': 'EMS',
    'Natural Sciences and Technology': 'NS and Tech',
    'Engineering Graphics and Design': 'EGD',
    'Computer Applications Technology': 'CAT',
    'Information Technology': 'IT',
  },
  af: {
    'Economic and Management Sciences': 'EBW',
    'Natural Sciences and Technology': 'NW en Teg',
    'Engineering Graphics and Design': 'IGO',
    'Computer Applications Technology': 'RTT',
    'Information Technology': 'IT',
  },
}

/** Parts of a subject, as the curriculum names them after a colon. */
const AF_PARTS: Readonly<Record<string, string>> = {
  'Beginning Knowledge': 'Aanvangskennis',
  'Personal and Social Well-being': 'Persoonlike en Sosiale Welstand',
  'Physical Education': 'Liggaamlike Opvoeding',
  Drama: 'Drama',
  Dance: 'Dans',
}
/** "Sosiale Wetenskappe: Geskiedenis". */
export const wholeSubjectIn = (language: Language, subject: string): string =>
  language === 'af'
    ? subject
        .split(': ')
        .map((part) => AF_PARTS[part] ?? AF_SUBJECTS[part] ?? part)
        .join(': ')
    : subject

/** A language of South Africa has the same name in both. */
export const subjectIn = (language: Language, subject: string): string =>
  language === 'af' ? (AF_SUBJECTS[subject] ?? subject) : subject
export const shortSubjectIn = (language: Language, subject: string): string =>
  SHORT[language][subject] ?? subjectIn(language, subject)
