import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gazetteerOf, readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { addDays, formatDay, weekdayOf } from '../../calendar.ts'
import { planItinerary } from '../../planner/plan-itinerary.ts'
import { verify } from '../../verifier/verify.ts'
import { parseIdea } from '../parse.ts'

const facts = readFacts()
const gazetteer = gazetteerOf(facts)
const TODAY = '2026-11-27'
const OWN: ReadonlySet<string> = new Set(['own-match', 'own-event', 'own-performance'])
const read = (text: string) => parseIdea(text, { today: TODAY, gazetteer })
const eventsOf = (text: string) =>
  read(text).requests.flatMap((one) => (one.kind === 'activity' && OWN.has(one.sort ?? '') ? [one] : []))

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const TEAMS = ['netball team', 'robotics team', 'chess squad', 'choir', 'swimmers', 'debating team'] as const
const EVENTS = [
  'provincial finals',
  'regionals',
  'national championships',
  'district tournament',
  'eisteddfod',
] as const
const GOES = ['is through to the', 'qualified for the', 'has been invited to the', 'must be at the'] as const
const TOWNS = ['Bloemfontein', 'Polokwane', 'George', 'Mthatha'] as const

const anEvent = fc.record({
  team: fc.constantFrom(...TEAMS),
  event: fc.constantFrom(...EVENTS),
  goes: fc.constantFrom(...GOES),
  town: fc.constantFrom(...TOWNS),
  date: fc.integer({ min: 100, max: 300 }).map((days) => addDays(TODAY, days)),
})

describe('the one event for which a group travels', () => {
  test('is a request of its own on the day of its date, and the trip is on that day', () => {
    fc.assert(
      fc.property(anEvent, ({ team, event, goes, town, date }) => {
        const text = `Our ${team} (14 learners, Grade 9, from Nelspruit) ${goes} ${event} in ${town} on ${DAYS[weekdayOf(date) - 1]} ${formatDay(date)}.`
        const [own, ...others] = eventsOf(text)
        expect(others).toEqual([])
        expect(own).toMatchObject({ near: town, when: { weekdays: [weekdayOf(date)] } })
        expect(read(text).startDate).toBe(date)
      }),
      { numRuns: 40 },
    )
  })

  test('makes a trip from the day on which the group leaves to the day on which it is back', () => {
    fc.assert(
      fc.property(anEvent, fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 2 }), (one, ahead, after) => {
        const day = (by: number) => DAYS[weekdayOf(addDays(one.date, by)) - 1]
        const text = `Our ${one.team}, 14 learners from Nelspruit. The ${one.event} in ${one.town} are on ${formatDay(one.date)}, we leave on ${day(-ahead)} and are back on ${day(after)}.`
        expect(read(text)).toMatchObject({ startDate: addDays(one.date, -ahead), endDate: addDays(one.date, after) })
      }),
      { numRuns: 40 },
    )
  })

  test.each([
    ['It starts at 9am.', { from: 540, until: null }],
    ['It is done by 12:30.', { from: null, until: 750 }],
    ['It starts at 08:00 and ends at 13:00.', { from: 480, until: 780 }],
  ])('has its hours: %s', (hours, when) => {
    const [own] = eventsOf(`Chess tournament in George, 10 players from Knysna, 6 March 2027. The tournament, ${hours}`)
    expect(own).toMatchObject({ when })
  })

  test.each([
    [
      'tennis squad',
      'We have fixtures on Friday afternoon (Knysna) and Saturday morning (Plettenberg Bay).',
      [
        [5, 'Knysna', 810, 1050],
        [6, 'Plettenberg Bay', null, 750],
      ],
    ],
    [
      'netbalspan',
      'Wedstryde op Vrydag middag (Knysna) en Saterdag oggend (Plettenbergbaai).',
      [
        [5, 'Knysna', 810, 1050],
        [6, 'Plettenberg Bay', null, 750],
      ],
    ],
    ['netball team', 'The tournement is Sat whole day.', [[6, null, null, 960]]],
    ['chess team', 'Playing at Knysna on Saturday 6 March. They finish at about 1.', [[6, 'Knysna', null, 780]]],
    ['choir', 'We have been invited to sing in Knysna on Saturday 6 March at 14:00.', [[6, 'Knysna', 840, null]]],
  ] as const)('of a %s, each with its day, town and hours: %s', (team, words, events) => {
    const text = `Our ${team}, 14 learners from George, 5 to 7 March 2027. ${words}`
    expect(eventsOf(text).map(({ near, when }) => [when?.weekdays[0], near, when?.from, when?.until])).toEqual(events)
  })

  test.each([
    ['choir', 'sing at two churches and at a festival evening in Stellenbosch', 2],
    ['choir', 'perform at the school hall', 1],
    ['marimba band', 'play at the market', 1],
    ['skoolkoor', "optree by 'n kerk", 1],
  ])('of a %s: %s', (group, words, count) => {
    expect(
      eventsOf(`Our ${group} of 30 learners from George will ${words} in Cape Town, 12 to 15 June 2027.`),
    ).toHaveLength(count)
  })

  test.each([
    'Grade 7s after their trials, 40 learners from Benoni to the zoo, one day in June.',
    'The winners of the reading competition, 12 learners from Benoni, get a day at the zoo as a prize.',
    'Matric farewell before finals, 60 learners from Benoni, water park.',
    'Our choir of 30 from Benoni wants to hear the orchestra and see a museum.',
  ])('is none: %s', (text) => {
    expect(eventsOf(text)).toEqual([])
  })

  test('stands in the plan at its hour, and the group is there half an hour before', () => {
    const hours = fc.constantFrom(9, 10, 11, 12, 14, 15)
    fc.assert(
      fc.property(
        hours,
        fc.constantFrom('netball team', 'chess squad', 'choir'),
        fc.constantFrom('Bloemfontein', 'Kroonstad', 'Ladysmith'),
        (hour, team, town) => {
          const text = `Our ${team}, 20 learners of Grade 9 and 2 teachers, 3 days from Bethlehem to ${town}, 12 to 14 March 2027. We have been invited to the tournament in ${town} on Saturday at ${hour}:00.`
          const idea = read(text)
          const plan = planItinerary(idea, facts, { today: TODAY })
          const { schedule } = plan.daily_itinerary[1]!
          const at = schedule.findIndex(({ arrange }) => arrange !== undefined)
          expect(schedule[at]?.start).toBe(`${String(hour).padStart(2, '0')}:00`)
          const arrival = schedule.slice(0, at).findLast(({ kind }) => kind === 'travel')!
          expect(arrival.end <= `${String(hour - 1).padStart(2, '0')}:30`).toBe(true)
          expect(
            verify(plan, idea, facts, { today: TODAY, text }).find(({ id }) => id === 'events_at_their_hour')?.status,
          ).toBe('pass')
        },
      ),
      { numRuns: 12 },
    )
  })

  test.each([
    'Robotics team, 9 learners in Grade 9 and 2 teachers from Kuruman, through to the nationals in Centurion, 3 and 4 July 2027. We want to add a day each side: Sci-Bono. R9 000 each.',
    'First team hockey, 16 boys in Grade 11 and 2 coaches from Johannesburg to Gqeberha, 14 to 19 June 2027. Fixtures set up with 3 schools (Tues, Wed, Fri).',
  ])('stands in the plan on its days, before all else: %s', (text) => {
    const idea = read(text)
    const plan = planItinerary(idea, facts, { today: TODAY })
    const own = eventsOf(text)[0]!
    const stops = plan.daily_itinerary.flatMap(({ date, schedule }) =>
      schedule
        .filter(({ kind, arrange }) => kind === 'visit' || arrange !== undefined)
        .flatMap(({ title }, at) => (title.toLowerCase() === own.each ? [{ date, at }] : [])),
    )
    expect(stops.map(({ date }) => weekdayOf(date))).toEqual(own.when!.weekdays)
    expect(stops.map(({ at }) => at)).toEqual(stops.map(() => 0))
    expect(verify(plan, idea, facts, { today: TODAY, text }).filter(({ status }) => status === 'fail')).toEqual([])
  })
})
