import type { Facts } from '../../catalogue/facts.ts'
import type { DayWords, PlanWords, StepWords } from '../../itinerary/plan-words.ts'
import type { Step } from '../../itinerary/itinerary.ts'
import type { Draft, Mutation } from './mutation.ts'

const figuresOf = (text = ''): string => (text.match(/\d+/gu) ?? []).join(' ')
/** The figures and names of a step in Afrikaans. */
function stepInAfrikaans(
  { title, note, place_id, programme_id, visit_programme, arrange, within }: Step,
  { places, stays, programmes }: Facts,
): StepWords {
  const named = [...places, ...stays].find(({ id }) => id === place_id)?.name
  return {
    title:
      programmes.find(({ id }) => id === programme_id)?.af.name ??
      (arrange ? title : (named ?? `Stap ${figuresOf(title)}`)),
    note: `Nota ${figuresOf(note)}`,
    ...(visit_programme
      ? { visit_programme: { title: visit_programme.title, note: `Nota ${figuresOf(visit_programme.note)}` } }
      : {}),
    ...(arrange ? { arrange: { who: 'die eienaar', ask: ['Wat kos dit?'], message: 'Goeiedag' } } : {}),
    ...(within
      ? {
          within: within.map((one) => ({
            request_id: one.request_id,
            title: one.title,
            arrange: { who: 'die eienaar', ask: ['Wat kos dit?'], message: 'Goeiedag' },
          })),
        }
      : {}),
  }
}

/** Adds the plan's words in Afrikaans, without a fault; the mutations then add one. */
function sayInAfrikaans({ itinerary, idea, facts }: Draft): PlanWords {
  const { headline, questions = [], requests = [], daily_itinerary } = itinerary
  const words: PlanWords = {
    title: 'Die uitstappie',
    summary: 'Die program',
    location: 'Gauteng',
    duration: 'Dae',
    headline: {
      get: `Julle kry ${figuresOf(headline?.get)}`,
      missing: null,
      cost: `Ongeveer ${figuresOf(headline?.cost)}`,
    },
    questions: questions.map((one) => ({
      id: one.id,
      question: 'Wat?',
      options: one.options.map((option) => `Antwoord ${figuresOf(option)}`),
      changes: 'die plan',
    })),
    requests: requests.map(({ id, text, reason }) => ({
      id,
      text,
      ...(reason ? { reason: `rede ${figuresOf(reason)}` } : {}),
    })),
    days: daily_itinerary.map(
      ({ accommodation, schedule }): DayWords => ({
        title: 'Die dag',
        meals: [],
        accommodation,
        schedule: schedule.map((step) => stepInAfrikaans(step, facts)),
      }),
    ),
  }
  idea.language = 'af'
  itinerary.words = { af: words }
  return words
}
const visitOf = ({ days }: PlanWords, { itinerary }: Draft): StepWords | undefined =>
  itinerary.daily_itinerary
    .flatMap(({ schedule }, day) => schedule.map((step, at) => ({ step, said: days[day]!.schedule[at]! })))
    .find(({ step }) => step.kind === 'visit')?.said

export const OTHER_LANGUAGE_MUTATIONS: readonly Mutation[] = [
  {
    check: 'other_language_same',
    what: 'an idea in Afrikaans whose plan is in English alone',
    apply: ({ idea, itinerary }) => {
      idea.language = 'af'
      delete itinerary.words
    },
  },
  {
    check: 'other_language_same',
    what: 'another place in Afrikaans',
    apply: (draft) => {
      const visit = visitOf(sayInAfrikaans(draft), draft)
      if (!visit) return false
      visit.title = 'Die Groot Gat'
    },
  },
  {
    check: 'other_language_same',
    what: 'another hour in Afrikaans',
    apply: (draft) => {
      const visit = visitOf(sayInAfrikaans(draft), draft)
      if (!visit) return false
      visit.note = `${visit.note} Om 09:59.`
    },
  },
  {
    check: 'other_language_same',
    what: 'a step less in Afrikaans',
    apply: (draft) => {
      sayInAfrikaans(draft).days[0]!.schedule.pop()
    },
  },
  {
    check: 'other_language_same',
    what: 'an answer less in Afrikaans',
    apply: (draft) => {
      if (!draft.itinerary.requests?.length) return false
      sayInAfrikaans(draft).requests.pop()
    },
  },
  {
    check: 'other_language_only',
    what: 'an English sentence among the Afrikaans',
    apply: (draft) => {
      sayInAfrikaans(draft).summary = 'The programme begins with a visit.'
    },
  },
  {
    check: 'no_holes',
    what: 'a gap in the Afrikaans',
    apply: (draft) => {
      sayInAfrikaans(draft).title = 'Drie dae in undefined'
    },
  },
  {
    check: 'nothing_empty',
    what: 'an empty text in Afrikaans',
    apply: (draft) => {
      sayInAfrikaans(draft).days[0]!.title = ''
    },
  },
  {
    check: 'no_markup',
    what: 'markup in the Afrikaans',
    apply: (draft) => {
      sayInAfrikaans(draft).headline.get = '<b>Alles</b>'
    },
    also: ['other_language_same'],
  },
]
