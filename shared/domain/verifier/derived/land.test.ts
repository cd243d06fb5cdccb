import { describe, expect, it } from 'vitest'
import { leastOverLand } from './land.ts'

const spot = (latitude: number, longitude: number) => ({ latitude, longitude })
const COFFEE_BAY = spot(-31.98, 29.15)
const PORT_ST_JOHNS = spot(-31.63, 29.53)

describe('what the land asks of a coach at least', () => {
  it('is the straight line at a highway’s pace where nothing is in the way', () => {
    const { isStraight, minutes } = leastOverLand(spot(-26.2, 28.04), spot(-25.75, 28.19))
    expect(isStraight).toBe(true)
    expect(minutes).toBeGreaterThan(35)
    expect(minutes).toBeLessThan(45)
  })

  it('is the way out by the main road between two spots on the Wild Coast, along which no road leads', () => {
    expect(leastOverLand(COFFEE_BAY, PORT_ST_JOHNS).minutes).toBeGreaterThan(100)
  })
})
