import { describe, expect, it } from 'vitest'
import { readAges } from './ages.ts'
import { IdeaText } from './idea-text.ts'

const examples: [string, number, number, string][] = [
  ['ages 9-11', 9, 11, 'ages 9-11'],
  ['15 yr olds', 15, 15, '15 yr olds'],
  ['10-year-olds', 10, 10, '10-year-olds'],
  ['aged 13 to 15', 13, 15, 'aged 13 to 15'],
  ['Age: 7 to 8 years', 7, 8, 'Age: 7 to 8 years'],
  ['10-12 years', 10, 12, '10-12 years'],
  ['14 and 15 year olds', 14, 15, '14 and 15 year olds'],
  ['age group 6 – 7', 6, 7, 'age group 6 – 7'],
  ['11-jariges', 11, 11, '11-jariges'],
  ['9 tot 10 jaar oud', 9, 10, '9 tot 10 jaar oud'],
  ['17 kids (youngest 5, oldest 13)', 5, 13, 'youngest 5, oldest 13'],
  ['26 teens between 13 and 18', 13, 18, 'between 13 and 18'],
  ['18 scouts (11–15)', 11, 15, '(11–15)'],
  ['children 9 to 12, with us', 9, 12, '9 to 12'],
  ['kids are 10/11 yrs', 10, 11, '10/11 yrs'],
  ['from 6 years to 13 years', 6, 13, '6 years to 13 years'],
  ['tweens of 11–13', 11, 13, '11–13'],
  ['all are 16 or 17.', 16, 17, '16 or 17'],
  ['children of 4 and 5 years', 4, 5, '4 and 5 years'],
]

describe('ages', () => {
  it.each(examples)('reads %j', (text, min, max, words) =>
    expect(readAges(new IdeaText(text))).toEqual({ min, max, words }),
  )
  it.each([
    'under-17 boys',
    'u15',
    '25 years of service',
    '10 years ago',
    '12 learners',
    'pages 9-11',
    'between 13 and 18 learners',
  ])('reads none in %j', (text) => {
    expect(readAges(new IdeaText(text))).toBeNull()
  })
})
