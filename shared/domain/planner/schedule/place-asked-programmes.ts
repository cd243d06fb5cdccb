import type { Programme } from '#shared/domain/catalogue/programmes'
import type { TripRequest } from '../request/trip-request.ts'
import type { PlannedDay } from './planned-day.ts'
import type { PlannedStep } from './planned-step.ts'
import { offersIn } from './stay-blocks.ts'
import { type Block, fits, isAtStay } from './place-programmes.ts'

/**
 * The days with each programme that was asked for in the first block at a stay that is right for it: before those that the
 * stay fills with its own activities come those that it does not.
 */
export function placeAskedProgrammes(days: readonly PlannedDay[], trip: TripRequest): PlannedDay[] {
  const placed = new Map<PlannedStep, Programme>()
  const blocks = days.flatMap((day, index) =>
    day.steps.flatMap((step): Block[] =>
      isAtStay(step) && step.stay ? [{ step, stay: step.stay, day, isLastEvening: index === days.length - 2 }] : [],
    ),
  )
  const ofGroup = ({ step, day }: Block) => offersIn(step, day, days, trip).length === 0
  const inOrder = [...blocks.filter(ofGroup), ...blocks.filter((block) => !ofGroup(block))]
  const chosen = new Set(trip.programmes?.values())
  for (const { programmes = [] } of trip.inside) {
    const open = inOrder.filter(({ step }) => !placed.has(step))
    const found = programmes
      .filter((one) => !chosen.has(one.id) && ![...placed.values()].includes(one))
      .flatMap((programme) => {
        const block = open.find((one) => fits(programme, one, trip))
        return block ? [{ programme, block }] : []
      })[0]
    if (found) placed.set(found.block.step, found.programme)
  }
  return days.map((day) => ({
    ...day,
    steps: day.steps.map((step) => {
      const programme = placed.get(step)
      return programme ? { ...step, programme } : step
    }),
  }))
}
