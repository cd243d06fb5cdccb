import type { ConceptCode, LearningKind } from '#shared/domain/catalogue/concepts'
import type { Assessment } from '#shared/domain/itinerary/learning-words'
import type { Language } from '../../../language.ts'

/** What learners do with a topic at a place: `verb topic at place: task; product; assessment`. */
export interface LearningTask {
  verb: string
  task: string
  product: string
  assessed: Assessment
  af: { task: string; product: string }
}
/** Tasks for a concept, or for all concepts of a kind that have none of their own. */
export type TasksOfFamily = Partial<Record<LearningKind | ConceptCode, readonly LearningTask[]>>

export const task = (
  verb: string,
  text: string,
  product: string,
  assessed: Assessment,
  afTask: string,
  afProduct: string,
): LearningTask => ({ verb, task: text, product, assessed, af: { task: afTask, product: afProduct } })

/** The verbs of the tasks. */
export const AF_VERBS: Readonly<Record<string, string>> = {
  'Act on': 'Tree op vir',
  Analyse: 'Ontleed',
  Apply: 'Pas toe:',
  Compare: 'Vergelyk',
  'Compare views on': 'Vergelyk menings oor',
  Describe: 'Beskryf',
  Design: 'Ontwerp vir',
  Discuss: 'Bespreek',
  Draw: 'Teken',
  Enjoy: 'Geniet',
  Evaluate: 'Beoordeel',
  Examine: 'Ondersoek',
  Explain: 'Verduidelik',
  Explore: 'Verken',
  'Find out about': 'Vind uit oor',
  'Gather data on': 'Versamel data oor',
  'Improve in': 'Word beter in',
  Interpret: 'Interpreteer',
  Investigate: 'Ondersoek',
  'Join in with': 'Doen mee:',
  'Learn about': 'Leer oor',
  'Listen to': 'Luister na',
  'Look at': 'Kyk na',
  'Look closely at': 'Kyk mooi na',
  'Look for': 'Soek',
  Measure: 'Meet',
  Model: 'Maak ’n model van',
  Observe: 'Neem waar:',
  'Observe and explain': 'Neem waar en verduidelik:',
  'Plan for': 'Beplan vir',
  'Plan with': 'Beplan met',
  Practise: 'Oefen',
  Record: 'Teken aan:',
  'Reflect on': 'Dink na oor',
  'Report on': 'Doen verslag oor',
  'Respond to': 'Reageer op',
  Retell: 'Vertel oor:',
  'Speak and write about': 'Praat en skryf oor',
  'Talk about': 'Gesels oor',
  Test: 'Toets',
  Trace: 'Volg',
  'Try out': 'Probeer',
  Use: 'Gebruik',
  'Weigh evidence on': 'Weeg bewyse oor',
  'Weigh up': 'Weeg op:',
  'Work with': 'Werk met',
}
export const verbIn = (language: Language, verb: string): string =>
  language === 'af' ? (AF_VERBS[verb] ?? verb) : verb
