import type { PlacedName } from './place-names.ts'

interface Props {
  x: number
  y: number
  /** Null at the start of the trip, which has a star. */
  number: number | null
  name: string
  placed: PlacedName | null
}

const STAR = 'M0-6 1.7-2.1 5.9-1.8 2.7 1 3.7 5.1 0 2.9-3.7 5.1-2.7 1-5.9-1.8-1.7-2.1Z'

/** The star of the start, for the list of stops. */
export function StarMark() {
  return (
    <svg viewBox="-7 -7 14 14" className="size-4 fill-current">
      <path d={STAR} />
    </svg>
  )
}

/** A numbered pin with its name. White on this pink is 5.9, where the brand's own is 4.0. */
export function StopPin({ x, y, number, name, placed }: Props) {
  return (
    <>
      <g transform={`translate(${x} ${y})`}>
        <circle
          r={10.5}
          className={`stroke-white stroke-2 ${number === null ? 'fill-petrol-deep' : 'fill-[oklch(0.52_0.18_12)]'}`}
        />
        {number === null ? (
          <path d={STAR} className="fill-white" />
        ) : (
          <text y={4.6} textAnchor="middle" className="fill-white text-micro font-bold">
            {number}
          </text>
        )}
      </g>
      {placed && (
        <text
          x={placed.x}
          y={placed.y}
          textAnchor={placed.anchor}
          className="fill-ink stroke-surface stroke-4 text-small font-semibold [paint-order:stroke]"
        >
          {name}
        </text>
      )}
    </>
  )
}
