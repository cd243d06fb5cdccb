import type { Facts } from '../../catalogue/facts.ts'
import { CATEGORY_OF, COST_CATEGORIES } from '../../itinerary/costs.ts'
import type { CostLine, Itinerary, Step, StepKind, StepRole } from '../../itinerary/itinerary.ts'
import { notesInWords } from '../../itinerary/note-words.ts'
import type { Note } from '../../itinerary/notes.ts'
import { RAIN_PLAN_LEADS } from '../../itinerary/rain-plan.ts'

/** A cost line without its computed sums. */
export type SampleLine = Required<Pick<CostLine, 'item' | 'unit_price' | 'quantity' | 'code'>> &
  Pick<CostLine, 'for' | 'place_id' | 'stay_id' | 'vehicle' | 'hire' | 'tolls'>

/** Makes the parts of a sample plan: the arguments give what a person decides, the rest comes from the facts. */
export interface SampleParts {
  /** `rain` is the rain plan of an outdoor visit. */
  visit: (start: string, end: string, id: string, rain?: string) => Step
  checkIn: (start: string, end: string, id: string) => Step
  drive: (start: string, end: string, id: string, distanceKm: number) => Step
  at: (role: StepRole, start: string, end: string, title: string) => Step
  programme: (start: string, end: string, stay: string, id: string) => Step
  town: (kind: StepKind, start: string, end: string, title: string, name: string, distanceKm?: number) => Step
  /** A drive to an airport, or a step there; the airport by its code. */
  airport: (role: StepRole, start: string, end: string, title: string, code: string, distanceKm?: number) => Step
  fly: (start: string, end: string, from: string, to: string) => Step
  entrance: (id: string) => SampleLine[]
  bed: (id: string, nights: number) => SampleLine[]
}
const MEALS: readonly StepRole[] = ['breakfast', 'lunch', 'dinner']

export function samplePartsFor(facts: Facts, students: number, teachers: number): SampleParts {
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
  const airportOf = (code: string) => facts.airports.find((airport) => airport.code === code)!
  const priceOf = (id: string) => facts.places.find((place) => place.id === id)!
  return {
    visit: (start, end, id, rain) => ({
      start,
      end,
      kind: 'visit',
      title: found(id).name,
      place_id: id,
      learner_price: priceOf(id).learner_price_zar,
      ...where(found(id)),
      role: 'visit',
      task: 'Sketch one thing and say what it does.',
      ...(rain === undefined
        ? {}
        : { note: `${RAIN_PLAN_LEADS.en}${rain}`, rain_plan: rain, rain: { code: 'under_cover' } }),
    }),
    checkIn: (start, end, id) => ({
      start,
      end,
      kind: 'check_in',
      title: `Check in at ${found(id).name}`,
      place_id: id,
      ...where(found(id)),
      role: 'check-in',
    }),
    drive: (start, end, id, distanceKm) => ({
      start,
      end,
      kind: 'travel',
      title: `Drive to ${found(id).name}`,
      distance_km: distanceKm,
      ...where(found(id)),
      role: 'drive',
    }),
    at: (role, start, end, title) => ({ start, end, kind: MEALS.includes(role) ? 'meal' : 'free', title, role }),
    programme: (start, end, stay, id) => ({
      start,
      end,
      kind: 'activity',
      title: facts.programmes.find((one) => one.id === id)!.name,
      programme_id: id,
      ...where(found(stay)),
      role: 'programme',
    }),
    town: (kind, start, end, title, name, distanceKm) => {
      const town = facts.towns.find((one) => one.name === name)!
      return {
        start,
        end,
        kind,
        title,
        ...where({ ...town, town: name }),
        ...(distanceKm === undefined ? {} : { distance_km: distanceKm }),
        role: kind === 'travel' ? 'drive' : 'gather',
      }
    },
    airport: (role, start, end, title, code, distanceKm) => ({
      start,
      end,
      kind: role === 'drive' ? 'travel' : role === 'gate' ? 'free' : 'briefing',
      title,
      ...where(airportOf(code)),
      ...(distanceKm === undefined ? {} : { distance_km: distanceKm }),
      role,
    }),
    fly: (start, end, from, to) => ({
      start,
      end,
      kind: 'flight',
      title: `Fly from ${airportOf(from).name} to ${airportOf(to).name}`,
      ...where(airportOf(to)),
      role: 'flight',
      flight: { from, to },
    }),
    entrance: (id) => [
      {
        code: 'entrance',
        for: 'learners',
        place_id: id,
        item: `${found(id).name}, learners`,
        unit_price: priceOf(id).learner_price_zar,
        quantity: students,
      },
      {
        code: 'entrance',
        for: 'adults',
        place_id: id,
        item: `${found(id).name}, adults`,
        unit_price: priceOf(id).adult_price_zar,
        quantity: teachers,
      },
    ],
    bed: (id, nights) => {
      const stay = facts.stays.find((one) => one.id === id)!
      return [
        {
          code: 'bed',
          for: 'learners',
          stay_id: id,
          item: `${stay.name}, learners`,
          unit_price: stay.learner_rate_zar,
          quantity: students * nights,
        },
        {
          code: 'bed',
          for: 'adults',
          stay_id: id,
          item: `${stay.name}, adults`,
          unit_price: stay.adult_rate_zar,
          quantity: teachers * nights,
        },
      ]
    },
  }
}

/** The cost fields of a plan, computed from its lines and rounded to the cent. */
export function priced(
  lines: readonly SampleLine[],
  students: number,
): Pick<Itinerary, 'cost_details' | 'cost_breakdown' | 'total_per_student'> {
  const cents: Record<string, number> = {}
  const cost_details = lines.map((line): CostLine => {
    const { item, unit_price, quantity } = line
    const category = COST_CATEGORIES[CATEGORY_OF[line.code]]
    const share = Math.round((unit_price * quantity * 100) / students)
    cents[category] = (cents[category] ?? 0) + share
    return { ...line, category, item, total: unit_price * quantity, per_student: share / 100 }
  })
  const total = Object.values(cents).reduce((sum, one) => sum + one, 0)
  return {
    cost_details,
    cost_breakdown: Object.fromEntries(Object.entries(cents).map(([name, one]) => [name, one / 100])),
    total_per_student: total / 100,
  }
}

/** Notes with their texts. */
export function said(...notes: Note[]): Pick<Itinerary, 'notes' | 'assumptions'> {
  const worded = notesInWords(notes)
  return { notes: worded.notes, assumptions: worded.texts }
}
/** Adds a note to a plan. */
export function say(plan: Itinerary, ...notes: Note[]): void {
  Object.assign(plan, said(...plan.notes, ...notes))
}
