import type { Note } from '../../itinerary/notes.ts'
import { type Draft, type Mutation, saying } from './mutation.ts'

/** Other words in the text, as if the parser had misread them. */
const rewriting =
  (from: string, to: string) =>
  (draft: Draft): boolean => {
    if (!draft.text?.includes(from)) return false
    draft.text = draft.text.replace(from, to)
    return true
  }
/** Words added to the text, as if the parser had passed them over. */
const adding =
  (words: string) =>
  (draft: Draft): boolean => {
    if (draft.text === undefined) return false
    draft.text += ` ${words}`
    return true
  }
/** A note that denies what the text has. */
const denying = (note: Note, also: readonly string[] = []): Mutation => ({
  check: 'unsaid_true',
  what: `a note ${note.code}, though the text says it`,
  also: ['no_contradiction', ...also],
  apply: (draft) => {
    saying(draft, note)
    return draft.text !== undefined
  },
})

export const READ_AGAIN_MUTATIONS: readonly Mutation[] = [
  ...[
    'We also want to visit Nirox Sculpture Park.',
    'Then to Sunrise Bakery.',
    'and the hector pieterson memorial and museum',
    'No drive of more than 2 hours.',
    'At most 80 km.',
    'We come in three minibuses.',
    'Lunch may be R60.',
    'At the gate by 13h45.',
    'They want to plant trees.',
    'We mend a fence.',
  ].map(
    (words): Mutation => ({
      check: 'nothing_silent',
      what: `passed over: "${words}"`,
      also: ['numbers_kept'],
      apply: adding(words),
    }),
  ),
  {
    check: 'nothing_silent',
    what: 'a request that the parser lost',
    also: ['requests_answered', 'no_contradiction', 'headline_true'],
    apply: ({ idea, itinerary, text }) => {
      idea.requests.shift()
      itinerary.requests?.shift()
      return text !== undefined
    },
  },
  denying({ code: 'budget_default', params: {} }, ['missing_inputs_named']),
  denying({ code: 'dates_default', params: { start: '2027-08-18', end: '2027-08-20' } }),
  denying({ code: 'length_default', params: { days: 3 } }),
  denying({ code: 'group_default', params: { students: 50, teachers: 4 } }),
  denying({ code: 'teachers_default', params: { teachers: 4, learners_per_adult: 15 } }),
  denying({ code: 'grade_default', params: { grade: 8 } }),
  denying({ code: 'place_default', params: { area: 'Johannesburg', is_origin: false } }),
  denying({ code: 'origin_default', params: { start: 'Pretoria' } }),
  ...(
    [
      ['50 Grade 8s', '15 Grade 8s'],
      ['50 Grade 8s', '50 Grade 6s'],
      ['4 teachers', '14 teachers'],
      ['R4 000 each', 'R1 400 each'],
    ] as const
  ).map(
    ([from, to]): Mutation => ({
      check: 'numbers_kept',
      what: `"${to}" misread`,
      also: ['nothing_silent', 'requests_answered'],
      apply: rewriting(from, to),
    }),
  ),
]
