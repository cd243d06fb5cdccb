import { addDays, formatDay, formatRange } from '#shared/domain/calendar'
import type { Facts, Town } from '#shared/domain/catalogue/facts'
import { PROVINCE_CODES, type Province } from '#shared/domain/provinces'
import type { PlanRequest } from './request.ts'
import { type Dice, diceOf } from './seeded.ts'

const TODAY = '2026-11-21'
const SUBJECTS = [
  'History',
  'Geography',
  'Life Sciences',
  'Natural Sciences',
  'Social Sciences',
  'Technology',
  'Tourism',
  'Life Orientation',
  'Creative Arts',
  'EMS',
]
const THEMES = [
  'leadership',
  'a nature reserve',
  'a museum',
  'hiking in the mountains',
  'science',
  'the beach',
  'arts and culture',
  'conservation',
  'sports',
]
const NEEDS = [
  'Two learners are halaal.',
  'One learner is in a wheelchair.',
  'Some are vegetarian.',
  'Nobody may swim.',
  'We have our own bus.',
  'One child has a nut allergy.',
]
const FLAWS = ['no money', 'backwards', 'past', 'too many provinces', 'days disagree'] as const
type Flaw = (typeof FLAWS)[number]

/** The checks that may speak of a flaw; one of them must be a warning or a fault. */
const NAMED_BY: Record<Flaw, readonly string[]> = {
  'no money': ['within_budget', 'budget_possible', 'contradictions_named'],
  backwards: ['dates_possible', 'contradictions_named', 'days_as_asked'],
  past: ['dates_not_past'],
  'too many provinces': ['provinces_possible', 'places_left_out', 'contradictions_named'],
  'days disagree': ['contradictions_named', 'dates_possible', 'days_as_asked'],
}

const isTown = ({ kind }: Town) => kind === 'town' || kind === 'city'
const townsOf = (facts: Facts, province: Province) =>
  facts.towns.filter((town) => town.province === province && isTown(town))
const placesOf = (facts: Facts, province: Province) =>
  facts.towns.filter((town) => town.province === province && town.kind !== 'province' && town.kind !== 'suburb')

interface Wish {
  province: Province
  grade: number
  days: number
  people: number
  flaw: Flaw | null
}

function datesIn({ days, flaw }: Wish, dice: Dice): { text: string; given: boolean } {
  const start = addDays(flaw === 'past' ? '2026-01-20' : '2027-01-18', dice.number(0, flaw === 'past' ? 200 : 480))
  if (flaw === 'backwards')
    return { text: `from ${formatDay(start)} to ${formatDay(addDays(start, -dice.number(2, 9)))}`, given: true }
  if (flaw === 'days disagree')
    return { text: `${formatRange(start, addDays(start, days + 1))}, ${days + 5} days`, given: true }
  if (flaw !== 'past' && dice.chance(0.2))
    return {
      text: `${days} ${days === 1 ? 'day' : 'days'}${dice.one([', next term', ' in the July holidays', ''])}`,
      given: false,
    }
  if (days === 1) return { text: `day trip on ${formatDay(start)}`, given: true }
  return {
    text: dice.one([formatRange(start, addDays(start, days - 1)), `${days} days from ${formatDay(start)}`]),
    given: true,
  }
}
function budgetIn({ days, people, flaw }: Wish, dice: Dice): string {
  if (flaw === 'no money') return `R${dice.number(1, 4) * 5 * days} per learner`
  if (dice.chance(0.12)) return ''
  const each = (days === 1 ? dice.number(150, 900) : dice.number(500, 1500) * days) + (people < 20 ? 900 * days : 0)
  return dice.chance(0.25) ? `R${each * people} for the group` : `R${each} per learner`
}

/** The text of one request; every part is written in one of several ways, so that a parser has work to do. */
function requestText(wish: Wish, facts: Facts, dice: Dice): string {
  const { province, grade, people, flaw } = wish
  const home = dice.one(townsOf(facts, dice.chance(0.75) ? province : dice.one(PROVINCE_CODES)))
  const goal = dice.one(placesOf(facts, province))
  const place =
    flaw === 'too many provinces' ? 'Cape Town, Durban, Johannesburg, Bloemfontein and Polokwane' : goal.name
  const learners = `${people} Grade ${grade === 0 ? 'R' : grade} learners`
  const teachers = dice.chance(0.85) ? ` and ${Math.max(1, Math.ceil(people / dice.number(8, 24)))} teachers` : ''
  const theme = dice.chance(0.6) ? dice.one(SUBJECTS) : dice.chance(0.5) ? dice.one(THEMES) : ''
  const from = dice.chance(0.9) ? `from ${home.name}` : ''
  const budget = budgetIn(wish, dice)
  const { text: dates } = datesIn(wish, dice)
  const need = dice.chance(0.2) ? ` ${dice.one(NEEDS)}` : ''
  const parts = [`${learners}${teachers} ${from}`.trim(), `to ${place}`, dates, theme, budget].filter(Boolean)
  return dice.chance(0.3)
    ? `Trip to ${place}, ${dates}. ${learners}${teachers}${from && `, ${from}`}. ${[theme, budget].filter(Boolean).join(', ')}.${need}`
    : `${parts.join(', ')}.${need}`
}

/** `count` requests over all provinces, grades, lengths, group sizes and budgets; about one in eight cannot be had as asked. */
export function generateRequests(count: number, seed: number, facts: Facts): PlanRequest[] {
  const dice = diceOf(seed)
  return Array.from({ length: count }, (_, index): PlanRequest => {
    const flaw = dice.chance(0.13) ? dice.one(FLAWS) : null
    const wish: Wish = {
      flaw,
      province: PROVINCE_CODES[index % PROVINCE_CODES.length]!,
      grade: index % 13,
      days: flaw === 'too many provinces' ? 1 : 1 + (Math.floor(index / 9) % 10),
      people: dice.chance(0.6) ? dice.number(20, 80) : dice.number(8, 320),
    }
    return {
      id: `g${String(index + 1).padStart(4, '0')}`,
      source: 'generated',
      text: requestText(wish, facts, dice),
      today: TODAY,
      named: flaw ? NAMED_BY[flaw] : [],
    }
  })
}
