import { type Box, PIN, pinBox } from './boxes.ts'
import { frameAround, inFrame, kmPerPictureUnit, type Frame } from './frame.ts'
import { pointsOfLeg, samplesOf } from './leg-line.ts'
import type { DrawnPoint, MapLeg, MapStop } from './map-stop.ts'
import { placeDistances, type PlacedDistance } from './place-distances.ts'
import { placeNames, type PlacedName } from './place-names.ts'
import { projected } from './projection.ts'
import { type ScaleBar, scaleBar } from './scale-bar.ts'
import { spreadPins } from './spread-pins.ts'

/** A route in the units of the picture: pins and texts cover no other pin or text. */
export interface RouteDrawing {
  frame: Frame
  lines: Record<MapLeg['line'], DrawnPoint[][]>
  /** The true positions of the stops, and those of their pins. */
  dots: DrawnPoint[]
  /** The places without a pin of their own. */
  places: DrawnPoint[]
  pins: DrawnPoint[]
  names: (PlacedName | null)[]
  distances: PlacedDistance[]
  scale: ScaleBar
}

/** Pins come first, then the scale, the names and the distances, each where there is room. */
export function drawRoute(stops: readonly MapStop[], legs: readonly MapLeg[]): RouteDrawing {
  const frame = frameAround([...stops, ...legs.flatMap(({ path }) => path ?? [])].map(projected))
  const dots = stops.map((stop) => inFrame(frame, projected(stop)))
  const pins = spreadPins(dots)
  const drawn = legs.map((leg) => ({ ...leg, points: pointsOfLeg(leg, frame, dots) }))
  const linesOf = (kind: MapLeg['line']) => drawn.filter(({ line }) => line === kind).map(({ points }) => points)
  const roads = drawn.flatMap(({ points }) => samplesOf(points))
  const scale = scaleBar(kmPerPictureUnit(frame), pins, roads)
  const names = placeNames(
    pins.map((pin, index) => ({ ...pin, name: stops[index]!.name })),
    roads,
    [scale.box],
  )
  const taken: Box[] = [scale.box, ...pins.map(pinBox), ...names.flatMap((name) => name?.box ?? [])]
  return {
    frame,
    lines: { road: linesOf('road'), home: linesOf('home'), flight: linesOf('flight') },
    dots,
    places: placesOf(stops, frame, pins),
    pins,
    names,
    distances: placeDistances(measured(drawn), roads, taken),
    scale,
  }
}

/** The places of merged stops that are not under a pin. */
const placesOf = (stops: readonly MapStop[], frame: Frame, pins: readonly DrawnPoint[]): DrawnPoint[] =>
  stops
    .flatMap(({ places = [] }) => places)
    .map((place) => inFrame(frame, projected(place)))
    .filter(({ x, y }) => pins.every((pin) => Math.hypot(pin.x - x, pin.y - y) > PIN))

/** Two roads between the same stops are told apart by their distances only if these differ by more than this share. */
const SAME_ROAD = 0.03

/** The legs from one stop to another with their distances, a way there and back once. */
function measured(legs: readonly (MapLeg & { points: DrawnPoint[] })[]): { line: DrawnPoint[]; text: string }[] {
  const kept: (MapLeg & { km: number; points: DrawnPoint[] })[] = []
  for (const { km, ...leg } of legs) {
    if (km === null || leg.from === leg.to) continue
    const isSame = (one: (typeof kept)[number]) =>
      (one.from === leg.from ? one.to === leg.to : one.from === leg.to && one.to === leg.from) &&
      Math.abs(one.km - km) <= SAME_ROAD * km
    if (!kept.some(isSame)) kept.push({ ...leg, km })
  }
  return kept.map(({ km, points }) => ({ line: points, text: `${Math.round(km)} km` }))
}
