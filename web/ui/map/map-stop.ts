/** A point of a route: the departure (`start`), or the nth stop. Degrees, south and west negative. */
export interface MapStop {
  lat: number
  lon: number
  name: string
  kind: 'start' | 'stop'
}

/** A line between two stops, by their indexes in the list of stops; the way home is dotted. */
export interface MapLeg {
  from: number
  to: number
  home: boolean
}

/** A point in the units of a drawing, y downwards. */
export interface DrawnPoint {
  x: number
  y: number
}
