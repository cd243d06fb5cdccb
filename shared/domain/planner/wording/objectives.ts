import { conceptOf } from '#shared/domain/catalogue/concepts'
import { conceptsTaughtAt } from '#shared/domain/catalogue/concepts-at'
import type { Facts } from '#shared/domain/catalogue/facts'
import { BY_THE_GROUP } from '../request/stops-to-arrange.ts'
import { stopOf } from '../answers/answer-stops.ts'
import type { Candidate } from '../candidates/candidates.ts'
import { namesInGrade } from '../places/school-subjects.ts'
import { namesAsked, teachesAny } from '../places/teaching.ts'
import type { ObjectiveLink } from '../../itinerary/itinerary.ts'
import { GRAMMAR } from '../../itinerary/language/grammar.ts'
import { subjectIn, wholeSubjectIn } from '../../itinerary/language/subject-names.ts'
import { AIMS, assessedIn, reasonToGoIn } from '../../itinerary/learning-words.ts'
import { capital } from '../../itinerary/words.ts'
import type { Language } from '../../language.ts'
import type { Plan } from '../plan.ts'
import { OBJECTIVE_PHRASES } from './language/objective-phrases.ts'
import { type LearningTask, verbIn } from './learning/task.ts'
import { taskOfOtherGrade } from './learning/visit-tasks.ts'
import { type TiedTopic, tiedTopics, topicsOfSubject } from './learning/tied-topics.ts'
import { chosenObjectives, LEAST_OBJECTIVES, type Objective, visitedOf } from './learning/choose-objectives.ts'

/** The term is said where the curriculum file is sure enough of it, beside that of the trip. */
function termWords({ term, confidence }: TiedTopic['entry'], tripTerm: number | null, language: Language): string {
  if (term === null || confidence === 'low') return ''
  const { thisTerm, laterTerm, earlierTerm } = OBJECTIVE_PHRASES
  const said = tripTerm === null || term === tripTerm ? thisTerm : term > tripTerm ? laterTerm : earlierTerm
  return said[language](term)
}
const partsIn = (language: Language, task: LearningTask): string[] => {
  const { task: text, product } = language === 'af' ? task.af : task
  return [text, product, assessedIn(language, task.assessed)]
}

function linkOf(
  { entry, topic, concept, visit: { place }, task, subject }: Objective,
  { request }: Plan,
  { topicNames }: Facts,
  language: Language,
): ObjectiveLink {
  const { short: sayShort, caps } = OBJECTIVE_PHRASES
  const said = language === 'af' ? (topicNames[topic] ?? topic) : topic
  const rest = partsIn(language, task).join('; ')
  const short = capital(sayShort[language](verbIn(language, task.verb), said, place.name, rest))
  const grade = GRAMMAR[language].grades(entry.grade, entry.grade)
  const { af: _afrikaans, ...parts } = task
  return {
    objective: `${short} ${caps[language](wholeSubjectIn(language, subject), grade, termWords(entry, request.term, language))}`,
    subject,
    grade_min: entry.grade,
    grade_max: entry.grade,
    place_ids: [place.id],
    short,
    parts: { topic, concept, ...parts },
  }
}

/** The objectives that the curriculum has, each with the place of the catalogue that teaches it. */
export const objectivesOf = (plan: Plan, facts: Facts, language: Language): ObjectiveLink[] =>
  chosenObjectives(plan, facts)
    .filter(({ visit }) => !visit.arranged)
    .map((one) => linkOf(one, plan, facts, language))

const gradesOf = ({ request: { gradeMin, gradeMax } }: Plan, language: Language): string =>
  GRAMMAR[language].grades(gradeMin, gradeMax)

/** Why a visited place is worth it for which the curriculum has no topic. */
function reasonToGo(subject: string | null, { place }: Candidate, plan: Plan, language: Language): string | null {
  const [concept] = conceptsTaughtAt(place)
  if (!concept) return null
  const { reason, task } = reasonToGoIn(language, conceptOf(concept).kind)
  const what = [...(subject ? [subject] : []), gradesOf(plan, language)].join(', ')
  return OBJECTIVE_PHRASES.reasonToGo[language](place.name, what, reason, task)
}

/** What the class of a subject can do at a stop that shows a topic of it in another grade alone. */
function taskWithoutTopic(subject: string, plan: Plan, facts: Facts, language: Language): string | null {
  const places = visitedOf(plan).map(({ place }) => place)
  const other = taskOfOtherGrade(places, subject, plan, facts)
  if (!other) return null
  const { topic, grade, place, task } = other
  const said = language === 'af' ? (facts.topicNames[topic] ?? topic) : topic
  return OBJECTIVE_PHRASES.withoutTopic[language](
    { subject: subjectIn(language, subject), grades: gradesOf(plan, language) },
    { topic: said, grade: GRAMMAR[language].grades(grade, grade) },
    place.name,
    partsIn(language, task).join('; '),
  )
}

/** A word for each subject asked for that has no objective: a reason to go where a visit teaches it, else a task. */
function reasonsOf(plan: Plan, facts: Facts, language: Language): string[] {
  const visited = visitedOf(plan)
  const ties = tiedTopics(visited, plan.request, facts)
  const untaught = plan.request.subjects.filter((subject) => topicsOfSubject(ties, subject, facts).length === 0)
  const reasons = untaught.flatMap((subject) => {
    const names = namesAsked(facts.curriculum, subject, plan.request)
    const visit = visited.find(({ place }) => teachesAny(place, names))
    const task = taskWithoutTopic(subject, plan, facts, language)
    if (task || !visit) return task ?? []
    const named = namesInGrade(facts.curriculum, subject, plan.request.gradeMin)
      .map((name) => wholeSubjectIn(language, name))
      .join(OBJECTIVE_PHRASES.or[language])
    return reasonToGo(named || subjectIn(language, subject), visit, plan, language) ?? []
  })
  // In a lower phase two subjects may be parts of one, with the same place.
  if (reasons.length > 0 || chosenObjectives(plan, facts).length > 0) return [...new Set(reasons)]
  const tied = new Set(ties.map(({ visit }) => visit))
  return visited
    .filter((visit) => !tied.has(visit))
    .flatMap((visit) => reasonToGo(null, visit, plan, language) ?? [])
    .slice(0, LEAST_OBJECTIVES)
}

/** What learners bring home from stops that the catalogue does not know. */
const stopObjectives = ({ days }: Plan, language: Language): string[] =>
  days.flatMap(({ steps }) =>
    steps.flatMap((step) => {
      const stop = stopOf(step)
      return stop && stop.sort !== BY_THE_GROUP ? [OBJECTIVE_PHRASES.atStop[language](stop.place.name)] : []
    }),
  )
const LAST_DRAWING_GRADE = 3
/** The objectives in words: those of CAPS, reasons to go without one and, where they are too few, what can be done anywhere. */
export function objectiveTexts(plan: Plan, facts: Facts, language: Language): string[] {
  if (plan.request.occasion) return [...AIMS[language][plan.request.occasion]]
  const objectives = chosenObjectives(plan, facts).map((one) => linkOf(one, plan, facts, language).objective)
  const texts = [...objectives, ...reasonsOf(plan, facts, language)]
  const { draw, tellOthers, guessFirst } = OBJECTIVE_PHRASES
  const isYoung = plan.request.gradeMax <= LAST_DRAWING_GRADE
  const more = [
    ...new Set(stopObjectives(plan, language)),
    (isYoung ? draw : guessFirst)[language],
    tellOthers[language],
  ]
  return [...texts, ...more.slice(0, Math.max(0, LEAST_OBJECTIVES - texts.length))]
}
