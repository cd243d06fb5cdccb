import { notesOf } from '../../itinerary/notes.ts'
import { type Mutation, removeNotes, saying } from './mutation.ts'

const OF_PRESCHOOL = { subject: 'History', instead: [{ grade_min: 0, grade_max: 12, names: ['Life Skills'] }] }

export const SCHOOL_SUBJECT_MUTATIONS: readonly Mutation[] = [
  {
    check: 'subjects_of_grade',
    what: 'an objective of a subject that the grade does not have',
    also: ['objectives_on_places'],
    apply: ({ itinerary }) => {
      const link = itinerary.objectives_map[0]
      if (!link) return false
      link.subject = link.grade_min <= 6 ? 'Life Orientation' : 'Natural Sciences and Technology'
    },
  },
  {
    check: 'subjects_of_grade',
    what: 'nothing said of a subject that lives on under another name',
    apply: (draft) => {
      if (notesOf(draft.itinerary.notes, 'subject_of_phase').length === 0) return false
      removeNotes(draft, 'subject_of_phase')
    },
  },
  {
    check: 'subjects_of_grade',
    what: 'a subject put in the place of another that the grade does not have either',
    apply: (draft) => {
      saying(draft, { code: 'subject_of_phase', params: OF_PRESCHOOL })
    },
  },
]
