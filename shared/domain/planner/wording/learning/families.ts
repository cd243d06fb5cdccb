/** Subjects that work alike: the tasks of their objectives are written once for each family. */
export const FAMILIES = {
  science: [
    'Natural Sciences and Technology',
    'Natural Sciences',
    'Life Sciences',
    'Physical Sciences',
    'Technical Sciences',
    'Marine Sciences',
  ],
  geography: ['Social Sciences: Geography', 'Geography'],
  history: ['Social Sciences: History', 'History'],
  economy: ['Economic and Management Sciences', 'Accounting', 'Business Studies', 'Economics'],
  technology: [
    'Technology',
    'Civil Technology',
    'Electrical Technology',
    'Mechanical Technology',
    'Agricultural Technology',
    'Engineering Graphics and Design',
    'Information Technology',
    'Computer Applications Technology',
  ],
  maths: ['Mathematics', 'Mathematical Literacy', 'Technical Mathematics'],
  arts: [
    'Life Skills: Creative Arts',
    'Creative Arts: Visual Arts',
    'Creative Arts: Drama',
    'Creative Arts: Music',
    'Creative Arts: Dance',
    'Visual Arts',
    'Dramatic Arts',
    'Dance Studies',
    'Design',
    'Music',
  ],
  language: ['Home Language'],
  life: [
    'Life Skills: Personal and Social Well-being',
    'Life Skills: Physical Education',
    'Life Orientation',
    'Religion Studies',
  ],
  hospitality: ['Tourism', 'Hospitality Studies', 'Consumer Studies'],
  agriculture: ['Agricultural Sciences', 'Agricultural Management Practices'],
} as const
export type Family = keyof typeof FAMILIES | 'early'

const LAST_EARLY_GRADE = 3
const FAMILY_OF = new Map<string, Family>(
  Object.entries(FAMILIES).flatMap(([family, subjects]) => subjects.map((name) => [name, family as Family])),
)
/** In the Foundation Phase learners draw, sort and tell, whatever the subject. */
export const familyOf = (subject: string, grade: number): Family | undefined =>
  grade <= LAST_EARLY_GRADE ? 'early' : FAMILY_OF.get(subject)
