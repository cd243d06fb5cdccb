import type { TollPlaza } from '../../catalogue/toll-plazas.ts'
import { planUnderTest } from '../derived/plan-under-test.ts'
import { isTransferLeg, linksOfPlazas } from '../derived/tolls.ts'
import type { Draft, Mutation } from './mutation.ts'

const SUMS = ['lines_multiply', 'shares_true', 'categories_add_up', 'group_bill_covered', 'inclusions_match_costs']
const fee = (rand: number) => ({ low: rand, typical: rand, high: rand })
const FEES: TollPlaza['fees'] = {
  class_1: fee(20),
  class_2: fee(50),
  class_3: fee(80),
}

/** Builds a plaza in the middle of a numbered road that the coach takes, and charges it; null if it takes none. */
export function withPlaza(draft: Draft): Draft | null {
  const { itinerary, idea, facts } = draft
  const coach = itinerary.cost_details.find(({ code }) => code === 'coach')
  const vehicle = facts.rates.transport.vehicles.find(({ id }) => id === coach?.vehicle?.id)
  if (!coach?.vehicle || !vehicle || idea.needs.includes('own-transport')) return null
  const { road, flights } = planUnderTest(itinerary, idea, facts, draft)
  const legs = road.legs.filter((leg) => !isTransferLeg(leg, flights))
  const link = legs.flatMap(({ way }) => way?.links ?? []).find((one) => one.road !== undefined && one.km >= 2)
  if (!link) return null
  const ends = [link.from, link.to].map((id) => facts.roads.graph.points[facts.roads.graph.indexOf.get(id)!]!)
  const middle = link.via?.[0] ?? [(ends[0]!.lat + ends[1]!.lat) / 2, (ends[0]!.lon + ends[1]!.lon) / 2]
  const plaza: TollPlaza = {
    id: 'toll-new',
    name: 'New',
    road: link.road!.split(';')[0]!,
    lat: middle[0]!,
    lon: middle[1]!,
    fees: FEES,
    source: 'a test',
    as_of: '2026-11',
    confidence: 'low',
  }
  draft.facts = { ...facts, tollPlazas: [plaza] }
  const links = linksOfPlazas(draft.facts).get(plaza)!
  const times = legs.filter(({ way }) => way?.links.some((one) => links.has(one))).length
  const unit_price = times * plaza.fees[vehicle.toll_class].typical
  itinerary.cost_details.push({
    category: coach.category,
    item: `Tolls: New × ${times}`,
    code: 'tolls',
    tolls: {
      class: vehicle.toll_class,
      plazas: [{ plaza_id: plaza.id, times }],
    },
    unit_price,
    quantity: coach.vehicle.count,
    total: unit_price * coach.vehicle.count,
    per_student: 0,
  })
  return draft
}
const lineOf = (draft: Draft | null) => draft?.itinerary.cost_details.find(({ code }) => code === 'tolls')

export const TOLL_MUTATIONS: readonly Mutation[] = [
  {
    check: 'tolls_charged',
    what: 'tolls of a plaza that is not on the way',
    also: SUMS,
    apply: (draft) => {
      const line = lineOf(withPlaza(draft))
      if (!line) return false
      const elsewhere: TollPlaza = {
        ...draft.facts.tollPlazas[0]!,
        id: 'toll-elsewhere',
        road: 'N999',
      }
      draft.facts = {
        ...draft.facts,
        tollPlazas: [...draft.facts.tollPlazas, elsewhere],
      }
      line.tolls!.plazas.push({ plaza_id: elsewhere.id, times: 1 })
      line.unit_price += elsewhere.fees[line.tolls!.class].typical
    },
  },
  {
    check: 'tolls_charged',
    what: 'a plaza on the way that nobody pays',
    apply: (draft) => {
      if (!lineOf(withPlaza(draft))) return false
      draft.itinerary.cost_details.pop()
    },
  },
  {
    check: 'tolls_charged',
    what: 'a fee that the plaza does not have',
    also: SUMS,
    apply: (draft) => {
      const line = lineOf(withPlaza(draft))
      if (!line) return false
      line.unit_price += 1
    },
  },
  {
    check: 'tolls_charged',
    what: 'tolls that name no plaza',
    also: SUMS,
    apply: (draft) => {
      const line = lineOf(withPlaza(draft))
      if (!line) return false
      delete line.tolls
    },
  },
]
