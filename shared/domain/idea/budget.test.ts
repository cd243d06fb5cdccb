import { describe, expect, it } from 'vitest'
import { readBudget } from './budget.ts'
import { readGrades } from './grades.ts'
import { IdeaText } from './idea-text.ts'

const each = 'per_student'
const examples: [string, number, 'per_student' | 'group' | null][] = [
  ['R300 per learner', 300, each],
  ['R2 500pp', 2500, each],
  ['R2,500 p/p', 2500, each],
  ['R3.2k each', 3200, each],
  ['r1450pp', 1450, each],
  ['R95 per child', 95, each],
  ['1800 per swimmer', 1800, each],
  ['Cost p/learner: R55', 55, each],
  ['R240 stuk', 240, each],
  ['R1 400 p/k', 1400, each],
  ['R2500 kop', 2500, each],
  ['exactly R5 200 for everything', 5200, 'group'],
  ['R1 000 a learner', 1000, each],
  ['R95 entrance and food together per child', 95, each],
  ['parents pay R1 150, school tops up R50 each so R1 200', 1200, null],
  ['the sponsor pays the vehicle up to R9 000; school R12 000', 12000, 'group'],
  ['ZAR 180 000 total', 180000, 'group'],
  ['ZAR 150,000 in total', 150000, 'group'],
  ['R40 000 for the whole group', 40000, 'group'],
  ['R7 000 for the group', 7000, 'group'],
  ['R1 500 altogether', 1500, 'group'],
  ['total budget of R45 000', 45000, 'group'],
  ['budget R60 000', 60000, 'group'],
  ['R170', 170, null],
  ['65 rand each', 65, each],
  ['1500pp', 1500, each],
  ['R180/learner', 180, each],
  ['R950 per leerder', 950, each],
  ['R110 elk', 110, each],
  ['R2 350,00 per learner', 2350, each],
  ['R1.2 million in total', 1200000, 'group'],
  ['12 000 rand total', 12000, 'group'],
  ['max 7k each', 7000, each],
  ['R250-R300 per learner', 300, each],
  ['between R500 and R700 per head', 700, each],
  ['R180 120 learners', 180, null],
  ['6 teachers r1450pp', 1450, each],
  ['R500 deposit, R2 000 per learner in total', 2000, each],
  ['R180 per learner plus R5 000 for teachers', 180, each],
  ['Transport R12 000, everything together R60 000 for the group', 60000, 'group'],
  ['R1 200 per learner for learners and R900 per teacher', 1200, each],
  ['R3 900 per learner in three instalments', 3900, each],
  ['R4 200 per learner excluding pocket money of R300', 4200, each],
  ['Amount available per learner: R1 050', 1050, each],
  ['Budget: 1500', 1500, null],
  ['R3 500 x 40 learners = R140 000', 3500, each],
  ['deposit of R200 and R900 each', 900, each],
]

/** For the group only because they are large: a large group with many days may make them those of one learner. */
const AMONG_LARGE = ['the sponsor pays the vehicle up to R9 000; school R12 000', 'budget R60 000']

describe('money', () => {
  it.each(examples)('reads %j', (text, amount, scope) =>
    expect(readBudget(new IdeaText(text))).toEqual({
      amount,
      scope,
      ...(AMONG_LARGE.includes(text) ? { guessed: true } : {}),
    }),
  )
  it.each([
    '45 learners',
    'Route R62',
    'R5 000 for teachers',
    'deposit of R500',
    'bus: R8 000',
    'gr 7',
    'our 14-seater',
  ])('reads no budget in %j', (text) => {
    expect(readBudget(new IdeaText(text))).toBeNull()
  })
  it('does not read Grade R as rand', () => {
    const ideaText = new IdeaText('Grade R 45 learners')
    readGrades(ideaText)
    expect(readBudget(ideaText)).toBeNull()
  })
})
