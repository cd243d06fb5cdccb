import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from '../../idea/parse.ts'
import { planItinerary } from '../plan-itinerary.ts'
import { sunOn } from '../../sun.ts'

const facts = readFacts()
const today = '2026-11-21'
const DARK = /^.*(?:before sunrise|after sunset).*$/mu
/** The lead of the measure for darkness, and when the group meets and is back. */
function darkness(text: string) {
  const plan = planItinerary(parseIdea(text, { today, gazetteer: gazetteerOf(facts) }), facts, { today })
  return {
    said: DARK.exec(plan.safety_measures.join('\n'))?.[0].split(':')[0] ?? null,
    meets: plan.daily_itinerary[0]!.schedule[0]!.start,
    back: plan.daily_itinerary.at(-1)!.schedule.at(-1)!.end,
  }
}
const minutes = (clock: string) => 60 * Number(clock.slice(0, 2)) + Number(clock.slice(3))
const GROUP = '40 Grade 10 learners and 3 teachers'

describe('the sun', () => {
  it.each([
    ['Cape Town', '2027-06-15', '07:50', '17:45'],
    ['Cape Town', '2027-12-15', '05:30', '19:55'],
    ['Cape Town', '2027-03-21', '06:49', '18:59'],
    ['Durban', '2027-06-15', '06:50', '17:04'],
    ['Durban', '2027-12-15', '04:46', '18:54'],
    ['Johannesburg', '2027-06-15', '06:53', '17:23'],
    ['Johannesburg', '2027-12-15', '05:11', '18:57'],
  ])('rises and sets in %s on %s within a few minutes of these times', (town, date, rise, set) => {
    const sun = sunOn(date, facts.towns.find(({ name }) => name === town)!)
    expect(Math.abs(sun.rise - minutes(rise))).toBeLessThanOrEqual(5)
    expect(Math.abs(sun.set - minutes(set))).toBeLessThanOrEqual(5)
  })
})

describe('the measure for darkness', () => {
  const gardenRoute = (days: string) => darkness(`Garden Route, ${days} 2027, ${GROUP} from Cape Town`)
  it('is there in winter in the Cape, when a trip begins before sunrise', () => {
    const { said, meets } = gardenRoute('15 to 18 June')
    expect(meets < '07:30').toBe(true)
    expect(said).toMatch(/^A start before sunrise/u)
  })
  it('is not there in summer, when the sun is up at those hours', () => {
    expect(gardenRoute('15 to 18 February').said).toBeNull()
  })
  it.each([
    ['2027-06-15', `Drakensberg, 15 to 17 June 2027, ${GROUP} from Durban`],
    ['2027-06-16', `Durban, 16 June 2027, ${GROUP} from Durban`],
    ['2027-06-15', `Cradle of Humankind, 15 June 2027, ${GROUP} from Polokwane`],
    ['2027-07-12', `Wild Coast, 12 to 16 July 2027, ${GROUP} from East London`],
    ['2027-09-15', `Graskop, 15 to 17 September 2027, ${GROUP} from Pretoria`],
    ['2027-04-15', `Garden Route, 15 to 18 April 2027, ${GROUP} from Cape Town`],
  ])('agrees with the times of the trip on %s: %s', (date, text) => {
    const { said, meets, back } = darkness(text)
    const sun = sunOn(date, facts.towns.find(({ name }) => text.endsWith(` from ${name}`))!)
    expect(/before sunrise/iu.test(said ?? '')).toBe(minutes(meets) < sun.rise)
    expect(/after sunset/iu.test(said ?? '')).toBe(minutes(back) > sun.set)
  })
})
