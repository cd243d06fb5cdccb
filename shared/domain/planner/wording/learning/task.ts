import type { ConceptCode, LearningKind } from '#shared/domain/catalogue/concepts'

/** How a product is assessed, in the words of a plan. */
export const ASSESSMENTS = {
  rubric: 'marked with a rubric of four points',
  checklist: 'marked with a checklist',
  memo: 'marked with a memorandum',
  peers: 'assessed by classmates with two questions',
  oral: 'assessed as an oral with a rubric',
  observed: 'the teacher observes with a checklist',
  portfolio: 'goes into the portfolio with a rubric',
} as const
type Assessment = keyof typeof ASSESSMENTS

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
