import { type ConceptCode, conceptOf, type LearningKind } from '#shared/domain/catalogue/concepts'
import { conceptsAt } from '#shared/domain/catalogue/concepts-at'
import type { Place } from '#shared/domain/catalogue/facts'
import { EARLY_ROWS } from './rows/early.ts'
import { MIDDLE_ROWS } from './rows/middle.ts'
import type { Row, RowKind, Rows } from './rows/row.ts'
import { UPPER_ROWS } from './rows/upper.ts'
import type { Band, TaskCode } from './worksheet.ts'

export const ROWS: Record<Band, Rows> = { early: EARLY_ROWS, middle: MIDDLE_ROWS, upper: UPPER_ROWS }

/** How often the pages of a plan have each row. */
export type UsedRows = Map<TaskCode, number>
interface CodedRow extends Row {
  code: TaskCode
}
const coded = (band: Band, kind: RowKind): CodedRow[] =>
  ROWS[band][kind].map((row, index) => ({ ...row, code: `${band}-${kind}-${index + 1}` }))

/** The kinds of learning at a place: those of its objectives, then what it is known for; what else it has is left out. */
export function kindsOf({ also_offers: _, ...known }: Place, aimedAt: readonly ConceptCode[] = []): LearningKind[] {
  return [...new Set([...aimedAt, ...conceptsAt(known)].map((concept) => conceptOf(concept).kind))]
}

/** So many rows of these kinds, first those that earlier pages of the plan have least. */
export function chooseRows(
  band: Band,
  kinds: readonly RowKind[],
  count: number,
  { hasList, used }: { hasList: boolean; used: UsedRows },
): CodedRow[] {
  const chosen = kinds
    .flatMap((kind) => coded(band, kind))
    .filter(({ usesList }) => hasList || !usesList)
    .toSorted((a, b) => (used.get(a.code) ?? 0) - (used.get(b.code) ?? 0))
    .slice(0, count)
  for (const { code } of chosen) used.set(code, (used.get(code) ?? 0) + 1)
  return chosen
}
