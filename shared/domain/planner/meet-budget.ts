import type { Facts } from '#shared/domain/catalogue/facts'
import { addDays } from '#shared/domain/calendar'
import { formatCents, formatRandUp } from '../money.ts'
import { type Brief, groupSize, hasNeed } from './brief/brief.ts'
import { ECONOMIES, economyInWords } from './economy.ts'
import { daysWord } from './narrate/words.ts'
import { allVisits, type Plan } from './plan.ts'
import { planAt } from './plan-trip.ts'
import { guidesOf, priceTrip } from './price/price-trip.ts'

/** Two or three changes and what each would bring the price to, the cheapest outcome first. */
function relaxations(plan: Plan, facts: Facts): string[] {
  const { brief, economy } = plan
  const places = allVisits(plan).map(({ candidate }) => candidate.place)
  const km = plan.days.reduce((sum, day) => sum + day.km, 0)
  const options: { cents: number; text: string }[] = []
  const offer = (cents: number, words: string) => {
    if (cents < plan.price.perStudentCents) options.push({ cents, text: `${words} would bring it to about ${formatRandUp(cents)}` })
  }
  if (!hasNeed(brief, 'own-transport')) {
    const own: Brief = { ...brief, needs: [...brief.needs, 'own-transport'] }
    offer(priceTrip({ brief: own, economy, places, lodgings: plan.lodgings, km }, facts.rates).perStudentCents, 'a bus of your own')
  }
  if (brief.days > 1) {
    const shorter: Brief = { ...brief, days: brief.days - 1, endDate: addDays(brief.endDate, -1) }
    offer(planAt(shorter, facts, economy).price.perStudentCents, `${daysWord(shorter.days)} instead of ${daysWord(brief.days)}`)
  }
  const seats = plan.price.coaches.reduce((sum, { vehicle, count }) => sum + vehicle.usable_learner_seats * count, 0)
  if (seats >= brief.students + 3) {
    const fuller: Brief = { ...brief, students: seats }
    const price = priceTrip({ brief: fuller, economy, places, lodgings: plan.lodgings, km }, facts.rates)
    if (groupSize(fuller) <= price.coaches.reduce((sum, { vehicle, count }) => sum + vehicle.seats * count, 0))
      offer(price.perStudentCents, `${seats} learners, which fills the ${plan.price.coaches.length === 1 && plan.price.coaches[0]!.count === 1 ? 'bus' : 'buses'},`)
  }
  const dearest = places.toSorted((a, b) => b.learner_price_zar - a.learner_price_zar)[0]
  if (options.length < 3 && dearest && dearest.learner_price_zar > 0 && places.length > 1) {
    const without = priceTrip({ brief, economy, places: places.filter((place) => place !== dearest), lodgings: plan.lodgings, km }, facts.rates)
    offer(without.perStudentCents, `leaving out ${dearest.name}`)
  }
  return options.toSorted((a, b) => a.cents - b.cents).slice(0, 3).map(({ text }) => text)
}

const listed = (items: string[]) => (items.length < 2 ? items.join('') : `${items.slice(0, -1).join('; ')}; or ${items.at(-1)}`)

/** Keeps to the budget with the least loss; where that cannot be, plans at the lowest price found and says what it would take. */
export function meetBudget(brief: Brief, facts: Facts): Plan {
  const generous = planAt(brief, facts, ECONOMIES[0]!)
  const budget = brief.budgetCents
  if (budget === null || generous.price.perStudentCents <= budget) return generous
  const guided = guidesOf(generous) > 0
  const at = (level: number): Plan => {
    const economy = ECONOMIES[level]!
    const plan = planAt(brief, facts, economy)
    const text = economyInWords(economy, guided)
    return text === '' ? plan : { ...plan, notes: [...plan.notes, { about: 'budget', text }] }
  }
  const last = ECONOMIES.length - 1
  let cheapest = at(last)
  if (cheapest.price.perStudentCents > budget) {
    if (generous.price.perStudentCents < cheapest.price.perStudentCents) cheapest = generous
    const ways = relaxations(cheapest, facts)
    const text = `${formatCents(budget)} a learner cannot pay for ${daysWord(brief.days)} with this group: the lowest we reach is ${formatRandUp(cheapest.price.perStudentCents)}.`
    const relax = ways.length > 0 ? ` Ways to bring it down: ${listed(ways)}.` : ''
    return { ...cheapest, notes: [...cheapest.notes, { about: 'problem', text: text + relax }] }
  }
  let fitting = cheapest
  for (let [low, high] = [1, last - 1]; low <= high; ) {
    const middle = Math.floor((low + high) / 2)
    const plan = at(middle)
    if (plan.price.perStudentCents <= budget) [fitting, high] = [plan, middle - 1]
    else low = middle + 1
  }
  return fitting
}
