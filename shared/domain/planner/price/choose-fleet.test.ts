import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from '../../idea/parse.ts'
import { notesOf } from '../../itinerary/notes.ts'
import { sumCents } from '../../money.ts'
import { planRequest } from '../meet-budget.ts'
import { readTripRequest } from '../request/read-trip-request.ts'

const facts = readFacts()
const today = '2026-11-21'
const planOf = (text: string) =>
  planRequest(readTripRequest(parseIdea(text, { today, gazetteer: gazetteerOf(facts) }), facts, today), facts)
const hiresOf = ({ price }: ReturnType<typeof planOf>) =>
  price.lines.flatMap(({ item }) => (item.code === 'coach' || item.code === 'local_bus' ? [item.hire] : []))
const transportCents = ({ price }: ReturnType<typeof planOf>) =>
  sumCents(
    price.lines.flatMap(({ item, totalCents }) =>
      ['coach', 'local_bus', 'driver', 'tolls'].includes(item.code) ? totalCents : 0,
    ),
  )

describe('a fleet', () => {
  it('is hired for half a day where the trip is no longer', () => {
    const idea = '24 Grade 4 learners and 3 teachers from Soweto to Johannesburg Zoo, 12 May 2027'
    const short = planOf(`${idea}, back by 12:30.`)
    expect(hiresOf(short).map(({ by }) => by)).toEqual(['half_day'])
    expect(notesOf(short.price.notes, 'fleet_half_day')[0]!.params.saves_cents).toBeGreaterThan(0)
    const long = planOf('24 Grade 4 learners and 3 teachers from Soweto to Cullinan, a day trip on 12 May 2027.')
    expect(hiresOf(long).every(({ by }) => by !== 'half_day')).toBe(true)
  })

  it('goes home and comes back where it would stand for days', () => {
    const camp = planOf(
      'Camp at Hartbeespoort for 56 Grade 7 learners and 5 teachers from Pretoria, 10 to 13 May 2027.',
    )
    const hires = hiresOf(camp)
    expect(new Set(hires.map((hire) => hire.for))).toContain('there_and_back')
    expect(hires.flatMap((hire) => (hire.for === 'there_and_back' ? [hire.days] : []))).toEqual(
      hires.filter((hire) => hire.for === 'there_and_back').map(() => [1, 4]),
    )
    expect(camp.price.lines.some(({ item }) => item.code === 'driver')).toBe(false)
    const { saves_cents, local_days } = notesOf(camp.price.notes, 'fleet_drop_and_fetch')[0]!.params
    expect(saves_cents).toBeGreaterThan(0.1 * transportCents(camp))
    const driven = camp.days.flatMap(({ km }, i) => (i > 0 && i < 3 && km > 0 ? [i + 1] : []))
    expect(local_days).toEqual(driven)
  })

  it('stays where a driver cannot go home within a day, and the plan says so', () => {
    const far = planOf(
      'Camp at Clarens for 50 Grade 9 learners and 4 teachers from Cape Town, 3 to 8 May 2027, hiking.',
    )
    expect(hiresOf(far).every((hire) => hire.for !== 'there_and_back')).toBe(true)
  })

  it('has no line where the school has its own bus', () => {
    const own = planOf(
      '24 Grade 4 learners and 3 teachers from Soweto to Johannesburg Zoo, 12 May 2027, we have our own bus.',
    )
    expect(transportCents(own)).toBe(0)
  })
})
