import type { ReactNode } from 'react'
import { Badge } from '../../ui/badge.tsx'

/** Two groups of radio buttons; the style sheet shows the chosen content, so they work without script. */
export function Choices() {
  return (
    <div className="choices">
      <fieldset className="billing">
        <legend className="sr-only">Billing</legend>
        <Choice group="billing" value="monthly" label="Monthly" />
        <Choice group="billing" value="yearly" label="Yearly" chosen>
          <Badge tone="green">Save 2 Months</Badge>
        </Choice>
      </fieldset>
      <fieldset className="paths">
        <legend>Show</legend>
        <Choice group="path" value="all" label="All" chosen />
        <Choice group="path" value="self-serve" label="Self-serve" />
        <Choice group="path" value="sales-assisted" label="Sales-assisted" />
      </fieldset>
    </div>
  )
}

function Choice(props: { group: string; value: string; label: string; chosen?: boolean; children?: ReactNode }) {
  return (
    <label className="choice">
      <input type="radio" name={props.group} value={props.value} defaultChecked={props.chosen} autoComplete="off" />
      {props.label}
      {props.children}
    </label>
  )
}
