import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from '../../idea/parse.ts'
import type { ItineraryDay } from '../../itinerary/itinerary.ts'
import { planItinerary } from '../plan-itinerary.ts'

const facts = readFacts()
const today = '2026-11-21'
const planned = (text: string) =>
  planItinerary(parseIdea(text, { today, gazetteer: gazetteerOf(facts) }), facts, { today })

const stopsOn = ({ schedule }: ItineraryDay): number =>
  schedule.filter(
    ({ title }, i) =>
      title.startsWith('Rest stop') || (/lunch/iu.test(title) && schedule[i - 1]!.title.startsWith('Drive to a stop')),
  ).length
const roadOn = ({ activities }: ItineraryDay) => activities.find((one) => one.startsWith('Drive about'))

describe('the drives in the activities of a day', () => {
  it('have as many rest stops as the schedule', () => {
    const days = [
      'HartRAO and Maropeng, day trip on 12 May 2027, 40 Grade 9 learners and 3 teachers from Pretoria',
      'Garden Route, 15 to 18 June 2027, 40 Grade 10 learners and 3 teachers from Cape Town',
      'Drakensberg, 11 to 13 May 2027, 40 Grade 10 learners and 3 teachers from Durban',
      'Bloemfontein, 11 to 12 May 2027, 40 Grade 10 learners and 3 teachers from Kimberley',
    ].flatMap((text) => planned(text).daily_itinerary.filter((day) => roadOn(day)))
    const said = ['', ', with a rest stop', ', with rest stops']
    for (const day of days) expect(roadOn(day)).toMatch(new RegExp(`in all${said[Math.min(2, stopsOn(day))]}$`, 'u'))
    expect([...new Set(days.map((day) => Math.min(2, stopsOn(day))))].toSorted()).toEqual([0, 1, 2])
  })
})

describe('the way back', () => {
  const wordsOf = (text: string) => {
    return { last: planned(text).daily_itinerary.at(-1)! }
  }
  it('of a group that flew is by air and then home', () => {
    const { last } = wordsOf(
      'Garden Route, 15 to 19 June 2027, 40 Grade 10 learners and 3 teachers from Johannesburg, we fly, History',
    )
    expect(last.title).toMatch(/, then home$/u)
    expect(last.activities.at(-1)).toBe(
      'Fly from George Airport to O.R. Tambo International Airport, then drive home to Johannesburg',
    )
    expect(last.schedule.at(-1)!.title).toBe('Drive home to Johannesburg')
  })
  it('of a group that drove is home', () => {
    const { last } = wordsOf('Drakensberg, 11 to 13 May 2027, 40 Grade 10 learners and 3 teachers from Durban')
    expect(last.title).toMatch(/, then home$/u)
    expect(last.activities.at(-1)).toBe('Drive home to Durban')
    expect(last.schedule.at(-1)!.title).toBe('Drive home to Durban')
  })
})
