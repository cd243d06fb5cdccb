import type { Gazetteer } from '../catalogue/facts.ts'
import { readAges } from './ages.ts'
import { findContradictions } from './contradictions.ts'
import { readDates } from './dates.ts'
import { daysOf, readDuration } from './durations.ts'
import { readFirstWeekdays } from './first-weekdays.ts'
import { readFlights } from './flights.ts'
import { readGrades } from './grades.ts'
import { readBackwardHours, readHours } from './hours.ts'
import type { Idea } from './idea.ts'
import { readLikelyGrades } from './likely-grades.ts'
import { readBudget, withScope, type Budget } from './budget.ts'
import { readDayBeside, readNamedDay } from './named-days.ts'
import { readNeeds } from './needs.ts'
import { removeNoise } from './noise.ts'
import { readOwnSeats } from './own-seats.ts'
import { readPeople } from './people.ts'
import { readPlaces } from './places.ts'
import type { School } from '../schools/school.ts'
import { takeSchool } from './school.ts'
import { readOccasion } from './occasion.ts'
import { readLearningObjectives, readPurpose } from './purpose.ts'
import { normaliseName } from './normalise.ts'
import { readSaidOfSights } from './said-of-sights.ts'
import { readSaidDrive } from './said-drive.ts'
import { IdeaText } from './idea-text.ts'
import { readLanguage } from './language.ts'
import { readOtherLanguage } from './other-language.ts'
import { readParents } from './parents.ts'
import { readRelativeDay } from './relative-days.ts'
import { type Account, stretchesOf } from './requests/account.ts'
import { orderInDay } from './requests/order-in-day.ts'
import type { CutText } from './requests/cut-text.ts'
import { readRequests } from './requests/read-requests.ts'
import { type TagWeights, trainedWeights, type WordToTag } from './requests/tags.ts'
import {
  inWeek,
  onNamedDay,
  rangeToChooseFrom,
  settleDates,
  weekendDays,
  weekOfHoliday,
  withDaysBeside,
  withReturn,
  hasOneDay,
} from './settle-dates.ts'
import { readSubjects } from './subjects.ts'
import { readTripTypes, withLength, withSubjects } from './trip-types.ts'
import { readTravelPeriod } from './travel-periods.ts'
import { readUnsureFacts } from './unsure-facts.ts'
import { readWishes } from './wishes.ts'

/** Characters. The API refuses a longer text. */
const LONGEST_TEXT = 5000

export interface ParsingContext {
  today: string
  gazetteer: Gazetteer
  /** Schools that the text may name (`coresIn`); without them no school is known by its name. */
  schools?: readonly School[]
  /** Weights that training tries; without them, those of the data file. */
  weights?: TagWeights
}

/** Reads the text of a teacher. Each rule takes the words that it understands, so the order of the rules matters. */
export const parseIdea = (text: string, context: ParsingContext): Idea => readIdea(text, context).idea

/** The idea, and what became of every letter of the text: part of a request, a field, small talk, or nothing (`open`). */
export function parseWithAccount(
  text: string,
  context: ParsingContext,
): { idea: Idea; stretches: ReturnType<typeof stretchesOf> } {
  const { idea, account, ideaText } = readIdea(text, context)
  return { idea, stretches: stretchesOf(account, ideaText) }
}

export interface TextToTag {
  words: readonly (WordToTag & { start: number; end: number })[]
  /** The features of each clause. */
  clauses: readonly (readonly string[])[]
}
/** The words of the text as the trained weights read them; offsets in the text. */
export function wordsToTag(text: string, context: ParsingContext): TextToTag {
  const { cut, ideaText } = readIdea(text, context)
  return {
    words: cut.words.map((word) => ({ ...word, ...ideaText.normalised.sourceSpan(word.start, word.end) })),
    clauses: cut.clauses.map(({ features }) => features),
  }
}

interface ReadSoFar {
  idea: Idea
  account: Account
  cut: CutText
  ideaText: IdeaText
}
function readIdea(
  text: string,
  { today, gazetteer, schools = [], weights = trainedWeights() }: ParsingContext,
): ReadSoFar {
  const { rest, said } = readSaidOfSights(text.slice(0, LONGEST_TEXT))
  const ideaText = new IdeaText(rest)
  const noise = removeNoise(ideaText)
  const namedSchool = takeSchool(ideaText, schools)
  const hours = readHours(ideaText.normalised.text)
  const flights = readFlights(ideaText.normalised.text)
  const drive = readSaidDrive(ideaText.normalised.text)
  const backwardHours = readBackwardHours(ideaText.normalised.text)
  const needs = readNeeds(ideaText)
  const ownSeats = needs.includes('own-transport') ? readOwnSeats(ideaText.normalised.text) : null
  const grades = readGrades(ideaText)
  const ages = readAges(ideaText)
  const likelyGrades = grades || ages ? null : readLikelyGrades(ideaText.normalised.text)
  const writtenBudget = readBudget(ideaText)
  const writtenDuration = readDuration(ideaText)
  const { unequal, ...people } = readPeople(ideaText)
  const writtenDates = withDaysBeside(
    ideaText,
    withReturn(
      ideaText,
      onNamedDay(readDayBeside(ideaText, gazetteer.calendar, today)) ??
        readDates(ideaText, today) ??
        onNamedDay(
          readNamedDay(ideaText, gazetteer.calendar, today) ??
            readRelativeDay(ideaText, today, daysOf(writtenDuration), gazetteer.calendar),
        ),
      writtenDuration,
    ),
  )
  const { period: named, refused } = readTravelPeriod(ideaText, gazetteer.calendar, today)
  const hasDayHours = hours?.from != null && hours.to !== null
  const range =
    writtenDates &&
    (rangeToChooseFrom(
      writtenDates,
      writtenDuration,
      hasDayHours && hasOneDay(ideaText.normalised.text, writtenDuration),
    ) ??
      weekOfHoliday(writtenDates, named, gazetteer.calendar))
  const period = range ?? named
  const dates = range ? null : (writtenDates ?? inWeek(ideaText, period))
  const weekdays = dates?.start ? null : (readFirstWeekdays(ideaText) ?? weekendDays(writtenDuration, period))
  const duration =
    daysOf(writtenDuration) === null && weekdays?.days ? { ...writtenDuration, days: weekdays.days } : writtenDuration
  const sleepsAway = (daysOf(duration) ?? 1) > 1 || duration.weekend || (dates?.end ?? dates?.start) !== dates?.start
  const places = readPlaces(ideaText, gazetteer, namedSchool, sleepsAway)
  const subjects = readSubjects(ideaText, grades, places.spans)
  const readTypes = readTripTypes(ideaText)
  // With nights, "dagtoer" is a part of the trip.
  const tripTypes = writtenDuration.nights === null ? readTypes : readTypes.filter((type) => type !== 'Day trip')
  const sameDay =
    needs.includes('no-overnight') ||
    // "The weekend … on Saturday, back by 17:00"
    (duration.weekend &&
      dates?.start != null &&
      dates.end === null &&
      hours?.to != null &&
      daysOf(duration) === null) ||
    (dates === null &&
      (hours?.to != null || duration.anyDay) &&
      !duration.weekend &&
      !tripTypes.includes('Overnight camp'))
  const when = settleDates(dates, duration, sameDay, tripTypes.includes('Overnight camp'))
  const parents = people.teachers === null ? 0 : readParents(ideaText.normalised.text)
  const budget = withScope(writtenBudget, people.students, when.days)
  const facts = {
    ...when,
    ...people,
    ...(parents > 0 ? { parents } : {}),
    budgetPerStudent: perStudent(budget, people.students),
    gradeMin: grades?.min ?? null,
    gradeMax: grades?.max ?? null,
    ageMin: ages?.min ?? null,
    ageMax: ages?.max ?? null,
  }
  const unsure = readUnsureFacts(ideaText, [
    ...(people.students === null ? (['group'] as const) : []),
    ...(when.startDate === null && period === null ? (['dates'] as const) : []),
    ...(budget === null ? (['budget'] as const) : []),
  ])
  const purpose = readPurpose(ideaText)
  const occasion = readOccasion(ideaText)
  const otherLanguage = readOtherLanguage(ideaText.source)
  const { notUnderstood, background, account, cut, ...read } = readRequests(ideaText, {
    ...noise,
    fields: ideaText.noted,
    numbers: { ...facts, ...(hours ? { hours } : {}), ...(drive ? { drive } : {}) },
    startDate: when.startDate,
    mentions: places.mentions,
    gazetteer,
    weights,
  })
  // The town that they come from is no sight.
  const isHome = (text: string): boolean =>
    places.origin !== null && normaliseName(text) === normaliseName(places.origin)
  const asked = read.requests.filter((one) => !(one.kind === 'sight' && isHome(one.text)))
  const requests = asked.map((request) =>
    request.kind === 'sight' && said.has(normaliseName(request.text))
      ? { ...request, said: said.get(normaliseName(request.text)) }
      : request,
  )
  const dayOrder = orderInDay(text.slice(0, LONGEST_TEXT), requests)
  const idea: Idea = {
    language: readLanguage(ideaText.normalised.text, places.spans),
    ...(otherLanguage ? { otherLanguage } : {}),
    location: places.location,
    locations: places.locations,
    province: places.province,
    origin: places.origin,
    ...places.home,
    dates:
      when.startDate === null
        ? null
        : when.endDate === null || when.endDate === when.startDate
          ? when.startDate
          : `${when.startDate} to ${when.endDate}`,
    ...facts,
    purpose,
    learningObjectives: readLearningObjectives(ideaText),
    wishes: readWishes(ideaText, places.spans),
    subjects,
    ageGroup: ages?.words ?? null,
    ...(occasion ? { occasion } : {}),
    tripTypes: withLength(withSubjects(tripTypes, subjects), when.days, needs.includes('no-overnight')),
    budget: budget?.amount ?? null,
    budgetScope: budget?.scope ?? null,
    needs,
    requests,
    ...(dayOrder.length > 0 ? { dayOrder } : {}),
    notUnderstood,
    background,
    ...(Object.keys(unsure).length > 0 ? { unsure } : {}),
    ...(ownSeats === null ? {} : { ownSeats }),
    ...(likelyGrades ? { likelyGrades } : {}),
    ...(hours ? { hours } : {}),
    ...(flights ? { flights } : {}),
    ...(drive ? { drive } : {}),
    window: when.startDate === null ? period : null,
    ...(weekdays ? { firstWeekdays: weekdays.weekdays } : {}),
    ...(refused.length > 0 ? { refusedDates: refused } : {}),
    contradictions: [
      ...findContradictions(
        { ...facts, ...(unequal ? { unequal } : {}) },
        dates,
        duration,
        today,
        provinceCount(ideaText, places.provinces),
      ),
      ...(backwardHours && (when.days ?? 1) === 1 ? [{ code: 'other' as const, message: backwardHours }] : []),
    ],
    evidence: ideaText.evidence,
  }
  return { idea, account, cut, ideaText }
}

function perStudent(budget: Budget | null, students: number | null): number | null {
  if (budget === null) return null
  if (budget.scope === 'per_student') return budget.amount
  return budget.scope === 'group' && students ? Math.round((budget.amount / students) * 100) / 100 : null
}

const provinceCount = (ideaText: IdeaText, provinces: readonly unknown[]): number => {
  const said = /(?<![\d.,])(\d{1,2}) (?:different )?provinces/u.exec(ideaText.normalised.text)
  return Math.max(provinces.length, said ? Math.min(9, Number(said[1])) : 0)
}
