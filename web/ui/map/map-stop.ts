import type { Point } from '#shared/domain/geo'

/** A point of a route: the departure (`start`), a place to sleep (`bed`), or the nth stop. */
export interface MapStop extends Point {
  name: string
  kind: 'start' | 'stop' | 'bed'
  /** Other places that it stands for: dots without a pin. */
  places?: Point[]
}

/** A line between two stops, by their indexes in the list of stops. The way home is dotted, a flight is a thin arc. */
export interface MapLeg {
  from: number
  to: number
  line: 'road' | 'home' | 'flight'
  /** The line of the road, from stop to stop; null if it is not known. */
  path: Point[] | null
  /** The length by road; null if it is not known. */
  km: number | null
}

/** A point in the units of a drawing, y downwards. */
export interface DrawnPoint {
  x: number
  y: number
}
