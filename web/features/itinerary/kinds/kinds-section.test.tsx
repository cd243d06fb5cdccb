import { render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { KindSummary } from '#shared/contracts/options'
import { DAY_AT_THE_SEA } from '../plan.fixture.ts'
import { KindsSection } from './kinds-section.tsx'

const FIRST: KindSummary = {
  code: 'first',
  kind: null,
  is_shown: true,
  is_changed: false,
  title: 'Rivers and rights: a day in Paarl for Grade 4',
  total_per_student: 224.2,
  difference_per_student: 0,
  visits: [
    { name: 'Paarl Arboretum', minutes: 75 },
    { name: 'Paarl Museum', minutes: 60 },
  ],
  towns: ['Paarl'],
  road_minutes: 85,
  subjects: ['Geography'],
  reasons: ['least_driving', 'lowest_price', 'fewest_visits'],
}
const ARTS: KindSummary = {
  ...FIRST,
  code: 'arts',
  kind: 'arts',
  is_shown: false,
  title: 'Music and art: a day in Paarl for Grade 4',
  total_per_student: 373.28,
  difference_per_student: 149.08,
  reasons: [],
}
const NATURE: KindSummary = { ...ARTS, code: 'nature', kind: 'nature', title: 'Rocks: a day in Paarl for Grade 4' }
const NO_PLACE = {
  ...DAY_AT_THE_SEA,
  notes: [{ code: 'place_default' as const, params: { area: 'Paarl', is_origin: true } }],
}

const show = (kinds: readonly KindSummary[], itinerary = NO_PLACE, isOwner = false) =>
  render(<KindsSection kinds={kinds} itinerary={itinerary} isOwner={isOwner} />).container.textContent.replaceAll(
    '\u00a0',
    ' ',
  )
afterEach(() => document.body.replaceChildren())

test('each trip says what it is, where, for how much, how long the road is and why it may suit', () => {
  const text = show([FIRST, ARTS, NATURE])
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(
    'The idea left open where to go and what for: here are three trips',
  )
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(text).toContain('A bit of everything')
  expect(text).toContain('R224 a learner, this plan')
  expect(text).toContain('R373 a learner, R149 more')
  expect(text).toContain('May suit because it has the least driving and it costs least.')
  expect(text).toContain('May suit because it keeps to one thing: arts and stage.')
  expect(text).toContain('Paarl Arboretum (1 h 15 min), Paarl Museum (1 h)')
  expect(text).toContain('Paarl. 1 h 25 min on the road.')
})

test('fewer than three say so', () => {
  expect(show([FIRST, ARTS])).toContain('we found no third')
  document.body.replaceChildren()
  expect(show([FIRST])).toContain('No trip of another kind passed every check.')
  expect(screen.queryByRole('listitem')).toBeNull()
})

test('an idea that named a province is not said to have named nothing, and its owner is led to the questions', () => {
  expect(show([FIRST, ARTS, NATURE], { ...DAY_AT_THE_SEA, notes: [] }, true)).toContain(
    'You named a province and left the rest open',
  )
  expect(screen.queryByRole('link')).toBeNull()
  document.body.replaceChildren()
  const questions = [{ id: 'place', question: 'Where?', options: ['Here.'], changes: 'all' }]
  render(<KindsSection kinds={[FIRST, ARTS]} itinerary={{ ...NO_PLACE, questions }} isOwner />)
  expect(screen.getByRole('link', { name: 'Answer our questions' })).toBeDefined()
})

test('the others fold away once the plan was changed, and are gone if there are none', () => {
  const changed = { ...FIRST, is_changed: true }
  expect(show([changed, ARTS])).toContain('The other trips that were offered')
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
  document.body.replaceChildren()
  expect(show([changed])).toBe('')
  expect(show([])).toBe('')
})
