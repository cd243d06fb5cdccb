import { type ConceptCode, conceptOf } from '#shared/domain/catalogue/concepts'
import { EARLY } from './early-tasks.ts'
import type { Family } from './families.ts'
import { AGRICULTURE, MATHS } from './farm-and-maths-tasks.ts'
import { ARTS, LANGUAGE, LIFE, TECHNOLOGY } from './practice-tasks.ts'
import { SCIENCE } from './science-tasks.ts'
import { ECONOMY, GEOGRAPHY, HISTORY, HOSPITALITY } from './society-tasks.ts'
import type { LearningTask, TasksOfFamily } from './task.ts'

export const TASKS: Record<Family, TasksOfFamily> = {
  early: EARLY,
  science: SCIENCE,
  geography: GEOGRAPHY,
  history: HISTORY,
  economy: ECONOMY,
  technology: TECHNOLOGY,
  maths: MATHS,
  arts: ARTS,
  language: LANGUAGE,
  life: LIFE,
  hospitality: HOSPITALITY,
  agriculture: AGRICULTURE,
}
/** The tasks of a family of subjects for a concept: its own, else those of its kind. */
export const tasksFor = (family: Family, concept: ConceptCode): readonly LearningTask[] =>
  TASKS[family][concept] ?? TASKS[family][conceptOf(concept).kind] ?? []
