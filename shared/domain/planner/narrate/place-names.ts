import type { Area, Brief } from '../brief/brief.ts'
import { readIndex } from '../candidates/facts-index.ts'
import type { Facts } from '#shared/domain/catalogue/facts'
import { PROVINCES } from '#shared/domain/provinces'

const WITHOUT_ARTICLE = new Set([
  'Gauteng',
  'KwaZulu-Natal',
  'Limpopo',
  'Mpumalanga',
  'North West',
  'Ekurhuleni',
  'Zululand',
  'Namaqualand',
  'Madikwe',
  'Twee Rivieren',
  'Route 62',
])
/** Suburbs that are a stretch of town rather than one place. */
const STRETCH = /(?:Suburbs|Seaboard)$/
function hasArticle({ kind, name }: Area): boolean {
  if (kind === 'suburb') return STRETCH.test(name)
  return (kind === 'region' || kind === 'park' || kind === 'province') && !WITHOUT_ARTICLE.has(name)
}
/** "the Drakensberg", "the Southern Suburbs", "Durban". */
export const withArticle = (area: Area): string => (hasArticle(area) ? `the ${area.name}` : area.name)

/** Where the trip is, in words: the town of a single place, else the area itself. */
function areaInWords(brief: Brief, facts: Facts): string {
  const area = brief.areas[0]!
  if (area.kind !== 'place') return withArticle(area)
  const place = readIndex(facts).places.find(({ place: { name } }) => name === area.name)?.place
  return place?.town ?? area.name
}
const prepositionFor = (name: string): string => {
  if (/Route\b/.test(name)) return 'along'
  if (/(?:Coast|Flats|Island|Peninsula|Rand|Seaboard)$/.test(name)) return 'on'
  return /(?:Dam|Resort)$/.test(name) ? 'at' : 'in'
}
/** "in Durban", "on the Wild Coast", "on the West Rand", "along the Garden Route". */
export function areaPhrase(brief: Brief, facts: Facts): string {
  const name = areaInWords(brief, facts)
  return `${prepositionFor(name)} ${name}`
}
/** "Drakensberg, KwaZulu-Natal". */
export function locationOf(brief: Brief, facts: Facts): string {
  const area = brief.areas[0]!
  const name = areaInWords(brief, facts).replace(/^the /, '')
  return area.kind === 'province' ? PROVINCES[area.province] : `${name}, ${PROVINCES[area.province]}`
}
