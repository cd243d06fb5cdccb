import type { Place } from '../../catalogue/facts.ts'
import { summaryInWords } from '../../catalogue/place-summary.ts'
import type { Step } from '../../itinerary/itinerary.ts'
import type { DayWords, PlanWords, StepWords } from '../../itinerary/plan-words.ts'
import type { PlanUnderTest } from '../derived/plan-under-test.ts'
import { fail, failIfAny, type Finding, listed, pass, type Rule } from '../finding.ts'

/** English words that Afrikaans does not have, and that every English sentence of some length has. */
const ENGLISH =
  /(?<![\p{L}’'-])(?:the|and|with|for|from|at|to|you|your|they|their|each|are|this|that|not)(?![\p{L}’'-])/iu
const NUMBER = /\d+/gu
const numbersOf = (...texts: (string | undefined | null)[]): string =>
  texts
    .flatMap((text) => text?.match(NUMBER) ?? [])
    .toSorted()
    .join(' ')
const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text)

interface Pair {
  step: Step
  words: StepWords
}
const pairsOf = ({ itinerary: { daily_itinerary } }: PlanUnderTest, { days }: PlanWords): Pair[] =>
  daily_itinerary.flatMap(({ schedule }, day) =>
    schedule.map((step, at) => ({ step, words: days[day]!.schedule[at]! })),
  )
const isSameShape = ({ itinerary: { daily_itinerary } }: PlanUnderTest, days: readonly DayWords[]): boolean =>
  days.length === daily_itinerary.length &&
  daily_itinerary.every(({ schedule }, day) => schedule.length === days[day]!.schedule.length)

/** Places, stays and programmes that go by another name than in English. */
function otherNames(
  { placeOf, stayOf, itinerary, facts }: PlanUnderTest,
  { days }: PlanWords,
  pairs: readonly Pair[],
): string[] {
  const ofSteps = pairs.flatMap(({ step, words }) => {
    const name =
      step.programme_id === undefined
        ? (placeOf(step.place_id ?? '') ?? stayOf(step.place_id ?? ''))?.name
        : facts.programmes.find(({ id }) => id === step.programme_id)?.af.name
    return name === undefined || words.title.includes(name) ? [] : [`"${words.title}" is really ${name}`]
  })
  const ofNights = itinerary.daily_itinerary.flatMap(({ stay_ids = [] }, day) =>
    stay_ids.flatMap((id) => {
      const { name } = stayOf(id) ?? {}
      const said = days[day]!.accommodation ?? ''
      return name === undefined || said.includes(name) ? [] : [`"${said}" is really ${name}`]
    }),
  )
  return [...ofSteps, ...ofNights]
}

/** What the catalogue tells of a place is said in English alone. */
const noteWithoutSummary = ({ note }: Step, place: Place | undefined): string | undefined =>
  place ? note?.replace(summaryInWords(place), '') : note

/** Texts with other figures than the English ones: hours, amounts, dates, distances, counts. */
function otherNumbers({ itinerary, placeOf }: PlanUnderTest, words: PlanWords, pairs: readonly Pair[]): string[] {
  const { headline, questions = [], requests = [] } = itinerary
  const compared: [english: (string | undefined | null)[], other: (string | undefined | null)[]][] = [
    [[headline?.get], [words.headline.get]],
    [[headline?.cost], [words.headline.cost]],
    [questions.flatMap(({ options }) => options), words.questions.flatMap(({ options }) => options)],
    // The English one names the vehicles.
    ...requests
      .filter(({ why }) => why?.code !== 'other_vehicles')
      .map(({ id, reason }): [(string | undefined)[], (string | undefined)[]] => [
        [reason],
        [words.requests.find((line) => line.id === id)?.reason],
      ]),
    ...pairs.map(({ step, words: said }): [(string | undefined)[], (string | undefined)[]] => [
      [step.title, noteWithoutSummary(step, placeOf(step.place_id ?? '')), step.task, step.visit_programme?.note],
      [said.title, said.note, said.task, said.visit_programme?.note],
    ]),
  ]
  return compared.flatMap(([english, other]) =>
    numbersOf(...english) === numbersOf(...other)
      ? []
      : [
          `"${shortened(other.filter(Boolean).join(' '))}" has other figures than "${shortened(english.filter(Boolean).join(' '))}"`,
        ],
  )
}

/** The words in Afrikaans say the same as the English ones, where code can tell. */
function saysTheSame(plan: PlanUnderTest): Finding {
  const { idea, itinerary } = plan
  const words = itinerary.words?.af
  if (!words)
    return idea.language === 'af'
      ? fail('The idea is in Afrikaans, and the plan is in English alone.')
      : pass('The plan is in English alone.')
  if (!isSameShape(plan, words.days)) return fail('It has other days or steps than the English plan.')
  const [asked, said] = [itinerary.requests ?? [], words.requests].map((lines) => lines.map(({ id }) => id).join())
  if (asked !== said) return fail('It answers other requests than the English plan.')
  const pairs = pairsOf(plan, words)
  return failIfAny(
    [...otherNames(plan, words, pairs), ...otherNumbers(plan, words, pairs)],
    'It has the places, the figures and the answers of the English plan.',
  )
}

/** Every text. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, one]) => (key === 'id' ? [] : textsIn(one)))
}

/** Names and quotes may be in any language: of places, stays, airports, towns, and what was asked for. */
function namesIn({ itinerary, idea, facts }: PlanUnderTest, { requests }: PlanWords): string[] {
  const steps = itinerary.daily_itinerary.flatMap(({ schedule }) => schedule)
  return [
    ...[...facts.places, ...facts.stays, ...facts.airports, ...facts.towns].map(({ name }) => name),
    ...steps.flatMap(({ title, within = [], arrange }) => [
      ...(arrange ? [title] : []),
      ...within.map((one) => one.title),
    ]),
    ...[...(itinerary.requests ?? []), ...requests].flatMap(({ text }) => [text]),
    ...[idea.school?.name, idea.origin, idea.location].flatMap((name) => name ?? []),
    ...steps.flatMap(({ town, road }) => [...(town === undefined ? [] : [town]), ...(road?.via ?? [])]),
  ]
}

function inOneLanguage(plan: PlanUnderTest): Finding {
  const words = plan.itinerary.words?.af
  if (!words) return pass('The plan is in English alone.')
  const suspects = textsIn(words).filter((text) => ENGLISH.test(text))
  if (suspects.length === 0) return pass('No English word stands among the Afrikaans ones.')
  const names = namesIn(plan, words)
    .filter((name) => ENGLISH.test(name))
    .toSorted((a, b) => b.length - a.length)
  const left = suspects.filter((text) => ENGLISH.test(withoutNames(text.toLowerCase(), names)))
  return left.length > 0
    ? fail(listed(left.map((text) => `"${shortened(text)}" is in English`)))
    : pass('No English word but those of names stands among the Afrikaans ones.')
}
const withoutNames = (text: string, names: readonly string[]): string =>
  names.reduce((rest, name) => rest.replaceAll(name.toLowerCase(), '…'), text)

export const OTHER_LANGUAGE_RULES: readonly Rule[] = [
  {
    id: 'other_language_same',
    label: 'The Afrikaans says the same as the English',
    otherwise: 'The Afrikaans says something else than the English',
    run: saysTheSame,
  },
  {
    id: 'other_language_only',
    label: 'No English stands among the Afrikaans',
    otherwise: 'English stands among the Afrikaans',
    run: inOneLanguage,
  },
]
