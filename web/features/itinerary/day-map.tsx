import { Fold } from '../../ui/fold.tsx'
import type { DayRoute } from './day-route.ts'
import { usePlanLanguage } from './language/plan-language.ts'
import { PlanMap } from './plan-map.tsx'

interface Props {
  route: DayRoute
  /** Whom the map must name. */
  attribution: string | undefined
}

/** The drives of a day as a picture of what its lines say; nothing on a day without a drive. */
export function DayMap({ route, attribution }: Props) {
  const { words } = usePlanLanguage()
  if (route.legs.length === 0) return null
  return (
    <div className="day-map">
      <Fold folds summary={words.mapOfDay} summaryClassName="fold-link">
        <DayPicture route={route} attribution={attribution} />
      </Fold>
    </div>
  )
}

export function DayPicture({ route: { day, stops, legs }, attribution }: Props) {
  const { words } = usePlanLanguage()
  const title = words.mapTitle(day, stops.map(({ name }) => name).join(', '))
  return <PlanMap stops={stops} legs={legs} title={title} attribution={attribution} />
}
