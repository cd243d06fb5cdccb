import { Fold } from '../../ui/fold.tsx'
import type { DayRoute } from './day-route.ts'
import { PlanMap } from './plan-map.tsx'

interface Props {
  route: DayRoute
  /** Whom the map must name. */
  attribution: string | undefined
}

/** The drives of a day as a picture of what its lines say; nothing on a day without a drive. */
export function DayMap({ route, attribution }: Props) {
  if (route.legs.length === 0) return null
  return (
    <div className="day-map">
      <Fold folds summary="Map of the day" summaryClassName="fold-link">
        <DayPicture route={route} attribution={attribution} />
      </Fold>
    </div>
  )
}

export const DayPicture = ({ route: { day, stops, legs }, attribution }: Props) => (
  <PlanMap
    stops={stops}
    legs={legs}
    title={`Map of day ${day}: ${stops.map(({ name }) => name).join(', ')}`}
    attribution={attribution}
  />
)
