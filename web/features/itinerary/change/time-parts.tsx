import { useState } from 'react'
import type { Itinerary } from '#shared/contracts/itinerary'
import type { Change } from '#shared/contracts/revisions'
import { minutesBetween, shownMinutes } from '../shown-figures.ts'
import { ChangeButton } from './change-button.tsx'
import { ChangeRefused } from './change-refused.tsx'
import { clockAfter } from './clock.ts'
import type { At } from './step-parts.tsx'
import { Stepper } from './stepper.tsx'

const QUARTER = 15
const MOST_MINUTES = 12 * 60

/** Longer or shorter, earlier or later: two values and a button for each once it differs from the plan. */
export function TimePart({
  day,
  step,
  shown,
}: At & { shown: Itinerary['daily_itinerary'][number]['schedule'][number] }) {
  const planned = minutesBetween(shown.start, shown.end)
  const [minutes, setMinutes] = useState(planned)
  return (
    <section aria-labelledby="drawer-time" className="drawer-part">
      <h3 id="drawer-time" className="drawer-heading">
        How long, and when
      </h3>
      <div className="drawer-row">
        <Stepper
          label="How long"
          shown={shownMinutes(minutes)}
          less={{ label: '15 minutes shorter', run: minutes > QUARTER ? () => setMinutes(minutes - QUARTER) : null }}
          more={{
            label: '15 minutes longer',
            run: minutes < MOST_MINUTES ? () => setMinutes(minutes + QUARTER) : null,
          }}
        />
        {minutes !== planned && (
          <ChangeButton
            at="time"
            label={`Stay ${shownMinutes(minutes)}`}
            changes={[{ type: 'resize', day, step, minutes }]}
          />
        )}
      </div>
      <ClockRow
        label="When it begins"
        from={shown.start}
        button="Begin at"
        changeTo={(start) => ({ type: 'move', day, step, start })}
      />
      <ChangeRefused at="time" />
    </section>
  )
}

interface ClockProps {
  label: string
  from: string
  button: string
  changeTo: (start: string) => Change
}

/** A time of day in steps of a quarter of an hour, with a button once it differs. */
function ClockRow({ label, from, button, changeTo }: ClockProps) {
  const [later, setLater] = useState(0)
  const start = clockAfter(from, later) ?? from
  const by = (minutes: number) => (clockAfter(from, later + minutes) ? () => setLater(later + minutes) : null)
  return (
    <div className="drawer-row">
      <Stepper
        label={label}
        shown={start}
        less={{ label: '15 minutes earlier', run: by(-QUARTER) }}
        more={{ label: '15 minutes later', run: by(QUARTER) }}
      />
      {later !== 0 && <ChangeButton at="time" label={`${button} ${start}`} changes={[changeTo(start)]} />}
    </div>
  )
}

/** When the group sets out on a day; the stops of the day follow. */
export function SetOutPart({ day, setsOut }: { day: number; setsOut: string }) {
  return (
    <section aria-labelledby="drawer-sets-out" className="drawer-part">
      <h3 id="drawer-sets-out" className="drawer-heading">
        When you set out
      </h3>
      <p className="text-small text-ink-2">The stops of the day move with it, if they still fit.</p>
      <ClockRow
        label="When you set out"
        from={setsOut}
        button="Set out at"
        changeTo={(start) => ({ type: 'move', day, start })}
      />
      <ChangeRefused at="time" />
    </section>
  )
}
