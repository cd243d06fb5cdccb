import { describe, expect, it, test } from 'vitest'
import type { Itinerary } from '#shared/contracts/itinerary'
import { shareMessage } from '../share-message.ts'
import { DAY_AT_THE_SEA } from '../plan.fixture.ts'
import { PAGE_WORDS } from './page-words.ts'
import { planAsShown, shownLanguage } from './shown-language.ts'

const HEADLINE = { get: 'uShaka Sea World.', missing: null, cost: 'About R450 a learner.' }
const ENGLISH: Itinerary = { ...DAY_AT_THE_SEA, headline: HEADLINE }
const IN_BOTH: Itinerary = {
  ...ENGLISH,
  words: {
    af: {
      title: '’n Dag by die see',
      summary: 'Die program: uShaka.',
      location: 'Durban, KwaZulu-Natal',
      duration: '1 dag',
      headline: { get: 'uShaka Sea World.', missing: null, cost: 'Ongeveer R450 per leerder.' },
      questions: [],
      requests: [],
      days: DAY_AT_THE_SEA.daily_itinerary.map(({ schedule }) => ({
        title: 'Die dag',
        meals: [],
        accommodation: null,
        schedule: schedule.map((_, at) => ({ title: `Stap ${at}` })),
      })),
    },
  },
}
const path = '/itinerary/1'

describe('The language of a page', () => {
  it('is English where the plan has no other words, whatever the address says', () => {
    expect(shownLanguage(ENGLISH, path, '')).toEqual({ language: 'en' })
    expect(shownLanguage(ENGLISH, path, '?lang=af')).toEqual({ language: 'en' })
  })

  it('is that of the idea, unless the address asks for English; the other is a link away', () => {
    expect(shownLanguage(IN_BOTH, path, '')).toEqual({ language: 'af', otherAddress: `${path}?lang=en` })
    expect(shownLanguage(IN_BOTH, path, '?lang=en')).toEqual({ language: 'en', otherAddress: path })
    expect(shownLanguage(IN_BOTH, path, '?lang=xh').language).toBe('af')
  })

  it('is changed without leaving the version that is shown', () => {
    expect(shownLanguage(IN_BOTH, path, '?version=2').otherAddress).toBe(`${path}?version=2&lang=en`)
    expect(shownLanguage(IN_BOTH, path, '?version=2&lang=en').otherAddress).toBe(`${path}?version=2`)
  })
})

test('a plan in Afrikaans has its words in the place of the English ones, and all else as it was', () => {
  const shown = planAsShown(IN_BOTH, { pathname: path, search: '' })
  expect([shown.title, shown.daily_itinerary[0]!.title]).toEqual(['’n Dag by die see', 'Die dag'])
  expect(shown.daily_itinerary[0]!.schedule.map(({ note }) => note)).toEqual(
    shown.daily_itinerary[0]!.schedule.map(() => undefined),
  )
  expect(shown.cost_details).toBe(IN_BOTH.cost_details)
  expect(shown.safety_measures).toBe(IN_BOTH.safety_measures)
  expect(planAsShown(IN_BOTH, { pathname: path, search: '?lang=en' })).toBe(IN_BOTH)
})

test('a shared plan is in the language of the page, and its link opens it in that language', () => {
  const afrikaans = shareMessage(planAsShown(IN_BOTH, { pathname: path, search: '' }), 'af')
  expect(afrikaans).toContain(`${PAGE_WORDS.af.cost}: Ongeveer R450 per leerder.`)
  expect(afrikaans).not.toContain('lang=')
  expect(shareMessage(IN_BOTH, 'en')).toMatch(/\?lang=en$/u)
  expect(shareMessage(ENGLISH, 'en')).not.toContain('lang=')
})
