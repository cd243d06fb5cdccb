/** Longer than a member computes or waits before it asks again. */
const LOST_AFTER_MS = 30_000
const PAUSE_MS = 200
const LONGEST_PAUSE_MS = 2_000

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
    for (const [other, askedAt] of this.members) {
      if (other === member) break
      // The object was ended before it could leave.
      if (now - askedAt <= LOST_AFTER_MS) return false
      this.members.delete(other)
    }
    return true
  }

  get isWaitedFor(): boolean {
    return this.members.size > 1
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
  } catch (error) {
    line.leave(member)
    throw error
  }
  const began = Date.now()
  try {
    return await work()
  } finally {
    void leaveAfter(member, Date.now() - began)
  }
}

/** The next member waits as long as this one worked: other requests of the isolate get half of its thread. */
async function leaveAfter(member: symbol, workedMs: number): Promise<void> {
  if (line.isWaitedFor) await scheduler.wait(Math.min(workedMs, LONGEST_PAUSE_MS))
  line.leave(member)
}
