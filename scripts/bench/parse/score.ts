/** The 17 fields of a parsed idea as the API names them. */
export interface ParsedIdea {
  location: string | null
  province: string | null
  origin: string | null
  start_date: string | null
  end_date: string | null
  days: number | null
  pax_students: number | null
  pax_teachers: number | null
  grade_min: number | null
  grade_max: number | null
  age_min: number | null
  age_max: number | null
  budget_estimate: number | null
  budget_scope: string | null
  subjects: readonly string[]
  trip_types: readonly string[]
  needs: readonly string[]
}
export type Field = keyof ParsedIdea
/** A reading by hand, with what else is right (`accept…`) and what the text leaves to taste (`skip`). */
export interface Gold extends ParsedIdea {
  accept_locations: string[]
  accept_origins: string[]
  accept_subjects: string[]
  accept_trip_types: string[]
  accept_needs: string[]
  accept: Record<string, unknown[]>
  skip: string[]
  [other: string]: unknown
}
export interface BenchIdea {
  id: string
  kind: string
  text: string
  today: string
  gold: Gold
}
export interface Miss {
  id: string
  field: Field
  got: unknown
  wanted: unknown
}
export interface FieldScore {
  field: Field
  hits: number
  wrong: number
  missed: number
  f1: number
}
export interface Score {
  macroF1: number
  fields: FieldScore[]
  misses: Miss[]
}

const SCALARS = [
  'location',
  'province',
  'origin',
  'start_date',
  'end_date',
  'days',
  'pax_students',
  'pax_teachers',
  'grade_min',
  'grade_max',
  'age_min',
  'age_max',
  'budget_estimate',
  'budget_scope',
] as const
const SETS = ['subjects', 'trip_types', 'needs'] as const
export const FIELDS: readonly Field[] = [...SCALARS, ...SETS]

interface Count {
  hits: number
  wrong: number
  missed: number
}

/** F1 by field over all ideas (counted together, not averaged by idea) and their mean; a field nobody states is left out of the mean. */
export function scoreIdeas(ideas: readonly { id: string; gold: Gold; parsed: ParsedIdea }[]): Score {
  const misses: Miss[] = []
  const fields = FIELDS.map((field): FieldScore => {
    const total: Count = { hits: 0, wrong: 0, missed: 0 }
    for (const { id, gold, parsed } of ideas) {
      if (gold.skip.includes(field)) continue
      const count = compare(field, gold, parsed)
      total.hits += count.hits
      total.wrong += count.wrong
      total.missed += count.missed
      if (count.wrong + count.missed > 0) misses.push({ id, field, got: parsed[field], wanted: gold[field] })
    }
    return { field, ...total, f1: f1(total) }
  })
  const stated = fields.filter(({ hits, wrong, missed }) => hits + wrong + missed > 0)
  return { macroF1: stated.reduce((sum, field) => sum + field.f1, 0) / Math.max(1, stated.length), fields, misses }
}

const f1 = ({ hits, wrong, missed }: Count): number =>
  hits + wrong + missed === 0 ? 1 : (2 * hits) / (2 * hits + wrong + missed)

function compare(field: Field, gold: Gold, parsed: ParsedIdea): Count {
  return field === 'subjects' || field === 'trip_types' || field === 'needs'
    ? compareSets(gold[field], parsed[field], accepted(field, gold))
    : compareValues(gold[field], parsed[field], accepted(field, gold))
}

function accepted(field: Field, gold: Gold): unknown[] {
  const named: Partial<Record<Field, string[]>> = {
    location: gold.accept_locations,
    origin: gold.accept_origins,
    subjects: gold.accept_subjects,
    trip_types: gold.accept_trip_types,
    needs: gold.accept_needs,
  }
  return [...(named[field] ?? []), ...(gold.accept[field] ?? [])]
}

function compareValues(wanted: unknown, got: unknown, accept: readonly unknown[]): Count {
  const right = [wanted, ...accept].some((one) => same(one, got))
  if (got === null || got === undefined) return { hits: 0, wrong: 0, missed: wanted === null || right ? 0 : 1 }
  if (right) return { hits: wanted === null ? 0 : 1, wrong: 0, missed: 0 }
  return { hits: 0, wrong: 1, missed: wanted === null ? 0 : 1 }
}

/** What is accepted counts neither way, unless it stands for a value that is wanted and has been named otherwise. */
function compareSets(wanted: readonly string[], got: readonly string[], accept: readonly unknown[]): Count {
  const hits = wanted.filter((one) => got.includes(one)).length
  const wrong = got.filter((one) => !wanted.includes(one) && !accept.includes(one)).length
  return { hits, wrong, missed: wanted.length - hits }
}

const same = (a: unknown, b: unknown): boolean =>
  typeof a === 'string' && typeof b === 'string' ? a.toLowerCase().trim() === b.toLowerCase().trim() : a === b
