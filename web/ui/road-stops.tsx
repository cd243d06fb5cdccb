import type { ReactNode } from 'react'
import { Road } from './road.tsx'
import { Sign } from './sign.tsx'

/** Stops along a line: horizontal on a desktop, vertical on a phone; `columns` is the class of the desktop grid. */
export function RoadStops({
  stops,
  columns,
}: {
  stops: readonly (readonly [title: string, text: ReactNode])[]
  columns: string
}) {
  return (
    <div className="relative max-sm:mt-8 max-sm:pl-10">
      <Road className="max-sm:hidden" />
      <Road direction="vertical" className="absolute inset-y-0 left-0 sm:hidden" />
      <ol className={`grid gap-8 sm:mt-7 ${columns}`}>
        {stops.map(([title, text], index) => (
          <li key={title}>
            <Sign>{`Stop ${index + 1}`}</Sign>
            <h3 className="mt-3">{title}</h3>
            <p className="mt-2 text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
