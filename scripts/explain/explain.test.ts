import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { readFacts } from '../catalogue/read-facts.ts'
import { explainIdea, LAYERS } from './explain-idea.ts'
import { printLayer } from './print-layer.ts'

const IDEA =
  'Trip to Clarens from Bethlehem, 2 days, 5 to 6 May 2027, 30 Grade 7 learners and 3 teachers, Natural Sciences, R1500 per learner'
const TODAY = '2026-11-21'

describe('npm run explain', () => {
  it('prints what each layer makes of an idea, under its name', () => {
    const outputs = explainIdea(IDEA, readFacts(), TODAY)
    const printed = LAYERS.map((layer) => printLayer(layer, outputs))
    expect(printed.map((text) => /^== (\w+) \(/.exec(text)?.[1])).toEqual([...LAYERS])
    const all = printed.join('\n')
    expect(all).toContain('location: Clarens')
    expect(all).toMatch(/^ +\d+ {2}Golden Gate Highlands National Park: any place \+14, subjects \+26/m)
    expect(all).toMatch(/^ {2}\d\d:\d\d-\d\d:\d\d visit, /m)
    expect(all).toMatch(/^total: R1\s\d+(?:\.\d\d)? a learner$/m)
  }, 60_000)
  it('gives the raw output of one layer', () => {
    const { stdout } = spawnSync(
      process.execPath,
      ['scripts/explain/main.ts', IDEA, '--today', TODAY, '--layer', 'request', '--json'],
      { cwd: new URL('../..', import.meta.url), encoding: 'utf8' },
    )
    const output: unknown = JSON.parse(stdout)
    expect(output).toMatchObject({ request: { startDate: '2027-05-05', days: 2, subjects: ['Natural Sciences'] } })
    expect(Object.keys(output as object)).toEqual(['request'])
  }, 60_000)
})
