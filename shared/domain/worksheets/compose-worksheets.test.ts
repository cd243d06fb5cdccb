import { describe, expect, it } from 'vitest'
import { readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { conceptsAt } from '#shared/domain/catalogue/concepts-at'
import { conceptOf } from '#shared/domain/catalogue/concepts'
import type { Place } from '#shared/domain/catalogue/facts'
import type { ObjectiveLink } from '../itinerary/itinerary.ts'
import { exampleIdea } from '../planner/example-idea.ts'
import { planItinerary } from '../planner/plan-itinerary.ts'
import { familyOf } from '../planner/wording/learning/families.ts'
import { tasksFor } from '../planner/wording/learning/tasks.ts'
import { ROWS } from './choose-rows.ts'
import { composeWorksheets } from './compose-worksheets.ts'
import { PAGE_LINES, pageLines } from './fit-page.ts'
import { BANDS, type Worksheet } from './worksheet.ts'

const facts = readFacts()
const places = new Map(facts.places.map((place) => [place.id, place]))
const { curriculum } = facts
const planned = planItinerary(
  exampleIdea({
    days: 2,
    location: 'Durban',
    origin: 'Durban',
    subjects: ['Natural Sciences'],
    gradeMin: 7,
    gradeMax: 7,
  }),
  facts,
  { today: '2026-11-21' },
)
const visit = planned.daily_itinerary.flatMap(({ schedule }) => schedule).find(({ kind }) => kind === 'visit')!

/** A plan with one visit and these objectives. */
const planOf = (place: Place, grade: number, objectives_map: ObjectiveLink[]) => ({
  ...planned,
  group_details: { ...planned.group_details, grade_min: grade, grade_max: grade },
  objectives_map,
  daily_itinerary: [
    {
      ...planned.daily_itinerary[0]!,
      schedule: [{ ...visit, title: place.name, town: place.town, place_id: place.id }],
    },
  ],
})
/** An objective of each of so many topics that tie a subject of a grade to a place. */
function objectivesAt(place: Place, subject: string, grade: number, most: number): ObjectiveLink[] {
  const shown = conceptsAt(place)
  const entries = curriculum.entries.filter((entry) => entry.subject === subject && entry.grade === grade)
  const ties = entries.flatMap(({ topics }) =>
    Object.entries(topics).flatMap(([topic, concepts]) => {
      const concept = concepts.find((one) => shown.has(one))
      const task = concept && tasksFor(familyOf(subject, grade)!, concept)
      return concept && task ? task.map((one) => ({ topic, concept, ...one })) : []
    }),
  )
  const distinct = ties.filter((tie, index) => ties.findIndex(({ task }) => task === tie.task) === index)
  return distinct.slice(0, most).map((parts) => ({
    objective: '',
    subject,
    grade_min: grade,
    grade_max: grade,
    place_ids: [place.id],
    parts,
  }))
}
const subjectsOf = (grade: number) => [
  ...new Set(curriculum.entries.filter((entry) => entry.grade === grade).map(({ subject }) => subject)),
]

function expectGood(page: Worksheet, place: Place): void {
  const where = `${place.id}, ${page.band}`
  expect(page.tasks.length, where).toBeGreaterThanOrEqual(4)
  expect(page.tasks.length, where).toBeLessThanOrEqual(6)
  const said = page.tasks.map(({ text, product }) => [text, product].filter(Boolean).join(' '))
  expect(new Set(said).size, where).toBe(said.length)
  expect(new Set(page.tasks.map(({ text }) => text)).size, where).toBe(said.length)
  const words = [page.about, ...page.look_for, ...page.aims.map(({ text }) => text), ...said, page.safety.text]
  for (const one of words) expect(one?.trim(), where).toMatch(/\p{L}{2}|\d{4}/u)
  expect(words.join(' '), where).not.toMatch(/undefined|null|\{|\bNaN\b/u)
  expect(pageLines(page), where).toBeLessThanOrEqual(PAGE_LINES)
  expect(
    page.assessed.flatMap(({ tasks }) => tasks).toSorted((a, b) => a - b),
    where,
  ).toEqual(page.tasks.map((_, index) => index + 1))
  expect(page.marks, where).toBe(
    page.band === 'early' ? null : page.tasks.reduce((sum, { marks }) => sum + (marks ?? 0), 0),
  )
}

describe('the page of any place of the catalogue', () => {
  it('has four to six tasks, none twice, no empty words, and fits a sheet, for every subject of a grade', () => {
    for (const [index, place] of facts.places.entries()) {
      // Each place in two grades, one of them without an objective: all places together have all grades and subjects.
      const grade = index % 13
      expectGood(composeWorksheets(planOf(place, grade, []), places)[0]!, place)
      for (const subject of subjectsOf(grade)) {
        const objectives = objectivesAt(place, subject, grade, 1 + (index % 4))
        const [page] = composeWorksheets(planOf(place, grade, objectives), places)
        expectGood(page!, place)
        expect(page!.aims.map(({ code }) => code)).toEqual(
          objectives.length === 0 ? ['no_topic'] : objectives.slice(0, 3).map(() => 'topic'),
        )
      }
    }
  })
  it('names only what the catalogue says of it', () => {
    for (const place of facts.places) {
      const [page] = composeWorksheets(planOf(place, 8, []), places)
      expect(page!.place).toBe(place.name)
      expect(page!.look_for).toEqual(expect.arrayContaining(place.topics))
      expect(place.summary.startsWith(page!.about!.slice(0, -1))).toBe(true)
      const kinds = [...conceptsAt(place)].map((concept) => conceptOf(concept).kind)
      for (const { code } of page!.tasks) expect([...kinds, 'any']).toContain(code.split('-')[1])
      expect(page!.safety.code === 'anywhere' || place.hazards.includes(page!.safety.code)).toBe(true)
    }
  })
})

describe('the pages of a plan', () => {
  it('are one for each place visited, in their order, with the work of its objectives', () => {
    const pages = composeWorksheets(planned, places)
    const visited = planned.daily_itinerary.flatMap(({ schedule }) =>
      schedule.flatMap(({ kind, place_id }) => (kind === 'visit' && place_id) || []),
    )
    expect(pages.map(({ place_id }) => place_id)).toEqual([...new Set(visited)])
    expect(planned.objectives_map.length).toBeGreaterThan(0)
    for (const { parts, place_ids, short } of planned.objectives_map) {
      const page = pages.find(({ place_id }) => place_id === place_ids[0])!
      const task = page.tasks.find(({ product }) => product === `${parts!.product}.`)
      expect(task?.text.slice(1)).toBe(`${parts!.task.slice(1)}.`)
      expect(short).toContain(parts!.task)
      expect(page.assessed.map(({ code }) => code)).toContain(parts!.assessed)
    }
  })
  it('repeat no task before all others of their kinds were used', () => {
    const museum = places.get('apartheid-museum')!
    const hill = places.get('constitution-hill')!
    const [step] = planOf(museum, 9, []).daily_itinerary[0]!.schedule
    const plan = {
      ...planOf(museum, 9, []),
      daily_itinerary: [
        { ...planned.daily_itinerary[0]!, schedule: [step!, { ...step!, place_id: hill.id, title: hill.name }] },
      ],
    }
    const codes = composeWorksheets(plan, places).flatMap(({ tasks }) => tasks.map(({ code }) => code))
    expect(codes).toHaveLength(8)
    expect(new Set(codes).size).toBe(8)
  })
  it('say the objective as a whole where an older plan does not have its parts', () => {
    const place = places.get('apartheid-museum')!
    const link = {
      objective: 'Explain apartheid',
      subject: 'History',
      grade_min: 9,
      grade_max: 9,
      place_ids: [place.id],
    }
    const [page] = composeWorksheets(planOf(place, 9, [link]), places)
    expect(page!.aims).toEqual([
      { code: 'topic', subject: 'History', grade_min: 9, grade_max: 9, text: 'Explain apartheid' },
    ])
    expect(page!.tasks).toHaveLength(4)
  })
  it('have a page for a stop that the school still arranges', () => {
    const arrange = { who: 'the dairy', ask: [], by: '2027-05-01', message: '', estimate: { low: 0, high: 0 } }
    const { place_id: _, ...stop } = { ...visit, kind: 'activity' as const, title: 'Dairy near Mooi River', arrange }
    const days = [{ ...planned.daily_itinerary[0]!, schedule: [stop] }]
    const [page] = composeWorksheets({ ...planned, daily_itinerary: days }, places)
    expect(page).toMatchObject({ place: 'Dairy near Mooi River', look_for: [], aims: [{ kind: 'host' }] })
    expect(page!.tasks.length).toBeGreaterThanOrEqual(4)
    expect(page!.tasks.map(({ text }) => text).join(' ')).not.toContain('list above')
  })
})

describe('the rows of tasks', () => {
  const all = BANDS.flatMap((band) => Object.values(ROWS[band]).flat())
  it('say each task once within a band, as a sentence', () => {
    for (const band of BANDS) {
      const texts = Object.values(ROWS[band])
        .flat()
        .map(({ text }) => text)
      expect(new Set(texts).size).toBe(texts.length)
    }
    for (const { text } of all) expect(text).toMatch(/^[A-Z].+[.?]$/u)
  })
  it('ask the youngest to draw, count or circle, without marks, and all others for marks', () => {
    for (const { space, marks } of Object.values(ROWS.early).flat()) {
      expect(['box', 'circle', 'table']).toContain(space.kind)
      expect(marks).toBe(0)
    }
    for (const band of ['middle', 'upper'] as const)
      for (const { marks } of Object.values(ROWS[band]).flat()) expect(marks).toBeGreaterThan(0)
  })
})
