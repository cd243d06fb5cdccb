import { conceptOf } from '#shared/domain/catalogue/concepts'
import { conceptsTaughtAt } from '#shared/domain/catalogue/concepts-at'
import { gradeHas } from '#shared/domain/catalogue/curriculum'
import type { Facts } from '#shared/domain/catalogue/facts'
import { BY_THE_GROUP } from '../request/stops-to-arrange.ts'
import { stopOf } from '../answers/answer-stops.ts'
import type { Candidate } from '../candidates/candidates.ts'
import { namesInGrade } from '../places/school-subjects.ts'
import { namesAsked, teachesAny } from '../places/teaching.ts'
import type { ObjectiveLink } from '../../itinerary/itinerary.ts'
import { AIMS, ASSESSMENTS, REASONS_TO_GO } from '../../itinerary/learning-words.ts'
import { capital, gradesName } from '../../itinerary/words.ts'
import { allVisits, type Plan } from '../plan.ts'
import { familyOf } from './learning/families.ts'
import type { LearningTask } from './learning/task.ts'
import { tasksFor } from './learning/tasks.ts'
import { subjectsShown, type TiedTopic, tiedTopics, topicsOfSubject } from './learning/tied-topics.ts'

const MOST_OBJECTIVES = 6
const LEAST_OBJECTIVES = 2
/** A place teaches so many topics at most, or one of each subject that was asked for: a class has an hour or two there. */
const MOST_AT_ONE_PLACE = 2
/** Points that a topic loses for each objective that its place or its grade already has. */
const SAME_PLACE_COST = 5
const SAME_GRADE_COST = 2

interface Objective extends TiedTopic {
  task: LearningTask
  /** The name under which the subject was asked for, if it is a language; else that of the curriculum. */
  subject: string
}
const visitedOf = (plan: Plan): Candidate[] => {
  const visits = allVisits(plan).map(({ candidate }) => candidate)
  return [...new Map(visits.map((visit) => [visit.place.id, visit])).values()].toSorted((a, b) => b.value - a.value)
}

/** The best topic with a task that the plan does not have yet; a second one of a subject at a place only if it is well worth it. */
function nextObjective(
  ties: readonly TiedTopic[],
  chosen: readonly Objective[],
  { nameOf, mostAtOnePlace }: { nameOf: (tie: TiedTopic) => string; mostAtOnePlace: number },
) {
  const at = ({ visit }: TiedTopic) => chosen.filter((one) => one.visit.place.id === visit.place.id).length
  const hasSubject = (tie: TiedTopic) => chosen.some(({ entry }) => entry.subject === tie.entry.subject)
  const cost = (tie: TiedTopic) =>
    SAME_PLACE_COST * at(tie) + SAME_GRADE_COST * chosen.filter((one) => one.entry.grade === tie.entry.grade).length
  const free = ties.filter(
    (tie) =>
      at(tie) < mostAtOnePlace &&
      !(at(tie) > 0 && hasSubject(tie) && tie.points <= cost(tie)) &&
      !chosen.some((one) => one.topic === tie.topic && one.entry.subject === tie.entry.subject),
  )
  for (const tie of free.toSorted((a, b) => b.points - cost(b) - (a.points - cost(a)))) {
    const family = familyOf(tie.entry.subject, tie.entry.grade)
    const task = family && tasksFor(family, tie.concept).find((one) => !chosen.some((other) => other.task === one))
    if (task) return { ...tie, task, subject: nameOf(tie) }
  }
  return null
}

/** In rounds, one objective of each subject, so that none waits until another has all of its own. */
function chooseObjectives(visited: readonly Candidate[], plan: Plan, facts: Facts): Objective[] {
  const { request } = plan
  const ties = tiedTopics(visited, request, facts)
  const subjects = request.subjects.length > 0 ? request.subjects : subjectsShown(ties)
  const { curriculum } = facts
  const mostAtOnePlace = Math.max(MOST_AT_ONE_PLACE, request.subjects.length)
  const isLanguage = (name: string) => curriculum.subjects.some((one) => one.name === name && one.taught_as)
  const groups = subjects.map((name) => ({
    mostAtOnePlace,
    nameOf: ({ entry }: TiedTopic) =>
      isLanguage(name) && gradeHas(curriculum, name, entry.grade) ? name : entry.subject,
    ties: topicsOfSubject(ties, name, facts),
  }))
  const chosen: Objective[] = []
  for (let before = -1; before < chosen.length && chosen.length < MOST_OBJECTIVES; ) {
    before = chosen.length
    for (const group of groups) {
      const next = chosen.length < MOST_OBJECTIVES ? nextObjective(group.ties, chosen, group) : null
      if (next) chosen.push(next)
    }
  }
  return chosen
}

/** The term is said where the curriculum file is sure enough of it. */
const termWords = ({ term, confidence }: TiedTopic['entry']): string =>
  term === null || confidence === 'low' ? '' : `, usually in term ${term}`

function linkOf({ entry, topic, concept, visit: { place }, task, subject }: Objective): ObjectiveLink {
  const short = capital(
    `${task.verb} ${topic} at ${place.name}: ${task.task}; ${task.product}; ${ASSESSMENTS[task.assessed]}`,
  )
  return {
    objective: `${short} (CAPS ${subject}, ${gradesName(entry.grade, entry.grade)}${termWords(entry)})`,
    subject,
    grade_min: entry.grade,
    grade_max: entry.grade,
    place_ids: [place.id],
    short,
    parts: { topic, concept, ...task },
  }
}

/** The objectives that the curriculum has, each with the visited place that teaches it; none where the trip is no lesson. */
export const objectivesOf = (plan: Plan, facts: Facts): ObjectiveLink[] =>
  plan.request.occasion ? [] : chooseObjectives(visitedOf(plan), plan, facts).map(linkOf)

/** Why a visited place is worth it for which the curriculum has no topic. */
function reasonToGo(subject: string | null, { place }: Candidate, { request }: Plan): string | null {
  const [concept] = conceptsTaughtAt(place)
  if (!concept) return null
  const { reason, task } = REASONS_TO_GO[conceptOf(concept).kind]
  const grades = gradesName(request.gradeMin, request.gradeMax)
  return `${place.name} has no CAPS topic of ${subject ? `${subject}, ` : ''}${grades}; a good reason to go: ${reason}; ${task}`
}
/** A word for each subject asked for that a visited place teaches, and whose topics of the grade it does not show. */
function reasonsOf(plan: Plan, facts: Facts, links: readonly ObjectiveLink[]): string[] {
  const visited = visitedOf(plan)
  const ties = tiedTopics(visited, plan.request, facts)
  const untaught = plan.request.subjects.filter((subject) => topicsOfSubject(ties, subject, facts).length === 0)
  const reasons = untaught.flatMap((subject) => {
    const names = namesAsked(facts.curriculum, subject, plan.request)
    const visit = visited.find(({ place }) => teachesAny(place, names))
    const named = namesInGrade(facts.curriculum, subject, plan.request.gradeMin).join(' or ')
    return (visit && reasonToGo(named || subject, visit, plan)) ?? []
  })
  // In a lower phase two subjects may be parts of one, with the same place.
  if (reasons.length > 0 || links.length > 0) return [...new Set(reasons)]
  const tied = new Set(ties.map(({ visit }) => visit))
  return visited
    .filter((visit) => !tied.has(visit))
    .flatMap((visit) => reasonToGo(null, visit, plan) ?? [])
    .slice(0, LEAST_OBJECTIVES)
}

/** What learners bring home from stops that the catalogue does not know. */
const stopObjectives = ({ days }: Plan): string[] =>
  days.flatMap(({ steps }) =>
    steps.flatMap((step) => {
      const stop = stopOf(step)
      return stop && stop.sort !== BY_THE_GROUP
        ? [`Prepare questions for ${stop.place.name}, note the answers there and report on them in class`]
        : []
    }),
  )
/** The objectives in words: those of CAPS, reasons to go without one and, where they are too few, what can be done anywhere. */
export function objectiveTexts(plan: Plan, links: readonly ObjectiveLink[], facts: Facts): string[] {
  if (plan.request.occasion) return [...AIMS[plan.request.occasion]]
  const texts = [...links.map(({ objective }) => objective), ...reasonsOf(plan, facts, links)]
  const more = [
    ...new Set(stopObjectives(plan)),
    'Keep a journal of the day: what was seen, heard and done, and one question that is left',
    'Tell another class of the visit: one thing seen, one thing learned and one thing to ask',
  ]
  return [...texts, ...more.slice(0, Math.max(0, LEAST_OBJECTIVES - texts.length))]
}
