import { describe, expect, test } from 'vitest'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { isOfSort } from '../catalogue/place-nouns.ts'
import { kmBetween } from '../geo.ts'
import { parseIdea } from '../idea/parse.ts'
import { verify } from '../verifier/verify.ts'
import { planItinerary } from './plan-itinerary.ts'
import { findArea } from './request/find-areas.ts'
import { SHORT_WAY_KM } from './request/stops-to-arrange.ts'

const facts = readFacts()
const today = '2026-11-27'
function planned(text: string) {
  const idea = parseIdea(text, { today, gazetteer: gazetteerOf(facts) })
  const plan = planItinerary(idea, facts, { today })
  return { plan, checks: verify(plan, idea, facts, { today, text }) }
}

describe('what is asked for at a town', () => {
  test.each([
    ['a factory', 'Parow', 'factory'],
    ['street art', 'Woodstock', 'town-walk'],
    ['a bakery', 'Krugersdorp', 'bakery'],
    ['a packhouse', 'Tzaneen', 'packhouse'],
    ['a dairy', 'Harrismith', 'dairy'],
  ] as const)('is there and of its sort, or is to be arranged there: %s in %s', (wish, where, sort) => {
    const { plan, checks } = planned(
      `Grade 9, 40 learners and 3 teachers from ${where}, one day, 10 March 2027. We want to see ${wish} in ${where}.`,
    )
    const line = plan.requests!.find(({ text }) => text.toLowerCase().includes(wish.replace(/^an? /u, '')))!
    expect(['met', 'to_arrange']).toContain(line.state)
    const town = findArea(facts, where)!
    for (const { day, start } of line.where) {
      const step = plan.daily_itinerary[day - 1]!.schedule.find((one) => one.start === start)!
      const place = facts.places.find(({ id }) => id === step.place_id)
      if (!place) continue
      expect(kmBetween(town, place)).toBeLessThanOrEqual(Math.max(SHORT_WAY_KM, town.radiusKm))
      expect(isOfSort(place, sort)).toBe(true)
    }
    expect(checks.find(({ id }) => id === 'requests_answered')?.status).toBe('pass')
  })
})

test.each(['max 15 min drive', 'max 45 min drive', 'not more than 10 km', 'not more than 30 km'])(
  'what the catalogue has only farther away than the idea wants to drive is to be arranged near home: %s',
  (limit) => {
    const { plan } = planned(
      `Grade R, 28 learners from Pinetown, 9 March 2027. We want to see a working farm, ${limit}.`,
    )
    const line = plan.requests!.find(({ text }) => text.includes('farm'))!
    expect(['met', 'to_arrange']).toContain(line.state)
  },
)
