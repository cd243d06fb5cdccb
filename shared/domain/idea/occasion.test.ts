import { expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from './parse.ts'

const gazetteer = gazetteerOf(readFacts())
const occasionOf = (text: string) => parseIdea(text, { today: '2026-11-21', gazetteer }).occasion

it.each([
  ['A farewell trip to the beach for 60 Grade 7 learners from Pinetown', 'reward'],
  ['Reward day for 30 prefects, Johannesburg', 'reward'],
  ['Our year-end outing with 50 kids from Hoopstad to Bloemfontein', 'reward'],
  ['Netball tour with 40 girls, Welkom to Kimberley', 'sport'],
  ['Krieketoer? Nee, rugbytoer met 30 seuns van Paarl na George', 'sport'],
  ['Choir tour, 48 voices from Mthatha to East London', 'music'],
  ['40 Grade 9 learners to the Apartheid Museum, History', undefined],
  ['Matric farewell is in March, so the Grade 12 Geography trip must be in April', undefined],
])('%s: %s', (text, occasion) => {
  expect(occasionOf(text)).toBe(occasion)
})
