import type { CommitPlan } from '#shared/domain/commit/commit-plan'
import type { CommitField, CommitTexts } from '#shared/domain/commit/read-inputs'
import { Button } from '../../ui/button.tsx'
import { FieldFrame, useBox } from '../../ui/form/field-frame.tsx'
import { FormContext } from '../../ui/form/form-state.ts'
import { TextField } from '../../ui/form/text-field.tsx'

interface Props {
  texts: CommitTexts
  plan: CommitPlan | null
  problems: Partial<Record<CommitField, string>>
  /** The text of the button. */
  action: string
}

/** The calculator's fields, in a form that the page `/commit/plan` answers without script. */
export function CommitFields({ texts, plan, problems, action }: Props) {
  return (
    <FormContext value={{ problems, values: texts, filled: {} }}>
      <div className="commit-fields">
        <TextField name="price" label="Price per learner" inputMode="decimal" autoComplete="off" />
        <TextField name="learners" label="Learners" inputMode="numeric" autoComplete="off" />
        <TextField name="leave" label="You leave on" type="date" />
        <TextField name="first" label="First payment on" type="date" />
        <TextField name="minimum" label="Minimum to go" inputMode="numeric" autoComplete="off" />
        <Instalments plan={plan} />
      </div>
      <Button type="submit" variant="secondary" className="commit-submit">
        {action}
      </Button>
    </FormContext>
  )
}

/** The slider; the dates limit its maximum. */
function Instalments({ plan }: { plan: CommitPlan | null }) {
  const count = plan?.payments.length
  return (
    <FieldFrame
      name="instalments"
      label={
        <span className="commit-count">
          <span>Instalments</span>
          {count ? <output>{`${count} months`}</output> : null}
        </span>
      }
    >
      <input
        type="range"
        min={2}
        max={plan?.mostInstalments ?? 12}
        {...useBox('instalments', null)}
        className="road-range"
      />
    </FieldFrame>
  )
}
