/** A point of a route: where the bus leaves from (`start`), or the nth stop. Degrees, south and west negative. */
export interface MapStop {
  lat: number
  lon: number
  name: string
  kind: 'start' | 'stop'
}

/** A stretch between two stops, by their places in the list of stops; the way home is drawn dotted. */
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
