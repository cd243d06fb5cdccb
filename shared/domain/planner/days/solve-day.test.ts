import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { exampleIdea } from '../example-idea.ts'
import { spotOf } from '../bases/lodging.ts'
import { toBrief } from '../brief/to-brief.ts'
import { type Candidate, findCandidates } from '../candidates/find-candidates.ts'
import { kindOfPlace } from '../candidates/kind-of-place.ts'
import { driveFrom, legBetween } from '../road/drive.ts'
import {
  DRIVE_COST_PER_MINUTE,
  LONGEST_WAIT_MINUTES,
  LUNCH_EARLIEST,
  LUNCH_LATEST,
  VISIT_EARLIEST,
} from '../settings.ts'
import type { DayFrame, Visit } from './frame.ts'
import { EARLY_FOR_LUNCH, FIRST_VISIT_BONUS, SAME_KIND_LOSS, solveDay } from './solve-day.ts'

const facts = readFacts()
const around = (location: string) =>
  findCandidates(toBrief(exampleIdea({ location, gradeMin: 9, students: 30 }), facts, '2026-11-21'), facts)
const pools = ['Cape Town', 'Johannesburg', 'Drakensberg', 'Bloemfontein'].map((name) => around(name).slice(0, 40))

const days = fc.record({
  area: fc.nat(pools.length - 1),
  picks: fc.uniqueArray(fc.nat(39), { minLength: 3, maxLength: 7 }),
  bed: fc.nat(facts.stays.length - 1),
  homeward: fc.boolean(),
  earliestStart: fc.integer({ min: 66, max: 120 }).map((fives) => fives * 5),
  latestEnd: fc.constantFrom(990, 1050, 1170),
  maxDriveMinutes: fc.constantFrom(180, 300, 480),
})

/** Every order of every choice, with lunch at every stop or on the road: slow, plain, and written without the solver. */
function bestByTrying(frame: DayFrame, visits: readonly Visit[]): number | null {
  let best: number | null = null
  interface At {
    seen: Visit[]
    at: number
    drive: number
    onSite: number
    fed: boolean
    value: number
  }
  const fed = (here: At): At | null => {
    if (here.fed || here.at > LUNCH_LATEST) return null
    if (here.at < LUNCH_EARLIEST - EARLY_FOR_LUNCH && here.seen.length > 1) return null
    return { ...here, fed: true, at: Math.max(here.at, LUNCH_EARLIEST) + frame.lunchMinutes }
  }
  const standing = ({ seen }: At) => seen.at(-1)?.candidate.place ?? frame.from
  const end = (here: At) => {
    const leg = legBetween(standing(here), frame.to)
    const ride = driveFrom(leg, here.at, !here.fed, frame.lunchMinutes)
    if (here.drive + leg.driveMinutes > frame.maxDriveMinutes || ride.arriveAt > frame.latestEnd) return
    if (!ride.lunched && (frame.homeward || ride.arriveAt > LUNCH_LATEST - 15)) return
    best = Math.max(best ?? -Infinity, here.value - DRIVE_COST_PER_MINUTE * leg.driveMinutes)
  }
  const next = (here: At, visit: Visit): At | null => {
    const { candidate, minutes } = visit
    const leg = legBetween(standing(here), candidate.place)
    const ride = driveFrom(leg, here.at, !here.fed, frame.lunchMinutes)
    const begins = Math.max(ride.arriveAt, candidate.opens, VISIT_EARLIEST)
    const late = begins + minutes > candidate.closes || (!ride.lunched && begins + minutes > LUNCH_LATEST)
    const tired = here.onSite > 0 && here.onSite + minutes > frame.maxVisitMinutes
    if (late || tired || here.drive + leg.driveMinutes > frame.maxDriveMinutes) return null
    if (here.seen.length > 0 && begins - ride.arriveAt > LONGEST_WAIT_MINUTES) return null
    const alike = here.seen.filter((one) => kindOfPlace(one.candidate.place) === kindOfPlace(candidate.place)).length
    return {
      seen: [...here.seen, visit],
      at: begins + minutes,
      drive: here.drive + leg.driveMinutes,
      onSite: here.onSite + minutes,
      fed: ride.lunched,
      value:
        here.value +
        candidate.value +
        (here.seen.length === 0 ? FIRST_VISIT_BONUS : 0) -
        SAME_KIND_LOSS * alike -
        DRIVE_COST_PER_MINUTE * leg.driveMinutes,
    }
  }
  const walk = (here: At) => {
    for (const option of [here, fed(here)]) {
      if (!option) continue
      end(option)
      if (option.seen.length === frame.maxVisits || (option !== here && here.seen.length === 0)) continue
      for (const visit of visits) {
        const there = option.seen.includes(visit) ? null : next(option, visit)
        if (there) walk(there)
      }
    }
  }
  walk({ seen: [], at: frame.earliestStart, drive: 0, onSite: 0, fed: false, value: 0 })
  return best
}

describe('a day', () => {
  it('is worth as much as the best of every order of every choice', () => {
    fc.assert(
      fc.property(days, ({ area, picks, bed, ...limits }) => {
        const pool = pools[area]!
        const near = facts.stays.toSorted((a, b) => legBetween(a, pool[0]!.place).km - legBetween(b, pool[0]!.place).km)
        const spot = spotOf(near[bed % 5]!)
        const frame: DayFrame = {
          date: '2027-05-12',
          weekday: 3,
          month: 5,
          from: spot,
          to: spot,
          lunchMinutes: limits.homeward ? 105 : 45,
          maxVisits: 3,
          maxVisitMinutes: 480,
          heavy: false,
          detourKm: 150,
          ...limits,
        }
        const visits = picks
          .map((pick) => pool[pick])
          .filter((one): one is Candidate => one !== undefined)
          .map((candidate): Visit => ({ candidate, minutes: Math.ceil(candidate.place.duration_min / 5) * 5 }))
        const tried = bestByTrying(frame, visits)
        const solved = solveDay(frame, visits)
        if (tried === null) expect(solved).toBeNull()
        else expect(solved?.score).toBeCloseTo(tried, 6)
      }),
      { numRuns: 400 },
    )
  }, 30_000)
})
