import type { Vehicle } from '#shared/domain/catalogue/rates'
import { TOLL_CLASSES, type TollClass, type TollPlaza } from '#shared/domain/catalogue/toll-plazas'
import { sumCents } from '../../money.ts'
import { plazasOn } from '../../roads/toll-plazas.ts'
import type { RateEnd } from '../request/economy.ts'
import type { Leg } from '../roads/leg.ts'
import { type PriceLine, priceLine } from './cost-line.ts'
import { rateCents } from './rate-cents.ts'

/** A toll plaza, and how often one vehicle passes it. */
export interface Passage {
  plaza: TollPlaza
  times: number
}
/** The plazas on these ways, in the order in which they come, each way driven so many times. */
export function passagesOn(legs: readonly Leg[], timesEach: number, plazas: readonly TollPlaza[]): Passage[] {
  const times = new Map<TollPlaza, number>()
  for (const { way } of legs) {
    const passed = new Set((way?.links ?? []).flatMap((driven) => plazasOn(driven, plazas)))
    for (const plaza of passed) times.set(plaza, (times.get(plaza) ?? 0) + timesEach)
  }
  return [...times].map(([plaza, count]) => ({ plaza, times: count }))
}

/** What one vehicle pays at these plazas. */
export const tollCents = (passages: readonly Passage[], of: TollClass, end: RateEnd): number =>
  sumCents(passages.map(({ plaza, times }) => times * rateCents(plaza.fees[of], end)))

/** One line for the vehicles of each toll class. */
export function tollLines(
  vehicles: readonly { vehicle: Vehicle; count: number }[],
  passages: readonly Passage[],
  end: RateEnd,
  students: number,
): PriceLine[] {
  if (passages.length === 0) return []
  return TOLL_CLASSES.flatMap((of) => {
    const count = vehicles.reduce((sum, one) => sum + (one.vehicle.toll_class === of ? one.count : 0), 0)
    if (count === 0) return []
    return priceLine({ code: 'tolls', class: of, passages }, tollCents(passages, of, end), count, students)
  })
}
