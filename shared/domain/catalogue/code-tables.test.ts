import { describe, expect, test } from 'vitest'
import { plainName } from '../planner/places/facts-index.ts'
import { BEST_HOURS_REASONS } from './best-hours.ts'
import { type Hazard, HAZARDS } from './hazards.ts'
import { type CodeRow, PLACE_KINDS, STAY_KINDS } from './kinds.ts'
import { type Offer, OFFERS } from './offers.ts'
import { PAPERS } from './papers.ts'
import { STAY_ACTIVITIES, type StayActivity } from './stay-activities.ts'

const TABLES: [string, readonly CodeRow[]][] = [
  ['place kinds', PLACE_KINDS],
  ['stay kinds', STAY_KINDS],
  ['offers', OFFERS],
  ['hazards', HAZARDS],
  ['papers', PAPERS],
  ['best-hours reasons', BEST_HOURS_REASONS],
  ['stay activities', STAY_ACTIVITIES],
]

describe.each(TABLES)('a new row of %s needs', (_table, rows) => {
  test('a code of small letters and hyphens that no other row has', () => {
    for (const { code } of rows) expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length)
  })
  test('a name for readers that no other row has', () => {
    for (const { name } of rows) expect(name.trim()).not.toBe('')
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
  })
})

describe('a new offer needs', () => {
  const offers: readonly Offer[] = OFFERS
  const phrasesOf = ({ phrases = {} }: Offer) => [...(phrases.en ?? []), ...(phrases.af ?? [])]

  test.each(offers.map((offer) => [offer.code, offer] as const))(
    '%s: phrases as the reader of ideas sees them, and its source',
    (_code, offer) => {
      for (const phrase of [...phrasesOf(offer), ...(offer.unless ?? [])]) expect(phrase).toBe(plainName(phrase))
      expect(phrasesOf(offer).length > 0).toBe(offer.source !== 'rows')
    },
  )
  test('a phrase of no other offer, in the singular if the plural only adds an s', () => {
    const owners = new Map<string, string>()
    for (const offer of offers)
      for (const phrase of phrasesOf(offer)) {
        expect(owners.get(phrase) ?? offer.code, phrase).toBe(offer.code)
        owners.set(phrase, offer.code)
      }
    for (const { phrases } of offers) {
      const english = phrases?.en ?? []
      expect(english.filter((phrase) => english.includes(`${phrase}s`))).toEqual([])
    }
  })
  test('an activity, if any, that names the place once', () => {
    for (const { activity } of offers)
      for (const text of activity ? [activity.text, activity.indoors ?? activity.text] : [])
        expect(text.split('{n}')).toHaveLength(2)
  })
})

test('a hazard of certain months needs a measure', () => {
  const hazards: readonly Hazard[] = HAZARDS
  expect(hazards.filter(({ months, measure }) => months && !measure)).toEqual([])
})

test('a stay activity that is only after supper is not in the water', () => {
  const activities: readonly StayActivity[] = STAY_ACTIVITIES
  expect(activities.filter(({ evening, water }) => evening === 'only' && water === 'in')).toEqual([])
})
