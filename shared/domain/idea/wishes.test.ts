import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from './parse.ts'

const gazetteer = gazetteerOf(readFacts())
const wishes = (text: string) => parseIdea(text, { today: '2026-11-21', gazetteer }).wishes.join(' / ')

describe('wishes', () => {
  it.each([
    ['40 Grade 9s, Durban, they must see rock art and tidal pools', 'they must see rock art and tidal pools'],
    ['a real gorge. No caves please', 'a real gorge'],
    ['we want sharks but not penguins', 'we want sharks'],
  ])('keep what %j asks for', (text, kept) => expect(wishes(text)).toContain(kept))
  it('leave out places, people, what is not wanted and what was in the past', () => {
    const said = wishes(
      'Trip to Cape Town for 40 learners. No penguins please. Last year we saw caves. Waterfalls. Regards, Mrs Shark',
    )
    expect(said).toContain('waterfalls')
    expect(said).not.toMatch(/cape town|penguins|caves|shark/)
  })
})
