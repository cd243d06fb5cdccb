import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readBudget, withScope } from './budget.ts'
import { IdeaText } from './idea-text.ts'

const budgetIn = (text: string) => readBudget(new IdeaText(text))
const read = (text: string) => {
  const budget = budgetIn(text)
  return budget && { amount: budget.amount, scope: budget.scope }
}

it.each([
  'A taxi there is R45 one way',
  'The train is R12 each way',
  'Diesel is R24 a litre',
  'Die trein is R30 enkelrit',
])('takes no fare for the budget where there is another amount: %s', (fare) => {
  expect(read(fare)).toBeNull()
  expect(read(`A shop owner donated R5 000. ${fare}.`)).toMatchObject({ amount: 5000 })
})

const FOUR_SEVEN_FIFTY = [
  'R4750',
  'R 4750',
  'R4 750',
  'R4\u00a0750',
  'R4\u202f750',
  'R4\u2009750',
  'R4,750',
  'R4.750',
  "R4'750",
  'R4 750.00',
  'R4 750,00',
  'R4,750.00',
  'R 4.750,00',
  'R4750,-',
  'R4750-00',
  'R4.75k',
  'ZAR 4 750',
  'ZAR4,750',
  '4 750 rand',
  '4 750,00 rand',
  '4750 Rand',
]
const FOR_ONE = [
  (amount: string) => `Budget: ${amount} per learner.`,
  (amount: string) => `It may cost ${amount} each, 40 learners`,
  (amount: string) => `${amount} pp`,
  (amount: string) => `Each child brings ${amount}.`,
  (amount: string) => `40 x ${amount}`,
  (amount: string) => `not over ${amount} p.p., bus not in that`,
  (amount: string) => `${amount} a player`,
  (amount: string) => `${amount} per diver`,
  (amount: string) => `${amount} a chorister`,
]
const FOR_ALL = [
  (amount: string) => `For the whole group we have ${amount}.`,
  (amount: string) => `All of us together have ${amount}`,
  (amount: string) => `for all 40 of them ${amount}`,
  (amount: string) => `${amount} for the 40 of them`,
  (amount: string) => `${amount} for all of us`,
  (amount: string) => `${amount} between us`,
  (amount: string) => `budget ${amount} (team, not each)`,
]
const HELD = [
  (amount: string) => `The SGB has ${amount}.`,
  (amount: string) => `Committee holds ${amount}.`,
  (amount: string) => `The governing body set aside ${amount}`,
  (amount: string) => `Our account holds ${amount}`,
  (amount: string) => `We collected ${amount}`,
  (amount: string) => `we've saved ${amount}`,
  (amount: string) => `What we have is ${amount}`,
  (amount: string) => `There is ${amount} in the kitty`,
  (amount: string) => `${amount} is what the SGB voted`,
  (amount: string) => `Funding: subject allocation, ${amount}.`,
  (amount: string) => `We have ${amount} from the raffle`,
]
const table = (frames: readonly ((amount: string) => string)[]) =>
  frames.flatMap((frame) => FOUR_SEVEN_FIFTY.map((amount) => frame(amount)))

describe('an amount', () => {
  it.each(table(FOR_ONE))('is for each learner in %j', (text) =>
    expect(read(text)).toEqual({ amount: 4750, scope: 'per_student' }),
  )
  it.each(table(FOR_ALL))('is for the group in %j', (text) =>
    expect(read(text)).toEqual({ amount: 4750, scope: 'group' }),
  )
  it.each(table(HELD))('that somebody holds is for the group in %j', (text) =>
    expect(read(text)).toEqual({ amount: 4750, scope: 'group' }),
  )
})

describe('of several amounts', () => {
  it.each([
    ['R120k for the lot, no sorry that was the under 17s. We have R68 500', 68500, 'group'],
    ['Budget 1 450 rand per child; sorry, the treasurer says 1 350.', 1350, 'per_student'],
    ['R1 450 each - oops, I mean R1 540', 1540, 'per_student'],
    ['R800? we asked. R950 it is', 950, null],
    ['R450 all in. Wristbands not more than R300 of that.', 450, null],
    ['We paid R310 each and the parents moaned, so say R260', 260, null],
    ['R6 500 pp last tour, this one stays below R6 000', 6000, null],
    ['The fund subsidises R1 000 for each, so that makes R6 500 to spend per girl', 6500, 'per_student'],
    ['There is a R15 000 donation, and each child brings R110', 110, 'per_student'],
    ['The SGB gives R18 000, learners pay R420 p/p', 420, 'per_student'],
    ['budget everyone said R400 then someone said R250, so lets say R300ish', 300, null],
    ['R1500 stretch to 1700', 1700, null],
    ['R900 but could stretch to R1 050', 1050, null],
    ['Parents pay R200 a month from January to July', 1400, 'per_student'],
    ['R150 per maand vir 6 maande', 900, 'per_student'],
    ['R1 100 per learner, paid R100 a month for 11 months', 1100, 'per_student'],
  ] as const)('%j is R%d', (text, amount, scope) => expect(read(text)).toEqual({ amount, scope }))
})

describe('an amount without words for whom', () => {
  const bare = (amount: number) => ({ amount, scope: null })
  it('is for each learner if it is too little for the group', () => {
    expect(withScope(bare(140), 55, 1)).toEqual({ amount: 140, scope: 'per_student' })
    expect(withScope(bare(1250), 36, 3)).toEqual({ amount: 1250, scope: 'per_student' })
  })
  it('stays open if it may be for either', () => {
    expect(withScope(bare(1500), 40, 1)).toEqual(bare(1500))
    expect(withScope(bare(140), null, 1)).toEqual(bare(140))
  })
})

describe('amounts of money in words of the text', () => {
  it.each([
    ['Maximum is one thousand two hundred rand each', 1200, 'per_student'],
    ['26 learners, 45k total', 45_000, 'group'],
    ["R6 000 in the department's account for the whole thing", 6000, 'group'],
    ['Kids pay R1 600, the Science Fund tops up R500 per kid', 1600, 'per_student'],
  ])('%j', (text, amount, scope) => {
    expect(read(text)?.amount).toBe(amount)
    expect(['per_student', 'group', null]).toContain(scope)
  })
  it('leaves the limit of one ticket out', () => expect(read('No ticket over R60')).toBeNull())
})

const PARTS: ((amount: string) => string)[] = [
  (amount) => `Bus we hire local, ${amount}.`,
  (amount) => `Nothing in the budget, only bus money (${amount})`,
  (amount) => `Lunch must be bought, ${amount} each.`,
  (amount) => `Middagete moet ons koop, ${amount}.`,
  (amount) => `Vervoergeld: ${amount}`,
]
describe.each(['R60', 'R2 500', 'R4500'])('%s for one part', (amount) => {
  it.each(PARTS.map((write) => write(amount)))('is not the budget: %j', (text) => expect(read(text)).toBeNull())
  it.each(PARTS.map((write) => write(amount)))('leaves the budget to the other amount: %j', (text) => {
    expect(read(`${text} Learners contribute R180.`)).toEqual({ amount: 180, scope: 'per_student' })
    expect(read(`${text} Total R8 000 from a donation`)).toEqual({ amount: 8000, scope: 'group' })
  })
})
describe('what is paid', () => {
  it.each([
    ['Learners contribute R180.', 180, 'per_student'],
    ['kinders R1 100 vir die res', 1100, 'per_student'],
    ['Ouers betaal R950', 950, 'per_student'],
    ['Transport quote needed, R350 each incl everything', 350, 'per_student'],
    ['fee no more than R1 200; the mine may sponsor R25 000', 1200, null],
    ['R6 500 - 7 000. pay off 10 months', 7000, null],
    ['wed or thurs or both days 100 each whichever is cheaper. R220.', 220, null],
    ['Total R8 000 from Telkom foundation donation', 8000, 'group'],
  ])('is read in %j', (text, amount, scope) => expect(read(text)).toEqual({ amount, scope }))
  it('is for each learner if the group could not sleep for it', () => {
    const budget = { amount: 2650, scope: null }
    expect(withScope(budget, 25, 3)?.scope).toBe('per_student')
    expect(withScope({ amount: 1650, scope: null }, 25, 1)?.scope).toBeNull()
    expect(withScope(budget, 25, 1)?.scope).toBe('group')
    expect(withScope({ amount: 220, scope: null }, 200, 1)?.scope).toBe('per_student')
  })
})

describe('an amount without a word for whom it is', () => {
  const learners = fc.integer({ min: 10, max: 150 })
  const days = fc.integer({ min: 1, max: 8 })
  const amounts = fc.integer({ min: 1, max: 400_000 })
  it('is for nobody who could not travel for it, nor for one who would never pay it', () =>
    fc.assert(
      fc.property(learners, days, amounts, (students, trip, amount) => {
        const found = budgetIn(`R${amount}`)
        const scope = withScope(found, students, trip)?.scope
        const each = amount / students / trip
        if (scope === 'group') expect(each).toBeGreaterThanOrEqual(trip > 1 ? 100 : 30)
        if (each < 30) expect(scope).toBe('per_student')
        if (scope === 'per_student') expect(each).toBeLessThan(100)
      }),
    ))
  it.each([
    ['MONEY: R4 000 FROM ROTARY', 28, 1, 4000, 'group'],
    ['We have R5 500.', 55, 1, 5500, 'group'],
    ['won some prize money (R85 000) for a recycling project', 20, 5, 85_000, 'group'],
    ['Sponsor is a bank, R180 000, they want their banner on each picture', 60, 5, 180_000, 'group'],
    ['Budget approx R14 000 ex flights', 57, 6, 14_000, 'per_student'],
    ['R2 900 per koorlid', 52, 5, 2900, 'per_student'],
    ['R8500 tops', 48, 7, 8500, 'per_student'],
  ])('is settled by the group and the days: %j for %d over %d days', (text, students, trip, amount, scope) =>
    expect(withScope(budgetIn(text), students, trip)).toMatchObject({ amount, scope }),
  )
  it('is no budget if it pays the bus', () => expect(read('Buses 1 big hired from Flagstaff R7000.')).toBeNull())
  it('is no amount after "we r"', () => expect(read('We r 78 from Ga-Rankuwa')).toBeNull())
})

describe('a budget of nothing', () => {
  it.each([
    'zero cost except lunch',
    'it must cost nothing',
    'No cost please',
    'dit mag niks kos nie',
    'Must be free or almost free.',
    'it has to be free for the children',
    'must cost next to nothing',
    'cost: free please',
    'moet gratis of amper gratis wees',
    'something that costs nothing',
    'only free places please',
    'no money basically',
    'there is no money for this',
    'Gratis.',
  ])('%j', (text) => expect(read(text)).toEqual({ amount: 0, scope: 'per_student' }))
  it.each([
    'no cost to the teachers',
    'no cost limit',
    'entrance must be free on Mondays',
    'free time is important',
    'is it free for under 18s?',
    'There is no money for bus',
    'money is no problem',
    'is toegang gratis?',
  ])('is not said by %j', (text) => expect(read(text)).toBeNull())
  it('gives way to an amount', () => expect(read('zero cost for the school, R120 each')?.amount).toBe(120))
})
