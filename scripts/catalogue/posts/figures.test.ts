import { expect, test } from 'vitest'
import { addDays, daysBetween, findDay, MONTH_NAMES, weekdayOf } from '#shared/domain/calendar'
import { planCommit } from '#shared/domain/commit/commit-plan'
import { CONVENIENCE_FEE_PERCENT } from '#shared/domain/commit/fees'
import { formatCents } from '#shared/domain/money'
import { parseMarkup } from '#shared/domain/markup/parse'
import { plainBlocks } from '#shared/domain/markup/text'
import { PROVINCES } from '#shared/domain/provinces'
import { learnersPerAdult } from '#shared/domain/catalogue/rules'
import { exampleIdea } from '#shared/domain/planner/example-idea'
import { REST_EVERY_MINUTES, REST_MINUTES } from '#shared/domain/planner/roads/settings'
import { planItinerary } from '#shared/domain/planner/plan-itinerary'
import { readFacts } from '../read-facts.ts'
import { readPosts } from './read-posts.ts'

const facts = readFacts()
const posts = readPosts()
const textOf = (slug: string) => plainBlocks(parseMarkup(posts.find((post) => post.slug === slug)!.body))

const SUM = /R\d+(?:\u00a0\d{3})*(?:\.\d{2})?/g
const sumsOf = (text: string): Set<string> => new Set(text.match(SUM))
const rand = (amount: number) => formatCents(amount * 100)
const dayOf = (words: string) => {
  const [day, month, year] = words.split(' ')
  return findDay(Number(year), MONTH_NAMES.indexOf(month as (typeof MONTH_NAMES)[number]) + 1, Number(day))
}
const inWords = (day: string) =>
  `${Number(day.slice(8))} ${MONTH_NAMES[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`

test('the amounts and dates of the example with nine payments equal those of the commit plan', () => {
  const text = textOf('nine-small-payments')
  const trip = {
    priceCents: 483_000,
    learners: 45,
    leaveOn: '2028-07-05',
    minimum: 36,
    firstDueOn: '2027-10-01',
    instalments: 9,
  }
  const plan = planCommit(trip)!
  const january = plan.fromJanuary!
  const [first, last] = [plan.payments[0]!, plan.payments.at(-1)!]
  const computed = [
    trip.priceCents,
    plan.feeCents,
    plan.totalCents,
    first.cents,
    last.cents,
    january[0]!.cents,
    january.at(-1)!.cents,
    january[0]!.cents - first.cents,
    plan.tripCents,
    plan.commitmentFee.leastCents,
    plan.commitmentFee.mostCents,
  ]
  expect(sumsOf(text)).toEqual(new Set(computed.map(formatCents)))
  expect([plan.payments.length, january.length]).toEqual([9, 6])
  const days = new Set(text.match(/\d{1,2} [A-Z][a-z]+ \d{4}/g))
  expect(days).toEqual(new Set([trip.leaveOn, first.dueOn, last.dueOn].map(inWords)))
  expect(text).toContain(`convenience fee of ${CONVENIENCE_FEE_PERCENT}%`)
})

test('every 2027 date in the year planner is in the calendar, or ninety days before a date that is', () => {
  const text = textOf('year-of-trips-2027')
  const { school_years, public_holidays } = facts.calendar
  const { terms, school_holidays, special_school_holidays } = school_years.find(({ year }) => year === 2027)!
  const known = new Set([
    ...terms.flatMap(({ learners_start, learners_end }) => [learners_start, learners_end]),
    ...school_holidays.flatMap(({ start, end }) => [start, end]),
    ...special_school_holidays,
    ...public_holidays['2027']!.map(({ date }) => date),
    addDays(terms[2]!.learners_start, -90),
  ])
  const whole = text.match(/\d{1,2} [A-Z][a-z]+ 2027/g)!.map(dayOf)
  expect(whole.filter((day) => day === null || !known.has(day))).toEqual([])
  for (const { term, learners_start, learners_end } of terms) {
    const span = `${inWords(learners_start).replace(' 2027', '')} to ${inWords(learners_end)}`
    expect(text).toContain(`Term ${term}: ${span}, with ${schoolDaysOf(learners_start, learners_end)} school days`)
  }

  function schoolDaysOf(start: string, end: string): number {
    const free = new Set([...special_school_holidays, ...public_holidays['2027']!.map(({ date }) => date)])
    const days = Array.from({ length: daysBetween(start, end) + 1 }, (_, index) => addDays(start, index))
    return days.filter((day) => weekdayOf(day) <= 5 && !free.has(day)).length
  }
})

test('the long weekends of the year planner have the right weekdays', () => {
  const named = facts.calendar.public_holidays['2027']!
  const weekdays = Object.fromEntries(named.map(({ name, date }) => [name, weekdayOf(date)]))
  expect(weekdays).toMatchObject({ 'Freedom Day': 2, 'Youth Day': 3, "National Women's Day": 1 })
  expect(weekdayOf('2027-04-26')).toBe(1)
})

test('the lead times and ratios equal those of the rules', () => {
  const { ratios, approval_lead_times } = facts.rules
  const year = textOf('year-of-trips-2027')
  const days = (id: string) => approval_lead_times.find((one) => one.id === id)!.days
  expect(year).toContain(`A day trip in your own province: ${days('day-trip')} days`)
  expect(year).toContain(`A night or more in your own province: ${days('overnight')} days`)
  expect(year).toContain(`A trip to another province: ${days('other-province')} days`)
  expect(year).toContain(`A trip across a border: ${days('abroad')} days`)

  const consent = textOf('consent-forms-not-indemnities')
  const law = (grade: number) => learnersPerAdult(facts.rules, 'law', grade)
  expect(consent).toContain(`one adult for every ${law(7)} learners in primary school`)
  expect(consent).toContain(`In secondary school it is one for every ${law(8)}.`)
  const practice = (activity: string) => ratios.filter((one) => one.kind === 'practice' && one.activity === activity)
  expect(consent.match(/^Grades .*$/gm)!.map((line) => line.match(/\b(?:for) \d+/g))).toEqual(
    practice('day').map(({ learners_per_adult }, i) => [
      `for ${learners_per_adult}`,
      `for ${practice('overnight')[i]!.learners_per_adult}`,
    ]),
  )
})

test('the five trips use the catalogue’s places, provinces and prices, and topics of the curriculum', () => {
  const { body } = posts.find(({ slug }) => slug === 'five-curriculum-trips')!
  const trips = body
    .split(/^# /m)
    .slice(1)
    .filter((part) => part.includes('**Grade'))
  expect(trips).toHaveLength(5)
  for (const trip of trips) {
    const bold = [...trip.matchAll(/\*\*([^*]+)\*\*/g)].map(([, words]) => words!)
    const [, grade, subject, term] = /^Grade (\d+), (.+), term (\d)\.$/.exec(bold[0]!)!
    const entry = facts.curriculum.entries.find(
      (one) => one.subject === subject && one.grade === Number(grade) && one.term === Number(term),
    )
    const said = trip.toLowerCase()
    const told = Object.keys(entry!.topics).map((topic) => topic.split(/ in the | and /)[0]!.toLowerCase())
    expect(told.filter((topic) => !said.includes(topic))).toEqual([])

    const places = bold.slice(1).map((name) => facts.places.find((place) => place.name === name.replaceAll('’', "'")))
    expect(places.map((place) => place && PROVINCES[place.province])).toEqual(
      places.map(() => trip.slice(0, trip.indexOf(':'))),
    )
    const prices = places.flatMap((place) => [rand(place!.learner_price_zar), rand(place!.adult_price_zar)])
    expect([...sumsOf(trip)].filter((sum) => !prices.includes(sum))).toEqual([])
    for (const place of places)
      expect(place!.grades[0] <= Number(grade) || said.includes('better from grade 7')).toBe(true)
  }
})

test('the seats, hours and amounts of the bus questions equal those of the planner', () => {
  const text = textOf('what-to-ask-a-bus-company')
  const { vehicles, driver_overnight, second_driver_per_day, half_day } = facts.rates.transport
  const [coach, bus] = ['coach-60', 'bus-65'].map((id) => vehicles.find((vehicle) => vehicle.id === id)!)
  expect(text).toContain(`seats ${bus!.usable_learner_seats} learners in a standard bus of ${bus!.seats}`)
  expect(text).toContain(`In a coach of ${coach!.seats} it seats ${coach!.usable_learner_seats}`)
  const amounts = [coach!, bus!]
    .flatMap(({ per_day, per_half_day }) => [per_day, per_half_day])
    .concat(driver_overnight, second_driver_per_day)
    .map(({ typical }) => typical)
  expect(text).toContain(`up to ${half_day.hours} hours and ${half_day.km} km`)
  expect(sumsOf(text)).toEqual(new Set(amounts.map(rand)))
})

test('the phone numbers in the packing list equal those of the rules', () => {
  const text = textOf('packing-list-by-season')
  const phoned = text.match(/\b\d{3,}\b/g)!
  expect(phoned).toHaveLength(3)
  const known = facts.rules.emergency_numbers.map(({ number }) => number)
  expect(phoned.filter((number) => !known.includes(number))).toEqual([])
})

test('the hours of a driver and the money of the bus questions are those of the rates and of a plan', () => {
  const text = textOf('what-to-ask-a-bus-company')
  const { driving_hours, no_driving_between } = facts.rates.transport.driver_day
  const [until, from] = no_driving_between
  expect(text).toContain(`no driving between ${until} and ${from}`)
  expect(text).toContain(`with ${driving_hours} hours at most for one driver`)
  expect(text).toContain(`a break of ${REST_MINUTES} minutes after every ${REST_EVERY_MINUTES / 60} hours`)
  const { deposit_percent: deposit, final_payment_days_before: balance } = facts.rates.overheads
  expect(text).toContain(`Deposits of ${deposit.low}% to ${deposit.high}% are usual, ${deposit.typical}% most often`)
  expect(text).toContain(`due ${balance.low} to ${balance.high} days before`)
  const idea = exampleIdea({ location: 'Durban', origin: 'Ladysmith', days: 1 })
  const plan = planItinerary(idea, facts, { today: '2026-11-21' })
  expect(plan.safety_measures.join()).toContain(`no driving before ${from} or after ${until}`)
})
