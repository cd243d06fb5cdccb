import type { LearningKind } from '../catalogue/concepts.ts'
import type { Occasion } from '../occasions.ts'

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
export type Assessment = keyof typeof ASSESSMENTS

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

/** What learners take home from a trip that is no lesson: no topic of CAPS, and said so. */
export const AIMS: Record<Occasion, readonly [string, string]> = {
  reward: [
    'This trip is a reward and no lesson: it has no CAPS topic, and nobody fills in a worksheet',
    'On the way home each learner thanks one person, and tells what was best',
  ],
  sport: [
    'This trip is for the matches and has no CAPS topic: fair play, and care for players, hosts and kit',
    'After each match the team names one thing that went well and one to work on',
  ],
  music: [
    'This trip is for singing or playing and has no CAPS topic: voices rest, and warm-ups come first',
    'After each performance the group names one thing that the audience felt and one to practise',
  ],
}
