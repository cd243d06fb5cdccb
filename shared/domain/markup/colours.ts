/** The palette of a post: design tokens whose contrast holds in light and dark, each in the text and behind it. */
export const COLOURS = ['petrol', 'sky', 'fynbos', 'protea', 'sand', 'danger', 'grey'] as const
export type ColourName = (typeof COLOURS)[number]

/** Middles of the palette in sRGB, for finding the nearest to any other colour. */
const MIDDLES: Record<ColourName, readonly [number, number, number]> = {
  petrol: [0, 128, 128],
  sky: [38, 110, 220],
  fynbos: [34, 150, 70],
  protea: [215, 60, 140],
  sand: [235, 175, 40],
  danger: [220, 30, 30],
  grey: [128, 128, 128],
}

const OTHER_NAMES: Record<string, ColourName> = {
  teal: 'petrol',
  turquoise: 'petrol',
  cyan: 'petrol',
  blue: 'sky',
  navy: 'sky',
  green: 'fynbos',
  lime: 'fynbos',
  olive: 'fynbos',
  pink: 'protea',
  magenta: 'protea',
  purple: 'protea',
  violet: 'protea',
  yellow: 'sand',
  orange: 'sand',
  gold: 'sand',
  amber: 'sand',
  brown: 'sand',
  red: 'danger',
  maroon: 'danger',
  gray: 'grey',
  silver: 'grey',
  black: 'grey',
  white: 'grey',
}

const HEX = /^#(?:([0-9a-f])([0-9a-f])([0-9a-f])|([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2}))$/

/** The palette's colour for a name or a hex value; a hex value becomes its nearest. Null where it is neither. */
export function colourOf(written: string): ColourName | null {
  const name = written.trim().toLowerCase()
  const own = COLOURS.find((one) => one === name)
  if (own) return own
  if (Object.hasOwn(OTHER_NAMES, name)) return OTHER_NAMES[name] ?? null
  const hex = HEX.exec(name)
  if (!hex) return null
  const parts = hex.slice(1).filter((part) => part !== undefined)
  return nearest(parts.map((part) => Number.parseInt(part.length === 1 ? part + part : part, 16)))
}

function nearest(rgb: readonly number[]): ColourName {
  const distance = (name: ColourName) =>
    MIDDLES[name].reduce((sum, middle, i) => sum + (middle - (rgb[i] ?? 0)) ** 2, 0)
  return COLOURS.reduce((best, name) => (distance(name) < distance(best) ? name : best))
}
