import { describe, expect, test } from 'vitest'
import type { Day, Step } from './day-figures.ts'
import { type DayRoute, dayRoutesOf } from './day-route.ts'
import { DAY_AT_THE_SEA } from './plan.fixture.ts'

const [sea] = DAY_AT_THE_SEA.daily_itinerary
const durban = { town: 'Durban', latitude: -29.858, longitude: 31.029 }
const roadside = { town: 'Mooi River', latitude: -29.197, longitude: 29.99 }
const museum = { town: 'Ladysmith', latitude: -28.559, longitude: 29.781 }
const lodge = { town: 'Winterton', latitude: -29.019, longitude: 29.439 }

const step = (times: string, kind: Step['kind'], title: string, at: Partial<Step>): Step => ({
  start: times.slice(0, 5),
  end: times.slice(6),
  kind,
  title,
  ...at,
})
const drive = (times: string, to: string, km: number, at: Partial<Step>, path?: [number, number][]) =>
  step(times, 'travel', `Drive to ${to}`, { ...at, town: to, distance_km: km, ...(path ? { path } : {}) })
const dayOf = (day: number, schedule: Step[]): Day => ({ ...sea!, day, schedule })

const there = dayOf(1, [
  step('06:45-07:00', 'briefing', 'Meet in Durban', durban),
  drive('07:00-08:40', 'Mooi River', 143, roadside, [
    [-29.858, 31.029],
    [-29.2, 29.99],
    [-28.56, 29.78],
  ]),
  step('08:40-09:00', 'free', 'Rest stop near Mooi River', roadside),
  drive('09:00-10:10', 'Siege Museum', 100, museum),
  step('10:10-11:10', 'visit', 'Siege Museum', museum),
  drive('11:10-12:10', 'Dragon Peaks', 67, lodge),
  step('12:10-12:40', 'meal', 'Lunch from home', { ...lodge, town: 'Dragon Peaks' }),
  step('12:40-13:10', 'check_in', 'Check in at Dragon Peaks', lodge),
])
const back = dayOf(2, [
  step('07:00-07:45', 'meal', 'Breakfast at Dragon Peaks', lodge),
  drive('08:00-09:00', 'Siege Museum', 67, museum),
  step('09:00-10:00', 'visit', 'Siege Museum', museum),
  drive('10:00-11:00', 'Dragon Peaks', 67, lodge),
  step('11:00-11:45', 'meal', 'Packed lunch', lodge),
  drive('11:45-14:45', 'Durban', 243, durban),
])

const stopsOf = (route: DayRoute) => route.stops.map(({ name, kind }) => `${kind}: ${name}`)
const waysOf = ({ stops, legs }: DayRoute) =>
  legs.map(({ from, to, km, minutes }) => `${stops[from]!.name} to ${stops[to]!.name}: ${km} km, ${minutes} min`)

describe('the route of a day', () => {
  const [first, second] = dayRoutesOf([there, back])

  test('has the start, the places and the bed, and rests only as parts of a drive', () => {
    expect(stopsOf(first!)).toEqual(['start: Durban', 'stop: Siege Museum', 'bed: Dragon Peaks'])
    expect(waysOf(first!)).toEqual([
      'Durban to Siege Museum: 243 km, 170 min',
      'Siege Museum to Dragon Peaks: 67 km, 60 min',
    ])
    expect(first!.legs[0]!.rests).toEqual(['Mooi River'])
  })

  test('follows the line of the road from stop to stop, and knows where there is none', () => {
    expect(first!.legs[0]!.path).toMatchObject([
      { lat: -29.858, lon: 31.029 },
      { lat: -29.2, lon: 29.99 },
      { lat: -28.559, lon: 29.781 },
    ])
    expect(first!.legs[1]!.path).toBeNull()
  })

  test('begins at the bed of the night, has a return to it in the middle of the day, and ends at the start', () => {
    expect(stopsOf(second!)).toEqual(['bed: Dragon Peaks', 'stop: Siege Museum', 'start: Durban'])
    expect(waysOf(second!)).toEqual([
      'Dragon Peaks to Siege Museum: 67 km, 60 min',
      'Siege Museum to Dragon Peaks: 67 km, 60 min',
      'Dragon Peaks to Durban: 243 km, 180 min',
    ])
  })

  test('has no leg on a day without a drive', () => {
    const rest = dayOf(2, [step('08:00-12:00', 'free', 'At Dragon Peaks: hiking', lodge)])
    expect(dayRoutesOf([there, rest])[1]!.legs).toEqual([])
  })

  test('has a flight from airport to airport as a leg of its own', () => {
    const airport = { town: 'King Shaka airport', latitude: -29.614, longitude: 31.12 }
    const capeAirport = { town: 'Cape Town airport', latitude: -33.97, longitude: 18.6 }
    const castle = { town: 'Cape Town', latitude: -33.926, longitude: 18.428 }
    const flight = { ...step('09:00-11:10', 'travel', 'Fly', capeAirport), kind: 'flight' as Step['kind'] }
    const [route] = dayRoutesOf([
      dayOf(1, [
        step('06:00-06:15', 'briefing', 'Meet in Durban', durban),
        drive('06:15-07:00', 'King Shaka airport', 35, airport),
        step('07:00-09:00', 'free', 'Wait for the flight', airport),
        flight,
        step('11:10-12:00', 'free', 'Fetch the bags', capeAirport),
        drive('12:00-12:30', 'Castle', 22, castle),
        step('12:30-14:00', 'visit', 'Castle', castle),
      ]),
    ])
    expect(route!.legs.map(({ line, to }) => `${line} to ${route!.stops[to]!.name}`)).toEqual([
      'road to King Shaka airport',
      'flight to Cape Town airport',
      'road to Castle',
    ])
  })
})
