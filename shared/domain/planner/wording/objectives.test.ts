import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { gradeHas } from '#shared/domain/catalogue/curriculum'
import type { Idea } from '#shared/domain/idea/idea'
import type { Itinerary } from '../../itinerary/itinerary.ts'
import { parseIdea } from '../../idea/parse.ts'
import { exampleIdea } from '../example-idea.ts'
import { planItinerary } from '../plan-itinerary.ts'
import { ASSESSMENTS } from '../../itinerary/learning-words.ts'

const facts = readFacts()
const plan = (said: Partial<Idea>) =>
  planItinerary(exampleIdea({ days: 1, startDate: '2027-05-19', ...said }), facts, { today: '2026-11-21' })
const visitedIds = ({ daily_itinerary }: Itinerary) =>
  new Set(daily_itinerary.flatMap(({ schedule }) => schedule.flatMap(({ place_id }) => place_id ?? [])))
/** "verb topic at place: task; product; assessment" */
const partsOf = (short: string) => short.slice(short.lastIndexOf(': ') + 2).split('; ')

const ideas = fc.record({
  location: fc.constantFrom('Johannesburg', 'Cape Town', 'Durban', 'Kimberley', 'Hoedspruit', 'Makhanda'),
  subjects: fc.uniqueArray(fc.constantFrom(...facts.curriculum.subjects.map(({ name }) => name)), { maxLength: 3 }),
  grade: fc.integer({ min: 0, max: 12 }),
  more: fc.integer({ min: 0, max: 2 }),
})

describe('the objectives of any plan', () => {
  it('say one reason once, where two subjects are one in the grade', () => {
    const { learning_objectives } = plan({
      location: 'Durban',
      origin: 'Durban',
      subjects: ['Music', 'Dance Studies'],
      gradeMin: 0,
      gradeMax: 0,
    })
    expect(new Set(learning_objectives).size).toBe(learning_objectives.length)
  })
  it('are of the grade, at a place visited, each with its own task, product and assessment', () => {
    fc.assert(
      fc.property(ideas, ({ location, subjects, grade, more }) => {
        const itinerary = plan({
          location,
          origin: location,
          subjects,
          gradeMin: grade,
          gradeMax: Math.min(12, grade + more),
        })
        const { learning_objectives, objectives_map } = itinerary
        expect(learning_objectives.length).toBeGreaterThanOrEqual(2)
        expect(new Set(learning_objectives).size).toBe(learning_objectives.length)
        const visited = visitedIds(itinerary)
        for (const link of objectives_map) {
          const { objective, short, subject, grade_min, grade_max, place_ids } = link
          expect(grade_min).toBe(grade_max)
          expect(gradeHas(facts.curriculum, subject, grade_min), `${subject}, Grade ${grade_min}`).toBe(true)
          expect(place_ids).toHaveLength(1)
          expect(visited).toContain(place_ids[0])
          expect(objective).toContain(facts.places.find(({ id }) => id === place_ids[0])!.name)
          expect(objective).toContain(`(CAPS ${subject}, `)
          const parts = partsOf(short!)
          expect(parts).toHaveLength(3)
          expect(Object.values(ASSESSMENTS)).toContain(parts[2])
        }
        const tasks = objectives_map.map(({ short }) => partsOf(short!).join('; '))
        expect(new Set(tasks).size).toBe(tasks.length)
      }),
      { numRuns: 12 },
    )
  }, 60_000)
})

describe('the subjects of a plan', () => {
  const subjectsOf = (said: Partial<Idea>) => new Set(plan(said).objectives_map.map(({ subject }) => subject))

  it('are those that the grade has: no Natural Sciences in Grade 3, and the plan says so once', () => {
    const said = { location: 'Cape Town', origin: 'Paarl', subjects: ['Natural Sciences'], gradeMin: 3, gradeMax: 3 }
    expect([...subjectsOf(said)]).toEqual(['Life Skills: Beginning Knowledge'])
    expect(plan(said).assumptions.filter((text) => text.includes('has no Natural Sciences'))).toHaveLength(1)
  })
  it('differ in what learners do, where three subjects are taught at one place', () => {
    const { objectives_map } = plan({
      location: 'Johannesburg',
      origin: 'Soweto',
      subjects: ['Accounting', 'Business Studies', 'Economics'],
      gradeMin: 12,
      gradeMax: 12,
    })
    expect(new Set(objectives_map.map(({ subject }) => subject)).size).toBe(3)
    expect(new Set(objectives_map.map(({ short }) => partsOf(short!)[0])).size).toBe(objectives_map.length)
  })
  it('has a language by the name under which it was asked for', () => {
    const said = { location: 'Cape Town', origin: 'Paarl', subjects: ['isiXhosa'], gradeMin: 9, gradeMax: 9 }
    expect([...subjectsOf(said)].filter((subject) => subject !== 'isiXhosa')).toEqual([])
  })
  it('are plainly denied where no place has a topic of the grade, with a reason to go', () => {
    const { learning_objectives, objectives_map } = plan({
      location: 'Taung Skull World Heritage Site',
      origin: 'Reivilo',
      gradeMin: 8,
      gradeMax: 8,
    })
    expect(objectives_map).toEqual([])
    expect(learning_objectives[0]).toMatch(/has no CAPS topic of Grade 8; a good reason to go: /u)
    expect(learning_objectives.length).toBeGreaterThanOrEqual(2)
  })

  it('name the topic of another grade where the place has none of this one', () => {
    const { learning_objectives, objectives_map } = plan({
      location: 'Apartheid Museum',
      origin: 'Soweto',
      subjects: ['History'],
      gradeMin: 7,
      gradeMax: 7,
    })
    expect(objectives_map).toEqual([])
    expect(learning_objectives[0]).toMatch(
      /^History: these stops show no CAPS topic of Grade 7, but one of Grade 9, .+, at Apartheid Museum: /u,
    )
  })
})

describe('a stop that the catalogue does not have', () => {
  it('teaches what its sort shows, and learners have a task there', () => {
    const today = '2026-11-21'
    const text =
      '14 Grade 12 learners and 2 teachers from Phalaborwa, 10 February 2027. We want to see a hotel kitchen for Hospitality Studies.'
    const idea = parseIdea(text, { today, gazetteer: gazetteerOf(facts) })
    const itinerary = planItinerary(idea, facts, { today })
    expect(itinerary.notes?.some(({ code }) => code === 'subject_left_out')).toBe(false)
    expect(itinerary.learning_objectives).toContainEqual(
      expect.stringMatching(/ at Hotel kitchen: .+ \(CAPS Hospitality Studies, Grade 12/u),
    )
    const kitchen = itinerary.daily_itinerary[0]!.schedule.find(({ title }) => title === 'Hotel kitchen')
    expect(kitchen).toMatchObject({ kind: 'activity', task: expect.any(String) })
  })
})

describe('a trip that is no lesson', () => {
  const said = { location: 'Durban', origin: 'Umlazi', gradeMin: 7, gradeMax: 7, occasion: 'reward' } as const
  const tasksOf = ({ daily_itinerary }: Itinerary) =>
    daily_itinerary.flatMap(({ schedule }) =>
      schedule.flatMap(({ task, visit_programme }) => task ?? visit_programme ?? []),
    )

  it('has no objective of CAPS and no task at a visit, and says so', () => {
    const itinerary = plan(said)
    expect(itinerary.objectives_map).toEqual([])
    expect(tasksOf(itinerary)).toEqual([])
    expect(itinerary.learning_objectives[0]).toContain('no CAPS topic')
  })
  it('has objectives all the same where a subject was asked for', () => {
    expect(plan({ ...said, subjects: ['Natural Sciences'] }).objectives_map.length).toBeGreaterThan(0)
  })
})
