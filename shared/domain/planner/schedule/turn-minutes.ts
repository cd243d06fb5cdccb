import type { PlannedStep } from './planned-step.ts'

/** How a visit is shared by the parts of a group that go in by turns: minutes between two starts, and inside. */
export interface TurnMinutes {
  apart: number
  inside: number
}

/** One after the other, or as often as the place lets a part in; null if all go in at once. */
export function turnMinutesOf({ visit, start, end }: Pick<PlannedStep, 'visit' | 'start' | 'end'>): TurnMinutes | null {
  const { place, groupTurns } = visit!.candidate
  if (groupTurns === 1) return null
  const share = 5 * Math.floor((end - start) / groupTurns / 5)
  const apart = Math.min(place.turns?.minutes ?? share, share)
  return { apart, inside: apart < share ? end - start - (groupTurns - 1) * apart : share }
}

/** How long each part waits at a stretch, before or after it is inside. */
export function longestWaitOf(step: Pick<PlannedStep, 'visit' | 'start' | 'end'>): number {
  const turns = turnMinutesOf(step)
  if (!turns) return Infinity
  const { groupTurns } = step.visit!.candidate
  const waits = Array.from({ length: groupTurns }, (_, group) => {
    const before = group * turns.apart
    return Math.max(before, step.end - step.start - before - turns.inside)
  })
  return Math.min(...waits)
}
