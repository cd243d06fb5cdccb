import type { Facts } from '#shared/domain/catalogue/facts'
import { randOfCents } from '../../money.ts'
import { specialFoodOf } from '../request/special-food.ts'
import { dietsInWords } from './food.ts'
import type { PlannedDay } from '../schedule/planned-day.ts'
import { groupSize } from '../request/trip-request.ts'
import type { Itinerary, ItineraryDay, ListWithLeads, MealCode } from '../../itinerary/itinerary.ts'
import { notesInWords } from '../../itinerary/note-words.ts'
import { joinLead, type TextWithLead } from '../../text-with-lead.ts'
import { allVisits, type Plan } from '../plan.ts'
import { activitiesOf } from './activities.ts'
import { activityPhrasesFor } from './activity-phrases.ts'
import { categoriesOf, costBreakdown, costLines } from './cost-words.ts'
import { exclusionsOf, inclusionsOf } from './inclusions.ts'
import { objectivesOf, objectiveTexts } from './objectives.ts'
import { locationOf } from './place-names.ts'
import { notesOfPlan } from './plan-notes.ts'
import { questionsOf } from './questions.ts'
import { headlineOf, requestLinesOf } from './request-lines.ts'
import { requirementsOf } from './requirements.ts'
import { safetyOf } from './safety.ts'
import { stepInWords } from './steps.ts'
import { dayTitle, summaryOf, titleOf } from './title.ts'

const durationOf = (days: number): string => {
  const nights = days - 1
  return `${days} ${days === 1 ? 'day' : 'days'}${nights === 0 ? '' : `, ${nights} ${nights === 1 ? 'night' : 'nights'}`}`
}

const MEALS: Record<MealCode, string> = {
  breakfast: 'Breakfast',
  packed_lunch: 'Packed lunch',
  lunch_from_home: 'Lunch from home',
  dinner: 'Dinner',
}
/** "Dinner (2 halaal, 3 vegan on request)"; a lunch from home has no diets. */
function mealInWords(meal: MealCode, request: Plan['request']): string {
  const diets = dietsInWords(specialFoodOf(request))
  const onRequest = diets === '' || meal === 'lunch_from_home' ? '' : ` (${diets} on request)`
  return `${MEALS[meal]}${onRequest}`
}
function mealsOf({ steps, lunchIncluded }: PlannedDay): MealCode[] {
  const roles = new Set(steps.map(({ role }) => role))
  return [
    ...(roles.has('breakfast') ? (['breakfast'] as const) : []),
    ...(roles.has('lunch') ? ([lunchIncluded ? 'packed_lunch' : 'lunch_from_home'] as const) : []),
    ...(roles.has('dinner') ? (['dinner'] as const) : []),
  ]
}

function dayInWords(
  plan: Plan,
  index: number,
  facts: Facts,
  activityPhrases: ReadonlyMap<string, string>,
): ItineraryDay {
  const day = plan.days[index]!
  const meals = mealsOf(day)
  const lodging = plan.lodgings[index]
  const stays = lodging ? [lodging.stay, ...lodging.companions] : []
  return {
    day: index + 1,
    date: day.date,
    title: dayTitle(plan, index),
    activities: activitiesOf(day, plan.request, activityPhrases),
    schedule: day.steps.map((step) => stepInWords(step, day, plan, facts)),
    meals: meals.map((meal) => mealInWords(meal, plan.request)),
    accommodation: lodging ? stays.map(({ name, town }) => `${name}, ${town}`).join(' and ') : null,
    stay_id: lodging?.stay.id ?? null,
    meal_codes: meals,
    stay_ids: stays.map(({ id }) => id),
  }
}

const textsOf = (list: readonly TextWithLead[]): string[] => list.map(joinLead)
const leadsOf = (list: readonly TextWithLead[]): (string | null)[] => list.map(({ lead }) => lead)
function textsAndLeads({
  inclusions,
  exclusions,
  requirements,
  safety_measures,
}: Record<ListWithLeads, TextWithLead[]>): Pick<Itinerary, ListWithLeads | 'leads'> {
  return {
    inclusions: textsOf(inclusions),
    exclusions: textsOf(exclusions),
    requirements: textsOf(requirements),
    safety_measures: textsOf(safety_measures),
    leads: {
      inclusions: leadsOf(inclusions),
      exclusions: leadsOf(exclusions),
      requirements: leadsOf(requirements),
      safety_measures: leadsOf(safety_measures),
    },
  }
}

/** The plan as the document that is stored and shown; the verifier adds `checks`. */
export function writeItinerary(plan: Plan, facts: Facts): Itinerary {
  const { request } = plan
  const links = objectivesOf(plan, facts)
  const requirements = requirementsOf(plan, facts)
  const { notes, texts } = notesInWords(notesOfPlan(plan, facts))
  const visited = allVisits(plan).map(({ candidate }) => candidate)
  const activityPhrases = activityPhrasesFor(visited, request.offers)
  return {
    title: titleOf(plan, facts),
    summary: summaryOf(plan, facts),
    location: locationOf(request, facts),
    duration: durationOf(request.days),
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
    cost_details: costLines(plan),
    daily_itinerary: plan.days.map((_, index) => dayInWords(plan, index, facts, activityPhrases)),
    learning_objectives: objectiveTexts(plan, links, facts),
    objectives_map: links,
    checks: [],
    assumptions: texts,
    generated_by: 'templates',
    ...(facts.roads.attribution ? { map_attribution: facts.roads.attribution } : {}),
    requests: requestLinesOf(plan),
    headline: headlineOf(plan),
    questions: questionsOf(plan, notes),
    notes,
    inclusion_codes: categoriesOf(plan),
    requirement_codes: requirements.map(({ code }) => code),
    ...textsAndLeads({
      inclusions: inclusionsOf(plan),
      exclusions: exclusionsOf(plan),
      requirements: requirements.map(({ text }) => text),
      safety_measures: safetyOf(plan, facts),
    }),
  }
}
