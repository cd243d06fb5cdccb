/** While one plan is computed, the next one can read its facts. */
const MOST_AT_ONCE = 2
/** Longer than a member computes or waits before it asks again. */
const LOST_AFTER_MS = 30_000
const PAUSE_MS = 200

/**
 * The order in which plans and packages are computed in one isolate, first come, first served. Objects of the same class
 * may share an isolate and its one thread: without an order all plans would advance together, and all would end when the
 * last one does.
 */
export class PlanningLine {
  /** When each member last asked, in the order of arrival. */
  private readonly members = new Map<symbol, number>()

  /** True if it is the member's turn. The first question takes a place at the end; a member asks until it is true. */
  isTurnOf(member: symbol, now: number): boolean {
    this.members.set(member, now)
    let before = 0
    for (const [other, askedAt] of this.members) {
      if (other === member) break
      // The object was ended before it could leave.
      if (now - askedAt > LOST_AFTER_MS) this.members.delete(other)
      else before++
    }
    return before < MOST_AT_ONCE
  }

  leave(member: symbol): void {
    this.members.delete(member)
  }
}

/** Shared by all objects of this isolate. */
const line = new PlanningLine()

/** Does the work when it is its turn. While it waits, `waiting` runs again and again; it may throw to give up. */
export async function inTurn<T>(work: () => Promise<T>, waiting: () => void = () => undefined): Promise<T> {
  const member = Symbol('work')
  try {
    while (!line.isTurnOf(member, Date.now())) {
      waiting()
      await scheduler.wait(PAUSE_MS)
    }
    return await work()
  } finally {
    line.leave(member)
  }
}
