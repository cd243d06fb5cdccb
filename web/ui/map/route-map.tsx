import { frameAround, inFrame, PICTURE } from './frame.ts'
import { legPath } from './leg-path.ts'
import type { MapLeg, MapStop } from './map-stop.ts'
import { placeNames } from './place-names.ts'
import { projected } from './projection.ts'
import { StopPin } from './stop-pin.tsx'
import baseMap from './south-africa.svg?no-inline'

/**
 * The route on the outline of South Africa. It is only a picture: the page must also list the stops,
 * and `title` describes the picture.
 */
export function RouteMap({
  stops,
  legs,
  title,
}: {
  stops: readonly MapStop[]
  legs: readonly MapLeg[]
  title: string
}) {
  const points = stops.map(projected)
  const frame = frameAround(points)
  const drawn = points.map((point) => inFrame(frame, point))
  const names = placeNames(drawn.map((point, index) => ({ ...point, name: stops[index]!.name })))
  const line = 1.2 / frame.scale
  const numbers = stops.map((stop, index) =>
    stop.kind === 'start' ? null : stops.slice(0, index + 1).filter(({ kind }) => kind === 'stop').length,
  )
  return (
    <svg
      viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
      role="img"
      aria-label={title}
      className="block w-full rounded-control bg-sky-tint"
    >
      <g
        transform={`scale(${frame.scale.toFixed(4)}) translate(${(-frame.x).toFixed(1)} ${(-frame.y).toFixed(1)})`}
        strokeLinejoin="round"
      >
        <use href={`${baseMap}#neighbours`} className="fill-sunken stroke-line" strokeWidth={line} />
        <use href={`${baseMap}#land`} className="fill-surface stroke-line-strong" strokeWidth={line} />
        <use href={`${baseMap}#provinces`} className="fill-none stroke-line" strokeWidth={line} />
      </g>
      {legs.map(({ from, to, home }) => (
        <Leg key={`${from}-${to}`} path={legPath(drawn[from]!, drawn[to]!, home, drawn)} home={home} />
      ))}
      {drawn.map((point, index) => (
        <StopPin key={index} {...point} number={numbers[index]!} name={stops[index]!.name} placed={names[index]!} />
      ))}
    </svg>
  )
}

function Leg({ path, home }: { path: string; home: boolean }) {
  if (home)
    return (
      <path d={path} className="fill-none stroke-ink-2" strokeWidth={2} strokeDasharray="1 5" strokeLinecap="round" />
    )
  return (
    <>
      <path d={path} className="fill-none stroke-(--road-edge)" strokeWidth={8} strokeLinecap="round" />
      <path d={path} className="fill-none stroke-road" strokeWidth={5.5} strokeLinecap="round" />
      <path d={path} className="fill-none stroke-bus" strokeWidth={1.4} strokeDasharray="6 5" />
    </>
  )
}
