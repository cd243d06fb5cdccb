import type { Facts } from '../../catalogue/facts.ts'
import type { CostLine, Itinerary, Step, StepKind } from '../../planner/itinerary.ts'

/** Short hands for plans written out by hand: each names only what a person would decide, the facts give the rest. */
export interface Pen {
  visit: (start: string, end: string, id: string, note?: string) => Step
  checkIn: (start: string, end: string, id: string) => Step
  drive: (start: string, end: string, id: string, distanceKm: number) => Step
  at: (kind: StepKind, start: string, end: string, title: string) => Step
  town: (kind: StepKind, start: string, end: string, title: string, name: string, distanceKm?: number) => Step
  entrance: (id: string) => { item: string; unitPrice: number; quantity: number; category: string }[]
  bed: (id: string, nights: number) => { item: string; unitPrice: number; quantity: number; category: string }[]
}

export function penFor(facts: Facts, students: number, teachers: number): Pen {
  const found = (id: string) => {
    const fact = facts.places.find((place) => place.id === id) ?? facts.stays.find((stay) => stay.id === id)
    if (!fact) throw new Error(`no place or stay ${id}`)
    return fact
  }
  const where = ({ lat, lon, town }: { lat: number; lon: number; town: string }) => ({
    town,
    latitude: lat,
    longitude: lon,
  })
  const priceOf = (id: string) => facts.places.find((place) => place.id === id)!
  return {
    visit: (start, end, id, note) => ({
      start,
      end,
      kind: 'visit',
      title: found(id).name,
      place_id: id,
      learner_price: priceOf(id).learner_price_zar,
      ...where(found(id)),
      ...(note === undefined ? {} : { note }),
    }),
    checkIn: (start, end, id) => ({
      start,
      end,
      kind: 'check_in',
      title: `Check in at ${found(id).name}`,
      place_id: id,
      ...where(found(id)),
    }),
    drive: (start, end, id, distanceKm) => ({
      start,
      end,
      kind: 'travel',
      title: `Drive to ${found(id).name}`,
      distance_km: distanceKm,
      ...where(found(id)),
    }),
    at: (kind, start, end, title) => ({ start, end, kind, title }),
    town: (kind, start, end, title, name, distanceKm) => {
      const town = facts.towns.find((one) => one.name === name)!
      return {
        start,
        end,
        kind,
        title,
        ...where({ ...town, town: name }),
        ...(distanceKm === undefined ? {} : { distance_km: distanceKm }),
      }
    },
    entrance: (id) => [
      {
        category: 'Entrances',
        item: `${found(id).name}, learners`,
        unitPrice: priceOf(id).learner_price_zar,
        quantity: students,
      },
      {
        category: 'Entrances',
        item: `${found(id).name}, adults`,
        unitPrice: priceOf(id).adult_price_zar,
        quantity: teachers,
      },
    ],
    bed: (id, nights) => {
      const stay = facts.stays.find((one) => one.id === id)!
      return [
        {
          category: 'Accommodation',
          item: `${stay.name}, learners`,
          unitPrice: stay.learner_rate_zar,
          quantity: students * nights,
        },
        {
          category: 'Accommodation',
          item: `${stay.name}, adults`,
          unitPrice: stay.adult_rate_zar,
          quantity: teachers * nights,
        },
      ]
    },
  }
}

/** The money half of a plan from its lines, rounded to the cent as a bill is. */
export function priced(
  lines: { category: string; item: string; unitPrice: number; quantity: number }[],
  students: number,
): Pick<Itinerary, 'cost_details' | 'cost_breakdown' | 'total_per_student'> {
  const cents: Record<string, number> = {}
  const cost_details = lines.map(({ category, item, unitPrice, quantity }): CostLine => {
    const share = Math.round((unitPrice * quantity * 100) / students)
    cents[category] = (cents[category] ?? 0) + share
    return { category, item, unit_price: unitPrice, quantity, total: unitPrice * quantity, per_student: share / 100 }
  })
  const total = Object.values(cents).reduce((sum, one) => sum + one, 0)
  return {
    cost_details,
    cost_breakdown: Object.fromEntries(Object.entries(cents).map(([name, one]) => [name, one / 100])),
    total_per_student: total / 100,
  }
}
