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
  const tasks = itinerary.daily_itinerary.flatMap(({ schedule }) =>
    schedule.filter((step) => step.visit_programme || step.task),
  )
  return failIfAny(
    [
      ...itinerary.objectives_map.map(({ objective }) => `"${objective}" on a trip that is no lesson`),
      ...tasks.map(({ title }) => `a task at ${title} on a trip that is no lesson`),
    ],
    'Nobody has lessons on a reward, at a match or before singing.',
  )
}

/** Where learners have nothing to do at the first visit of a place that a lesson can be about. */
function tasksAtVisits({ itinerary, idea, placeOf }: PlanUnderTest): Finding {
  if (idea.occasion) return moot('The trip is no lesson.')
  const steps = itinerary.daily_itinerary.flatMap(({ schedule }) => schedule)
  const places = [...new Set(steps.flatMap(({ kind, place_id }) => (kind === 'visit' && place_id ? [place_id] : [])))]
  const idle = places.filter((id) => {
    const place = placeOf(id)
    const hasTask = steps.some(({ place_id, task, visit_programme }) => place_id === id && (task || visit_programme))
    return place && conceptsTaughtAt(place).size > 0 && !hasTask
  })
  return failIfAny(
    idle.map((id) => `no task at ${placeOf(id)!.name}`),
    `${counted(places.length, 'place')}, each with something that learners do there.`,
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
    id: 'tasks_at_visits',
    label: 'Learners have a task at every visit',
    otherwise: 'Learners have nothing to do at a visit',
    run: tasksAtVisits,
  },
  {
    id: 'learning_modest',
    label: 'A reward, a match or a performance is no lesson',
    otherwise: 'A reward, a match or a performance is planned as a lesson',
    run: learningIsModest,
  },
]
