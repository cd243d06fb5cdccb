import { type FormEvent, useState } from 'react'
import type { OwnStop } from '#shared/contracts/revisions'
import { Button } from '../../../ui/button.tsx'
import { shownWeekday } from '../shown-figures.ts'
import { ChangeRefused } from './change-refused.tsx'
import { DrawerFrame } from './drawer-frame.tsx'
import { textIn } from './form-text.ts'
import { PlaceSearch } from './place-search.tsx'
import { usePlanEditing } from './plan-editing.ts'

const AT = 'add'
const OWN = 'own'

/** A stop more on a day: a place that fits there, or something of one's own. */
export function AddPanel({ day }: { day: number }) {
  const { itinerary, busy, revise } = usePlanEditing()
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = itinerary.daily_itinerary.find((one) => one.day === day)
  if (!shown) return null
  const addOwn = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    revise([{ type: 'add', day, with: ownStopOf(new FormData(event.currentTarget)) }], OWN)
  }
  return (
    <DrawerFrame
      kicker={`Day ${day}, ${shownWeekday(shown.date)}`}
      title="Add a stop"
      foot={
        <>
          {chosen === null ? (
            <p className="text-small text-ink-2">Choose a place above, or add something of your own.</p>
          ) : (
            <Button
              className="w-full"
              aria-disabled={busy !== null}
              onClick={() => revise([{ type: 'add', day, with: chosen }], AT)}
            >
              {busy === AT ? 'Planning…' : 'Add it to the day'}
            </Button>
          )}
          <ChangeRefused at={AT} />
        </>
      }
    >
      <PlaceSearch day={shown} chosen={chosen} choose={setChosen} />
      <details className="drawer-part fold">
        <summary className="drawer-heading">Something of your own</summary>
        <form onSubmit={addOwn} className="own-stop">
          <Box name="title" label="What is it?" required maxLength={120} />
          <Box name="town" label="Where? A town or suburb" maxLength={120} />
          <Box name="minutes" label="How many minutes?" type="number" min={15} defaultValue={60} required />
          <Box name="rand_per_learner" label="Rand for each learner" type="number" min={0} step="any" />
          <Box name="opens" label="Opens at" type="time" />
          <Box name="closes" label="Closes at" type="time" />
          <Button type="submit" variant="secondary" aria-disabled={busy !== null}>
            {busy === OWN ? 'Planning…' : 'Add my own stop'}
          </Button>
          <ChangeRefused at={OWN} />
        </form>
      </details>
    </DrawerFrame>
  )
}

function Box({ label, ...box }: { label: string } & React.ComponentProps<'input'>) {
  return (
    <label className="drawer-label">
      <span>
        {label}
        {!box.required && <span className="field-optional"> (optional)</span>}
      </span>
      <input type="text" className="field-box" {...box} />
    </label>
  )
}

/** The stop as the form describes it. */
function ownStopOf(form: FormData): OwnStop {
  const text = (name: string) => textIn(form, name)
  return {
    title: text('title'),
    ...(text('town') && { town: text('town') }),
    ...(text('minutes') && { minutes: Number(text('minutes')) }),
    ...(text('opens') && { opens: text('opens') }),
    ...(text('closes') && { closes: text('closes') }),
    ...(text('rand_per_learner') && { rand_per_learner: Number(text('rand_per_learner')) }),
  }
}
