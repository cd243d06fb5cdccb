import type { RequestKind } from '../../requests.ts'

/** The label of a line of a form tells of what kind its words are: "Meals: …". */
type LabelledKind = Exclude<RequestKind, 'need'>
const LABELS: readonly { kind: LabelledKind; said: RegExp }[] = [
  {
    kind: 'condition',
    said: /(?:accommodation|lodging|sleeping|beds?|transport|vehicles?|meals?|food|catering|must have|conditions?|safety|rules?|kos|verblyf|slaapplek|vervoer|akkommodasie|lunch|supper)$/u,
  },
  { kind: 'sight', said: /(?:sights?|places?(?: to visit)?|visits?(?: wanted)?|stops?|plekke?|besoeke?)$/u },
  { kind: 'activity', said: /(?:activit(?:y|ies)|aktiwiteite?|fun|evenings?|programme?)$/u },
  { kind: 'limit', said: /(?:sponsors?|paid by|borg)$/u },
]
/** The kind that the label of the line says; null if it has none. */
export function kindOfLabel(text: string, start: number): LabelledKind | null {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  const label = /^[ -]{0,3}([a-z][a-z ]{1,24}?) ?:/u.exec(line)?.[1]
  return label === undefined ? null : (LABELS.find(({ said }) => said.test(label))?.kind ?? null)
}
