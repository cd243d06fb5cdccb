import { yearOf } from '#shared/domain/calendar'
import type { Place, Rates, Stay } from '#shared/domain/catalogue/facts'
import { centsOfRand, percentOfCents } from '../../money.ts'
import { type Lodging, shareOut } from '../bases/lodging.ts'
import { type Brief, groupSize, hasNeed } from '../brief/brief.ts'
import type { Economy } from '../economy.ts'
import { PLATFORM_FEE_PERCENT } from '../settings.ts'
import { type Coach, chooseCoaches, hireOf, type Travel } from './choose-coaches.ts'
import { groupTotal, perStudentTotal, type PriceLine, priceLine } from './cost-line.ts'
import { mealLines } from './meal-lines.ts'
import { rateCents } from './rate-card.ts'

export interface Price {
  lines: PriceLine[]
  coaches: Coach[]
  perStudentCents: number
}
export interface Trip {
  brief: Brief
  economy: Economy
  places: readonly Place[]
  lodgings: readonly Lodging[]
  km: number
}
/** One registered guide for up to about 45 people (`rates.json`, staff). */
const PEOPLE_PER_GUIDE = 45
/** A guide comes along on tours of at least two nights; on shorter trips the places' own guides do, except in Signature. */
const GUIDE_FROM_DAYS: Record<Brief['style'], number> = { saver: Infinity, classic: 3, signature: 1 }
export const guidesOf = ({ brief, economy }: Pick<Trip, 'brief' | 'economy'>): number =>
  economy.guide && !brief.camp && brief.days >= GUIDE_FROM_DAYS[brief.style]
    ? Math.ceil(groupSize(brief) / PEOPLE_PER_GUIDE)
    : 0

function transportLines(
  coaches: readonly Coach[],
  travel: Travel,
  { brief, economy }: Trip,
  rates: Rates,
): PriceLine[] {
  const { driver_overnight, tolls_per_coach_100km } = rates.transport
  const count = coaches.reduce((sum, coach) => sum + coach.count, 0)
  const line = (item: string, unit: number, quantity: number) =>
    priceLine('Transport', item, unit, quantity, brief.students)
  const lines = coaches.map(({ vehicle, count: n }) => {
    const hire = hireOf(vehicle, travel, economy.rates)
    const how = hire.by === 'day' ? `${travel.days} ${travel.days === 1 ? 'day' : 'days'}` : `${travel.km} km`
    return line(`${n} × ${vehicle.label}, ${vehicle.seats} seats, ${how}`, hire.unitCents, n * hire.units)
  })
  if (travel.nights > 0)
    lines.push(line('Driver’s room and meals', rateCents(driver_overnight, economy.rates), count * travel.nights))
  if (travel.km >= 100)
    lines.push(
      line('Tolls, by 100 km', rateCents(tolls_per_coach_100km, economy.rates), count * Math.ceil(travel.km / 100)),
    )
  return lines.filter(({ totalCents }) => totalCents > 0)
}

function bedLines({ lodgings, brief }: Trip): PriceLine[] {
  const nights = new Map<Stay, { learners: number; adults: number }>()
  for (const lodging of lodgings) {
    for (const { stay, students, teachers } of shareOut(lodging, brief.students, brief.teachers)) {
      const so = nights.get(stay) ?? { learners: 0, adults: 0 }
      nights.set(stay, { learners: so.learners + students, adults: so.adults + teachers })
    }
  }
  return [...nights].flatMap(([stay, { learners, adults }]) => [
    priceLine(
      'Accommodation',
      `${stay.name}: learners, by bed and night`,
      centsOfRand(stay.learner_rate_zar),
      learners,
      brief.students,
    ),
    ...(adults > 0
      ? [
          priceLine(
            'Accommodation',
            `${stay.name}: adults, by bed and night`,
            centsOfRand(stay.adult_rate_zar),
            adults,
            brief.students,
          ),
        ]
      : []),
  ])
}

function entranceLines({ places, brief }: Trip): PriceLine[] {
  return places.flatMap((place) => [
    priceLine(
      'Entrance fees',
      place.learner_price_zar === 0 ? `${place.name}: learners, no entrance fee` : `${place.name}: learners`,
      centsOfRand(place.learner_price_zar),
      brief.students,
      brief.students,
    ),
    ...(place.adult_price_zar > 0
      ? [
          priceLine(
            'Entrance fees',
            `${place.name}: adults`,
            centsOfRand(place.adult_price_zar),
            brief.teachers,
            brief.students,
          ),
        ]
      : []),
  ])
}

/** A share of the price that is reckoned by learner, so that unit times learners is the line. */
function shareLine(
  category: PriceLine['category'],
  item: string,
  ofCents: number,
  percent: number,
  students: number,
): PriceLine {
  return priceLine(category, item, Math.round(percentOfCents(ofCents, percent) / students), students, students)
}

/** The whole price of a trip, every line from the catalogue or the rate card. */
export function priceTrip(trip: Trip, rates: Rates): Price {
  const { brief, economy, lodgings } = trip
  const { students, days } = brief
  const people = groupSize(brief)
  const guides = guidesOf(trip)
  const travel: Travel = { days, nights: lodgings.length, km: trip.km }
  const coaches = hasNeed(brief, 'own-transport')
    ? []
    : chooseCoaches(rates, travel, students, people + guides, economy.rates)
  const stays = lodgings.map(({ stay }) => stay)
  const lines = [
    ...transportLines(coaches, travel, trip, rates),
    ...bedLines(trip),
    ...mealLines(stays, students, people, rates, economy.rates),
    ...entranceLines(trip),
  ]
  if (guides > 0)
    lines.push(
      priceLine(
        'Guides',
        'Registered tour guide, by day',
        rateCents(rates.staff['registered_tour_guide_per_day']!, economy.rates),
        guides * days,
        students,
      ),
    )
  const insurance = rates.insurance.travel_insurance_per_learner_per_day
  lines.push(
    priceLine(
      'Insurance',
      'Travel insurance, by learner and day',
      rateCents(insurance, economy.rates),
      students * days,
      students,
    ),
  )
  const subtotal = groupTotal(lines)
  const contingency = rates.overheads.contingency_percent[economy.rates]
  lines.push(shareLine('Contingency', `Contingency, ${contingency} %`, subtotal, contingency, students))
  const years = Math.max(0, Math.min(3, yearOf(brief.startDate) - rates.year))
  if (years > 0) {
    const rise = (1 + rates.annual_increase_percent[economy.rates] / 100) ** years - 1
    lines.push(
      shareLine(
        'Contingency',
        `Prices of ${rates.year} brought to ${rates.year + years}`,
        subtotal,
        rise * 100,
        students,
      ),
    )
  }
  const fee = shareLine(
    'Platform fee',
    `Uhambo’s fee, ${PLATFORM_FEE_PERCENT} %`,
    groupTotal(lines),
    PLATFORM_FEE_PERCENT,
    students,
  )
  lines.push(
    fee,
    shareLine(
      'Platform fee',
      `VAT on the fee, ${rates.vat.rate_percent} %`,
      fee.totalCents,
      rates.vat.rate_percent,
      students,
    ),
  )
  const shown = lines.filter(({ quantity }) => quantity > 0)
  return { lines: shown, coaches, perStudentCents: perStudentTotal(shown) }
}
