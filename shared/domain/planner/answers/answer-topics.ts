import type { Facts } from '../../catalogue/facts.ts'
import type { ConditionTopic } from '../../idea/requests/request.ts'
import type { Listener, Reason } from '../../itinerary/requests.ts'
import type { ListedTopic } from '../../requests.ts'
import type { Plan } from '../plan.ts'
import { hasNeed } from '../request/trip-request.ts'
import { visitedOf } from './facts-of-places.ts'
import {
  adultsPlanned,
  bedsPlanned,
  datesPlanned,
  drivesPlanned,
  guideLeftOut,
  guidesPlanned,
  hoursPlanned,
  inPaperwork,
  mealsPlanned,
  pricePlanned,
  vehiclesPlanned,
} from './planned-instead.ts'
import { payableCents } from './families-pay.ts'
import { MET, notMet, partly, SCHOOL, type Verdict } from './verdict.ts'

/** What the plan has of it, for the school to compare. */
export const saying = (planned: Reason | null): Verdict => (planned ? partly(planned) : SCHOOL)

/** Its words stand in the message to them. */
export function tell(whom: Listener, plan: Plan): Verdict {
  const named = whom === 'stay' ? plan.lodgings.map(({ stay }) => stay) : whom === 'places' ? visitedOf(plan) : []
  return partly({ code: 'tell', params: { whom, names: [...new Set(named.map(({ name }) => name))] } })
}
const listed = (where: ListedTopic) => (): Verdict => partly({ code: 'listed', params: { where } })
const tellPlaces = (plan: Plan): Verdict => tell('places', plan)
const tellFamilies = (plan: Plan): Verdict => tell('families', plan)

const BY_TOPIC: Record<ConditionTopic, (plan: Plan, facts: Facts) => Verdict> = {
  dates: (plan) => partly(datesPlanned(plan)),
  hours: (plan) => partly(hoursPlanned(plan)),
  meals: (plan) => partly(mealsPlanned(plan)),
  vehicles: (plan) => saying(vehiclesPlanned(plan)),
  on_the_bus: (plan) => (vehiclesPlanned(plan) ? tell('operator', plan) : SCHOOL),
  beds: (plan) => (bedsPlanned(plan) ? tell('stay', plan) : SCHOOL),
  guide: (plan, facts) => {
    const guides = guidesPlanned(plan) ?? guideLeftOut(plan, facts)
    return guides ? partly(guides) : tellPlaces(plan)
  },
  site: tellPlaces,
  turns: tellPlaces,
  hospital: tellPlaces,
  adults: (plan) => partly(adultsPlanned(plan)),
  budget: (plan) => {
    const over = payableCents(plan) - (plan.request.budgetCents ?? Infinity)
    return over <= 0 ? MET : notMet({ code: 'over_budget', params: { cents: over } })
  },
  price: (plan) => partly(pricePlanned(plan)),
  drives: (plan) => partly(drivesPlanned(plan)),
  papers: () => partly(inPaperwork),
  emergency: ({ request }) =>
    partly({ code: 'emergency_numbers', params: { own_vehicle: hasNeed(request, 'own-transport') } }),
  bring: tellFamilies,
  conduct: tellFamilies,
  rain: listed('rain'),
  safety: listed('safety'),
}
/** A condition in words: what the plan has of what it is about, or whom to tell of it. */
export const answerTopic = (about: ConditionTopic, plan: Plan, facts: Facts): Verdict => BY_TOPIC[about](plan, facts)
