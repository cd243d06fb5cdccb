import { Badge } from '../../ui/badge.tsx'
import { Road } from '../../ui/road.tsx'
import { Sign } from '../../ui/sign.tsx'
import { SAMPLE_DAY } from './sample-trip.ts'

/** One day of the sample trip, as the plan shows it. */
export function DayPicture() {
  return (
    <div className="absolute inset-0 bg-sunken">
      <Road direction="vertical" className="absolute inset-y-0 left-8 rounded-none sm:left-10" />
      <Sign className="absolute top-3 left-4 sm:top-9 sm:left-5">Day 3</Sign>
      <ol className="absolute top-13 right-4 left-16 grid grid-cols-1 gap-1.5 sm:top-20 sm:right-6 sm:left-22 sm:gap-2">
        {SAMPLE_DAY.map(({ start, title, subject, tone }) => (
          <li
            key={start}
            className="flex min-h-9 items-center gap-2 rounded-sign border border-line bg-surface px-2.5 py-0.5 text-small leading-tight sm:gap-3 sm:px-3"
          >
            <time className="font-bold tabular-nums text-ink">{start}</time>
            <span className="min-w-0">{title}</span>
            {tone ? (
              <Badge tone={tone} className="ml-auto shrink-0">
                {subject}
              </Badge>
            ) : null}
          </li>
        ))}
      </ol>
    </div>
  )
}
