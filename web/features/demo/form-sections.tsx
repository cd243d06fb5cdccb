import { budgetName } from '#shared/contracts/demo'
import { CONSENTS } from '#shared/domain/consents'
import type { BudgetOf } from '#shared/domain/typed-text'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextArea, TextField } from '../../ui/form/text-field.tsx'
import { ChoiceTiles, TickField } from '../../ui/form/tick-field.tsx'
import { FormSection } from './form-section.tsx'
import { TRIP_TYPE_CHOICES } from './trip-type-choices.tsx'

export function SchoolSection() {
  return (
    <FormSection number={1} hint="So that we know who to ask for.">
      <Card className="demo-card">
        <TextField
          name="school_name"
          label="School name"
          autoComplete="organization"
          maxLength={200}
          className="demo-wide"
        />
        <TextField name="contact_name" label="Your name" autoComplete="name" maxLength={200} />
        <TextField name="role" label="Your role" optional autoComplete="organization-title" maxLength={200} />
        <TextField name="email" label="Work email" type="email" autoComplete="email" maxLength={254} />
        <TextField name="phone" label="Phone" type="tel" optional autoComplete="tel" maxLength={40} />
      </Card>
    </FormSection>
  )
}

export function TravellersSection() {
  return (
    <FormSection number={2} hint="A rough count is fine.">
      <Card className="demo-card">
        <TextField name="student_count" label="Learners" optional inputMode="numeric" maxLength={9} />
        <TextField name="teacher_count" label="Teachers" optional inputMode="numeric" maxLength={9} />
        <TextField name="grade_range" label="Grades" optional maxLength={200} />
        <TextField name="current_solution" label="How do you plan trips now?" optional maxLength={200} />
      </Card>
    </FormSection>
  )
}

/** `chosen` is null until React runs; then the count and the button to clear are shown. */
export function TripTypesSection({
  chosen,
  badge,
  onClear,
}: {
  chosen: number | null
  badge?: string | undefined
  onClear: () => void
}) {
  return (
    <FormSection
      number={3}
      hint={
        <>
          <span>
            Select all that apply. <b aria-live="polite">{chosen ? `${chosen} chosen` : null}</b>
          </span>
          {badge ? <span className="field-badge">{badge}</span> : null}
          {chosen ? (
            <button type="button" className="demo-clear" onClick={onClear}>
              Clear all
            </button>
          ) : null}
        </>
      }
    >
      <ChoiceTiles name="trip_types" legend="The trips you run" choices={TRIP_TYPE_CHOICES} />
    </FormSection>
  )
}

export function DatesAndBudgetSection({ budgetOf }: { budgetOf: BudgetOf }) {
  return (
    <FormSection number={4} hint="Leave open what you don’t know yet.">
      <Card className="demo-card">
        <TextField name="start_date" label="First day" type="date" optional />
        <TextField name="end_date" label="Last day" type="date" optional />
        <TextField name="location" label="Where to" optional maxLength={200} />
        <TextField
          name="monthly_budget"
          label={budgetName(budgetOf)}
          optional
          hint={'Such as R20\u00a0000, or R500 a learner'}
          inputMode="text"
          maxLength={200}
        />
        <TextArea
          name="message"
          label="Anything else we should know?"
          optional
          rows={5}
          maxLength={5000}
          className="demo-wide"
        />
        <div className="demo-wide">
          <TickField
            name="agree_to_contact"
            hint={
              <>
                We use your answers only for this request. <a href="/privacy">Privacy Policy</a>
              </>
            }
          >
            {CONSENTS.demo_contact.text}
          </TickField>
        </div>
      </Card>
    </FormSection>
  )
}

export function SubmitRow({ busy, savedAt }: { busy: boolean; savedAt: Date | null }) {
  return (
    <div className="demo-send">
      <Button type="submit" wide aria-disabled={busy || undefined}>
        {busy ? 'Submitting...' : 'Request my demo'}
      </Button>
      {savedAt ? <p className="text-small text-ink-3">Saved on this device {clock(savedAt)}</p> : null}
    </div>
  )
}

export const clock = (at: Date) => at.toLocaleTimeString('en-ZA', { hour: '2-digit', minute: '2-digit', hour12: false })
