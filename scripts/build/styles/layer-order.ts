/** What must hold for a utility to count, from what always does to what is asked for most particularly: the later wins. */
const CONDITIONS: readonly RegExp[] = [
  /^$/,
  /hover|focus|active|disabled/,
  /^@media not all and \(.*64rem\)$/,
  /^@media not all and \(.*40rem\)$/,
  /^@media \(.*40rem\)$/,
  /^@media \(.*48rem\)$/,
  /^@media \(.*64rem\)$/,
  /^@media print$/,
  /data-|scripting/,
]

/** `p-4` before `px-4` before `pt-4`: what sets one side counts over what sets two, and that over what sets all. */
const WHOLE =
  /^(margin|padding|inset|gap|overflow|flex|border-(width|style|color|radius)|grid-(column|row)|place-(items|content|self))$/
const HALF = /^(margin|padding|inset|border)-(inline|block)(-(width|style|color))?$/

/** Cascade layers of the utilities, first to last: one for each condition and breadth. */
export const UTILITY_LAYERS: readonly string[] = CONDITIONS.flatMap((_, index) =>
  [0, 1, 2].map((at) => layer(index, at)),
)

/** The layer of a utility, by the conditions around it and what it sets; undefined for a condition that has no place yet. */
export function layerOf(conditions: string, properties: readonly string[]): string | undefined {
  const condition = CONDITIONS.findIndex((pattern) => pattern.test(conditions))
  return condition < 0 ? undefined : layer(condition, breadthOf(properties))
}

function breadthOf(properties: readonly string[]): number {
  const isSize = properties.includes('width') && properties.includes('height')
  if (isSize || properties.some((property) => WHOLE.test(property))) return 0
  return properties.some((property) => HALF.test(property)) ? 1 : 2
}

function layer(condition: number, breadth: number): string {
  return `${String.fromCharCode(97 + condition)}${breadth}`
}
