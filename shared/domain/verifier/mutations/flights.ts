import { type Draft, later, type Mutation, removeNotes, stepsOf } from './mutation.ts'

const firstFlight = (draft: Draft) => stepsOf(draft, 'flight')[0]
const lineOf = ({ itinerary }: Draft, code: string) => itinerary.cost_details.findIndex((line) => line.code === code)
/** The checks on sums, which a line that is missing or doubled also fails. */
const SUMS = ['categories_add_up', 'group_bill_covered', 'shares_true', 'lines_multiply'] as const

export const FLIGHT_MUTATIONS: readonly Mutation[] = [
  {
    check: 'flights_as_asked',
    what: 'a group that refuses to fly',
    apply: (draft) => {
      if (!firstFlight(draft)) return false
      draft.idea.flights = { wanted: false, tickets: null }
    },
  },
  {
    check: 'flights_as_asked',
    what: 'flights that nobody asked for and no note explains',
    apply: (draft) => {
      if (!firstFlight(draft)) return false
      delete draft.idea.flights
      removeNotes(draft, 'flights_as_asked')
    },
  },
  {
    check: 'flights_as_asked',
    what: 'flights asked for, and a plan by road',
    apply: (draft) => {
      if (firstFlight(draft)) return false
      draft.idea.flights = { wanted: true, tickets: null }
    },
  },
  {
    check: 'flights_real',
    what: 'a flight to an airport that is not in the catalogue',
    also: ['flies_home', 'fares_charged', 'bus_to_airport'],
    apply: (draft) => {
      const flight = firstFlight(draft)
      if (!flight) return false
      flight.step.flight = { from: flight.step.flight!.from, to: 'XXX' }
    },
  },
  {
    check: 'flights_real',
    what: 'a flight at twice the speed',
    also: ['time_at_airports'],
    apply: (draft) => {
      const flight = firstFlight(draft)
      if (!flight) return false
      flight.step.end = later(flight.step.start, 40)
    },
  },
  {
    check: 'flights_real',
    what: 'a flight that the group boards in the middle of town',
    also: [
      'follows_the_land',
      'time_at_airports',
      'travel_between_stops',
      'no_idle_drives',
      'bus_gets_there',
      'distances_true',
    ],
    apply: (draft) => {
      const flight = firstFlight(draft)
      if (!flight) return false
      for (const step of flight.day.schedule.slice(1, flight.index))
        Object.assign(step, { latitude: -33.8, longitude: 25.5 })
    },
  },
  {
    check: 'time_at_airports',
    what: 'an hour from the bus to the plane',
    apply: (draft) => {
      const flight = firstFlight(draft)
      if (!flight) return false
      const drive = flight.day.schedule.slice(0, flight.index).findLast(({ kind }) => kind === 'travel')!
      for (const step of flight.day.schedule.slice(0, flight.index - 1)) {
        step.start = later(step.start, 60)
        step.end = later(step.end, 60)
      }
      flight.day.schedule.splice(flight.index - 1, 1)
      drive.note = 'Late.'
    },
  },
  {
    check: 'time_at_airports',
    what: 'a bus that leaves ten minutes after landing',
    also: ['bus_gets_there', 'no_crawling'],
    apply: (draft) => {
      const flight = firstFlight(draft)
      if (!flight) return false
      const bags = flight.day.schedule[flight.index + 1]!
      const drive = flight.day.schedule[flight.index + 2]!
      bags.end = drive.start = later(flight.step.end, 10)
    },
  },
  {
    check: 'flies_home',
    what: 'a last day that ends at the airport of the destination',
    also: ['returns_home', 'fares_charged', 'way_home'],
    apply: (draft) => {
      const back = stepsOf(draft, 'flight').at(-1)
      if (!back) return false
      back.day.schedule.splice(back.index)
    },
  },
  {
    check: 'bus_to_airport',
    what: 'no bus to the airport in the price',
    also: SUMS,
    apply: (draft) => {
      const line = lineOf(draft, 'transfer')
      if (line < 0) return false
      draft.itinerary.cost_details.splice(line, 1)
    },
  },
  {
    check: 'bus_to_airport',
    what: 'a coach that drives from one airport to the other',
    also: [
      'tolls_charged',
      'travel_between_stops',
      'flights_as_asked',
      'flights_real',
      'flies_home',
      'time_at_airports',
      'fares_charged',
      'distances_true',
      'bus_gets_there',
      'follows_the_land',
      'way_there',
      'way_home',
      'driving_a_day',
      'rest_stops',
    ],
    apply: (draft) => {
      const back = stepsOf(draft, 'flight').at(-1)
      if (!back) return false
      back.step.kind = 'travel'
    },
  },
  {
    check: 'fares_charged',
    what: 'flights of the learners that are charged twice',
    also: [...SUMS, 'within_budget', 'relaxations_offered'],
    apply: (draft) => {
      const line = lineOf(draft, 'flight')
      if (line < 0) return false
      draft.itinerary.cost_details.push({ ...draft.itinerary.cost_details[line]! })
    },
  },
  {
    check: 'fares_charged',
    what: 'flights that nobody pays for',
    also: [...SUMS, 'inclusions_match_costs'],
    apply: ({ itinerary }) => {
      const kept = itinerary.cost_details.filter(({ code }) => code !== 'flight')
      if (kept.length === itinerary.cost_details.length) return false
      itinerary.cost_details = kept
    },
  },
  {
    check: 'fares_charged',
    what: 'flights charged to a group that has its tickets',
    apply: (draft) => {
      if (!firstFlight(draft)) return false
      draft.idea.flights = { wanted: true, tickets: 'in_hand' }
    },
  },
]
