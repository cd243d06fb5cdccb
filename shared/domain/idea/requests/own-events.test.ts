import { describe, expect, test } from 'vitest'
import { gazetteerOf, readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { planItinerary } from '../../planner/plan-itinerary.ts'
import { verify } from '../../verifier/verify.ts'
import { parseIdea } from '../parse.ts'

const facts = readFacts()
const gazetteer = gazetteerOf(facts)
const TODAY = '2026-11-27'
const OWN: ReadonlySet<string> = new Set(['own-match', 'own-event', 'own-performance'])
const read = (text: string) => parseIdea(text, { today: TODAY, gazetteer })
const eventsOf = (text: string) =>
  read(text).requests.flatMap((one) =>
    one.kind === 'activity' && OWN.has(one.sort ?? '') ? [{ sort: one.sort, times: one.times ?? 1 }] : [],
  )

describe('what a team itself takes part in', () => {
  test.each([
    [
      'Netball team, 14 players, Welkom to Bloemfontein, 5 to 7 March 2027. At least 3 matches per team.',
      'own-match',
      3,
    ],
    ['u15 cricket squad from Mahikeng to Potchefstroom, 11 to 14 February 2027, four games please.', 'own-match', 4],
    ['Rugby tour for 40 boys to George, 12 to 14 June 2027. We want to play against local schools.', 'own-match', 1],
    ['Hockey tour, 30 girls, Nelspruit to Pretoria, 5 to 7 March 2027.', 'own-match', 1],
    [
      'Hokkietoer, 18 spelers, Vryburg na Pretoria, 15 tot 18 April 2027, drie wedstryde teen skole daar.',
      'own-match',
      3,
    ],
    [
      'Robotics team from George, 9 learners, the regional competition is in Cape Town, 27 August 2027.',
      'own-event',
      1,
    ],
    ['Our choir of 60 goes to the eisteddfod in East London, 4 June 2027.', 'own-event', 1],
    ['Skoolkoor, 62 kinders, na die kunswedstryd in Parys, 8 Mei 2027.', 'own-event', 1],
  ] as const)('%s', (text, sort, times) => {
    expect(eventsOf(text)).toEqual([{ sort, times }])
  })

  test.each([
    'Grade 5, 40 learners from Benoni, one day. Some games in the park after lunch.',
    'The hockey team, 20 players from Benoni, wants to watch a match at a stadium, 12 May 2027.',
    'Grade 9 history, 80 learners from Soweto to Constitution Hill, 3 March 2027, with a quiz and two games on the bus.',
  ])('is not read from: %s', (text) => {
    expect(eventsOf(text)).toEqual([])
  })

  test.each([2, 4, 9])('has a stop to arrange for each of %s times, or the plan says how many', (times) => {
    const text = `Cricket squad of 24 players and 3 coaches from Mahikeng to Potchefstroom, 11 to 14 February 2027. ${times} matches.`
    const idea = read(text)
    const plan = planItinerary(idea, facts, { today: TODAY })
    const line = plan.requests!.find((one) => one.text.includes('matches'))!
    const stops = plan.daily_itinerary.flatMap(({ schedule }) =>
      schedule.filter(({ arrange, title }) => arrange && title === 'Matches'),
    )
    expect(line.where).toHaveLength(stops.length)
    expect(line.state).toBe(stops.length === times ? 'to_arrange' : 'partly')
    if (stops.length < times) expect(line.reason).toContain(`${stops.length} of ${times}`)
    expect(verify(plan, idea, facts, { today: TODAY, text }).filter(({ status }) => status === 'fail')).toEqual([])
  })
})
