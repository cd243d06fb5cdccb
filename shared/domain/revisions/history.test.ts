import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findState, findRetrace, stepAfter, type VersionStep, type Retrace } from './history.ts'

const FIRST: VersionStep = { version: 1, stateOf: 1, parent: 0 }
const press = fc.oneof(
  fc.constant(null),
  fc.record({ type: fc.constantFrom('undo' as const, 'redo' as const), times: fc.integer({ min: 1, max: 3 }) }),
)
/** Versions after these presses, as an editor keeps them: what can be undone and redone in two piles. */
function pressed(presses: readonly (Retrace | null)[], first = FIRST) {
  let steps = [first]
  let [done, undone, now] = [[] as number[], [] as number[], first.stateOf]
  for (const retrace of presses) {
    if (retrace && findState(steps, retrace) === null) continue
    const version = steps.at(-1)!.version + 1
    steps = [...steps, stepAfter(steps, version, retrace)]
    if (!retrace) [done, undone, now] = [[...done, now], [], version]
    for (let left = retrace?.times ?? 0; left > 0; left--) {
      if (retrace!.type === 'undo') [done, undone, now] = [done.slice(0, -1), [...undone, now], done.at(-1)!]
      else [done, undone, now] = [[...done, now], undone.slice(0, -1), undone.at(-1)!]
    }
  }
  return { steps, done, undone, now }
}

it('undo and redo go through the states as in an editor, one or several at once', () => {
  fc.assert(
    fc.property(fc.array(press, { maxLength: 25 }), (presses) => {
      const { steps, done, undone, now } = pressed(presses)
      expect(steps.at(-1)!.stateOf).toBe(now)
      for (let times = 1; times < 4; times++) {
        expect(findState(steps, { type: 'undo', times })).toBe(done.at(-times) ?? null)
        expect(findState(steps, { type: 'redo', times })).toBe(undone.at(-times) ?? null)
      }
    }),
  )
})

it('a version comes back by the retrace that is found to it, and the same state needs none', () => {
  fc.assert(
    fc.property(fc.array(press, { maxLength: 25 }), (presses) => {
      const { steps, done, undone, now } = pressed(presses)
      for (const { version, stateOf } of steps) {
        const retrace = findRetrace(steps, version)
        expect(retrace !== null).toBe([...done, ...undone].includes(stateOf) && stateOf !== now)
        if (retrace) expect(stepAfter(steps, steps.length + 1, retrace).stateOf).toBe(stateOf)
      }
    }),
  )
})

it('nothing before the beginning of a copy comes back', () => {
  const copy: VersionStep = { version: 2, stateOf: 2, parent: 0 }
  const { steps } = pressed([null, { type: 'undo', times: 1 }], copy)
  const all = [FIRST, ...steps]
  expect(findState(all, { type: 'undo', times: 1 })).toBeNull()
  expect(findRetrace(all, 1)).toBeNull()
})
