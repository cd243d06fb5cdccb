import type { ConceptCode } from './concepts.ts'
import type { Confidence } from './confidence.ts'

export interface CurriculumTopic {
  /** A subject of the grade, or a part of one: "Social Sciences: History". */
  subject: string
  grade: number
  term: number | null
  /** Each topic with the concepts that it is about; one that no place can show has none. */
  topics: Record<string, ConceptCode[]>
  confidence: Confidence
}
export type PhaseId = 'foundation' | 'intermediate' | 'senior' | 'fet'
/** A subject, and the phases of school in which a timetable has it. */
export interface SchoolSubject {
  name: string
  phases: PhaseId[]
  /** The documents of the curriculum that have its topics. */
  documents?: Partial<Record<PhaseId, string>>
  /** Under which name its topics stand; those of a language stand under the home language. */
  taught_as?: string[]
  /** In a phase that does not have it: the subjects, or parts of one, that teach what it teaches. */
  lives_on?: Partial<Record<PhaseId, string[]>>
}
export interface Curriculum {
  phases: { id: PhaseId; name: string; grades: [number, number] }[]
  subjects: SchoolSubject[]
  subject_map_to_catalogue: Record<string, string[]>
  entries: CurriculumTopic[]
}
/** The topics of the curriculum in Afrikaans, by their names there. */
export type TopicNames = Readonly<Record<string, string>>

export const phaseOf = ({ phases }: Curriculum, grade: number): PhaseId =>
  phases.find(({ grades: [first, last] }) => grade >= first && grade <= last)!.id

/** The subject of a timetable that a part of it belongs to: "Social Sciences" for "Social Sciences: History". */
export const wholeSubject = (name: string): string => name.split(': ')[0]!

/** Whether the timetable of a grade has a subject, or the subject of which it is a part. */
export function gradeHas(curriculum: Curriculum, subject: string, grade: number): boolean {
  const [whole, phase] = [wholeSubject(subject), phaseOf(curriculum, grade)]
  return curriculum.subjects.some(({ name, phases }) => name === whole && phases.includes(phase))
}
