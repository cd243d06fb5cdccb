import type { Confidence } from './confidence.ts'

export interface CurriculumTopic {
  subject: string
  grade: number
  term: number | null
  topics: string[]
  confidence: Confidence
}
export interface Curriculum {
  phases: { id: string; name: string; grades: [number, number]; subjects?: string[] }[]
  subject_map_to_catalogue: Record<string, string[]>
  entries: CurriculumTopic[]
}
