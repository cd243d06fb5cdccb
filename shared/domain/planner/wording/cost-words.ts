import { stopSortOf } from '../../catalogue/stop-sorts.ts'
import type { TollClass } from '../../catalogue/toll-plazas.ts'
import { CATEGORY_OF, COST_CATEGORIES, type CostCategory } from '../../itinerary/costs.ts'
import type { CostLine, HireBasis, HirePurpose } from '../../itinerary/itinerary.ts'
import { randOfCents } from '../../money.ts'
import type { CostItem, PriceLine } from '../price/cost-line.ts'
import type { Plan } from '../plan.ts'

const HIRED_FOR: Record<HirePurpose, string> = {
  trip: '',
  there_and_back: 'there and back twice, ',
  local: 'hired there, ',
}
const UNITS_IN_WORDS: Record<HireBasis, (units: number) => string> = {
  day: (units) => `${units} ${units === 1 ? 'day' : 'days'}`,
  half_day: (units) => (units === 1 ? 'half a day' : `${units} half days`),
  km: (units) => `${units} km`,
}
const TOLL_CLASS_NAMES: Record<TollClass, string> = {
  class_1: 'a light vehicle',
  class_2: 'a vehicle of class 2',
  class_3: 'a vehicle of class 3',
}
/** The text of a cost line. */
export function costInWords(item: CostItem): string {
  switch (item.code) {
    case 'coach':
    case 'local_bus': {
      const { vehicle, count, units, by, for: purpose } = item.hire
      return `${count} × ${vehicle.label}, ${vehicle.seats} seats, ${HIRED_FOR[purpose]}${UNITS_IN_WORDS[by](units)}`
    }
    case 'flight':
      return `Flights ${item.from.town} – ${item.to.town} and back: ${item.for}`
    case 'transfer':
      return `${item.count} × ${item.vehicle.label}, ${item.vehicle.seats} seats, to ${item.airport.name} and from it`
    case 'driver':
      return 'Driver’s room and meals'
    case 'tolls':
      return `Tolls, ${TOLL_CLASS_NAMES[item.class]}: ${item.passages.map(({ plaza, times }) => `${plaza.name} × ${times}`).join(', ')}`
    case 'bed':
      return `${item.stay.name}: ${item.for}, by bed and night`
    case 'packed_lunch':
      return 'Packed lunches on tour'
    case 'dinner':
      return 'Dinners'
    case 'groceries':
      return 'Groceries for dinner and breakfast, cooked by the group'
    case 'entrance': {
      const isFree = item.for === 'learners' && item.place.learner_price_zar === 0
      return `${item.place.name}: ${item.for}${isFree ? ', no entrance fee' : ''}`
    }
    case 'to_be_quoted': {
      const [low, high] = item.stop.price ?? stopSortOf(item.stop.sort).price
      const estimate =
        high === 0 ? 'usually free' : low === high ? `about R${low} a learner` : `about R${low} to R${high} a learner`
      return `${item.stop.place.name}: to be quoted, ${estimate}`
    }
    case 'guide':
      return 'Registered tour guide, by day'
    case 'insurance':
      return 'Travel insurance, by learner and day'
    case 'contingency':
      return `Contingency, ${item.percent} %`
    case 'price_rise':
      return `Prices of ${item.from} brought to ${item.to}`
    case 'fee':
      return `Uhambo’s fee, ${item.percent} %`
    case 'fee_vat':
      return `VAT on the fee, ${item.percent} %`
  }
}
export const categoryOf = ({ item }: PriceLine): CostCategory => CATEGORY_OF[item.code]
/** The categories of the cost lines, in their order. */
export const categoriesOf = ({ price }: Pick<Plan, 'price'>): CostCategory[] => [
  ...new Set(price.lines.map(categoryOf)),
]

/** The fields of a cost line besides its code. */
function detailsOf(item: CostItem): Pick<CostLine, 'for' | 'place_id' | 'stay_id' | 'vehicle' | 'hire' | 'tolls'> {
  if (item.code === 'coach' || item.code === 'local_bus') {
    const { vehicle, count, for: purpose, by, days } = item.hire
    return { vehicle: { id: vehicle.id, count }, hire: { for: purpose, by, days: [...days] } }
  }
  if (item.code === 'tolls') {
    const plazas = item.passages.map(({ plaza, times }) => ({ plaza_id: plaza.id, times }))
    return { tolls: { class: item.class, plazas } }
  }
  if (item.code === 'transfer') return { vehicle: { id: item.vehicle.id, count: item.count } }
  if (item.code === 'flight') return { for: item.for }
  if (item.code === 'bed') return { stay_id: item.stay.id, for: item.for }
  if (item.code === 'entrance') return { place_id: item.place.id, for: item.for }
  return {}
}
export const costLines = ({ price }: Plan): CostLine[] =>
  price.lines.map((line) => ({
    category: COST_CATEGORIES[categoryOf(line)],
    item: costInWords(line.item),
    unit_price: randOfCents(line.unitCents),
    quantity: line.quantity,
    total: randOfCents(line.totalCents),
    per_student: randOfCents(line.perStudentCents),
    code: line.item.code,
    ...detailsOf(line.item),
  }))

export function costBreakdown({ price }: Plan): Record<string, number> {
  const cents = new Map<string, number>()
  for (const line of price.lines) {
    const name = COST_CATEGORIES[categoryOf(line)]
    cents.set(name, (cents.get(name) ?? 0) + line.perStudentCents)
  }
  return Object.fromEntries([...cents].map(([name, sum]) => [name, randOfCents(sum)]))
}
