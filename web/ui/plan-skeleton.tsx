import { Card } from './card.tsx'
import { Sign } from './sign.tsx'
import { Skeleton } from './skeleton.tsx'

/** A skeleton of the plan's page, so that the layout does not move when the plan loads. */
export function PlanSkeleton() {
  return (
    <div aria-hidden="true" className="mt-10 grid gap-8 lg:grid-cols-[minmax(0,1fr)_21.25rem] lg:gap-12">
      <div>
        <Skeleton className="h-9 w-3/4" />
        <Skeleton className="mt-5 h-4 w-11/12" />
        <Skeleton className="mt-3 h-4 w-3/5" />
        <DayOutline day={1} className="mt-8" />
        <DayOutline day={2} className="mt-5 opacity-60" />
      </div>
      <Card className="self-start p-6">
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="mt-4 h-11 w-3/4" />
        <Skeleton className="mt-6 h-4.5 w-full" />
        <Skeleton className="mt-6 h-4 w-4/5" />
        <Skeleton className="mt-4 h-4 w-3/5" />
        <Skeleton className="mt-4 h-4 w-2/3" />
      </Card>
    </div>
  )
}

function DayOutline({ day, className }: { day: number; className: string }) {
  return (
    <Card className={`flex gap-4 p-5 ${className}`}>
      <Sign className="self-start whitespace-nowrap">Day {day}</Sign>
      <div className="grow pt-2">
        <Skeleton className="h-4 w-11/12" />
        <Skeleton className="mt-4 h-4 w-3/5" />
        <Skeleton className="mt-4 h-4 w-3/4" />
      </div>
    </Card>
  )
}
