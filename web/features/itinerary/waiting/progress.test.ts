import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { GENERATION_STATES } from '#shared/contracts/generation'
import { progressed, progressInWords, STAGES, STARTED } from './progress.ts'

const event = (state: (typeof GENERATION_STATES)[number], progress = 0.5, message = '') => ({
  state,
  progress,
  message,
})

describe('the progress of a plan', () => {
  test('passes the server’s stages in order', () => {
    const seen = (['queued', 'analyzing', 'planning', 'writing', 'storing'] as const)
      .map((state) => event(state))
      .reduce<number[]>(
        (stages, one) => [...stages, progressed({ ...STARTED, stage: stages.at(-1) ?? 0 }, one).stage],
        [],
      )
    expect(seen).toEqual([0, 0, 1, 2, 3])
  })
  test('has one short sentence with step and stage', () => {
    expect(progressInWords(progressed(STARTED, event('planning')))).toBe(
      'Step 2 of 4: choosing places and beds, adding up costs.',
    )
  })
  test('never goes back, for any order of events', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...GENERATION_STATES), { maxLength: 20 }), (states) => {
        let before = STARTED
        for (const state of states) {
          const after = progressed(before, event(state))
          expect(after.stage).toBeGreaterThanOrEqual(before.stage)
          expect(after.stage).toBeLessThan(STAGES.length)
          before = after
        }
      }),
    )
  })
  test('ends with success or failure, and can start again', () => {
    expect(progressed(STARTED, event('complete')).phase).toBe('complete')
    const failed = progressed(STARTED, event('failed', 1, 'No place is open.'))
    expect(failed).toMatchObject({ phase: 'failed', message: 'No place is open.' })
    expect(progressed(failed, 'again')).toEqual(STARTED)
  })
  test('a lost connection changes only `connected`, and the next event restores it', () => {
    const lost = progressed(progressed(STARTED, event('writing', 0.8, 'Days in words')), 'lost')
    expect(lost).toMatchObject({ phase: 'running', stage: 2, connected: false })
    expect(progressed(lost, event('writing', 0.8)).connected).toBe(true)
  })
})
