import { describe, expect, it } from 'vitest'
import { readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { readNamedDay } from './named-days.ts'
import { IdeaText } from './idea-text.ts'

const { calendar } = readFacts()

describe('days with a name', () => {
  it.each([
    ['on Heritage Day 2027', '2027-09-24'],
    ['Youth Day trip', '2027-06-16'],
    ['Mandela Day', '2027-07-18'],
    ['Day of Reconciliation', '2026-12-16'],
    ['Heritage Day weekend', null],
    ['our heritage', null],
  ])('reads %j', (text, day) => expect(readNamedDay(new IdeaText(text), calendar, '2026-11-21')).toBe(day))
})
