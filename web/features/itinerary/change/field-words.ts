import type { TakenField } from './taken.ts'

interface FieldWords {
  title: string
  label: string
  hint?: string
  /** The kind of box without script. */
  type: 'number' | 'text' | 'date'
}

/** What is asked of each fact of the trip. */
export const FIELD_WORDS: Record<TakenField, FieldWords> = {
  pax_students: { title: 'How many learners?', label: 'Learners', type: 'number' },
  pax_teachers: { title: 'How many adults?', label: 'Teachers and helpers', type: 'number' },
  origin: {
    title: 'Where does the trip start?',
    label: 'Town',
    hint: 'Type two letters and choose, or type the whole name.',
    type: 'text',
  },
  start_date: { title: 'When does the trip start?', label: 'First day', type: 'date' },
  days: { title: 'How many days?', label: 'Days', type: 'number' },
  budget_per_student: { title: 'What may it cost?', label: 'Rand for each learner', type: 'number' },
  transport: { title: 'How does the group travel?', label: 'The group travels', type: 'text' },
  grade_min: { title: 'Which grades travel?', label: 'From grade (0 is Grade R)', type: 'number' },
}
