import type { Step, StepRole } from '../../itinerary/itinerary.ts'
import type { PlannedDay } from '../schedule/planned-day.ts'
import type { PlannedStep } from '../schedule/planned-step.ts'

type FlightRole = Extract<StepRole, 'airport' | 'gate' | 'flight' | 'change' | 'bags'>

/** The steps between the bus at one airport and the bus at the other. */
export function flightInWords(
  { spot, flight }: PlannedStep,
  role: FlightRole,
  day: PlannedDay,
): Omit<Step, 'start' | 'end'> {
  switch (role) {
    case 'airport':
      return {
        kind: 'briefing',
        title: `Check in for the flight at ${spot.name}`,
        note: 'Two hours before the flight: bags handed in, boarding passes and each learner’s ID document or birth certificate shown, then security. Heads are counted before and after.',
      }
    case 'gate':
      return {
        kind: 'free',
        title: 'Free time at the gate',
        note: 'Toilets, water bottles and journals; heads are counted before boarding.',
        toilets: true,
      }
    case 'flight':
      return {
        kind: 'flight',
        title: `Fly from ${flight!.from.name} to ${flight!.to.name}`,
        note: 'The time is an estimate, to be matched with the airline’s timetable.',
        flight: { from: flight!.from.code, to: flight!.to.code },
      }
    case 'change':
      return {
        kind: 'free',
        title: `Change planes at ${spot.name}`,
        note: 'Heads are counted off one plane and onto the next; toilets and water between.',
        toilets: true,
      }
    case 'bags':
      return {
        kind: 'briefing',
        title: `Collect bags at ${spot.name}`,
        note: `Bags, toilets and a headcount; ${day.eveningStay ? 'the coach for the trip' : 'the bus home'} waits outside.`,
      }
  }
}
