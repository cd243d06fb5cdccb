import { expect, it } from 'vitest'
import { readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { draftOf } from '../mutations/mutation.ts'
import { withPlaza } from '../mutations/tolls.ts'
import { byAir } from '../sample-plans/by-air.ts'
import { fiveDays } from '../sample-plans/five-days.ts'
import { BY_AIR_IDEA, FIVE_DAY_IDEA, THREE_DAY_IDEA } from '../sample-plans/ideas.ts'
import { threeDays } from '../sample-plans/three-days.ts'
import { verify } from '../verify.ts'

const facts = readFacts()
const today = '2026-11-21'
const SOUND = [
  ['three days', () => draftOf(threeDays(facts), THREE_DAY_IDEA, facts, { today })],
  ['five days', () => draftOf(fiveDays(facts), FIVE_DAY_IDEA, facts, { today })],
  ['two days by air', () => draftOf(byAir(facts), BY_AIR_IDEA, facts, { today })],
] as const

it.each(SOUND)('a plaza that is charged as often as it is passed is in order: %s', (_name, sound) => {
  const draft = withPlaza(sound())!
  const checks = verify(draft.itinerary, draft.idea, draft.facts, draft)
  expect(checks.find(({ id }) => id === 'tolls_charged')?.status).toBe('pass')
})
