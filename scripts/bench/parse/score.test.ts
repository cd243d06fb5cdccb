import { describe, expect, it } from 'vitest'
import { scoreIdeas, type Gold, type ParsedIdea } from './score.ts'

const nothing: ParsedIdea = {
  location: null,
  province: null,
  origin: null,
  start_date: null,
  end_date: null,
  days: null,
  pax_students: null,
  pax_teachers: null,
  grade_min: null,
  grade_max: null,
  age_min: null,
  age_max: null,
  budget_estimate: null,
  budget_scope: null,
  subjects: [],
  trip_types: [],
  needs: [],
}
const gold = (said: Partial<Gold>): Gold => ({
  ...nothing,
  accept_locations: [],
  accept_origins: [],
  accept_subjects: [],
  accept_trip_types: [],
  accept_needs: [],
  accept: {},
  skip: [],
  ...said,
})
const scoreOf = (said: Partial<Gold>, parsed: Partial<ParsedIdea>) =>
  scoreIdeas([{ id: 'one', gold: gold(said), parsed: { ...nothing, ...parsed } }])

describe('the score', () => {
  it('is 1 for the gold itself and for anything accepted', () => {
    expect(scoreOf({ location: 'Kimberley', days: 2 }, { location: 'kimberley', days: 2 }).macroF1).toBe(1)
    expect(scoreOf({ location: 'Kimberley', accept_locations: ['Big Hole'] }, { location: 'Big Hole' }).macroF1).toBe(1)
    expect(scoreOf({ days: 2, accept: { days: [3] } }, { days: 3 }).macroF1).toBe(1)
  })
  it('counts a wrong value twice, as wrong and as missed', () => {
    expect(scoreOf({ days: 2 }, { days: 3 }).fields.find(({ field }) => field === 'days')).toMatchObject({
      hits: 0,
      wrong: 1,
      missed: 1,
      f1: 0,
    })
  })
  it('counts a value where nothing is said as wrong, and one left out as missed', () => {
    expect(scoreOf({}, { days: 3 }).misses).toEqual([{ id: 'one', field: 'days', got: 3, wanted: null }])
    expect(scoreOf({ days: 3 }, {}).misses).toEqual([{ id: 'one', field: 'days', got: null, wanted: 3 }])
  })
  it('leaves out what is skipped', () => expect(scoreOf({ days: 3, skip: ['days'] }, {}).misses).toEqual([]))
  it('forgives accepted members of a list and no others', () => {
    const needs = (got: string[]) =>
      scoreOf({ needs: ['vegan'], accept_needs: ['no-overnight'] }, { needs: got }).fields.find(
        ({ field }) => field === 'needs',
      )?.f1
    expect(needs(['vegan', 'no-overnight'])).toBe(1)
    expect(needs(['vegan', 'kosher'])).toBeCloseTo(2 / 3)
  })
})
