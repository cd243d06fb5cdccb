import { addDays, formatDay } from '#shared/domain/calendar'
import type { Note, NoteCode } from '../../itinerary/notes.ts'
import type { Question } from '../../itinerary/requests.ts'
import { formatRand } from '../../money.ts'
import type { Plan } from '../plan.ts'

const MOST_QUESTIONS = 3
const WEEK = 7
/** Budgets in round figures: below the price and at it. */
const roundUp = (cents: number): number => Math.ceil(cents / 5000) * 5000

type Ask = (plan: Plan) => Question
/** The question for each thing that a plan had to assume, the most telling first. Each option can be added to the idea. */
const QUESTIONS: readonly { about: readonly NoteCode[]; ask: Ask }[] = [
  {
    about: ['place_default', 'unknown_place'],
    ask: ({ request }) => ({
      id: 'place',
      question: 'Where do you want to go?',
      options: [`We want to go to ${request.areas[0]!.name}.`],
      changes: 'the whole plan',
    }),
  },
  {
    about: ['group_default'],
    ask: () => ({
      id: 'group',
      question: 'How many learners and adults go along?',
      options: [
        'We are 25 learners and 2 teachers.',
        'We are 50 learners and 4 teachers.',
        'We are 100 learners and 7 teachers.',
      ],
      changes: 'the bus, the beds and the price for each learner',
    }),
  },
  {
    about: ['dates_default', 'dates_backwards', 'dates_in_window'],
    ask: ({ request }) => ({
      id: 'dates',
      question: 'On which day do you leave?',
      options: [0, WEEK, 2 * WEEK].map((later) => `We leave on ${formatDay(addDays(request.startDate, later))}.`),
      changes: 'what is open, and the season',
    }),
  },
  {
    about: ['origin_default', 'unknown_origin'],
    ask: ({ request }) => ({
      id: 'origin',
      question: 'Where does the bus leave from?',
      options: [`We leave from ${request.start.name}.`],
      changes: 'the drives, the hours and the price of the bus',
    }),
  },
  {
    about: ['grade_default'],
    ask: () => ({
      id: 'grade',
      question: 'Which grade is it?',
      options: ['They are in Grade 3.', 'They are in Grade 7.', 'They are in Grade 10.'],
      changes: 'the places that suit, and what is learnt',
    }),
  },
  {
    about: ['budget_default'],
    ask: ({ price }) => ({
      id: 'budget',
      question: 'What may it cost for each learner?',
      options: [0.6, 0.8, 1].map(
        (share) => `Our budget is ${formatRand(roundUp(share * price.perStudentCents))} per learner.`,
      ),
      changes: 'the places, beds and vehicles that are chosen',
    }),
  },
]

/** A wish that no day has room for: one more day would have. */
function moreDays({ answers, request }: Plan): Question[] {
  const crowded = answers.filter(({ state, why }) => state === 'not_met' && why?.code === 'no_time')
  if (crowded.length === 0) return []
  return [
    {
      id: 'days',
      question: `There is no room for “${crowded[0]!.request.text}”. May the trip be longer?`,
      options: [`The trip takes ${request.days + 1} days.`],
      changes: 'what there is time for, the beds and the price',
    },
  ]
}

/** At most three questions, those that would change the plan most. */
export function questionsOf(plan: Plan, notes: readonly Pick<Note, 'code'>[]): Question[] {
  const codes = new Set(notes.map(({ code }) => code))
  const asked = QUESTIONS.filter(({ about }) => about.some((code) => codes.has(code))).map(({ ask }) => ask(plan))
  return [...moreDays(plan), ...asked].slice(0, MOST_QUESTIONS)
}
