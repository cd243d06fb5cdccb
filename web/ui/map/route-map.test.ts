import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Box, gapTo, overlap, pinBox } from './boxes.ts'
import { drawRoute } from './draw-route.ts'
import { frameAround, inFrame, PICTURE, shows } from './frame.ts'
import { svgPath } from './leg-line.ts'
import type { MapLeg, MapStop } from './map-stop.ts'
import { placeNames } from './place-names.ts'
import { projected } from './projection.ts'
import { PIN_ROOM, spreadPins } from './spread-pins.ts'

const southAfrican = fc.record({
  lat: fc.double({ min: -34.8, max: -22.2, noNaN: true }),
  lon: fc.double({ min: 16.5, max: 32.8, noNaN: true }),
})
const inOneCity = fc.record({
  lat: fc.double({ min: -33.95, max: -33.9, noNaN: true }),
  lon: fc.double({ min: 18.4, max: 18.46, noNaN: true }),
})
const name = fc.constantFrom('Durban', 'Cape Town', 'Nelson Mandela Youth and Heritage Centre, Qunu', "Giant's Castle")
/** Stops all over the country or in one city, some of them at the same place. */
const someStops = fc
  .tuple(
    fc.oneof(
      fc.array(southAfrican, { minLength: 1, maxLength: 10 }),
      fc.array(inOneCity, { minLength: 1, maxLength: 10 }),
    ),
    fc.array(fc.nat(9), { maxLength: 3 }),
    fc.array(name, { minLength: 13, maxLength: 13 }),
  )
  .map(([places, again, names]) =>
    [...places, ...again.map((index) => places[index % places.length]!)].map(
      (place, index): MapStop => ({ ...place, name: names[index]!, kind: index === 0 ? 'start' : 'stop' }),
    ),
  )
const legsBetween = (stops: readonly MapStop[]): MapLeg[] =>
  stops.slice(1).map((stop, from) => ({
    from,
    to: from + 1,
    line: 'road',
    path: from % 2 === 0 ? [stops[from]!, stop] : null,
    km: 10 + from,
  }))

describe('the route map', () => {
  test('keeps every stop inside the picture, with room around it', () => {
    fc.assert(
      fc.property(fc.array(southAfrican, { minLength: 1, maxLength: 12 }), (stops) => {
        const points = stops.map(projected)
        const frame = frameAround(points)
        for (const point of points) {
          const { x, y } = inFrame(frame, point)
          expect(x).toBeGreaterThan(12)
          expect(x).toBeLessThan(PICTURE.width - 12)
          expect(y).toBeGreaterThan(12)
          expect(y).toBeLessThan(PICTURE.height - 12)
        }
      }),
    )
  })

  test('has no pin, name or distance that covers another, and each name nearest to its pin', () => {
    fc.assert(
      fc.property(someStops, (stops) => {
        const { pins, names, distances, scale } = drawRoute(stops, legsBetween(stops))
        const texts = [...names.flatMap((one) => one?.box ?? []), ...distances.map(({ box }) => box)]
        expect(pins).toHaveLength(stops.length)
        for (const [index, pin] of pins.entries())
          for (const other of pins.slice(index + 1))
            expect(Math.hypot(pin.x - other.x, pin.y - other.y)).toBeGreaterThanOrEqual(PIN_ROOM)
        const covers = (a: Box, others: readonly Box[]) => others.some((b) => overlap(a, b))
        for (const [index, text] of texts.entries())
          expect(covers(text, [...pins.map(pinBox), scale.box, ...texts.slice(index + 1)])).toBe(false)
        for (const [index, one] of names.entries())
          if (one)
            expect(
              pins.map((pin) => gapTo(one.box, pin)).filter((gap) => gap <= gapTo(one.box, pins[index]!)),
            ).toHaveLength(1)
      }),
    )
  })

  test('moves two stops of one place to its sides, so that the place is seen between them', () => {
    const place = { x: 150, y: 130 }
    const pins = spreadPins([place, place])
    for (const pin of pins) expect(Math.hypot(pin.x - place.x, pin.y - place.y)).toBeGreaterThan(12)
  })

  test('leaves a stop at its place if no other is near', () => {
    const stops = [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ]
    expect(spreadPins(stops)).toEqual(stops)
  })

  test('shows the streets of a city, without the outline of the country', () => {
    const frame = frameAround([projected({ lat: -33.925, lon: 18.42 }), projected({ lat: -33.9214, lon: 18.415 })])
    expect(shows(frame, 'outline')).toBe(false)
    expect(PICTURE.width / frame.scale).toBeLessThan(3)
  })

  test('has one distance for a way there and back, and two for two roads', () => {
    const stops: MapStop[] = [
      { lat: -29.858, lon: 31.029, name: 'Durban', kind: 'start' },
      { lat: -28.559, lon: 29.781, name: 'Ladysmith', kind: 'stop' },
    ]
    const thereAndBack = (km: number) => [
      ...legsBetween(stops).map((leg) => ({ ...leg, km: 243 })),
      { ...legsBetween(stops)[0]!, from: 1, to: 0, line: 'home' as const, path: null, km },
    ]
    expect(drawRoute(stops, thereAndBack(244)).distances.map(({ text }) => text)).toEqual(['243 km'])
    expect(drawRoute(stops, thereAndBack(310)).distances.map(({ text }) => text)).toEqual(['243 km', '310 km'])
  })

  test('has a scale of a round number of km', () => {
    const cityStops: MapStop[] = [
      { lat: -29.858, lon: 31.029, name: 'Durban', kind: 'start' },
      { lat: -28.559, lon: 29.781, name: 'Ladysmith', kind: 'stop' },
    ]
    const { scale } = drawRoute(cityStops, legsBetween(cityStops))
    // The two are 190 km apart, and fill 190 of the 320 units.
    expect(scale.km).toBe(50)
    expect(scale.width).toBeGreaterThan(30)
    expect(scale.width).toBeLessThan(70)
  })

  test('draws a road there and back once, in steps of a tenth of a unit', () => {
    const line = [
      { x: 10, y: 20 },
      { x: 14.5, y: 18 },
      { x: 20, y: 30 },
    ]
    expect(svgPath([line, line.toReversed()])).toBe('M10 20l5-2 5 12')
  })

  test('has a name to the right of its pin if there is room', () => {
    expect(placeNames([{ x: 100, y: 100, name: 'Howick' }])).toMatchObject([{ x: 116, y: 105, anchor: 'start' }])
  })

  test('has a name to the left at the right edge', () => {
    expect(placeNames([{ x: 300, y: 100, name: 'Durban' }])[0]?.anchor).toBe('end')
  })

  test('has a name where it covers no road', () => {
    const road = [110, 120, 130, 140, 150].map((x) => ({ x, y: 100 }))
    expect(placeNames([{ x: 100, y: 100, name: 'Howick' }], road)[0]?.anchor).toBe('end')
  })

  test('has a long name in lines', () => {
    expect(placeNames([{ x: 100, y: 100, name: 'Drakensberg Boys Choir concert' }])[0]?.lines).toEqual([
      'Drakensberg Boys',
      'Choir concert',
    ])
  })

  test('leaves a name out if it would cover another', () => {
    const crowd = Array.from({ length: 9 }, (_, index) => ({ x: 150 + index, y: 130, name: 'Pietermaritzburg' }))
    const placed = placeNames(crowd)
    expect(placed.filter((one) => one !== null).length).toBeLessThanOrEqual(4)
    expect(placed).toContain(null)
  })
})
