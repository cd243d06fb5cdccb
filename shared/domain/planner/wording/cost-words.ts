import { stopSortOf } from '../../catalogue/stop-sorts.ts'
import type { Vehicle } from '../../catalogue/rates.ts'
import { CATEGORY_OF, COST_CATEGORIES, type CostCategory } from '../../itinerary/costs.ts'
import type { CostLine } from '../../itinerary/itinerary.ts'
import { randOfCents } from '../../money.ts'
import type { CostItem, PriceLine } from '../price/cost-line.ts'
import type { Plan } from '../plan.ts'
import { vehicleIn } from '../../itinerary/language/vehicle-names.ts'
import type { Language } from '../../language.ts'
import { COST_PHRASES, HIRE_UNITS, HIRED_FOR, PAYERS, TOLL_CLASS_NAMES } from './language/price-phrases.ts'

/** The text of a cost line. */
export function costInWords(item: CostItem, language: Language): string {
  const say = COST_PHRASES
  const hired = (count: number, vehicle: Vehicle) =>
    say.seats[language](`${count} × ${vehicleIn(language, vehicle)}`, vehicle.seats)
  switch (item.code) {
    case 'coach':
    case 'local_bus': {
      const { vehicle, count, units, by, for: purpose } = item.hire
      return `${hired(count, vehicle)}, ${HIRED_FOR[language][purpose]}${HIRE_UNITS[by][language](units)}`
    }
    case 'flight':
      return say.flights[language](item.from.town, item.to.town, PAYERS[language][item.for])
    case 'transfer':
      return say.transfer[language](hired(item.count, item.vehicle), item.airport.name)
    case 'tolls': {
      const plazas = item.passages.map(({ plaza, times }) => `${plaza.name} × ${times}`).join(', ')
      return say.tolls[language](TOLL_CLASS_NAMES[language][item.class], plazas)
    }
    case 'bed':
      return say.bed[language](item.stay.name, PAYERS[language][item.for])
    case 'entrance': {
      const isFree = item.for === 'learners' && item.place.learner_price_zar === 0
      return `${item.place.name}: ${PAYERS[language][item.for]}${isFree ? say.noFee[language] : ''}`
    }
    case 'to_be_quoted': {
      const [low, high] = item.stop.price ?? stopSortOf(item.stop.sort).price
      const estimate = high === 0 ? say.usuallyFree[language] : say.estimate[language](low, high)
      return say.toBeQuoted[language](item.stop.place.name, estimate)
    }
    case 'driver':
    case 'packed_lunch':
    case 'dinner':
    case 'groceries':
    case 'guide':
    case 'insurance':
      return say[item.code][language]
    case 'price_rise':
      return say.price_rise[language](item.from, item.to)
    case 'contingency':
    case 'fee':
    case 'fee_vat':
      return say[item.code][language](item.percent)
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
export const costLines = ({ price }: Plan, language: Language): CostLine[] =>
  price.lines.map((line) => ({
    category: COST_CATEGORIES[categoryOf(line)],
    item: costInWords(line.item, language),
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
