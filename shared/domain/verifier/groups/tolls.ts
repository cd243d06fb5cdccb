import type { Facts } from '../../catalogue/facts.ts'
import type { TollPlaza } from '../../catalogue/toll-plazas.ts'
import type { CostLine } from '../../itinerary/itinerary.ts'
import type { RoadLink } from '../../roads/road-graph.ts'
import type { PlanUnderTest } from '../derived/plan-under-test.ts'
import type { CheckedLeg } from '../derived/road.ts'
import type { FastestWay } from '../derived/road-search.ts'
import { cents, inRand } from '../derived/money.ts'
import { drawnLineOf, type DrawnLine, isDrawnBy, isTransferLeg, linksOfPlazas } from '../derived/tolls.ts'
import { countOf, hiredOn } from '../derived/hired.ts'
import { counted, failIfAny, type Finding, pass, type Rule } from '../finding.ts'
import { emptyRuns } from './fleet.ts'
import { mayTake } from './road-words.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
/** A drive of the group, the vehicles that make it, and the line that is drawn for it. */
interface Run {
  leg: CheckedLeg
  way: FastestWay
  times: number
  drawn: DrawnLine | null
}
interface Runs {
  driven: Run[]
  /** A coach that does not wait drives home and back empty. */
  empty: { times: number; ways: FastestWay[] }
}
function runsOf(plan: PlanUnderTest): Runs {
  const { road, flights, itinerary } = plan
  const driven = road.legs.flatMap((leg): Run[] => {
    if (!leg.way) return []
    // The bus to the airport goes back empty.
    const times = isTransferLeg(leg, flights)
      ? 2 * countOf(itinerary.cost_details.filter(({ code }) => code === 'transfer'))
      : countOf(hiredOn(leg.day, itinerary))
    return [{ leg, way: leg.way, times, drawn: drawnLineOf(leg) }]
  })
  const times = countOf(itinerary.cost_details.filter(({ hire }) => hire?.for === 'there_and_back'))
  const { back, out } = times > 0 ? emptyRuns(plan) : { back: null, out: null }
  return { driven, empty: { times, ways: [back, out].filter((way) => way !== null) } }
}

/** How often vehicles pass a plaza at least and at most: another way that is as good may avoid it or take it. */
function passagesOf({ driven, empty }: Runs, plaza: TollPlaza, facts: Facts): { least: number; most: number } {
  const links = linksOfPlazas(facts).get(plaza)!
  const isToll = (link: RoadLink) => links.has(link)
  let least = 0
  let most = 0
  for (const { leg, way, times, drawn } of driven) {
    const isOwn = way.links.some(isToll)
    const isDrawn = drawn !== null && isDrawnBy(drawn, plaza)
    if (isOwn && (isDrawn || drawn === null)) least += times
    if (isOwn || (isDrawn && mayTake(leg, facts.roads.graph, isToll))) most += times
  }
  for (const { links: passed } of empty.ways)
    if (passed.some(isToll)) {
      least += empty.times
      most += empty.times
    }
  return { least, most }
}

/** What is wrong with one line: a fee that is none of its plazas, or other vehicles than the plan has. */
function faultsOfLine(line: CostLine, { facts, itinerary }: PlanUnderTest): string[] {
  if (!line.tolls) return [`${line.item} names no plaza`]
  const { class: of, plazas } = line.tolls
  const fees = (['low', 'typical'] as const).map((end) =>
    sum(
      plazas.map(({ plaza_id, times }) => {
        const plaza = facts.tollPlazas.find(({ id }) => id === plaza_id)
        return plaza ? times * plaza.fees[of][end] : NaN
      }),
    ),
  )
  const classOf = (id: string | undefined) =>
    facts.rates.transport.vehicles.find((vehicle) => vehicle.id === id)?.toll_class
  const counts = ['coach', 'local_bus', 'transfer'].map((code) => {
    const vehicles = new Map(
      itinerary.cost_details.flatMap((other) =>
        other.code === code && classOf(other.vehicle?.id) === of ? [[other.vehicle!.id, other.vehicle!.count]] : [],
      ),
    )
    return sum([...vehicles.values()])
  })
  return [
    ...(fees.some((fee) => cents(fee) === cents(line.unit_price))
      ? []
      : [`${line.item} should cost ${inRand(fees[1]!)}`]),
    ...(counts.includes(line.quantity) ? [] : [`${line.item} is for ${line.quantity} vehicles that the plan has not`]),
  ]
}

function tollsCharged(plan: PlanUnderTest): Finding {
  const { itinerary, facts, idea } = plan
  if (idea.needs.includes('own-transport')) return pass('See "own transport".')
  const lines = itinerary.cost_details.filter(({ code }) => code === 'tolls')
  const runs = runsOf(plan)
  const wrong = facts.tollPlazas.flatMap((plaza) => {
    const charged = sum(
      lines.flatMap(({ tolls, quantity }) =>
        (tolls?.plazas ?? []).map(({ plaza_id, times }) => (plaza_id === plaza.id ? times * quantity : 0)),
      ),
    )
    const { least, most } = passagesOf(runs, plaza, facts)
    if (charged >= least && charged <= most) return []
    return [`${plaza.name} is charged ${charged} times and passed ${least === most ? least : `${least} to ${most}`}`]
  })
  const named = new Set(lines.flatMap(({ tolls }) => (tolls?.plazas ?? []).map(({ plaza_id }) => plaza_id)))
  return failIfAny(
    [...wrong, ...lines.flatMap((line) => faultsOfLine(line, plan))],
    named.size === 0
      ? 'No toll plaza of our list is on the way.'
      : `${counted(named.size, 'toll plaza')} on the way, each charged as often as it is passed.`,
  )
}

export const TOLL_RULES: readonly Rule[] = [
  {
    id: 'tolls_charged',
    label: 'Tolls are those of the plazas on the way',
    otherwise: 'Tolls are not those of the way',
    run: tollsCharged,
  },
]
