import { describe, expect, it } from 'vitest'
import { leastOverLand } from './land.ts'

const spot = (latitude: number, longitude: number) => ({ latitude, longitude })
const COFFEE_BAY = spot(-31.98, 29.15)
const PORT_ST_JOHNS = spot(-31.63, 29.53)

describe('the shortest driving time over the land', () => {
  it('is that of the straight line at highway speed if nothing is in the way', () => {
    const { isStraight, minutes } = leastOverLand(spot(-26.2, 28.04), spot(-25.75, 28.19))
    expect(isStraight).toBe(true)
    expect(minutes).toBeGreaterThan(35)
    expect(minutes).toBeLessThan(45)
  })

  it('uses the main road between two points on the Wild Coast, because no road follows the coast', () => {
    expect(leastOverLand(COFFEE_BAY, PORT_ST_JOHNS).minutes).toBeGreaterThan(100)
  })
})
