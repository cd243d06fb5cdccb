import { readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { describe, expect, it } from 'vitest'
import type { Check } from '../../planner/itinerary.ts'
import { dayTrip } from '../specimens/day-trip.ts'
import { fiveDays } from '../specimens/five-days.ts'
import { DAY_TRIP_IDEA, FIVE_DAY_IDEA, THREE_DAY_IDEA } from '../specimens/ideas.ts'
import { threeDays } from '../specimens/three-days.ts'
import { RULES, verify } from '../verify.ts'
import { draftOf } from './corruption.ts'
import { CORRUPTIONS } from './corruptions.ts'

const TODAY = '2026-11-21'
const facts = readFacts()
const SPECIMENS = [
  ['three days', () => draftOf(threeDays(facts), THREE_DAY_IDEA, facts, TODAY)],
  ['five days', () => draftOf(fiveDays(facts), FIVE_DAY_IDEA, facts, TODAY)],
  ['a day trip', () => draftOf(dayTrip(facts), DAY_TRIP_IDEA, facts, TODAY)],
] as const
const noticed = (checks: Check[]) => checks.filter(({ status }) => status !== 'pass').map(({ id }) => id)

describe.each(SPECIMENS)('the sound plan of %s', (_name, sound) => {
  const before = noticed(verify(sound().itinerary, sound().idea, facts, { today: TODAY }))

  it('has no fault, and only its estimates to warn of', () => {
    expect(before.filter((id) => id !== 'estimates_said')).toEqual([])
  })

  it.each(CORRUPTIONS.map((one) => [`${one.check}: ${one.what}`, one] as const))(
    '%s',
    (_what, { check, spoil, also = [], status = 'fail' }) => {
      const draft = sound()
      if (spoil(draft) === false) return
      const checks = verify(draft.itinerary, draft.idea, draft.facts, draft)
      expect(checks.find(({ id }) => id === check)?.status).toBe(status)
      const strangers = noticed(checks).filter((id) => id !== check && !also.includes(id) && !before.includes(id))
      expect(strangers).toEqual([])
    },
  )
})

it('every check is tripped by a corruption that one of the sound plans can suffer', () => {
  const tripped = CORRUPTIONS.filter(({ spoil }) => SPECIMENS.some(([, sound]) => spoil(sound()) !== false)).map(
    ({ check }) => check,
  )
  expect(RULES.map(({ id }) => id).filter((id) => !tripped.includes(id))).toEqual([])
})
