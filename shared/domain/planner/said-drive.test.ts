import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from '../idea/parse.ts'
import { notesOf } from '../itinerary/notes.ts'
import { verify } from '../verifier/verify.ts'
import { planItinerary } from './plan-itinerary.ts'

const facts = readFacts()
const gazetteer = gazetteerOf(facts)
const context = { today: '2026-11-21' }
const TRIP = '40 Grade 7 learners and 3 teachers from Kroonstad to Pretoria, 4 to 5 May 2027, R2 500 each.'
function planOf(text: string) {
  const idea = parseIdea(text, { ...context, gazetteer })
  const plan = planItinerary(idea, facts, context)
  const checks = verify(plan, idea, facts, context)
  const drives = plan.daily_itinerary.flatMap(({ schedule }) => schedule.filter(({ kind }) => kind === 'travel'))
  const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
  return {
    note: notesOf(plan.notes, 'said_drive')[0]?.params ?? null,
    words: plan.assumptions.filter((text) => text.startsWith('You wrote about')),
    faults: checks.filter(({ status }) => status === 'fail').map(({ id, detail }) => `${id}: ${detail}`),
    driven: drives.reduce((sum, { start, end }) => sum + minutesOf(end) - minutesOf(start), 0),
  }
}
const silent = planOf(TRIP)

describe('the way as the teacher gives it', () => {
  it('is not spoken of where it is ours', () => {
    const { note, driven } = planOf(`${TRIP} It is about 240 km one way.`)
    expect(note).toBeNull()
    expect(driven).toBe(silent.driven)
  })
  it('is believed where it is longer: the drives from and to home have its time', () => {
    const { note, words, faults, driven } = planOf(`${TRIP} The drive takes three and a half hours.`)
    expect(note).toMatchObject({ km: null, minutes: 210, kept: 'yours', by: ['N1', 'M1'] })
    expect(words).toEqual([
      'You wrote about 3 h 30 min one way; we reckon 2 h 45 min by the N1 and the M1. The drives from and to home have the longer time, yours.',
    ])
    expect(driven).toBeGreaterThan(silent.driven + 60)
    expect(faults).toEqual([])
  })
  it('is answered where it is shorter: our time counts', () => {
    const { note, words, faults, driven } = planOf(`${TRIP} It is about 200 km one way.`)
    expect(note).toMatchObject({ km: 200, kept: 'ours' })
    expect(words[0]).toMatch(
      /^You wrote about 200 km one way; we reckon 24\d km by the N1 and the M1\. The plan has our time, which is the longer\.$/u,
    )
    expect(driven).toBe(silent.driven)
    expect(faults).toEqual([])
  })
  it('is not believed where it is far off, and the plan says so', () => {
    for (const figure of ['145 km each way', '600 km one way', 'the drive takes an hour']) {
      const { note, words, faults, driven } = planOf(`${TRIP} ${figure}`)
      expect(note).toMatchObject({ kept: 'unlikely' })
      expect(words[0]).toContain('too far apart')
      expect(driven).toBe(silent.driven)
      expect(faults).toEqual([])
    }
  })
  it('is understood in Afrikaans', () => {
    const trip = '40 graad 7-leerders en 3 onderwysers van Kroonstad na Pretoria, 4 tot 5 Mei 2027, R2 500 elk.'
    expect(planOf(`${trip} Dit is omtrent 300 km eenrigting.`).note).toMatchObject({ km: 300, kept: 'yours' })
  })
  it('is held against no road where the destination is wide or the group flies', () => {
    const wide = planOf(
      '40 Grade 9s and 3 teachers from Welkom to the Drakensberg, 4 to 6 May 2027, it is 300 km from us',
    )
    expect(wide.note).toMatchObject({ kept: 'unplaced', road_km: null })
    const flying = planOf('40 Grade 9s and 3 teachers fly from Polokwane to Cape Town, 4 to 7 May 2027, 900 km from us')
    expect(flying.note).toBeNull()
    expect([...wide.faults, ...flying.faults]).toEqual([])
  })
  it('leaves every plan sound', () => {
    const trip = '40 Grade 7 learners and 3 teachers from Kroonstad to Bloemfontein, 4 May 2027, R900 each.'
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 600 }), (km) => {
        expect(planOf(`${trip} It is ${km} km one way.`).faults).toEqual([])
      }),
      { numRuns: 5 },
    )
  })
})
