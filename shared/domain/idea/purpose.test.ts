import { describe, expect, it } from 'vitest'
import { removeNoise } from './noise.ts'
import { readLearningObjectives, readPurpose } from './purpose.ts'
import { IdeaText } from './idea-text.ts'

describe('purpose and objectives', () => {
  it.each([
    ['We want to study conservation at rehabilitation centres. Bye', 'conservation at rehabilitation centres'],
    ['Purpose: reward for the Prefects', 'reward for the Prefects'],
    ['Eco camp, 3 nights', 'Eco camp'],
    ['60 students, Cape Town', null],
  ])('are read from %j', (text, purpose) => {
    const said = readPurpose(new IdeaText(text))
    expect(purpose === null ? said : said?.includes(purpose)).toBe(purpose === null ? null : true)
  })
  it('keeps the text’s own words', () => {
    expect(readLearningObjectives(new IdeaText('Learners must LEARN about rock pools and tides.'))).toBe(
      'LEARN about rock pools and tides',
    )
    expect(readLearningObjectives(new IdeaText('Outcomes: map ideaText; teamwork'))).toBe('map ideaText; teamwork')
    expect(readLearningObjectives(new IdeaText('50 learners'))).toBeNull()
  })
  it('shows no markup', () => {
    const ideaText = new IdeaText('to explore <b>the harbour</b> & docks')
    removeNoise(ideaText)
    expect(readPurpose(ideaText)).not.toMatch(/[<>]/u)
  })
})
