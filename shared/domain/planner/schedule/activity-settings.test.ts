import { describe, expect, test } from 'vitest'
import { gazetteerOf, readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { isSettingOf, settingOf } from '../../catalogue/activity-settings.ts'
import { parseIdea } from '../../idea/parse.ts'
import { verify } from '../../verifier/verify.ts'
import { planItinerary } from '../plan-itinerary.ts'

const facts = readFacts()
const TODAY = '2026-11-27'
const planOf = (text: string) => {
  const idea = parseIdea(text, { today: TODAY, gazetteer: gazetteerOf(facts) })
  const plan = planItinerary(idea, facts, { today: TODAY })
  return { plan, checks: verify(plan, idea, facts, { today: TODAY, text }) }
}

describe('what is done within another step', () => {
  test.each([
    ['swim', 'in-water'],
    ['put their feet in the water', 'in-water'],
    ['voete in die see', 'in-water'],
    ['something where they can run', 'field'],
    ['rehearsal', 'own-room'],
    ['a night sky session', 'dark'],
    ['a talk by the ranger', null],
  ])('needs a setting: %s', (words, code) => {
    expect(settingOf(words)?.code ?? null).toBe(code)
  })

  test('is never in the water, or a run, where wild animals or unguarded heights are', () => {
    const dangerous = facts.places.filter(
      ({ hazards }) => hazards.includes('wild-animals') || hazards.includes('heights'),
    )
    expect(dangerous.length).toBeGreaterThan(10)
    for (const words of ['swim', 'run around'])
      expect(dangerous.filter((place) => isSettingOf(settingOf(words)!, place))).toEqual([])
  })

  test.each([
    'Grade 7, 47 learners and 3 educators from Jozini to St Lucia for one day, 4 March 2027, the hippo boat cruise and to put their feet in the water.',
    'Grade 8, 54 learners and 5 teachers from Benoni, 16 to 18 March 2027: Isandlwana, Rorke’s Drift and Spioenkop, and somewhere to run around.',
    'Grade 11, 40 learners and 4 teachers from Johannesburg to Knysna, 15 to 19 March 2027, by bus. Knysna Heads and a surfing lesson.',
  ])('has its setting, and by day: %s', (text) => {
    const { plan, checks } = planOf(text)
    expect(checks.find(({ id }) => id === 'within_true')?.status).toBe('pass')
    const needing = plan.daily_itinerary.flatMap(({ schedule }) =>
      schedule.filter(({ within = [] }) => within.some(({ title }) => settingOf(title.toLowerCase()) !== null)),
    )
    for (const { place_id, start } of needing) {
      const place = facts.places.find(({ id }) => id === place_id)
      expect(start < '18:00').toBe(true)
      expect(place?.hazards ?? []).not.toContain('wild-animals')
      expect(place?.hazards ?? []).not.toContain('heights')
    }
  })
})
