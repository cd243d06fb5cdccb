import { describe, expect, it } from 'vitest'
import { readLikelyGrades } from './likely-grades.ts'
import { normalise } from './normalise.ts'

const read = (text: string) => {
  const found = readLikelyGrades(normalise(text).text)
  return found && `${found.min}-${found.max}`
}

describe('grades that a text makes likely', () => {
  it.each(['u14 and u16', 'U14, U16', 'under 14s and under 16s', 'o/14 en o/16', 'u14A, u14B and u16'])(
    'reads the leagues of %s',
    (text) => expect(read(`Netball tour ${text}, 40 girls`)).toBe('8-10'),
  )
  it.each([
    'Ons laerskoolkoor (62 kinders)',
    'our primary school wants a farm',
    'I teach at a small primary in Ermelo',
    'the primary school choir',
    'our prep school',
  ])('takes the phases that travel together from "%s"', (text) => expect(read(text)).toBe('4-7'))
  it.each([
    'we paint a wall at a primary school nearby',
    "ons sing by 'n laerskool in Bloem",
    'the primary goal is fun',
    'a high school in Durban',
    'our primary aim',
  ])('takes nothing from "%s"', (text) => expect(read(text)).toBeNull())
})
