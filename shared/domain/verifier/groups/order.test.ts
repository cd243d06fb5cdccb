import { describe, expect, it } from 'vitest'
import { readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import type { Itinerary } from '../../itinerary/itinerary.ts'
import { fiveDays } from '../sample-plans/five-days.ts'
import { FIVE_DAY_IDEA } from '../sample-plans/ideas.ts'
import { say } from '../sample-plans/sample-parts.ts'
import { verify } from '../verify.ts'

const facts = readFacts()
const CRATER = { id: 'tswaing-meteorite-crater', name: 'Tswaing Meteorite Crater' }
const found = (change: (plan: Itinerary) => void) => {
  const plan = fiveDays(facts)
  change(plan)
  return verify(plan, FIVE_DAY_IDEA, facts, { today: '2026-11-21' }).find(({ id }) => id === 'farthest_by_reason')!
}
const swapDays = (plan: Itinerary, one: number, other: number) => {
  const [a, b] = [plan.daily_itinerary[one]!, plan.daily_itinerary[other]!]
  ;[a.schedule, b.schedule] = [b.schedule, a.schedule]
}
/** A first day with five hours of driving. */
const longWay = (plan: Itinerary) => {
  const [, drive] = plan.daily_itinerary[0]!.schedule
  drive!.start = '04:30'
}
const sleepAt = (plan: Itinerary, ids: readonly string[]) =>
  ids.forEach((id, i) => (plan.daily_itinerary[i]!.stay_id = id))

describe('the farthest', () => {
  it('may be on the first or the last of the full days', () => {
    expect(found(() => {})).toMatchObject({ status: 'pass' })
    expect(found((plan) => swapDays(plan, 1, 3))).toMatchObject({ status: 'pass' })
  })
  it('is not in the middle of the stay, unless the plan gives the reason', () => {
    const middle = (plan: Itinerary) => swapDays(plan, 2, 3)
    expect(found(middle)).toMatchObject({ status: 'fail', detail: expect.stringContaining(CRATER.name) })
    const excused = found((plan) => {
      middle(plan)
      say(plan, {
        code: 'farthest_outing',
        params: { place: CRATER, road_km: 105, day: 3, why: 'no_better_day' },
      })
    })
    expect(excused.status).toBe('pass')
  })
  it('is not on the day after a long drive', () => {
    const tired = found((plan) => {
      swapDays(plan, 1, 3)
      longWay(plan)
    })
    expect(tired).toMatchObject({ status: 'fail', detail: expect.stringContaining('morning after') })
  })
  it('stay is not one that the group leaves and returns to', () => {
    const [there, other] = [facts.stays[0]!.id, facts.stays[40]!.id]
    expect(found((plan) => sleepAt(plan, [other, there, other, there]))).toMatchObject({ status: 'fail' })
    const halfway = found((plan) => sleepAt(plan, [other, there, there, other]))
    expect(halfway.detail).not.toContain('comes back')
  })
  it('stay is not in the middle of a route that would be shorter with it first or last', () => {
    const north = facts.stays.toSorted((a, b) => b.lat - a.lat)
    // Two stays in the north with one far south between them; then the southern one first.
    const [one, next, far] = [north[0]!.id, north[1]!.id, north.at(-1)!.id]
    expect(found((plan) => sleepAt(plan, [one, far, next, next]))).toMatchObject({ status: 'fail' })
    expect(found((plan) => sleepAt(plan, [far, one, next, next])).detail).not.toContain('far end')
  })
  it('stay may be in the middle where that is the shortest round by road', () => {
    const ids = [
      'stay-polokwane-game-reserve-chalets',
      'stay-elephant-walk-retreat-phalaborwa',
      'stay-merry-pebbles-resort',
      'stay-merry-pebbles-resort',
    ]
    expect(found((plan) => sleepAt(plan, ids)).detail).not.toContain('far end')
  })
})
