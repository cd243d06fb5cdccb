import { Lock, LockOpen, Trash2 } from 'lucide-react'
import { shownWeekday } from '../shown-figures.ts'
import { ChangeButton } from './change-button.tsx'
import { ChangeRefused } from './change-refused.tsx'
import { usePlanEditing } from './plan-editing.ts'

export interface At {
  day: number
  step: number
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
