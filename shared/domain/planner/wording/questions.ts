import type { Note, NoteCode } from '../../itinerary/notes.ts'
import type { Question } from '../../itinerary/requests.ts'
import { formatRand } from '../../money.ts'
import type { Plan } from '../plan.ts'
import { ANSWERS, QUESTION_WORDS } from './language/question-phrases.ts'
import type { Writer } from './language/writer.ts'

const MOST_QUESTIONS = 3
/** Budgets in round figures: below the price and at it. */
function roundUp(cents: number): number {
  const step = cents < 25_000 ? 1000 : 5000
  return Math.ceil(cents / step) * step
}

const APART = 3
const LAST_GRADE = 12
/** The grade that was planned for, among three of different phases. */
function gradesAround(planned: number): number[] {
  const before = planned <= APART ? 0 : planned + APART > LAST_GRADE ? 2 : 1
  return [0, 1, 2].map((at) => planned + APART * (at - before))
}

export type QuestionCode = 'place' | 'group' | 'dates' | 'origin' | 'grade' | 'budget' | 'days' | 'stop'
type Options = (plan: Plan, writer: Writer) => string[]
/** What is asked for each thing that a plan had to assume, the most telling first. Each option can be added to the idea. */
const QUESTIONS: readonly { about: readonly NoteCode[]; id: QuestionCode; options: Options }[] = [
  {
    about: ['place_default', 'unknown_place'],
    id: 'place',
    // That they go nowhere else than home is no answer.
    options: ({ request: { areas, start } }, { language, answerNameOf }) =>
      areas[0]!.name === start.name ? [] : [ANSWERS[language].place(answerNameOf(areas[0]!.name))],
  },
  {
    about: ['group_default'],
    id: 'group',
    options: (_, { language }) => {
      const { group } = ANSWERS[language]
      return [group(25, 2), group(50, 4), group(100, 7)]
    },
  },
  {
    about: ['dates_default', 'dates_backwards', 'dates_in_window'],
    id: 'dates',
    options: ({ request: { startDate, otherStarts = [] } }, { language, grammar }) =>
      otherStarts.length === 0
        ? []
        : [startDate, ...otherStarts].toSorted().map((day) => ANSWERS[language].dates(grammar.day(day))),
  },
  {
    about: ['origin_default', 'unknown_origin'],
    id: 'origin',
    options: ({ request }, { language, answerNameOf }) => [ANSWERS[language].origin(answerNameOf(request.start.name))],
  },
  {
    about: ['grade_default', 'grades_likely'],
    id: 'grade',
    options: ({ request }, { language }) => gradesAround(request.gradeMin).map(ANSWERS[language].grade),
  },
  {
    about: ['budget_default'],
    id: 'budget',
    options: ({ price }, { language }) => {
      const rounded = new Set([0.6, 0.8, 1].map((share) => roundUp(share * price.perStudentCents)))
      return [...rounded].map((cents) => ANSWERS[language].budget(formatRand(cents)))
    },
  },
]

/** A place that was asked for by name and that no day has room for: one more day would have. Who asked for one day has one. */
function moreDays({ answers, request }: Plan, { language }: Writer): Question[] {
  const isOneDay = request.days === 1 && !request.notes.some(({ code }) => code === 'length_default')
  const crowded = answers.filter(
    ({ request: { force }, state, why }) =>
      !isOneDay && force === 'must' && state === 'not_met' && why?.code === 'no_time',
  )
  if (crowded.length === 0) return []
  const { days, noRoom } = ANSWERS[language]
  const { question, changes } = QUESTION_WORDS.days[language]
  return [
    {
      id: 'days',
      question: noRoom(crowded[0]!.request.text, question),
      options: [days(request.days + 1)],
      changes,
    },
  ]
}

/** A longer text is a sentence, and no name of a stop. */
const LONGEST_NAME = 4
const wordsIn = (text: string): number => text.trim().split(/\s+/u).length

/** A name that may be a stop: the answer says whether it is. */
function isItAStop({ answers }: Plan, { language }: Writer): Question[] {
  const unsure = answers.find(
    ({ request, why }) =>
      why?.code === 'not_known' && request.kind === 'sight' && request.named && wordsIn(request.text) <= LONGEST_NAME,
  )
  if (!unsure) return []
  const { visit, noVisit, isWanted } = ANSWERS[language]
  const { text } = unsure.request
  return [
    {
      id: 'stop',
      question: isWanted(text),
      options: [visit(text), noVisit(text)],
      changes: QUESTION_WORDS.stop[language].changes,
    },
  ]
}

/** At most three questions, those that would change the plan most. */
export function questionsOf(plan: Plan, notes: readonly Pick<Note, 'code'>[], writer: Writer): Question[] {
  const codes = new Set(notes.map(({ code }) => code))
  const asked = QUESTIONS.filter(({ about }) => about.some((code) => codes.has(code)))
    .map(({ id, options }) => {
      const { question, changes } = QUESTION_WORDS[id][writer.language]
      return { id, question, options: options(plan, writer), changes }
    })
    .filter(({ options }) => options.length > 0)
  return [...moreDays(plan, writer), ...isItAStop(plan, writer), ...asked].slice(0, MOST_QUESTIONS)
}
