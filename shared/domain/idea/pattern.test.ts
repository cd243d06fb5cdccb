import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hasUnboundedRepetition, pattern } from './pattern.ts'

describe('patterns', () => {
  it.each(['a+', 'a*', '(?:ab)+', 'a{2,}', '[ab]+', '\\d*'])('refuses %s', (source) => {
    expect(() => pattern(source)).toThrow(/unbounded/)
  })
  it.each(['a{0,3}', '[+*]', '\\+', 'a?', '(?:a|b){1,2}', '\\{3,\\}'])('takes %s', (source) => {
    expect(hasUnboundedRepetition(source)).toBe(false)
  })

  it('are used by every rule for the whole text', () => {
    const folder = new URL('./', import.meta.url)
    const sources = readdirSync(folder).filter((name) => name.endsWith('.ts') && !/\.(?:test|fixture)\./u.test(name))
    const literal = sources.flatMap((name) =>
      [
        ...readFileSync(new URL(name, folder), 'utf8').matchAll(
          /(?:(?:matchAll|take|takeSpans)\(|matchesOf\([^,\n]{1,60}, )\/.{0,60}/gu,
        ),
      ].map(([call]) => `${name}: ${call.slice(0, 40)}`),
    )
    // The words of a text: runs of one kind of character, each read once.
    expect(literal).toEqual([expect.stringContaining('gazetteer-index.ts: matchesOf(')])
  })
})
