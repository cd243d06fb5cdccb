import { useState } from 'react'
import { SAYS_NOTHING } from '#shared/contracts/first-facts'
import { Button } from '../../ui/button.tsx'
import { CountField } from '../../ui/count-field.tsx'
import { TownField } from './town-field.tsx'
import type { Towns } from './understand.ts'

/** With script, the person who pressed the button is taken to what is asked. */
const takeFocus = (panel: HTMLElement | null) => panel?.focus()

/** Asked once, before the plan, if an idea says nothing of a trip; the fields are posted with the idea. */
export function FirstFactsPanel({ towns, problem }: { towns: Towns; problem: string | null }) {
  const [learners, setLearners] = useState(Number.NaN)
  const [days, setDays] = useState(Number.NaN)
  return (
    <div ref={takeFocus} tabIndex={-1} role="group" aria-labelledby="first-facts" className="fact-panel outline-none">
      <p id="first-facts" className="font-semibold">
        {SAYS_NOTHING}
      </p>
      <div className="fact-fields">
        <TownField name="place" label="Where to?" towns={towns.place} />
        <TownField name="origin" label="Where do you leave from?" towns={towns.origin} />
      </div>
      <div className="fact-fields">
        <CountField name="learners" label="Learners" min={1} max={500} value={learners} onChange={setLearners} />
        <label className="field-label">
          First day
          <input type="date" name="start_date" className="field-box" />
        </label>
        <CountField name="days" label="Days" min={1} max={14} value={days} onChange={setDays} />
      </div>
      <p role="alert" className="idea-missing empty:hidden">
        {problem}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary">
          Plan with these
        </Button>
        <Button type="submit" variant="secondary" name="anyway" value="1">
          Plan anyway
        </Button>
      </div>
    </div>
  )
}
