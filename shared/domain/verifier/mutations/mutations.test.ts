import { readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { describe, expect, it } from 'vitest'
import type { Check } from '../../itinerary/itinerary.ts'
import { asAsked } from '../sample-plans/as-asked.ts'
import { ASKED_IDEA, ASKED_TEXT } from '../sample-plans/asked-idea.ts'
import { byAir } from '../sample-plans/by-air.ts'
import { dayTrip } from '../sample-plans/day-trip.ts'
import { fiveDays } from '../sample-plans/five-days.ts'
import { BY_AIR_IDEA, DAY_TRIP_IDEA, FIVE_DAY_IDEA, THREE_DAY_IDEA } from '../sample-plans/ideas.ts'
import { threeDays } from '../sample-plans/three-days.ts'
import { ASKED_RULES } from '../groups/asked.ts'
import { RULES, verify } from '../verify.ts'
import { draftOf } from './mutation.ts'
import { MUTATIONS } from './mutations.ts'

const TODAY = '2026-11-21'
const facts = readFacts()
const SAMPLE_PLANS = [
  ['three days', () => draftOf(threeDays(facts), THREE_DAY_IDEA, facts, { today: TODAY })],
  ['five days', () => draftOf(fiveDays(facts), FIVE_DAY_IDEA, facts, { today: TODAY })],
  ['a day trip', () => draftOf(dayTrip(facts), DAY_TRIP_IDEA, facts, { today: TODAY })],
  ['two days by air', () => draftOf(byAir(facts), BY_AIR_IDEA, facts, { today: TODAY })],
  ['what was asked for', () => draftOf(asAsked(facts), ASKED_IDEA, facts, { today: TODAY, text: ASKED_TEXT })],
] as const
const noticed = (checks: Check[]) => checks.filter(({ status }) => status !== 'pass').map(({ id }) => id)

/** The plan that was asked for begins at another hour than asked, and says so. */
const EXPECTED_WARNINGS = ['estimates_said', 'hours_as_asked']
/** A plan with requests says most things twice: these checks see a fault that another check is about. */
const ECHOES = ASKED_RULES.map(({ id }) => id)

describe.each(SAMPLE_PLANS)('the sound plan of %s', (_name, sound) => {
  const before = noticed(verify(sound().itinerary, sound().idea, facts, sound()))

  it('has no fault, and warns only of what it says itself', () => {
    expect(before.filter((id) => !EXPECTED_WARNINGS.includes(id))).toEqual([])
  })

  it.each(MUTATIONS.map((one) => [`${one.check}: ${one.what}`, one] as const))(
    '%s',
    (_what, { check, apply, also = [], status = 'fail' }) => {
      const draft = sound()
      if (apply(draft) === false) return
      const checks = verify(draft.itinerary, draft.idea, draft.facts, draft)
      expect(checks.find(({ id }) => id === check)?.status).toBe(status)
      const isEcho = (id: string) => !ECHOES.includes(check) && draft.itinerary.requests && ECHOES.includes(id)
      const strangers = noticed(checks).filter(
        (id) => id !== check && !also.includes(id) && !before.includes(id) && !isEcho(id),
      )
      expect(strangers).toEqual([])
    },
  )
})

it('every check fails for at least one mutation of a sample plan', () => {
  const tripped = MUTATIONS.filter(({ apply }) => SAMPLE_PLANS.some(([, sound]) => apply(sound()) !== false)).map(
    ({ check }) => check,
  )
  expect(RULES.map(({ id }) => id).filter((id) => !tripped.includes(id))).toEqual([])
})
