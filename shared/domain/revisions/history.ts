/** How a version came to be: what it shows, and from what. */
export interface VersionStep {
  version: number
  /** The version whose state this one shows: itself or, after undo and redo, an earlier one. */
  stateOf: number
  /** The version from which that state was made; 0 where none comes back: for the first, and where a copy begins. */
  parent: number
}
/** How the state of a version comes back: so many changes undone or made again. */
export interface Retrace {
  type: 'undo' | 'redo'
  times: number
}

const parentOf = (steps: readonly VersionStep[], version: number): number =>
  steps.find((step) => step.version === version)?.parent ?? 0

/** The states before that of a version, the latest first. */
function statesBefore(steps: readonly VersionStep[], version: number): number[] {
  const states: number[] = []
  for (let at = parentOf(steps, version); at > 0; at = parentOf(steps, at)) states.push(at)
  return states
}

/** The states that were undone and can come back, the next one last. Oldest step first. */
function statesUndone(steps: readonly VersionStep[]): number[] {
  const undone: number[] = []
  for (const [at, { version, stateOf }] of steps.entries()) {
    const before = steps[at - 1]
    if (!before) continue
    const passed = [before.stateOf, ...statesBefore(steps, before.stateOf)]
    if (stateOf === version) undone.length = 0
    else if (passed.includes(stateOf)) undone.push(...passed.slice(0, passed.indexOf(stateOf)))
    else undone.length = Math.max(0, undone.indexOf(stateOf))
  }
  return undone
}

/** The states that come back one after the other. */
function statesBy(steps: readonly VersionStep[], type: Retrace['type']): number[] {
  const newest = steps.at(-1)
  if (!newest) return []
  return type === 'undo' ? statesBefore(steps, newest.stateOf) : statesUndone(steps).toReversed()
}

/** The version whose state comes back after so many undos or redos; null if there is none. Oldest step first. */
export const findState = (steps: readonly VersionStep[], { type, times }: Retrace): number | null =>
  statesBy(steps, type)[times - 1] ?? null

/** How the plan becomes again what a version shows; null if it is that already, or no undo and redo leads there. */
export function findRetrace(steps: readonly VersionStep[], version: number): Retrace | null {
  const state = steps.find((step) => step.version === version)?.stateOf ?? 0
  for (const type of ['undo', 'redo'] as const) {
    const times = statesBy(steps, type).indexOf(state) + 1
    if (times > 0) return { type, times }
  }
  return null
}

/** What changes add to the versions: an undo or a redo takes over the state of an earlier one. */
export function stepAfter(steps: readonly VersionStep[], version: number, retrace: Retrace | null): VersionStep {
  const state = retrace && findState(steps, retrace)
  return state
    ? { version, stateOf: state, parent: parentOf(steps, state) }
    : { version, stateOf: version, parent: steps.at(-1)?.stateOf ?? 0 }
}

/** The changes of a request that retrace steps. */
export const changesOf = ({ type, times }: Retrace): { type: Retrace['type'] }[] =>
  Array.from({ length: times }, () => ({ type }))

/** The undos or the redos that changes are; null for changes that make a new state, or do both. */
export function retraceOf(changes: readonly { type: string }[]): Retrace | null {
  const [first] = changes
  const type = first?.type
  if (type !== 'undo' && type !== 'redo') return null
  return changes.every((one) => one.type === type) ? { type, times: changes.length } : null
}
