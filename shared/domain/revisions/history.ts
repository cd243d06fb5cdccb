/** How a version came to be: what it shows, and from what. */
export interface VersionStep {
  version: number
  /** The version whose state this one shows: itself or, after undo and redo, an earlier one. */
  stateOf: number
  /** The version from which that state was made; 0 for the first. */
  parent: number
}

const parentOf = (steps: readonly VersionStep[], version: number): number =>
  steps.find((step) => step.version === version)?.parent ?? 0

/** The version whose state comes back if the newest change is undone; null if nothing is left. Oldest step first. */
export function findUndone(steps: readonly VersionStep[]): number | null {
  const newest = steps.at(-1)
  return newest ? parentOf(steps, newest.stateOf) || null : null
}

/** The version whose state comes back if the newest undo is undone; null if nothing was. Oldest step first. */
export function findRedone(steps: readonly VersionStep[]): number | null {
  const undone: number[] = []
  for (const [at, { version, stateOf }] of steps.entries()) {
    const before = steps[at - 1]
    if (!before) continue
    if (stateOf === version) undone.length = 0
    else if (parentOf(steps, before.stateOf) === stateOf) undone.push(before.stateOf)
    else undone.pop()
  }
  return undone.at(-1) ?? null
}
