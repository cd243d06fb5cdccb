import { gradeHas } from '#shared/domain/catalogue/curriculum'
import type { Facts } from '#shared/domain/catalogue/facts'
import { STOP_LESSONS } from '#shared/domain/catalogue/stop-lessons'
import type { Candidate } from '../../candidates/candidates.ts'
import { onceFor } from '#shared/domain/catalogue/once-for'
import { allVisits, type Plan } from '../../plan.ts'
import { familyOf } from './families.ts'
import type { LearningTask } from './task.ts'
import { tasksFor } from './tasks.ts'
import { subjectsShown, type TiedTopic, tiedTopics, topicsOfSubject } from './tied-topics.ts'

const MOST_OBJECTIVES = 6
export const LEAST_OBJECTIVES = 2
/** A place teaches so many topics at most, or one of each subject that was asked for: a class has an hour or two there. */
const MOST_AT_ONE_PLACE = 2
/** Points that a topic loses for each objective that its place or its grade already has. */
const SAME_PLACE_COST = 5
const SAME_GRADE_COST = 2

export interface Objective extends TiedTopic {
  task: LearningTask
  /** The name under which the subject was asked for, if it is a language; else that of the curriculum. */
  subject: string
}
/** A stop that the catalogue does not have, with what its sort shows. */
const withLesson = (visit: Candidate): Candidate =>
  visit.arranged
    ? { ...visit, place: { ...visit.place, offers: [...STOP_LESSONS[visit.arranged.sort].offers] } }
    : visit
/** The visited places, best first. */
export const visitedOf = (plan: Plan): Candidate[] => {
  const visits = allVisits(plan).map(({ candidate }) => withLesson(candidate))
  return [...new Map(visits.map((visit) => [visit.place.id, visit])).values()].toSorted((a, b) => b.value - a.value)
}

/** The best topic with a task that the plan does not have yet; a second one of a subject at a place only if it is well worth it. */
function nextObjective(
  ties: readonly TiedTopic[],
  chosen: readonly Objective[],
  { nameOf, mostAtOnePlace }: { nameOf: (tie: TiedTopic) => string; mostAtOnePlace: number },
  isShort: boolean,
) {
  const at = ({ visit }: TiedTopic) => chosen.filter((one) => one.visit.place.id === visit.place.id).length
  const hasSubject = (tie: TiedTopic) => chosen.some(({ entry }) => entry.subject === tie.entry.subject)
  const cost = (tie: TiedTopic) =>
    SAME_PLACE_COST * at(tie) + SAME_GRADE_COST * chosen.filter((one) => one.entry.grade === tie.entry.grade).length
  const free = ties.filter(
    (tie) =>
      at(tie) < mostAtOnePlace &&
      !(!isShort && at(tie) > 0 && hasSubject(tie) && tie.points <= cost(tie)) &&
      !chosen.some((one) => one.topic === tie.topic && one.entry.subject === tie.entry.subject),
  )
  for (const tie of free.toSorted((a, b) => b.points - cost(b) - (a.points - cost(a)))) {
    const family = familyOf(tie.entry.subject, tie.entry.grade)
    const task = family && tasksFor(family, tie.concept).find((one) => !chosen.some((other) => other.task === one))
    if (task) return { ...tie, task, subject: nameOf(tie) }
  }
  return null
}

/** The objectives of a plan; none where the trip is no lesson. */
export const chosenObjectives = onceFor((plan: Plan, facts): readonly Objective[] =>
  plan.request.occasion ? [] : chooseObjectives(plan, facts),
)

/** In rounds, one objective of each subject, so that none waits until another has all of its own. */
function chooseObjectives(plan: Plan, facts: Facts): Objective[] {
  const { request } = plan
  const visited = visitedOf(plan)
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
      const next = chosen.length < MOST_OBJECTIVES ? nextObjective(group.ties, chosen, group, false) : null
      if (next) chosen.push(next)
    }
  }
  // A second task at the one place says more than a sentence that fits any trip.
  for (const group of groups) {
    const next = chosen.length < LEAST_OBJECTIVES ? nextObjective(group.ties, chosen, group, true) : null
    if (next) chosen.push(next)
  }
  return chosen
}
