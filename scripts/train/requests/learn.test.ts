import { describe, expect, it } from 'vitest'
import { parseIdea } from '#shared/domain/idea/parse'
import { LARGEST_WEIGHT, trainedWeights } from '#shared/domain/idea/requests/tags'
import { gazetteerOf, readFacts } from '../../catalogue/read-facts.ts'
import { exampleOf, type GoldIdea } from './examples.ts'
import { learn } from './learn.ts'

const gazetteer = gazetteerOf(readFacts())
const today = '2026-11-21'

/** Nonsense words, so that nothing but the examples tells what they are. */
const NOUNS = ['grommel', 'plonkel', 'trizzet', 'wommel', 'snarvel', 'quibbet', 'drangel', 'flimmet']
const taught = NOUNS.flatMap((noun): GoldIdea[] =>
  ['Then zorvel the', 'Later zorvel one'].map((words) => ({
    id: `${words} ${noun}`,
    today,
    text: `Trip to Durban. ${words} ${noun} nicely.`,
    gold: {
      requests: [{ kind: 'activity', force: 'must', words: `zorvel the ${noun}`.replace('the', words.split(' ')[2]!) }],
    },
  })),
)
const told = NOUNS.map((noun): GoldIdea => {
  return { id: noun, today, text: `Trip to Durban. My uncle blavvers the ${noun} nicely.`, gold: { requests: [] } }
})
const examples = [...taught, ...told].map((idea) => exampleOf(idea, gazetteer))

describe('the weights', () => {
  it('are the same after each training with the same ideas', () => {
    expect(learn(examples)).toEqual(learn(examples))
  })
  it('tell what was taught of words that no table has', () => {
    const weights = learn(examples)
    const kindsIn = (text: string) => parseIdea(text, { today, gazetteer, weights }).requests.map(({ kind }) => kind)
    expect(kindsIn('Trip to Durban. Then zorvel the mimbet nicely.')).toEqual(['activity'])
    expect(kindsIn('Trip to Durban. My uncle blavvers the mimbet nicely.')).toEqual([])
  })
  it('are written as letters that are read back within their bounds', () => {
    const { features, steps } = trainedWeights()
    expect(features.size).toBeGreaterThan(1000)
    const all = [...[...features.values()].flat(), ...steps]
    expect(all.every((weight) => Number.isInteger(weight) && Math.abs(weight) <= LARGEST_WEIGHT + 16)).toBe(true)
  })
})
