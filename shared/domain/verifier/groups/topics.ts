import { conceptsTaughtAt } from '../../catalogue/concepts-at.ts'
import type { ObjectiveLink } from '../../itinerary/itinerary.ts'
import type { PlanUnderTest } from '../derived/plan-under-test.ts'
import { counted, failIfAny, type Finding, moot, type Rule } from '../finding.ts'

/** What is wrong with the tie between a topic and the places that an objective names. */
function wrongTies({ facts, placeOf }: PlanUnderTest, { parts, grade_min, place_ids }: ObjectiveLink): string[] {
  if (!parts) return []
  const { topic, concept } = parts
  const isOfCurriculum = facts.curriculum.entries.some(
    ({ grade, topics }) => grade === grade_min && topics[topic]?.includes(concept),
  )
  const places = place_ids.flatMap((id) => placeOf(id) ?? [])
  return [
    ...(isOfCurriculum ? [] : [`"${topic}" is no topic about ${concept} in the grade`]),
    ...places
      .filter((place) => !conceptsTaughtAt(place).has(concept))
      .map((place) => `${place.name} is no place for "${topic}"`),
  ]
}

function topicsFitPlace(plan: PlanUnderTest): Finding {
  const links = plan.itinerary.objectives_map
  if (links.every(({ parts }) => !parts)) return moot('No objective names its topic.')
  return failIfAny(
    links.flatMap((link) => wrongTies(plan, link)),
    `${counted(links.length, 'objective')}, each of a topic that its place is known for.`,
  )
}

function learningIsModest({ itinerary, idea }: PlanUnderTest): Finding {
  if (!idea.occasion || idea.subjects.length > 0) return moot('The trip is for lessons.')
  const tasks = itinerary.daily_itinerary.flatMap(({ schedule }) => schedule.filter((step) => step.visit_programme))
  return failIfAny(
    [
      ...itinerary.objectives_map.map(({ objective }) => `"${objective}" on a trip that is no lesson`),
      ...tasks.map(({ title }) => `a task at ${title} on a trip that is no lesson`),
    ],
    'Nobody has lessons on a reward, at a match or before singing.',
  )
}

export const TOPIC_RULES: readonly Rule[] = [
  {
    id: 'topics_fit_place',
    label: 'Every topic is one that its place can teach',
    otherwise: 'A topic stands at a place that cannot teach it',
    run: topicsFitPlace,
  },
  {
    id: 'learning_modest',
    label: 'A reward, a match or a performance is no lesson',
    otherwise: 'A reward, a match or a performance is planned as a lesson',
    run: learningIsModest,
  },
]
