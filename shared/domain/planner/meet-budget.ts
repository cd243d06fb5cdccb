import type { Facts } from '#shared/domain/catalogue/facts'
import { addDays } from '#shared/domain/calendar'
import { formatCents, formatRandUp } from '../money.ts'
import { type Brief, hasNeed } from './brief/brief.ts'
import { ECONOMIES, type Economy, economyInWords } from './economy.ts'
import { capital, daysWord } from './narrate/words.ts'
import { allVisits, type Plan } from './plan.ts'
import { planAt, planSettled, type Settled, settleTrip } from './plan-trip.ts'
import { guidesOf, priceTrip } from './price/price-trip.ts'
import { fetchAsked } from './fetch-asked.ts'

/** Two or three changes and what each would bring the price to, the cheapest outcome first. */
function relaxations(plan: Plan, facts: Facts): string[] {
  const { brief, economy } = plan
  const places = allVisits(plan).map(({ candidate }) => candidate.place)
  const km = plan.days.reduce((sum, day) => sum + day.km, 0)
  const options: { cents: number; text: string }[] = []
  const offer = (cents: number, words: string) => {
    if (cents < plan.price.perStudentCents - 100)
      options.push({ cents, text: `${words} would bring it down to about ${formatRandUp(cents)} a learner.` })
  }
  const price = (changed: Brief, kept = places) =>
    priceTrip({ brief: changed, economy, places: kept, lodgings: plan.lodgings, km }, facts.rates)
  if (!hasNeed(brief, 'own-transport'))
    offer(price({ ...brief, needs: [...brief.needs, 'own-transport'] }).perStudentCents, 'Going with a bus of your own')
  if (brief.days > 1) {
    const shorter: Brief = { ...brief, days: brief.days - 1, endDate: addDays(brief.endDate, -1) }
    offer(
      planAt(shorter, facts, economy).price.perStudentCents,
      `${capital(daysWord(shorter.days))} instead of ${daysWord(brief.days)}`,
    )
  }
  const { coaches } = plan.price
  const seats = coaches.reduce((sum, { vehicle, count }) => sum + vehicle.usable_learner_seats * count, 0)
  if (seats >= brief.students + 3)
    offer(
      price({ ...brief, students: seats }).perStudentCents,
      `${seats} learners instead of ${brief.students}, which fills the ${counted(coaches) === 1 ? 'bus' : 'buses'},`,
    )
  const dearest = places.toSorted((a, b) => b.learner_price_zar - a.learner_price_zar)[0]
  if (dearest && dearest.learner_price_zar > 0)
    offer(
      price(
        brief,
        places.filter((place) => place !== dearest),
      ).perStudentCents,
      `A free place instead of ${dearest.name}`,
    )
  if (options.length < 2) {
    const half: Brief = {
      ...brief,
      teachers: Math.max(
        facts.rules.ratios.minimum_adults,
        Math.ceil(brief.students / (brief.gradeMin <= 7 ? LEGAL_LEARNERS.primary : LEGAL_LEARNERS.secondary)),
      ),
    }
    if (half.teachers < brief.teachers)
      offer(
        price(half).perStudentCents,
        `${half.teachers} adults instead of ${brief.teachers}, the fewest the law allows,`,
      )
  }
  const best = options
    .toSorted((a, b) => a.cents - b.cents)
    .slice(0, 3)
    .map(({ text }) => text)
  const need = plan.price.perStudentCents - (brief.budgetCents ?? 0)
  return best.length >= 2
    ? best
    : [
        ...best,
        `To keep this plan as it is, raise ${formatRandUp(need)} more a learner, ${formatRandUp(need * brief.students)} for the group, through sponsors or over more months.`,
      ]
}
const counted = (coaches: Plan['price']['coaches']) => coaches.reduce((sum, { count }) => sum + count, 0)
/** The law's most learners for one adult (`rules.json`, ratios). */
const LEGAL_LEARNERS = { primary: 20, secondary: 30 }

/** Keeps to the budget with the least loss; where that cannot be, plans at the lowest price found and says what it would take. */
export function meetBudget(brief: Brief, facts: Facts): Plan {
  const { plan: generous, settled } = settleTrip(brief, facts, ECONOMIES[0]!)
  const budget = brief.budgetCents
  const guided = guidesOf(generous) > 0
  const planned = (economy: Economy, ground: Settled): Plan => {
    const plan = planSettled(ground, facts, economy)
    const text = economyInWords(economy, guided)
    return text === '' ? plan : { ...plan, notes: [...plan.notes, { about: 'budget', text }] }
  }
  const at = (level: number): Plan => planned(ECONOMIES[level]!, settled)
  const fetched = (plan: Plan): Plan =>
    fetchAsked(plan, (fetching) => planned(plan.economy, { ...settled, brief: fetching }), facts)
  if (budget === null || generous.price.perStudentCents <= budget) return fetched(generous)
  const last = ECONOMIES.length - 1
  let fitting = at(last)
  if (fitting.price.perStudentCents > budget)
    return overBudget(fetched(cheapestOf([at(last - 1), generous, fitting])), budget, facts)
  for (let [low, high] = [1, last - 1]; low <= high; ) {
    const middle = Math.floor((low + high) / 2)
    const plan = at(middle)
    if (plan.price.perStudentCents <= budget) [fitting, high] = [plan, middle - 1]
    else low = middle + 1
  }
  return fetched(fitting)
}

/** The cheapest of the soundest of these plans. */
function cheapestOf(plans: readonly Plan[]): Plan {
  const soundest = Math.min(...plans.map(({ faults }) => faults))
  return plans
    .filter(({ faults }) => faults === soundest)
    .reduce((best, plan) => (plan.price.perStudentCents < best.price.perStudentCents ? plan : best))
}
/** The cheapest plan, and what is said where even that costs more than there is. */
function overBudget(cheapest: Plan, budgetCents: number, facts: Facts): Plan {
  const { brief, price } = cheapest
  const problem = `Your budget of ${formatCents(budgetCents)} a learner cannot pay for ${daysWord(brief.days)} with this group: the lowest we reach is ${formatRandUp(price.perStudentCents)}.`
  const notes = [problem, ...relaxations(cheapest, facts)].map((text) => ({ about: 'problem' as const, text }))
  return { ...cheapest, notes: [...cheapest.notes, ...notes] }
}
