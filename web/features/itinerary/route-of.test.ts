import { describe, expect, test } from 'vitest'
import { DAY_AT_THE_SEA } from './plan.fixture.ts'
import { flightsThere, routeOf } from './route-of.ts'

const [day] = DAY_AT_THE_SEA.daily_itinerary
const visit = (town: string, latitude: number, longitude: number) => ({
  start: '10:00',
  end: '11:00',
  kind: 'visit' as const,
  title: `A place in ${town}`,
  town,
  latitude,
  longitude,
})

describe('the route of a plan', () => {
  test('starts where the group meets, has one stop for each town, and a dotted way home', () => {
    const route = routeOf([day!])!
    expect(route.stops.map(({ name, kind, days }) => ({ name, kind, days }))).toEqual([
      { name: 'Pietermaritzburg', kind: 'start', days: [] },
      { name: 'Durban', kind: 'stop', days: [1] },
    ])
    expect(route.legs).toMatchObject([
      { from: 0, to: 1, line: 'road', km: 84 },
      { from: 1, to: 0, line: 'home', km: 84 },
    ])
    expect(route.legs[0]!.path).toHaveLength(4)
  })

  test('merges towns that would cover each other on the map', () => {
    const far = {
      ...day!,
      schedule: [
        ...day!.schedule.slice(0, 2),
        visit('Cape Town', -33.92, 18.42),
        visit('Durban', -29.86, 31.02),
        visit('Umhlanga', -29.72, 31.07),
      ],
    }
    const route = routeOf([far])!
    expect(route.stops.map(({ name }) => name)).toEqual(['Pietermaritzburg', 'Cape Town'])
    expect(route.stops[0]!.days).toEqual([1])
  })

  test('has each leg once, even if it is driven several times', () => {
    const durban = visit('Durban', -29.86, 31.02)
    const eshowe = visit('Eshowe', -28.89, 31.46)
    const route = routeOf([{ ...day!, schedule: [day!.schedule[0]!, durban, eshowe, durban, eshowe] }])!
    expect(route.legs.map(({ from, to }) => [from, to].toSorted().join())).toEqual(['0,1', '1,2'])
  })

  test('has the flights of the way there, once', () => {
    const flight = (title: string) => ({ start: '09:00', end: '10:30', kind: 'flight' as const, title })
    const back = { ...day!, day: 2, schedule: [flight('Fly back')] }
    expect(flightsThere([{ ...day!, schedule: [flight('Fly there')] }, back]).map(({ title }) => title)).toEqual([
      'Fly there',
    ])
    expect(flightsThere([day!])).toEqual([])
  })

  test('shows the places of a city if all its stops are there', () => {
    const lodge = { ...visit('Cape Town', -33.9251, 18.4203), title: 'Iziko Slave Lodge' }
    const gallery = { ...visit('Cape Town', -33.9291, 18.417), title: 'Iziko South African National Gallery' }
    const meet = { ...day!.schedule[0]!, latitude: -33.926, longitude: 18.423, town: 'Cape Town' }
    const route = routeOf([{ ...day!, schedule: [meet, lodge, gallery] }])!
    expect(route.stops.map(({ name }) => name)).toEqual([
      'Cape Town',
      'Iziko Slave Lodge',
      'Iziko South African National Gallery',
    ])
  })

  test('is null if no step has a position', () => {
    expect(routeOf([{ ...day!, schedule: [{ start: '08:00', end: '09:00', kind: 'free', title: 'Play' }] }])).toBeNull()
  })
})
