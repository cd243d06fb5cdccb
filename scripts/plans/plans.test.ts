import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readFacts } from '../catalogue/read-facts.ts'
import { makePlans } from './make-plans.ts'
import { printPlan } from './print-plan.ts'

const plans = makePlans(readFacts())

describe('the printed plans', () => {
  it.each(plans)('hold: $file', ({ text, plan, file }) => {
    expect(plan.checks.filter(({ status }) => status === 'fail')).toEqual([])
    const page = printPlan(text, plan)
    expect(page).not.toMatch(/undefined|NaN|\[object/u)
    expect(page.match(/^## (?:Day|Dag) /gmu)).toHaveLength(plan.daily_itinerary.length)
    expect(existsSync(new URL(`../../docs/plans/${file}.md`, import.meta.url))).toBe(true)
  })
})
