import type { CostLine } from '../../itinerary/itinerary.ts'
import type { Draft, Mutation } from './mutation.ts'

const SUMS = ['lines_multiply', 'shares_true', 'categories_add_up', 'group_bill_covered', 'inclusions_match_costs']
type Hired = CostLine & Required<Pick<CostLine, 'hire' | 'vehicle'>>
const coachOf = ({ itinerary }: Draft): Hired | undefined =>
  itinerary.cost_details.find((line): line is Hired => line.code === 'coach' && line.hire !== undefined)
const vehicleOf = ({ facts }: Draft, { vehicle }: Hired) =>
  facts.rates.transport.vehicles.find(({ id }) => id === vehicle.id)!

/** The coach goes home on the first day and comes back on the last; days between have a local vehicle of the same sort. */
function dropAndFetch(draft: Draft): { coach: Hired; local: Hired } | null {
  const coach = coachOf(draft)
  const { itinerary } = draft
  const days = itinerary.daily_itinerary.length
  if (!coach || days < 3) return null
  const { per_km, per_day } = vehicleOf(draft, coach)
  itinerary.cost_details = itinerary.cost_details.filter(({ code }) => code !== 'driver')
  const between = Array.from({ length: days - 2 }, (_, i) => i + 2)
  const local: Hired = {
    ...coach,
    code: 'local_bus',
    hire: { for: 'local', by: 'day', days: between },
    unit_price: per_day.typical,
    quantity: between.length,
  }
  Object.assign(coach, {
    hire: { for: 'there_and_back', by: 'km', days: [1, days] },
    unit_price: per_km.typical,
    quantity: 2000,
  })
  itinerary.cost_details.push(local)
  return { coach, local }
}

export const FLEET_MUTATIONS: readonly Mutation[] = [
  {
    check: 'seats_for_all',
    what: 'a minibus taxi behind the coach',
    also: ['fleet_covers', 'tolls_charged', 'inclusions_match_costs', ...SUMS],
    apply: (draft) => {
      const coach = coachOf(draft)
      if (!coach) return false
      draft.itinerary.cost_details.push({ ...coach, vehicle: { ...coach.vehicle, id: 'minibus-taxi-15' } })
    },
  },
  {
    check: 'fleet_covers',
    what: 'a coach for one day less than the trip has',
    also: [...SUMS, 'seats_for_all', 'tolls_charged'],
    apply: (draft) => {
      const coach = coachOf(draft)
      if (!coach) return false
      coach.hire.days.pop()
      coach.quantity -= coach.vehicle.count
    },
  },
  {
    check: 'fleet_covers',
    what: 'half a day for a trip of a whole day',
    also: SUMS,
    apply: (draft) => {
      const coach = coachOf(draft)
      if (!coach) return false
      coach.hire.by = 'half_day'
      coach.unit_price = vehicleOf(draft, coach).per_half_day.typical
    },
  },
  {
    check: 'fleet_covers',
    what: 'the rate by km where that by day is the greater',
    also: SUMS,
    apply: (draft) => {
      const coach = coachOf(draft)
      if (!coach) return false
      coach.hire.by = 'km'
      coach.unit_price = vehicleOf(draft, coach).per_km.typical
      coach.quantity = 10 * coach.vehicle.count
    },
  },
  {
    check: 'fleet_covers',
    what: 'a driver who is away for nights that nobody pays',
    also: SUMS,
    apply: ({ itinerary }) => {
      if (!itinerary.cost_details.some(({ code }) => code === 'driver')) return false
      itinerary.cost_details = itinerary.cost_details.filter(({ code }) => code !== 'driver')
    },
  },
  {
    check: 'seats_for_all',
    what: 'a day between without a vehicle',
    also: [...SUMS, 'fleet_covers', 'tolls_charged'],
    apply: (draft) => {
      const dropped = dropAndFetch(draft)
      if (!dropped) return false
      draft.itinerary.cost_details.pop()
    },
  },
  {
    check: 'fleet_covers',
    what: 'a coach that goes home and is charged for fewer km than that',
    also: [...SUMS, 'tolls_charged'],
    apply: (draft) => {
      const dropped = dropAndFetch(draft)
      if (!dropped) return false
      dropped.coach.quantity = 20
    },
  },
]
