import { Lock, LockOpen, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Itinerary } from '#shared/contracts/itinerary'
import { minutesBetween, shownMinutes, shownWeekday } from '../shown-figures.ts'
import { ChangeButton } from './change-button.tsx'
import { ChangeRefused } from './change-refused.tsx'
import { clockAfter } from './clock.ts'
import { usePlanEditing } from './plan-editing.ts'
import { Stepper } from './stepper.tsx'

interface At {
  day: number
  step: number
}

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
  const [later, setLater] = useState(0)
  const start = clockAfter(shown.start, later)
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
      <div className="drawer-row">
        <Stepper
          label="When it begins"
          shown={start ?? shown.start}
          less={{
            label: '15 minutes earlier',
            run: clockAfter(shown.start, later - QUARTER) ? () => setLater(later - QUARTER) : null,
          }}
          more={{
            label: '15 minutes later',
            run: clockAfter(shown.start, later + QUARTER) ? () => setLater(later + QUARTER) : null,
          }}
        />
        {later !== 0 && start && (
          <ChangeButton at="time" label={`Begin at ${start}`} changes={[{ type: 'move', day, step, start }]} />
        )}
      </div>
      <ChangeRefused at="time" />
    </section>
  )
}

/** A button for each other day. */
export function OtherDayPart({ day, step }: At) {
  const { itinerary } = usePlanEditing()
  const others = itinerary.daily_itinerary.filter((one) => one.day !== day)
  if (others.length === 0) return null
  return (
    <section aria-labelledby="drawer-day" className="drawer-part">
      <h3 id="drawer-day" className="drawer-heading">
        Move to another day
      </h3>
      <div className="drawer-buttons">
        {others.map((one) => (
          <ChangeButton
            key={one.day}
            at="day"
            label={`Day ${one.day}, ${shownWeekday(one.date)}`}
            changes={[{ type: 'move', day, step, to_day: one.day }]}
          />
        ))}
      </div>
      <ChangeRefused at="day" />
    </section>
  )
}

/** Fix a step where it is, free it again, or take it out. */
export function KeepPart({ day, step, title, isLocked }: At & { title: string; isLocked: boolean }) {
  return (
    <section aria-labelledby="drawer-keep" className="drawer-part">
      <h3 id="drawer-keep" className="drawer-heading">
        Keep it, or take it out
      </h3>
      <p className="text-small text-ink-2">What you keep stays at its day and time when other things change.</p>
      <div className="drawer-buttons">
        {isLocked ? (
          <ChangeButton
            at="keep"
            label="Let it move"
            icon={<LockOpen size={18} />}
            changes={[{ type: 'unlock', day, step }]}
          />
        ) : (
          <ChangeButton
            at="keep"
            label="Keep it here"
            icon={<Lock size={18} />}
            changes={[{ type: 'lock', day, step }]}
          />
        )}
        <ChangeButton
          at="keep"
          label="Take it out"
          about={title}
          icon={<Trash2 size={18} />}
          changes={[{ type: 'remove', day, step }]}
        />
      </div>
      <ChangeRefused at="keep" />
    </section>
  )
}
