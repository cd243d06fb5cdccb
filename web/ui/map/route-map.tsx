import { useId } from 'react'
import { drawRoute, type RouteDrawing } from './draw-route.ts'
import { type Frame, PICTURE, shows } from './frame.ts'
import { svgPath } from './leg-line.ts'
import type { MapLeg, MapStop } from './map-stop.ts'
import { Dot, Leader, StopName, stopNumbers, StopPin } from './stop-pin.tsx'
import { type Tile, tilesUnder } from './tiles.ts'
import baseMap from './south-africa.svg?no-inline'

/**
 * A route on the outline of South Africa, or in a city on plain ground. It is only a picture: the page must also list
 * the stops, and `title` describes the picture.
 */
export function RouteMap({
  stops,
  legs,
  title,
  attribution,
  tiles,
}: {
  stops: readonly MapStop[]
  legs: readonly MapLeg[]
  title: string
  /** Whom the map must name. */
  attribution?: string | undefined
  /** The address of a tile beneath the route, with {z}, {x} and {y}; none if the map has no tiles. */
  tiles?: string | undefined
}) {
  const { frame, lines, pins, dots, places, names, distances, scale } = drawRoute(stops, legs)
  const numbers = stopNumbers(stops)
  return (
    <figure>
      <svg
        viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
        role="img"
        aria-label={title}
        className={shows(frame, 'outline') ? 'map' : 'map map-plain'}
      >
        {shows(frame, 'outline') && <Country frame={frame} />}
        {tiles && <Tiles tiles={tilesUnder(frame, tiles)} />}
        <Lines lines={lines} />
        {places.map((place) => (
          <Dot key={`${place.x} ${place.y}`} {...place} />
        ))}
        {dots.map((dot, index) => (
          <Leader key={index} dot={dot} pin={pins[index]!} />
        ))}
        <g className="map-pins">
          {pins.map((pin, index) => (
            <StopPin key={index} {...pin} kind={stops[index]!.kind} number={numbers[index]!} />
          ))}
        </g>
        <g className="map-names">{names.map((name, index) => name && <StopName key={index} {...name} />)}</g>
        <g className="map-distances">
          <path d={`M${scale.x} ${scale.y - 5}v5h${scale.width}v-5`} />
          <text x={scale.x} y={scale.y - 8} className="map-scale">
            {`${scale.km} km`}
          </text>
          {distances.map(({ x, y, text }) => (
            <text key={`${x} ${y}`} x={x} y={y}>
              {text}
            </text>
          ))}
        </g>
      </svg>
      {attribution && <figcaption className="map-source">{attribution}</figcaption>}
    </figure>
  )
}

/** The land, its neighbours and provinces. */
function Country({ frame }: { frame: Frame }) {
  const move = `scale(${frame.scale.toFixed(4)}) translate(${(-frame.x).toFixed(2)} ${(-frame.y).toFixed(2)})`
  return (
    <g transform={move} strokeWidth={(1.2 / frame.scale).toFixed(4)}>
      <use href={`${baseMap}#neighbours`} className="map-neighbours" />
      <use href={`${baseMap}#land`} className="map-land" />
      {shows(frame, 'provinces') && <use href={`${baseMap}#provinces`} className="map-provinces" />}
    </g>
  )
}

/** A tile that does not come leaves what is beneath it. */
const Tiles = ({ tiles }: { tiles: readonly Tile[] }) => (
  <g className="map-tiles">
    {tiles.map(({ address, ...box }) => (
      <image key={address} href={address} {...box} preserveAspectRatio="none" />
    ))}
  </g>
)

/** Roads are dark with yellow dashes; under them are the dotted way home and flights. */
function Lines({ lines }: Pick<RouteDrawing, 'lines'>) {
  const id = useId()
  return (
    <>
      {lines.home.length > 0 && <path d={svgPath(lines.home)} className="map-home" />}
      {lines.flight.length > 0 && <path d={svgPath(lines.flight)} className="map-flight" />}
      {lines.road.length > 0 && (
        <>
          <defs>
            <path id={id} d={svgPath(lines.road)} />
          </defs>
          <use href={`#${id}`} className="map-road-edge" />
          <use href={`#${id}`} className="map-road" />
          <use href={`#${id}`} className="map-road-dashes" />
        </>
      )}
    </>
  )
}
