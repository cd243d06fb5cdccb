import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Idea } from '#shared/domain/idea/idea'
import { parseIdea } from '#shared/domain/idea/parse'
import type { Itinerary, Step } from '#shared/domain/itinerary/itinerary'
import { planItinerary } from '#shared/domain/planner/plan-itinerary'
import { verify } from '#shared/domain/verifier/verify'
import { generateRequests } from '../bench/plan/generate-requests.ts'
import { gazetteerOf, readFacts } from '../catalogue/read-facts.ts'
import { PLAN_IDEAS } from './ideas.ts'

const TODAY = '2026-11-21'
const facts = readFacts()
const gazetteer = gazetteerOf(facts)
const texts = [...PLAN_IDEAS, ...generateRequests(24, 77, facts)].map(({ text }) => text)

interface Drive {
  plan: Itinerary
  idea: Idea
  day: number
  index: number
  minutes: number
  km: number
}
const minuteOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const drives = texts.flatMap((text): Drive[] => {
  const idea = parseIdea(text, { today: TODAY, gazetteer })
  const plan = planItinerary(idea, facts, { today: TODAY })
  return plan.daily_itinerary.flatMap(({ schedule }, day) =>
    schedule.flatMap(({ kind, start, end, distance_km: km = 0 }, index) =>
      kind === 'travel' ? [{ plan, idea, day, index, km, minutes: minuteOf(end) - minuteOf(start) }] : [],
    ),
  )
})
const hours = drives.filter(({ minutes }) => minutes >= 60)
const far = drives.filter(({ km }) => km >= 30)
const drawn = hours.filter(({ plan, day, index }) => plan.daily_itinerary[day]!.schedule[index]!.path !== undefined)

/** The verdict on a plan whose drive is changed. */
function verdictWith({ plan, idea, day, index }: Drive, check: string, change: (step: Step) => void) {
  const copy = structuredClone(plan)
  change(copy.daily_itinerary[day]!.schedule[index]!)
  return verify(copy, idea, facts, { today: TODAY }).find(({ id }) => id === check)?.status
}
const ROAD_CHECKS = ['bus_gets_there', 'distances_true', 'roads_named', 'driver_told', 'lines_true', 'no_crawling']
const shorter = fc.double({ min: 0.3, max: 0.85, noNaN: true })

describe('a drive of a plan', () => {
  it('holds as the planner makes it', () => {
    for (const plan of new Set(drives.map((drive) => drive.plan))) {
      const { idea } = drives.find((drive) => drive.plan === plan)!
      const faults = verify(plan, idea, facts, { today: TODAY }).filter(({ status }) => status === 'fail')
      expect(faults.filter(({ id }) => ROAD_CHECKS.includes(id))).toEqual([])
    }
  })
  it('is caught if it takes an hour or more and is cut by 15 %', () => {
    expect(hours.length).toBeGreaterThan(50)
    for (const drive of hours)
      expect
        .soft(
          verdictWith(drive, 'bus_gets_there', (step) => {
            step.end = clockOf(minuteOf(step.start) + Math.round(0.85 * drive.minutes))
          }),
        )
        .toBe('fail')
  })
  it('is caught if it takes an hour or more and is cut by more', () => {
    fc.assert(
      fc.property(fc.constantFrom(...hours), shorter, (drive, share) => {
        const verdict = verdictWith(drive, 'bus_gets_there', (step) => {
          step.end = clockOf(minuteOf(step.start) + Math.floor(share * drive.minutes))
        })
        expect(verdict).toBe('fail')
      }),
      { numRuns: 60 },
    )
  })
  it('is caught if its distance is 15 % too small or less', () => {
    fc.assert(
      fc.property(fc.constantFrom(...far), shorter, (drive, share) => {
        const verdict = verdictWith(drive, 'distances_true', (step) => {
          step.distance_km = Math.round(share * drive.km)
        })
        expect(verdict).toBe('fail')
      }),
      { numRuns: 60 },
    )
  })
  it('is caught if its line goes through a far town', () => {
    const towns = facts.towns.filter(({ kind }) => kind === 'town')
    fc.assert(
      fc.property(fc.constantFrom(...drawn), fc.constantFrom(...towns), (drive, town) => {
        const path = drive.plan.daily_itinerary[drive.day]!.schedule[drive.index]!.path!
        const isNear = path.some(([lat, lon]) => Math.abs(lat - town.lat) < 1 && Math.abs(lon - town.lon) < 1)
        fc.pre(!isNear)
        const verdict = verdictWith(drive, 'lines_true', (step) => {
          step.path = [...path.slice(0, 1), [town.lat, town.lon], ...path.slice(1)]
        })
        expect(verdict).toBe('fail')
      }),
      { numRuns: 40 },
    )
  })
})
