import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from '../parse.ts'

const facts = readFacts()
const context = { today: '2026-11-21', gazetteer: gazetteerOf(facts) }
const SIGHTS = ['Constitution Hill', 'the Apartheid Museum', 'Sci-Bono Discovery Centre', 'the Johannesburg Zoo']
const GROUP = '40 Grade 8 learners and 3 teachers from Pretoria to Johannesburg on 14 May 2027.'

/** The sights of the text in the orders that it gives. */
function ordersIn(words: string): string[][] {
  const idea = parseIdea(`${GROUP} ${words}`, context)
  return (idea.dayOrder ?? []).map((ids) =>
    ids.map((asked) => {
      const { start, end } = idea.requests.find(({ id }) => id === asked)!
      const said = `${GROUP} ${words}`.slice(start, end)
      return SIGHTS.find((sight) => said.includes(sight.replace('the ', '')))!
    }),
  )
}
type Say = (one: string, other: string) => string
/** Any two of the sights, in both orders. */
const PAIRS = SIGHTS.flatMap((one) => SIGHTS.filter((other) => other !== one).map((other) => [one, other] as const))
const ordersOfPairs = (say: Say) => PAIRS.map(([one, other]) => ordersIn(say(one, other)))

describe('two sights', () => {
  it.each<[string, Say]>([
    ['in the morning, the other after', (one, other) => `${one} in the morning and ${other} after.`],
    ['in the morning, the other in the afternoon', (a, b) => `We visit ${a} in the morning and ${b} in the afternoon.`],
    ['then the other', (one, other) => `Visit ${one}, then ${other}.`],
    ['first, then the other', (one, other) => `First ${one}, then ${other}.`],
    ['first, then the other, in two sentences', (one, other) => `First ${one}. Then ${other}.`],
    ['at the start, the other at the end', (one, other) => `Start at ${one} and end at ${other}.`],
    ['followed by the other', (one, other) => `We want ${one} followed by ${other}.`],
    ['before the other', (one, other) => `We want to see ${one} before ${other}.`],
    ['in Afrikaans', (one, other) => `Eers ${one}, dan ${other}.`],
  ])('come in the order that is said: one %s', (_, say) =>
    expect(ordersOfPairs(say)).toEqual(PAIRS.map(([one, other]) => [[one, other]])),
  )
  it.each<[string, Say]>([
    ['after the other', (one, other) => `${one} after ${other}.`],
    ['in the afternoon, the other in the morning', (a, b) => `${a} in the afternoon and ${b} in the morning.`],
  ])('come in the other order: one %s', (_, say) =>
    expect(ordersOfPairs(say)).toEqual(PAIRS.map(([one, other]) => [[other, one]])),
  )
  it.each<[string, Say]>([
    ['beside each other', (one, other) => `We want to see ${one} and ${other}.`],
    ['each on its day', (one, other) => `Day 1: ${one}. Day 2: ${other}.`],
    ['in the next term', (one, other) => `We want to see ${one} next term. Also ${other}.`],
    ['one of which is enough', (one, other) => `First ${one} or ${other}.`],
    ['of which one is not wanted', (one, other) => `We want ${one}, then supper. Not ${other}.`],
  ])('have no order: %s', (_, say) => expect(ordersOfPairs(say)).toEqual(PAIRS.map(() => [])))
})

it('is the same with more spaces', () => {
  const [one, other] = SIGHTS as [string, string]
  expect(ordersIn(`Start  at \u00a0${one} and  end \u00a0at  ${other}.`)).toEqual([[one, other]])
})

it('has three sights in a row', () => {
  const [one, other, third] = SIGHTS as [string, string, string]
  expect(ordersIn(`${one}, then ${other}, then ${third}.`)).toEqual([[one, other, third]])
  expect(ordersIn(`First ${one}, then ${other} and ${third}.`)).toEqual([
    [one, other],
    [one, third],
  ])
})
