import { LINE } from './boxes.ts'
import type { DrawnPoint, MapStop } from './map-stop.ts'
import type { PlacedName } from './place-names.ts'
import { AT_PLACE } from './spread-pins.ts'

const STAR = 'M0-6 1.7-2.1 5.9-1.8 2.7 1 3.7 5.1 0 2.9-3.7 5.1-2.7 1-5.9-1.8-1.7-2.1Z'
const BED = 'M-6-4.5v9M-6-2H4.5A1.5 1.5 0 0 1 6-.5v5M-6 2.5H6'

type SignedKind = Exclude<MapStop['kind'], 'stop'>

/** The number of each stop on its pin; null at the start and at beds, which have signs. */
export const stopNumbers = (stops: readonly Pick<MapStop, 'kind'>[]): (number | null)[] =>
  stops.map(({ kind }, index) =>
    kind === 'stop' ? stops.slice(0, index + 1).filter((stop) => stop.kind === 'stop').length : null,
  )

const Sign = ({ kind }: { kind: SignedKind }) =>
  kind === 'start' ? <path d={STAR} className="map-star" /> : <path d={BED} className="map-bed" />

/** The mark of a stop in the list beside the map: its number, or the sign of the start or a bed. */
export function StopMark({ kind, number }: { kind: MapStop['kind']; number: number | null }) {
  return (
    <span className="stop-mark">
      {kind === 'stop' ? (
        number
      ) : (
        <svg viewBox="-8 -8 16 16" role="img" aria-label={kind === 'start' ? 'Start' : 'Bed'}>
          <Sign kind={kind} />
        </svg>
      )}
    </span>
  )
}

/** A pin with its number or sign. */
export function StopPin({ x, y, kind, number }: DrawnPoint & { kind: MapStop['kind']; number: number | null }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={10.5} className={kind === 'stop' ? undefined : 'map-pin-signed'} />
      {kind === 'stop' ? <text y={4.6}>{number}</text> : <Sign kind={kind} />}
    </g>
  )
}

/** A place without a pin at its true position. */
export const Dot = ({ x, y }: DrawnPoint) => <circle cx={x} cy={y} r={3} className="map-dot" />

/** A thin line from the true position of a stop to its pin. */
export function Leader({ pin, dot }: { pin: DrawnPoint; dot: DrawnPoint }) {
  if (Math.hypot(pin.x - dot.x, pin.y - dot.y) < AT_PLACE) return null
  return (
    <>
      <path d={`M${dot.x} ${dot.y}L${pin.x} ${pin.y}`} className="map-leader" />
      <Dot {...dot} />
    </>
  )
}

/** The name of a stop beside its pin. */
export function StopName({ x, y, anchor, lines }: PlacedName) {
  return (
    <text x={x} y={y} textAnchor={anchor === 'start' ? undefined : anchor}>
      {lines.length === 1
        ? lines[0]
        : lines.map((line, index) => (
            <tspan key={line} x={x} dy={index > 0 ? LINE : undefined}>
              {line}
            </tspan>
          ))}
    </text>
  )
}
