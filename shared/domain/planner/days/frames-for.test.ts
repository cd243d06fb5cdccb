import { describe, expect, it } from 'vitest'
import { readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { spotOf } from '../bases/lodging.ts'
import { toBrief } from '../brief/to-brief.ts'
import { exampleIdea } from '../example-idea.ts'
import { framesFor } from './frames-for.ts'

const facts = readFacts()
const at = (hours: number, minutes = 0) => hours * 60 + minutes
const [bed] = facts.stays
function framesOf(said: Parameters<typeof exampleIdea>[0]) {
  const brief = toBrief(exampleIdea({ location: 'Magaliesburg', origin: 'Pretoria', ...said }), facts, '2026-11-21')
  const beds = Array.from({ length: brief.days - 1 }, () => spotOf(bed!))
  return framesFor(brief, beds, { sparing: false, bare: false })
}

describe('the frames of a day', () => {
  it('are as hard as their own hours, also where the kindest hours leave no day', () => {
    const [day] = framesOf({ gradeMin: 2, gradeMax: 2, days: 1, hours: { from: at(14), to: null } })
    expect(day!.map(({ latestEnd, maxDriveMinutes }) => [latestEnd, maxDriveMinutes])).toEqual([
      [at(18), 240],
      [at(14, 30), 180],
      [at(16, 30), 180],
      [at(18), 240],
    ])
  })
})
