/**
 * The colours that a post may use: design tokens with enough contrast in light and dark mode, as text and as
 * background.
 */
export const COLOURS = ['petrol', 'sky', 'fynbos', 'protea', 'sand', 'danger', 'grey'] as const
export type ColourName = (typeof COLOURS)[number]

/** The sRGB centre of each colour, to find the nearest one to a hex value. */
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

/** The colour of the palette for a name, or the nearest one for a hex value; null for anything else. */
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
