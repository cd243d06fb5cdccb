import type { Step } from './day-figures.ts'

/** What one line of a day shows: a step, or the way from one stop to the next with its rests. */
export type DayLine = { step: Step } | { road: RoadSteps }
/** Drives and the rests between them; the first and the last are drives. */
export type RoadSteps = readonly [Step, ...Step[]]

const isDrive = ({ kind }: Step) => kind === 'travel'
const isOnTheRoad = (step: Step) => isDrive(step) || step.role === 'rest'

/** The steps of a day as lines, in order, each step in one line. */
export function dayLinesOf(schedule: readonly Step[]): DayLine[] {
  const lines: DayLine[] = []
  for (let at = 0; at < schedule.length; ) {
    const step = schedule[at]!
    const road = isDrive(step) ? roadFrom(schedule, at) : null
    lines.push(road ? { road } : { step })
    at += road ? road.length : 1
  }
  return lines
}

function roadFrom(schedule: readonly Step[], first: number): RoadSteps {
  const after = schedule.slice(first + 1)
  const ended = after.findIndex((step) => !isOnTheRoad(step))
  const run = after.slice(0, ended < 0 ? undefined : ended)
  return [schedule[first]!, ...run.slice(0, run.findLastIndex(isDrive) + 1)]
}
