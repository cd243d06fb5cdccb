import type { Step, StepRole } from '../../itinerary/itinerary.ts'
import { FLIGHT_PHRASES } from './language/step-phrases.ts'
import type { Language } from '../../language.ts'
import type { PlannedDay } from '../schedule/planned-day.ts'
import type { PlannedStep } from '../schedule/planned-step.ts'

type FlightRole = Extract<StepRole, 'airport' | 'gate' | 'flight' | 'change' | 'bags'>

/** The steps between the bus at one airport and the bus at the other. */
export function flightInWords(
  { spot, flight }: PlannedStep,
  role: FlightRole,
  day: PlannedDay,
  language: Language,
): Omit<Step, 'start' | 'end'> {
  switch (role) {
    case 'airport':
      return {
        kind: 'briefing',
        title: FLIGHT_PHRASES.checkIn[language](spot.name),
        note: FLIGHT_PHRASES.checkInNote[language],
      }
    case 'gate':
      return {
        kind: 'free',
        title: FLIGHT_PHRASES.gate[language],
        note: FLIGHT_PHRASES.gateNote[language],
        toilets: true,
      }
    case 'flight':
      return {
        kind: 'flight',
        title: FLIGHT_PHRASES.fly[language](flight!.from.name, flight!.to.name),
        note: FLIGHT_PHRASES.flyNote[language],
        flight: { from: flight!.from.code, to: flight!.to.code },
      }
    case 'change':
      return {
        kind: 'free',
        title: FLIGHT_PHRASES.change[language](spot.name),
        note: FLIGHT_PHRASES.changeNote[language],
        toilets: true,
      }
    case 'bags':
      return {
        kind: 'briefing',
        title: FLIGHT_PHRASES.bags[language](spot.name),
        note: FLIGHT_PHRASES.bagsNote[language](day.eveningStay !== null),
      }
  }
}
