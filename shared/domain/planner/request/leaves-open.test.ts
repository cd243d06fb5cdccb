import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PROVINCE_CODES, PROVINCES } from '#shared/domain/provinces'
import { TRIP_TYPES, isForm } from '#shared/domain/trip-types'
import { readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import type { Idea } from '../../idea/idea.ts'
import type { Request, RequestDetail } from '../../idea/requests/request.ts'
import { exampleIdea } from '../example-idea.ts'
import { leavesOpen } from './leaves-open.ts'
import { readTripRequest } from './read-trip-request.ts'

const facts = readFacts()
const isVague = (said: Partial<Idea>) => {
  const idea = exampleIdea(said)
  return leavesOpen(idea, readTripRequest(idea, facts, '2026-11-27'))
}
const asked = (detail: RequestDetail, force: Request['force'] = 'must'): Request => ({
  ...detail,
  id: 'r1',
  start: 0,
  end: 1,
  force,
  text: 'it',
})
const activity = (offer: 'rock-art' | null) => ({ kind: 'activity' as const, offer, sort: null, near: null })

/** Who, when, from where, for how much: all that says neither where to nor what for. */
const vague = fc
  .record({
    students: fc.option(fc.integer({ min: 8, max: 200 })),
    grade: fc.option(fc.integer({ min: 0, max: 12 })),
    days: fc.option(fc.integer({ min: 1, max: 7 })),
    budgetPerStudent: fc.option(fc.integer({ min: 50, max: 9000 })),
    origin: fc.option(fc.constantFrom('Polokwane', 'Soweto', 'Upington', 'Mthatha')),
    province: fc.option(fc.constantFrom(...PROVINCE_CODES)),
    tripTypes: fc.subarray(TRIP_TYPES.filter(isForm)),
    requests: fc.constantFrom<Request[]>([], [asked(activity(null))], [asked(activity('rock-art'), 'not')]),
  })
  .map(({ grade, province, ...rest }) => ({
    ...rest,
    gradeMin: grade,
    gradeMax: grade,
    province,
    location: province && PROVINCES[province],
    locations: province ? [PROVINCES[province]] : [],
  }))

/** What decides, each alone. */
const DECIDING: Record<string, Partial<Idea>> = {
  'a town': { location: 'Clarens', locations: ['Clarens'] },
  'a place that we do not know': { location: 'Nowhereville', locations: ['Nowhereville'] },
  'a subject': { subjects: ['Geography'] },
  'a type of trip': { tripTypes: ['Beach / Coastal'] },
  'an objective': { learningObjectives: 'how rivers shape the land' },
  'an activity that is known': { requests: [asked(activity('rock-art'))] },
  'a sight': {
    requests: [asked({ kind: 'sight', named: true, placeId: null, sort: 'dairy', near: null })],
  },
  'a place of the catalogue': {
    requests: [asked({ kind: 'sight', named: true, placeId: facts.places[0]!.id, sort: null, near: null })],
  },
  'a stay': {
    requests: [asked({ kind: 'condition', condition: { code: 'bed', sort: null, stayId: facts.stays[0]!.id } })],
  },
}

describe('an idea', () => {
  it('is vague if it says neither where to go, or only a province, nor what for', () => {
    fc.assert(
      fc.property(vague, (said) => {
        expect(isVague(said)).toBe(true)
      }),
      { numRuns: 60, seed: 7 },
    )
  })

  it.each(Object.entries(DECIDING))('is not vague if it names %s', (_what, deciding) => {
    fc.assert(
      fc.property(vague, (said) => {
        expect(isVague({ ...said, ...deciding })).toBe(false)
      }),
      { numRuns: 10, seed: 7 },
    )
  })
})
