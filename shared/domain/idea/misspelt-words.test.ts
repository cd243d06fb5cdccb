import { expect, test } from 'vitest'
import { misspeltWords } from './misspelt-words.ts'

test.each([
  ['teechers', 'teachers'],
  ['lerners', 'learners'],
  ['studnts', 'students'],
  ['vegeterian', 'vegetarian'],
  ['overnigth', 'overnight'],
])('%s is read as %s', (typed, word) => expect(misspeltWords.read(typed)).toBe(word))

test.each(['teaches', 'leaders', 'learned', 'leaner', 'studente', 'budgets', 'beaches', 'overwrite', 'wheelbarrow'])(
  '%s stays what it is',
  (word) => expect(misspeltWords.read(word)).toBe(word),
)
