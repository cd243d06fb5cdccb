import { useState } from 'react'
import type { Itinerary } from '#shared/contracts/itinerary'
import type { Alternative } from '#shared/contracts/revisions'
import { shownWeekday } from '../shown-figures.ts'
import { DrawerFrame } from './drawer-frame.tsx'
import { usePlanEditing } from './plan-editing.ts'
import { SwapChoice } from './swap-choice.tsx'
import { SwapFoot } from './swap-foot.tsx'

/** Another bed for a night. */
export function NightPanel({ day }: { day: number }) {
  const { itinerary } = usePlanEditing()
  const [chosen, setChosen] = useState<Alternative | null>(null)
  const shown = itinerary.daily_itinerary.find((one) => one.day === day)
  const arrival = arrivalOf(itinerary, day)
  if (!shown) return null
  return (
    <DrawerFrame
      kicker={`Night of ${shownWeekday(shown.date)}`}
      title="Another place to sleep"
      foot={<SwapFoot chosen={chosen} change={chosen && { type: 'stay', day, with: chosen.id }} label="Sleep here" />}
    >
      <div className="drawer-now">
        <p className="font-bold">Now: {shown.accommodation}</p>
      </div>
      {arrival && <SwapChoice legend="Instead" {...arrival} chosen={chosen} choose={setChosen} />}
      {!arrival && <p>We do not know other beds for this night.</p>}
    </DrawerFrame>
  )
}

/** The step at which the group arrives where it sleeps on a day: of this day, or of the last one before. */
function arrivalOf({ daily_itinerary }: Itinerary, day: number): { day: number; step: number } | null {
  const stay = daily_itinerary.find((one) => one.day === day)?.stay_id
  for (const one of daily_itinerary.toReversed()) {
    const step = one.schedule.findIndex(({ kind }) => kind === 'check_in')
    if (one.day <= day && one.stay_id === stay && step >= 0) return { day: one.day, step }
  }
  return null
}
