import { type ConceptCode, conceptOf, type LearningKind } from '#shared/domain/catalogue/concepts'
import type { Family } from './families.ts'
import { ARTS, LANGUAGE, LIFE, TECHNOLOGY } from './practice-tasks.ts'
import { AGRICULTURE, EARLY, MATHS, SCIENCE } from './science-tasks.ts'
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

/** Why it is worth going where the curriculum has no topic, and what learners do there. */
export const REASONS_TO_GO: Record<LearningKind, { reason: string; task: string }> = {
  living: { reason: 'it shows living things where they live', task: 'sketch one of them and note three questions' },
  earth: { reason: 'the land itself is the lesson', task: 'sketch one view and note what may have shaped it' },
  sky: { reason: 'it shows how large the universe is', task: 'write down the largest number heard and what it counts' },
  science: { reason: 'learners try out what they else only read of', task: 'explain to a partner what was a surprise' },
  making: { reason: 'it shows how things are built and made', task: 'sketch one part and say what it does' },
  enterprise: {
    reason: 'learners meet people at work',
    task: 'ask one of them three questions and report the answers',
  },
  past: {
    reason: 'it tells where the life of today comes from',
    task: 'choose one object and tell its story in class',
  },
  civic: {
    reason: 'it shows how people live together in fairness',
    task: 'note one rule or right and give an example',
  },
  expression: {
    reason: 'it lets learners see and hear what people create',
    task: 'describe one work in five sentences',
  },
  together: {
    reason: 'a class that does something hard together grows',
    task: 'write down one thing that a friend did well',
  },
}
