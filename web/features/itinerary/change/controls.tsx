import { ArrowLeftRight, BedDouble, Lock, Plus } from 'lucide-react'
import type { PackageSummary } from '#shared/contracts/options'
import { Button } from '../../../ui/button.tsx'
import { addControlId, canChange, nightControlId, packageControlId, stepAt, stepControlId } from './change-ids.ts'
import { ChangeRefused } from './change-refused.tsx'
import { usePlanEditing } from './plan-editing.ts'
import { PlainAdd, PlainNight, PlainPackage, PlainStep } from './plain-forms.tsx'

/** The button at a step; nothing at a drive or a meal. */
export function StepControl({ day, step }: { day: number; step: number }) {
  const { itinerary, open } = usePlanEditing()
  const shown = stepAt(itinerary, day, step)
  if (!shown || !canChange(shown)) return null
  return (
    <div className="event-change print:hidden">
      <Button
        id={stepControlId(day, step)}
        variant="secondary"
        aria-haspopup="dialog"
        className="needs-script min-h-11! px-3.5!"
        onClick={() => open({ part: 'step', day, step })}
      >
        {shown.locked ? <Lock size={18} /> : <ArrowLeftRight size={18} />} Change
        <span className="sr-only">{`: ${shown.title}${shown.locked ? ', kept here' : ''}`}</span>
      </Button>
      <noscript>{import.meta.env.SSR && <PlainStep day={day} step={step} />}</noscript>
    </div>
  )
}

/** The button beside the night's stay. */
export function NightControl({ day }: { day: number }) {
  const { open } = usePlanEditing()
  return (
    <span className="print:hidden">
      <Button
        id={nightControlId(day)}
        variant="secondary"
        aria-haspopup="dialog"
        className="needs-script min-h-11! px-3.5!"
        onClick={() => open({ part: 'night', day })}
      >
        <BedDouble size={18} /> Change
        <span className="sr-only">the beds of day {day}</span>
      </Button>
      <noscript>{import.meta.env.SSR && <PlainNight day={day} />}</noscript>
    </span>
  )
}

/** The button at the end of a day. */
export function AddControl({ day }: { day: number }) {
  const { open } = usePlanEditing()
  return (
    <div className="change-add print:hidden">
      <Button
        id={addControlId(day)}
        variant="secondary"
        aria-haspopup="dialog"
        className="needs-script min-h-11! px-3.5!"
        onClick={() => open({ part: 'add', day })}
      >
        <Plus size={18} /> Add a stop
        <span className="sr-only">to day {day}</span>
      </Button>
      <noscript>{import.meta.env.SSR && <PlainAdd day={day} />}</noscript>
    </div>
  )
}

/** Opens a package as a whole plan, or takes it; nothing for the plan itself. */
export function PackageControl({ one }: { one: PackageSummary }) {
  const { itinerary, busy, revise } = usePlanEditing()
  const at = packageControlId(one.style)
  if (one.is_shown || one.same_as)
    return (
      <span id={at} tabIndex={-1}>
        {one.is_shown ? 'Your plan now' : 'The same plan'}
      </span>
    )
  return (
    <div className="grid gap-2">
      <a href={`/itinerary/${itinerary.search_id}?package=${one.style}`} className="plain-link">
        Open<span className="sr-only"> {one.name}</span>
      </a>
      <Button
        id={at}
        variant="secondary"
        className="needs-script"
        aria-disabled={busy !== null}
        onClick={() => revise([{ type: 'package', code: one.style }], at)}
      >
        {busy === at ? 'Planning…' : 'Choose this'}
        <span className="sr-only">: {one.name}</span>
      </Button>
      <ChangeRefused at={at} />
      <noscript>{import.meta.env.SSR && <PlainPackage code={one.style} />}</noscript>
    </div>
  )
}
