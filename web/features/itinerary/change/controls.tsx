import { ArrowDown, ArrowLeftRight, ArrowUp, BedDouble, Lock, Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { KindSummary, PackageSummary } from '#shared/contracts/options'
import type { PlanCode } from '#shared/contracts/revisions'
import { Button } from '../../../ui/button.tsx'
import { kindName } from '../kinds/kind-words.ts'
import { ChangeButton } from './change-button.tsx'
import { beginsDay, canChange, controlOf, packageControlId, stepAt } from './change-ids.ts'
import { ChangeRefused } from './change-refused.tsx'
import { type ChangeTarget, usePlanEditing } from './plan-editing.ts'
import { PlainAdd, PlainDayMove, PlainNight, PlainPackage, PlainStep } from './plain-forms.tsx'

const LENGTH = 'length'

interface OpenProps {
  target: ChangeTarget
  icon: ReactNode
  label: string
  /** What a screen reader says after the label. */
  about: string
}

/** A button that opens the drawer. */
function OpenButton({ target, icon, label, about }: OpenProps) {
  const { open } = usePlanEditing()
  return (
    <Button
      id={controlOf(target)}
      variant="secondary"
      aria-haspopup="dialog"
      className="quiet-control needs-script min-h-11! px-3.5!"
      onClick={() => open(target)}
    >
      {icon} {label}
      <span className="sr-only">{about}</span>
    </Button>
  )
}

/** The button at a step, and at that with which a day begins; nothing at another meal or a drive. */
export function StepControl({ day, step }: { day: number; step: number }) {
  const { itinerary } = usePlanEditing()
  const shown = stepAt(itinerary, day, step)
  if (!shown || !(canChange(shown) || beginsDay(itinerary, day, step))) return null
  return (
    <div className="event-change print:hidden">
      <OpenButton
        target={{ part: 'step', day, step }}
        icon={shown.locked ? <Lock size={18} /> : <ArrowLeftRight size={18} />}
        label="Change"
        about={`: ${shown.title}${shown.locked ? ', kept here' : ''}`}
      />
      <noscript>{import.meta.env.SSR && <PlainStep day={day} step={step} />}</noscript>
    </div>
  )
}

/** The button beside the night's stay. */
export function NightControl({ day }: { day: number }) {
  return (
    <span className="print:hidden">
      <OpenButton
        target={{ part: 'night', day }}
        icon={<BedDouble size={18} />}
        label="Change"
        about={`the beds of day ${day}`}
      />
      <noscript>{import.meta.env.SSR && <PlainNight day={day} />}</noscript>
    </span>
  )
}

/** The buttons at the end of a day: a stop more, and the day before or after its neighbour. */
export function DayControl({ day }: { day: number }) {
  const { itinerary } = usePlanEditing()
  const last = itinerary.daily_itinerary.length
  const at = `order-${day}`
  const moves = [
    { to_day: day - 1, label: `Day ${day} before day ${day - 1}`, icon: <ArrowUp size={18} /> },
    { to_day: day + 1, label: `Day ${day} after day ${day + 1}`, icon: <ArrowDown size={18} /> },
  ].filter(({ to_day }) => to_day >= 1 && to_day <= last)
  return (
    <div className="change-add print:hidden">
      <div className="drawer-buttons">
        <OpenButton
          target={{ part: 'add', day }}
          icon={<Plus size={18} />}
          label="Add a stop"
          about={`to day ${day}`}
        />
        {moves.map(({ to_day, label, icon }) => (
          <ChangeButton
            key={label}
            at={at}
            className="quiet-control needs-script"
            icon={icon}
            label={label}
            changes={[{ type: 'move', day, to_day }]}
          />
        ))}
      </div>
      <ChangeRefused at={at} />
      <noscript>
        {import.meta.env.SSR && (
          <>
            <PlainAdd day={day} />
            {moves.map(({ to_day, label }) => (
              <PlainDayMove key={label} day={day} to_day={to_day} label={label} />
            ))}
          </>
        )}
      </noscript>
    </div>
  )
}

/** A day more or fewer. Without script it is set in the words of the trip. */
export function LengthControl() {
  const { itinerary } = usePlanEditing()
  const days = itinerary.daily_itinerary.length
  return (
    <div className="needs-script mt-4 print:hidden">
      <div role="group" aria-label="Length of the trip" className="drawer-buttons">
        {days > 1 && (
          <ChangeButton
            at={LENGTH}
            className="quiet-control"
            icon={<Minus size={18} />}
            label="One day fewer"
            changes={[{ type: 'set', field: 'days', value: days - 1 }]}
          />
        )}
        <ChangeButton
          at={LENGTH}
          className="quiet-control"
          icon={<Plus size={18} />}
          label="One day more"
          changes={[{ type: 'set', field: 'days', value: days + 1 }]}
        />
      </div>
      <ChangeRefused at={LENGTH} />
    </div>
  )
}
/** Opens a package as a whole plan, or takes it; the focus stays here when the plan is another one. */
export function PackageControl({ one }: { one: PackageSummary }) {
  return <PlanControl code={one.style} name={one.name} isShown={one.is_shown} isSame={one.same_as !== null} />
}
/** The same for a plan of another kind. */
export function KindControl({ one }: { one: KindSummary }) {
  return <PlanControl code={one.code} name={kindName(one)} isShown={one.is_shown} />
}

interface PlanProps {
  code: PlanCode
  name: string
  isShown: boolean
  isSame?: boolean
}
function PlanControl({ code, name, isShown, isSame = false }: PlanProps) {
  return (
    <div id={packageControlId(code)} tabIndex={-1} className="plan-control">
      {isShown ? 'Your plan now' : isSame ? 'The same plan' : <TakePlan code={code} name={name} />}
    </div>
  )
}

function TakePlan({ code, name }: Pick<PlanProps, 'code' | 'name'>) {
  const { itinerary, busy, revise } = usePlanEditing()
  const at = packageControlId(code)
  return (
    <>
      <a href={`/itinerary/${itinerary.search_id}?package=${code}`} className="plain-link">
        Open<span className="sr-only"> {name}</span>
      </a>
      <Button
        variant="secondary"
        className="needs-script"
        aria-disabled={busy !== null}
        onClick={() => revise([{ type: 'package', code }], at)}
      >
        {busy === at ? 'Planning…' : 'Choose this'}
        <span className="sr-only">: {name}</span>
      </Button>
      <ChangeRefused at={at} />
      <noscript>{import.meta.env.SSR && <PlainPackage code={code} />}</noscript>
    </>
  )
}
