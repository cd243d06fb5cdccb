import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { OBSERVANCES } from './data/observances.ts'
import { YEARLY_EVENTS } from './data/yearly-events.ts'
import { parseIdea } from './parse.ts'

const gazetteer = gazetteerOf(readFacts())
const read = (text: string) => parseIdea(`${text}, 40 learners, 3 days`, { today: '2026-11-27', gazetteer })

describe('an event of each year', () => {
  it.each(YEARLY_EVENTS.flatMap((event) => event.names.map((name) => [name, event] as const)))(
    'is the time of the trip: %s',
    (name, { from, to, near = [] }) => {
      const year = `2026-${to}` > '2026-11-27' ? 2026 : 2027
      expect(read(`To the ${name} ${near.length > 0 ? `in ${near[0]}` : ''}`).window).toMatchObject({
        start: `${year}-${from}`,
        end: `${year}-${to}`,
      })
    },
  )
  it('leaves a nearer period of the text as it is', () =>
    expect(read('The whale festival, end of September').window).toMatchObject({
      start: '2027-09-21',
      end: '2027-09-30',
    }))
  it('is not every festival of a school', () => expect(read('Our own arts festival in Durban').window).toBeNull())
})

describe('days of a faith', () => {
  const names = OBSERVANCES.flatMap((one) => one.names.map((name) => [name, one.days[1]!] as const))
  it.each(names)('are no days of the trip where the text refuses %s', (name, days) => {
    for (const words of [
      `not during ${name}`,
      `avoid ${name}`,
      `outside ${name}`,
      `nie in ${name} nie`,
      `${name} starts in Feb so not during that`,
      `many fast in ${name}, so please not then`,
    ]) {
      const { refusedDates, window } = read(`Durban in term 1 or 2, ${words}`)
      expect(refusedDates).toContainEqual(days)
      expect(window?.kind).not.toBe('month')
    }
  })
  it('are none where the text only speaks of them', () =>
    expect(read('They learn about Ramadaan and Diwali').refusedDates).toBeUndefined())
})

describe('any long weekend', () => {
  it.each(['over a long weekend', "oor 'n langnaweek", 'some long weekend'])('leaves time to prepare: %s', (words) =>
    expect(read(`To Himeville ${words}`).window).toMatchObject({ start: '2027-03-20', end: '2027-03-22' }),
  )
})
