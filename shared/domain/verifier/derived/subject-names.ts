import type { PlanUnderTest } from './plan-under-test.ts'

/** The names that the catalogue uses for a school subject, and for what the plan says it lives on as. */
export const namesOf = ({ facts, notes }: PlanUnderTest, subject: string): string[] => [
  subject,
  ...(facts.curriculum.subject_map_to_catalogue[subject] ?? []),
  ...notes('subject_of_phase')
    .filter((note) => note.subject === subject)
    .flatMap(({ instead }) => instead.flatMap(({ names }) => names.map((name) => name.replace(/: .+$/u, '')))),
]
