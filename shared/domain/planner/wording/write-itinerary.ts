import type { Facts } from '#shared/domain/catalogue/facts'
import { randOfCents } from '../../money.ts'
import { groupSize } from '../request/trip-request.ts'
import type { Itinerary, ListWithLeads } from '../../itinerary/itinerary.ts'
import type { Note } from '../../itinerary/notes.ts'
import { type PlanWords, wordsOfDay } from '../../itinerary/plan-words.ts'
import { noteInAfrikaans } from '../../itinerary/language/note-words-af.ts'
import { notesInWords } from '../../itinerary/note-words.ts'
import { joinLead, type TextWithLead } from '../../text-with-lead.ts'
import { allVisits, type Plan } from '../plan.ts'
import { activitiesOf } from './activities.ts'
import { activityPhrasesFor } from './activity-phrases.ts'
import { categoriesOf, costBreakdown, costLines } from './cost-words.ts'
import { exclusionsOf, inclusionsOf } from './inclusions.ts'
import { objectivesOf, objectiveTexts } from './objectives.ts'
import { dayInWords } from './days.ts'
import { DAY_PHRASES } from './language/title-phrases.ts'
import { WHY_IN_ENGLISH } from '../../other-languages.ts'
import { ENGLISH, type Writer, writerIn } from './language/writer.ts'
import { locationOf } from './place-names.ts'
import { notesOfPlan } from './plan-notes.ts'
import { questionsOf } from './questions.ts'
import { headlineOf } from './headline.ts'
import { requestLinesOf } from './request-lines.ts'
import { requirementsOf } from './requirements.ts'
import { safetyOf } from './safety.ts'
import { summaryOf, titleOf } from './title.ts'

/** What is written in every language of a plan. */
function wordsIn(plan: Plan, facts: Facts, notes: readonly Note[], writer: Writer) {
  const { request } = plan
  return {
    title: titleOf(plan, facts, writer),
    summary: summaryOf(plan, facts, writer),
    location: locationOf(plan, facts, writer),
    duration: DAY_PHRASES.duration[writer.language](request.days, request.days - 1),
    headline: headlineOf(plan, notes, writer),
    questions: questionsOf(plan, notes, writer),
    requests: requestLinesOf(plan, writer),
    days: plan.days.map((_, index) => dayInWords(plan, index, facts, writer)),
  }
}
const textsOf = (list: readonly TextWithLead[]): string[] => list.map(joinLead)
const leadsOf = (list: readonly TextWithLead[]): (string | null)[] => list.map(({ lead }) => lead)
/** The lists below the days, with their leads. */
function listsIn(plan: Plan, facts: Facts, writer: Writer): Pick<Itinerary, ListWithLeads | 'leads'> {
  const inclusions = inclusionsOf(plan, writer)
  const exclusions = exclusionsOf(plan, writer)
  const requirements = requirementsOf(plan, facts, writer).map(({ text }) => text)
  const safety = safetyOf(plan, facts, writer)
  return {
    inclusions: textsOf(inclusions),
    exclusions: textsOf(exclusions),
    requirements: textsOf(requirements),
    safety_measures: textsOf(safety),
    leads: {
      inclusions: leadsOf(inclusions),
      exclusions: leadsOf(exclusions),
      requirements: leadsOf(requirements),
      safety_measures: leadsOf(safety),
    },
  }
}

/** The words of a plan in Afrikaans. */
function afrikaansWords(plan: Plan, facts: Facts, notes: readonly Note[]): PlanWords {
  const writer = writerIn('af', facts)
  const { requests, days, ...texts } = wordsIn(plan, facts, notes, writer)
  const links = objectivesOf(plan, facts, writer.language)
  return {
    ...texts,
    requests: requests.map(({ id, text, reason }) => ({ id, text, ...(reason ? { reason } : {}) })),
    days: days.map(wordsOfDay),
    ...listsIn(plan, facts, writer),
    assumptions: notes.map((note) => noteInAfrikaans(note, writer.nameOf)),
    learning_objectives: objectiveTexts(plan, facts, writer.language),
    objectives: links.map(({ objective, short }) => ({ objective, short: short ?? objective })),
    cost_items: costLines(plan, writer.language).map(({ item }) => item),
  }
}

/** The plan as the document that is stored and shown; the verifier adds `checks`. */
export function writeItinerary(plan: Plan, facts: Facts): Itinerary {
  const { request } = plan
  const links = objectivesOf(plan, facts, 'en')
  const { notes, texts } = notesInWords(notesOfPlan(plan, facts))
  const visited = allVisits(plan).map(({ candidate }) => candidate)
  const activityPhrases = activityPhrasesFor(visited, request.offers)
  const { title, summary, location, duration, headline, questions, requests, days } = wordsIn(
    plan,
    facts,
    notes,
    ENGLISH,
  )
  return {
    title,
    summary,
    location,
    duration,
    start_date: request.startDate,
    end_date: request.endDate,
    total_per_student: randOfCents(plan.price.perStudentCents),
    currency: 'ZAR',
    group_details: {
      size: groupSize(request),
      students: request.students,
      teachers: request.teachers,
      recommended_size: request.students + Math.max(request.teachers, request.recommendedTeachers),
      grade_min: request.gradeMin,
      grade_max: request.gradeMax,
    },
    cost_breakdown: costBreakdown(plan),
    cost_details: costLines(plan, 'en'),
    daily_itinerary: days.map((day, index) => ({
      ...day,
      activities: activitiesOf(plan.days[index]!, request, activityPhrases),
    })),
    learning_objectives: objectiveTexts(plan, facts, 'en'),
    objectives_map: links,
    checks: [],
    assumptions: texts,
    generated_by: 'templates',
    ...(facts.roads.attribution ? { map_attribution: facts.roads.attribution } : {}),
    requests,
    headline,
    questions,
    ...(request.language === 'en' ? {} : { words: { af: afrikaansWords(plan, facts, notes) } }),
    ...(request.otherLanguage
      ? { why_in_english: { language: request.otherLanguage, text: WHY_IN_ENGLISH[request.otherLanguage] } }
      : {}),
    notes,
    inclusion_codes: categoriesOf(plan),
    requirement_codes: requirementsOf(plan, facts, ENGLISH).map(({ code }) => code),
    ...listsIn(plan, facts, ENGLISH),
  }
}
