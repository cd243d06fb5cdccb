import type { Facts } from '../../catalogue/facts.ts'
import type { CostCode } from '../../itinerary/costs.ts'
import type { Itinerary, ItineraryDay, ProgrammeWithin } from '../../itinerary/itinerary.ts'
import { threeDays } from './three-days.ts'
import { samplePartsFor, priced } from './sample-parts.ts'

const HOUSE = 'stay-maropeng-hominin-house'
const RAIN = 'the visitor centre, and a talk under its roof.'
const MARBLES: ProgrammeWithin = {
  programme_id: 'programme-marble-craters',
  title: 'Marble craters',
  minutes: 45,
  note: 'Drop marbles into flour and measure.',
}
/** The ratio of the charges for five days to those for three. */
const LONGER: Partial<Record<CostCode, number>> = { coach: 5 / 3, packed_lunch: 5 / 3, insurance: 5 / 3, driver: 2 }
const NEW_PLACES = ['hartbeespoort-dam-wall-and-water-lesson', 'tswaing-meteorite-crater']

/** A correct plan for `FIVE_DAY_IDEA`: the three days and two more from the same stay, the farthest outing last. */
export function fiveDays(facts: Facts): Itinerary {
  const [students, teachers] = [50, 4]
  const { visit, drive, at, programme, entrance, bed } = samplePartsFor(facts, students, teachers)
  const plan = threeDays(facts)
  const [arrival, caves, home] = plan.daily_itinerary
  const morning = at('breakfast', '07:00', '08:00', 'Breakfast at the hostel')
  const evening = [at('dinner', '18:00', '19:00', 'Dinner'), at('evening', '19:00', '21:00', 'Games, then lights out')]
  const more: Pick<ItineraryDay, 'title' | 'activities' | 'schedule'>[] = [
    {
      title: 'The dam wall',
      activities: ['Measure the water at Hartbeespoort'],
      schedule: [
        morning,
        drive('08:30', '09:20', NEW_PLACES[0]!, 45),
        visit('09:30', '11:00', NEW_PLACES[0]!, RAIN),
        drive('11:00', '11:50', HOUSE, 45),
        at('lunch', '12:00', '12:45', 'Lunch at the hostel'),
        at('programme', '13:00', '17:30', 'Camp games and journals'),
        evening[0]!,
        programme('19:00', '20:00', HOUSE, 'programme-star-watch'),
        at('evening', '20:00', '21:00', 'Lights out'),
      ],
    },
    {
      title: 'The crater',
      activities: ['Walk down into the crater at Tswaing'],
      schedule: [
        morning,
        drive('08:10', '09:55', NEW_PLACES[1]!, 128),
        { ...visit('10:00', '12:30', NEW_PLACES[1]!, RAIN), visit_programme: MARBLES },
        at('lunch', '12:30', '13:15', 'Packed lunch on the rim'),
        at('programme', '13:15', '14:00', 'Rest in the shade'),
        drive('14:00', '15:45', HOUSE, 128),
        at('programme', '16:00', '17:30', 'Showers and journals'),
        ...evening,
      ],
    },
  ]
  const lines = plan.cost_details.flatMap((line) => {
    if (line.code === undefined || line.code === 'bed') return []
    const hire = line.hire && { ...line.hire, days: [1, 2, 3, 4, 5] }
    return { ...line, code: line.code, ...(hire ? { hire } : {}), quantity: line.quantity * (LONGER[line.code] ?? 1) }
  })
  return {
    ...plan,
    title: 'Courts, caves and craters: five days in Johannesburg for Grade 8',
    duration: '5 days, 4 nights',
    end_date: '2027-08-22',
    daily_itinerary: [arrival!, caves!, ...more.map((day) => ({ ...caves!, ...day })), home!].map((day, i) => ({
      ...day,
      day: i + 1,
      date: `2027-08-${18 + i}`,
    })),
    ...priced([...lines, ...bed(HOUSE, 4), ...NEW_PLACES.flatMap(entrance)], students),
    inclusions: plan.inclusions.map((text) =>
      text.replace('Two nights', 'Four nights').replace('five places', 'seven places'),
    ),
  }
}
