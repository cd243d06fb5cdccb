import type { PlanUnderTest } from '../derived/plan-under-test.ts'
import { inHours } from '../derived/clock.ts'
import { leastOverLand } from '../derived/land.ts'
import { failIfAny, type Finding, type Rule } from '../finding.ts'

const followsTheLand = ({ road }: PlanUnderTest): Finding =>
  failIfAny(
    road.legs.flatMap(({ day, title, from, to, minutes }) => {
      const least = leastOverLand(from, to).minutes
      return minutes < Math.floor(least)
        ? [`day ${day}, ${title}: ${inHours(minutes)}, where the land allows ${inHours(Math.ceil(least))}`]
        : []
    }),
    'No drive leads over water, a mountain wall or a frontier, and roads of gravel or with a low limit are driven slowly.',
  )

export const LAND_RULES: readonly Rule[] = [
  { id: 'follows_the_land', label: 'The road goes round what is in its way', run: followsTheLand },
]
