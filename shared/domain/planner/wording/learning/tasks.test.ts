import { readFacts } from '../../../../../scripts/catalogue/read-facts.ts'
import { describe, expect, it } from 'vitest'
import { LEARNING_KINDS } from '#shared/domain/catalogue/concepts'
import { FAMILIES, familyOf } from './families.ts'
import { REASONS_TO_GO } from '../../../itinerary/learning-words.ts'
import { AF_VERBS } from './task.ts'
import { TASKS, tasksFor } from './tasks.ts'

const facts = readFacts()
const all = Object.values(TASKS).flatMap((rows) => Object.values(rows).flat())

it('every topic that is tied to a concept has at least two tasks of its family of subjects', () => {
  const without = facts.curriculum.entries.flatMap(({ subject, grade, topics }) =>
    Object.values(topics)
      .flat()
      .filter((concept) => {
        const family = familyOf(subject, grade)
        return !family || tasksFor(family, concept).length < 2
      })
      .map((concept) => `${subject}, Grade ${grade}: ${concept}`),
  )
  expect(without).toEqual([])
})

it('every family has only tasks that a topic of its subjects can use', () => {
  const used = new Set(
    facts.curriculum.entries.flatMap(({ subject, grade, topics }) =>
      Object.values(topics)
        .flat()
        .flatMap((concept) => tasksFor(familyOf(subject, grade)!, concept)),
    ),
  )
  expect(all.filter((one) => !used.has(one)).map(({ task }) => task)).toEqual([])
})

describe('a task', () => {
  it('is said in no other row, and its product follows from no other either', () => {
    expect(new Set(all.map(({ task }) => task)).size).toBe(all.length)
    expect(new Set(all.map(({ task, product }) => `${task}; ${product}`)).size).toBe(all.length)
  })
  it('has a verb that begins the sentence, and parts without a full stop or a semicolon', () => {
    for (const { verb, task, product } of all) {
      expect(verb).toMatch(/^[A-Z][a-z]+/u)
      for (const part of [task, product]) expect(part).toMatch(/^[a-z][^.;:]+$/u)
    }
  })
  it('is said in Afrikaans as well, in words of its own', () => {
    for (const { verb, af } of all) {
      expect(AF_VERBS[verb], verb).toBeDefined()
      for (const part of [af.task, af.product]) expect(part).toMatch(/^(?:[a-z]|’n )[^.;:]+$/u)
    }
    expect(new Set(all.map(({ af }) => `${af.task}; ${af.product}`)).size).toBe(all.length)
  })
})

it('every kind of learning has a reason to go', () => {
  expect(Object.keys(REASONS_TO_GO)).toEqual([...LEARNING_KINDS])
})

it('no subject is in two families', () => {
  const subjects: string[] = Object.values(FAMILIES).flat()
  expect(new Set(subjects).size).toBe(subjects.length)
})
