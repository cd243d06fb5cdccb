import { useState } from 'react'
import type { Alternative } from '#shared/contracts/revisions'
import { isVisitStep } from '#shared/domain/itinerary/visits'
import { minutesBetween, shownMinutes, shownRand, shownWeekday } from '../shown-figures.ts'
import { beginsDay, setsOutAt, stepAt } from './change-ids.ts'
import { servedBy } from './differences.ts'
import { DrawerFrame } from './drawer-frame.tsx'
import { NightPanel } from './night-panel.tsx'
import { usePlanEditing } from './plan-editing.ts'
import { KeepPart, OtherDayPart } from './step-parts.tsx'
import { SetOutPart, TimePart } from './time-parts.tsx'
import { SwapChoice } from './swap-choice.tsx'
import { SwapFoot } from './swap-foot.tsx'

/** Everything that can be done with one step: something else, longer, earlier, on another day, fixed, or not at all. */
export function StepPanel({ day, step }: { day: number; step: number }) {
  const { itinerary } = usePlanEditing()
  const [chosen, setChosen] = useState<Alternative | null>(null)
  const shown = stepAt(itinerary, day, step)
  const shownDay = itinerary.daily_itinerary.find((one) => one.day === day)
  if (!shown || !shownDay) return null
  if (shown.kind === 'check_in') return <NightPanel day={day} />
  const setsOut = beginsDay(itinerary, day, step) ? setsOutAt(itinerary, day) : null
  if (setsOut !== null)
    return (
      <DrawerFrame kicker={shownWeekday(shownDay.date)} title={`When day ${day} begins`}>
        <SetOutPart day={day} setsOut={setsOut} />
      </DrawerFrame>
    )
  const facts = [
    shownMinutes(minutesBetween(shown.start, shown.end)),
    priceOf(shown.learner_price),
    ...servedBy(itinerary, day, shown),
  ]
  return (
    <DrawerFrame
      kicker={`${shownWeekday(shownDay.date)}, ${shown.start}`}
      title={`Change ${shown.title}`}
      foot={
        <SwapFoot chosen={chosen} change={chosen && { type: 'swap', day, step, with: chosen.id }} label="Swap it in" />
      }
    >
      <div className="drawer-now">
        <p className="font-bold">Now: {shown.title}</p>
        {shown.locked && <p className="text-small">Kept here: let it move before you change it.</p>}
        <p className="text-small">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {isVisitStep(shown) && (
        <>
          <KeepPart day={day} step={step} title={shown.title} isLocked={shown.locked === true} />
          <OtherDayPart day={day} step={step} />
          <TimePart day={day} step={step} shown={shown} />
        </>
      )}
      <SwapChoice
        legend="Something else instead"
        type={isVisitStep(shown) ? 'place' : 'programme'}
        {...{ day, step, chosen }}
        choose={setChosen}
      />
      {shown.visit_programme && (
        <SwapChoice
          legend={`Instead of “${shown.visit_programme.title}”, during the visit`}
          type="programme"
          isExtra
          {...{ day, step, chosen }}
          choose={setChosen}
        />
      )}
    </DrawerFrame>
  )
}

function priceOf(rand: number | undefined): string {
  if (rand === undefined) return ''
  return rand === 0 ? 'free entry' : `${shownRand(rand)} a learner`
}
