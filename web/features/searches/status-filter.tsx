import type { FormEvent } from 'react'
import { Button } from '../../ui/button.tsx'

const STATUSES = [
  ['processing', 'Processing'],
  ['complete', 'Complete'],
] as const

/** The statuses to list. Without script the form sends each one separately; with script the address joins them with a comma. */
export function StatusFilter({ chosen, onApply }: { chosen: readonly string[]; onApply: (status: string) => void }) {
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosenNow = new FormData(event.currentTarget).getAll('status').filter((one) => typeof one === 'string')
    onApply(chosenNow.join(','))
  }
  return (
    <form key={chosen.join(',')} method="get" action="/search/parsed" onSubmit={apply} className="search-filter">
      <fieldset>
        <legend>Status</legend>
        {STATUSES.map(([value, label]) => (
          <label key={value} className="tick">
            <input
              type="checkbox"
              name="status"
              value={value}
              defaultChecked={chosen.includes(value)}
              className="tick-box"
            />
            {label}
          </label>
        ))}
      </fieldset>
      <Button type="submit" variant="secondary">
        Apply
      </Button>
    </form>
  )
}
