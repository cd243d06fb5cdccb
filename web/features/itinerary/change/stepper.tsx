import { Minus, Plus } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'

interface Props {
  label: string
  /** The value as it is said: "1 h 30 min". */
  shown: string
  less: { label: string; run: (() => void) | null }
  more: { label: string; run: (() => void) | null }
}

/** Two buttons around a value. A button without a way on stays in place and says so. */
export function Stepper({ label, shown, less, more }: Props) {
  return (
    <div role="group" aria-label={label} className="stepper">
      <StepButton {...less}>
        <Minus size={20} />
      </StepButton>
      <output className="stepper-value">{shown}</output>
      <StepButton {...more}>
        <Plus size={20} />
      </StepButton>
    </div>
  )
}

function StepButton({ label, run, children }: Props['less'] & { children: React.ReactNode }) {
  return (
    <Button
      variant="secondary"
      className="stepper-button"
      aria-label={label}
      aria-disabled={run === null}
      onClick={() => run?.()}
    >
      {children}
    </Button>
  )
}
