import { describe, expect, it } from 'vitest'
import { normalise } from './normalise.ts'
import { readOwnSeats } from './own-seats.ts'

describe('seats of the own vehicles', () => {
  it.each([
    ["our school's 14 seater Quantum", 14],
    ['Bus = ours, 35 seater', 35],
    ['bus: own (60 seats)', 60],
    ['2 x 22-seaters of our own', 44],
    ['skool se eie bussie vat 22', 22],
    ['our bus holds 45', 45],
    ['a 65 seater and a 14 seater', 79],
    ['our own kombi', null],
    ['one bus with a lift that takes four chairs', null],
    ['the bus takes 45 minutes', null],
  ])('%s', (text, seats) => expect(readOwnSeats(normalise(text).text)).toBe(seats))
})
