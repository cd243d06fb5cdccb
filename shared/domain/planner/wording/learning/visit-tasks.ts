import { type ConceptCode, conceptOf } from '#shared/domain/catalogue/concepts'
import { conceptsTaughtAt } from '#shared/domain/catalogue/concepts-at'
import type { Facts, Place } from '#shared/domain/catalogue/facts'
import { reasonToGoIn } from '../../../itinerary/learning-words.ts'
import { capital } from '../../../itinerary/words.ts'
import type { Language } from '../../../language.ts'
import { onceFor } from '#shared/domain/catalogue/once-for'
import { namesInGrade } from '../../places/school-subjects.ts'
import type { Plan } from '../../plan.ts'
import { chosenObjectives, visitedOf } from './choose-objectives.ts'
import { familyOf } from './families.ts'
import type { LearningTask } from './task.ts'
import { tasksFor } from './tasks.ts'

/** A topic of a subject in another grade, tied to a place. */
interface OtherGrade {
  place: Place
  concept: ConceptCode
  topic: string
  grade: number
}
interface Class {
  /** What the timetable of the class calls the subject. */
  names: readonly string[]
  gradeMin: number
  gradeMax: number
}
/** What a place is best known for of a subject, in the grade nearest to those of the class, a later one of two. */
function topicOfOtherGrade(
  place: Place,
  { names, gradeMin, gradeMax }: Class,
  { curriculum }: Facts,
): OtherGrade | undefined {
  const shown = [...conceptsTaughtAt(place)]
  const away = (grade: number) => Math.max(gradeMin - grade, grade - gradeMax)
  const rank = ({ concept }: OtherGrade) => shown.indexOf(concept)
  const ties = curriculum.entries
    .filter(({ subject, grade }) => away(grade) > 0 && names.some((name) => isPartOf(subject, name)))
    .flatMap(({ grade, topics }) =>
      Object.entries(topics).flatMap(([topic, concepts]): OtherGrade[] => {
        const concept = shown.find((one) => concepts.includes(one))
        return concept ? [{ place, concept, topic, grade }] : []
      }),
    )
  return ties.toSorted((a, b) => rank(a) - rank(b) || away(a.grade) - away(b.grade) || b.grade - a.grade)[0]
}
const isPartOf = (subject: string, whole: string): boolean => subject === whole || subject.startsWith(`${whole}: `)

/** What a class of a subject can do at the first of these places that shows a topic of another grade. */
export function taskOfOtherGrade(
  places: readonly Place[],
  subject: string,
  { request: { gradeMin, gradeMax } }: Plan,
  facts: Facts,
): (OtherGrade & { task: LearningTask }) | undefined {
  const names = namesInGrade(facts.curriculum, subject, gradeMax)
  const family = familyOf(names[0] ?? subject, gradeMax)
  for (const place of family ? places : []) {
    const other = topicOfOtherGrade(place, { names, gradeMin, gradeMax }, facts)
    const [task] = other ? tasksFor(family!, other.concept) : []
    if (other && task) return { ...other, task }
  }
  return undefined
}

/** What learners do at a visit, and what they make of it; a task that fits the kind of place alone makes nothing. */
export interface VisitTask {
  task: string
  product?: string
}
type InEachLanguage = Record<Language, VisitTask>
const inWords = ({ task, product, af }: LearningTask): InEachLanguage => ({ en: { task, product }, af })
/** What a class can do at any place of this kind of learning. */
function taskOfKind(place: Place): InEachLanguage | undefined {
  const [concept] = conceptsTaughtAt(place)
  if (!concept) return undefined
  const { kind } = conceptOf(concept)
  return { en: { task: reasonToGoIn('en', kind).task }, af: { task: reasonToGoIn('af', kind).task } }
}

/** By the id of a visited place, the task of its first objective, else one of a subject that was asked for, else of its kind; none where the trip is no lesson. */
export const tasksOfVisits = onceFor((plan: Plan, facts): ReadonlyMap<string, InEachLanguage> => {
  if (plan.request.occasion) return new Map()
  const objectives = chosenObjectives(plan, facts)
  const tasks = new Map<string, InEachLanguage>()
  for (const { place } of visitedOf(plan)) {
    const own =
      objectives.find(({ visit }) => visit.place.id === place.id)?.task ??
      plan.request.subjects.flatMap((subject) => taskOfOtherGrade([place], subject, plan, facts)?.task ?? [])[0]
    const task = own ? inWords(own) : taskOfKind(place)
    if (task) tasks.set(place.id, task)
  }
  return tasks
})

export const visitTaskInWords = ({ task, product }: VisitTask): string =>
  `${capital([task, ...(product ? [product] : [])].join('; '))}.`
