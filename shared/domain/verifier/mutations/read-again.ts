import type { Idea } from '../../idea/idea.ts'
import type { Note } from '../../itinerary/notes.ts'
import { findUnaccounted } from '../second-reading/accounted.ts'
import { readAgain } from '../second-reading/second-reading.ts'
import { type Draft, type Mutation, saying } from './mutation.ts'

/** Other words in the text, as if the parser had misread them. */
const rewriting =
  (from: string, to: string) =>
  (draft: Draft): boolean => {
    if (!draft.text?.includes(from)) return false
    draft.text = draft.text.replace(from, to)
    return true
  }
/** What follows a greeting or a telephone number is read as a person's. */
const ENDS_WITH_A_PERSON = /regards|thank|groete|dankie|yours|sincerely|@|tel|cell|\d{3} ?\d{4}/iu
/** A request without which something that the second reading sees is nowhere. */
function findOnlyInRequest({ idea, itinerary, facts, text }: Draft): string | undefined {
  if (text === undefined) return undefined
  const reading = readAgain(text, facts)
  return idea.requests.find(({ id }) => {
    const requests = idea.requests.filter((request) => request.id !== id)
    const lines = (itinerary.requests ?? []).filter((line) => line.id !== id)
    return findUnaccounted(reading, { ...idea, requests }, lines).length > 0
  })?.id
}
/** Words added to the text, as if the parser had passed them over. */
const adding =
  (words: string) =>
  (draft: Draft): boolean => {
    if (draft.text === undefined || ENDS_WITH_A_PERSON.test(draft.text.slice(-280))) return false
    draft.text += `\n${words}`
    return true
  }
/** A note that denies what the text has. */
const denying = (note: Note, field: keyof Idea, also: readonly string[] = []): Mutation => ({
  check: 'unsaid_true',
  what: `a note ${note.code}, though the text says it`,
  also: ['no_contradiction', ...also],
  apply: (draft) => {
    if (draft.text === undefined || draft.idea[field] === null) return false
    saying(draft, note)
    return true
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
    apply: (draft) => {
      const { idea, itinerary } = draft
      const lost = findOnlyInRequest(draft)
      idea.requests = idea.requests.filter(({ id }) => id !== lost)
      itinerary.requests = itinerary.requests?.filter(({ id }) => id !== lost) ?? []
      return lost !== undefined
    },
  },
  {
    check: 'nothing_silent',
    what: 'a request that the parser calls background',
    also: ['requests_answered', 'no_contradiction', 'headline_true'],
    apply: (draft) => {
      const { idea, itinerary } = draft
      const lost = idea.requests.find(({ id }) => id === findOnlyInRequest(draft))
      if (!lost) return false
      idea.background = [{ start: lost.start, end: lost.end }]
      idea.requests = idea.requests.filter(({ id }) => id !== lost.id)
      itinerary.requests = itinerary.requests?.filter(({ id }) => id !== lost.id) ?? []
      return true
    },
  },
  {
    check: 'unsaid_true',
    what: 'a note that quotes for the budget what the text does not have',
    also: ['no_contradiction', 'nothing_silent', 'numbers_kept', 'missing_inputs_named'],
    apply: (draft) => {
      if (draft.text === undefined || draft.idea.budget === null) return false
      draft.idea.budget = draft.idea.budgetPerStudent = draft.idea.budgetScope = null
      draft.idea.contradictions = []
      saying(draft, { code: 'budget_default', params: { words: 'as cheap as chips' } })
      return true
    },
  },
  ...[
    'affordable, the group is our whole school',
    '62 voices',
    'after 14/4',
    'the second term recess',
    'datum volg',
  ].map(
    (words): Mutation => ({
      check: 'unsaid_true',
      what: `"${words}", and the plan says that nothing was said`,
      also: ['no_contradiction', 'nothing_silent', 'numbers_kept', 'missing_inputs_named'],
      apply: (draft) => {
        if (!adding(words)(draft)) return false
        Object.assign(draft.idea, { students: null, startDate: null, endDate: null, window: null })
        saying(draft, { code: 'group_default', params: { students: 50, teachers: 4 } })
        saying(draft, { code: 'dates_default', params: { start: '2027-08-18', end: '2027-08-20' } })
        return true
      },
    }),
  ),
  ...['on a full Friday', '7 till 3'].map(
    (words): Mutation => ({
      check: 'unsaid_true',
      what: `"${words}", and the plan says that no length was given`,
      also: ['no_contradiction', 'nothing_silent', 'numbers_kept', 'missing_inputs_named', 'dates_chosen_well'],
      apply: (draft) => {
        if (draft.text === undefined) return false
        draft.text = `${draft.text.replace(/\d+ days?|\d+ nights?/giu, '')} ${words}`
        draft.idea.days = null
        saying(draft, { code: 'length_default', params: { days: 3 } })
        return true
      },
    }),
  ),
  denying({ code: 'budget_default', params: {} }, 'budget', ['missing_inputs_named']),
  denying({ code: 'dates_default', params: { start: '2027-08-18', end: '2027-08-20' } }, 'startDate'),
  denying({ code: 'length_default', params: { days: 3 } }, 'days'),
  denying({ code: 'group_default', params: { students: 50, teachers: 4 } }, 'students'),
  denying({ code: 'teachers_default', params: { teachers: 4, learners_per_adult: 15 } }, 'teachers'),
  denying({ code: 'grade_default', params: { grade: 8 } }, 'gradeMin'),
  denying({ code: 'place_default', params: { area: 'Johannesburg', is_origin: false } }, 'location'),
  denying({ code: 'origin_default', params: { start: 'Pretoria' } }, 'origin'),
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
