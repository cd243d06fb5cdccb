import type { Idea } from '../../idea/idea.ts'
import type { NoteCode } from '../../itinerary/notes.ts'
import { findUnaccounted } from '../second-reading/accounted.ts'
import type { SettableField } from '../../revisions/change.ts'
import { findUnset } from '../second-reading/changed.ts'
import { findMisread, unitsSet } from '../second-reading/misread.ts'
import type { Unsaid } from '../second-reading/said.ts'
import { type Mention, overlaps } from '../second-reading/words.ts'
import type { PlanUnderTest } from '../derived/plan-under-test.ts'
import { findTown } from '../derived/distance.ts'
import { counted, fail, failIfAny, type Finding, listed, pass, type Rule } from '../finding.ts'

const NO_TEXT = 'No text: the plan is checked against what was read of it.'

function nothingSilent(plan: PlanUnderTest): Finding {
  const reading = plan.reading()
  if (!reading) return pass(NO_TEXT)
  const silent = findUnaccounted(reading, plan.idea, plan.itinerary.requests ?? [], unitsSet(plan.changed))
  const count = reading.names.length + reading.amounts.length + reading.activities.length
  return failIfAny(
    [...new Set(silent)].map((words) => `${words}: passed over in silence`),
    `${counted(count, 'name, number or activity', 'names, numbers and activities')} of the text, read a second time: none is passed over.`,
  )
}

/** What each note says that the text does not give. */
const DENIES: Partial<Record<NoteCode, Unsaid>> = {
  budget_default: 'budget',
  dates_default: 'dates',
  length_default: 'length',
  group_default: 'group',
  teachers_default: 'adults',
  grade_default: 'grade',
  place_default: 'place',
  origin_default: 'origin',
}
/** Whether the parser itself has it. */
const HAS: Record<Unsaid, (idea: Idea) => boolean> = {
  budget: ({ budget }) => budget !== null,
  dates: ({ startDate, endDate }) => startDate !== null || endDate !== null,
  length: ({ days, startDate, endDate }) => days !== null || (startDate !== null && endDate !== null),
  group: ({ students }) => students !== null,
  adults: ({ teachers }) => teachers !== null && teachers > 0,
  grade: ({ gradeMin, gradeMax }) => gradeMin !== null || gradeMax !== null,
  place: ({ location }) => location !== null,
  origin: ({ origin, school }) => origin !== null || school !== undefined,
}
/** Where the owner set one of these fields, what was given is what was set, and not what the text has. */
const SET_BY: Record<Unsaid, readonly SettableField[]> = {
  budget: ['budget_per_student'],
  dates: ['start_date', 'days'],
  length: ['days'],
  group: ['pax_students'],
  adults: ['pax_teachers'],
  grade: ['grade_min', 'grade_max'],
  place: [],
  origin: ['origin'],
}
const squeezed = (words: string): string => words.replace(/\s+/gu, ' ').trim()
function unsaidTrue({ itinerary, idea, facts, reading, changed, text }: PlanUnderTest): Finding {
  const read = reading()
  const wrong = itinerary.notes.flatMap(({ code, params }) => {
    const denied = DENIES[code]
    if (!denied) return []
    if (SET_BY[denied].some((field) => field in changed && changed[field] === null)) return []
    if (HAS[denied](idea)) return [`the plan says that the ${denied} was not given, and it was read`]
    // It quotes what it is not sure of, which must stand in the text.
    if ('words' in params && params.words !== undefined)
      return text === null || squeezed(text).includes(squeezed(params.words))
        ? []
        : [`the plan quotes "${params.words}" for the ${denied}, which is not in the text`]
    if (!read) return []
    // A word that another request took is no answer: "R60 for lunch" is no budget.
    const said = read.said[denied].filter((one) => !idea.requests.some((request) => overlaps(request, one)))
    const isOrigin = ({ words }: Mention) =>
      denied === 'place' && findTown(facts.towns, words)?.name === findTown(facts.towns, idea.origin)?.name
    const words = said.find((one) => !isOrigin(one))?.words
    return words === undefined ? [] : [`the plan says that the ${denied} was not given; the text has "${words.trim()}"`]
  })
  return failIfAny(wrong, read ? 'What the plan calls unsaid is not in the text.' : NO_TEXT)
}

function numbersKept({ itinerary, idea, reading, changed }: PlanUnderTest): Finding {
  const read = reading()
  const unset = findUnset(changed, itinerary, idea)
  if (!read) return unset.length > 0 ? fail(listed(unset)) : pass(NO_TEXT)
  return failIfAny(
    [...findMisread(read, idea, itinerary, unitsSet(changed)), ...unset],
    'The numbers of the plan are those of the text.',
  )
}

export const READ_AGAIN_RULES: readonly Rule[] = [
  {
    id: 'nothing_silent',
    label: 'No word of the request is passed over',
    otherwise: 'A word of the request may be passed over',
    run: nothingSilent,
  },
  {
    id: 'unsaid_true',
    label: 'What is called unsaid was not said',
    otherwise: 'Something is called unsaid that was said',
    run: unsaidTrue,
  },
  {
    id: 'numbers_kept',
    label: 'The numbers are those of the request',
    otherwise: 'A number is not that of the request',
    run: numbersKept,
  },
]
