import { kmBetween, type Point } from '../geo.ts'
import type { Measure, RoadNetwork, Way } from './road-network.ts'

/** Stops so near to home are left and reached by the same way. */
const AROUND_HOME_KM = 10

/** The same roads, on which every way from home and its surroundings or to them takes `factor` times as long. */
export function withLongerWays(roads: RoadNetwork, home: Point, factor: number): RoadNetwork {
  const longer = ({ km, minutes }: Measure): Measure => ({ km, minutes: factor * minutes })
  const longerWay = (way: Way): Way => ({
    ...way,
    minutes: factor * way.minutes,
    links: way.links.map((one) => ({ ...one, minutes: factor * one.minutes })),
    streets: longer(way.streets),
  })
  const allLonger: RoadNetwork = {
    ...roads,
    measure: (from, to) => longer(roads.measure(from, to)),
    findWay: (from, to) => {
      const way = roads.findWay(from, to)
      return way && longerWay(way)
    },
  }
  const isAtHome = (point: Point) => kmBetween(home, point) <= AROUND_HOME_KM
  const forLeg = (from: Point, to: Point) => (isAtHome(from) === isAtHome(to) ? roads : allLonger)
  return {
    ...roads,
    forLeg,
    measure: (from, to) => forLeg(from, to).measure(from, to),
    findWay: (from, to) => forLeg(from, to).findWay(from, to),
  }
}
