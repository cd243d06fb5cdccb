import type { ComponentProps } from 'react'
import { SITE } from '../../site.ts'
import { RouteMap } from '../../ui/map/route-map.tsx'

/** The map of a route, on the tiles of the deployment's server if it names one. */
export function PlanMap({ attribution, ...route }: Omit<ComponentProps<typeof RouteMap>, 'tiles'>) {
  const named = [attribution, SITE.mapTilesAttribution].filter(Boolean)
  return <RouteMap {...route} tiles={SITE.mapTiles || undefined} attribution={[...new Set(named)].join('. ')} />
}
