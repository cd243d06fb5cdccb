import type { ConceptCode, LearningKind } from '#shared/domain/catalogue/concepts'
import type { Assessment } from '#shared/domain/itinerary/learning-words'

/** What learners do with a topic at a place: `verb topic at place: task; product; assessment`. */
export interface LearningTask {
  verb: string
  task: string
  product: string
  assessed: Assessment
}
/** Tasks for a concept, or for all concepts of a kind that have none of their own. */
export type TasksOfFamily = Partial<Record<LearningKind | ConceptCode, readonly LearningTask[]>>

export const task = (verb: string, text: string, product: string, assessed: Assessment): LearningTask => ({
  verb,
  task: text,
  product,
  assessed,
})
