import type { ComponentProps } from 'react'
import { caretAfterFormat, formatCardNumber, formatCvv, formatExpiry } from '#shared/domain/payment/card-input'
import { FieldFrame, type FieldWords, useBox } from '../../ui/form/field-frame.tsx'

/** The card is checked in the browser and is not sent: its fields have no name, so no form and no draft includes them. */
export function CardFields() {
  return (
    <div className="payment-box grid gap-4">
      <CardBox
        name="cardNumber"
        label="Card number"
        hint="16 digits. Spaces come by themselves."
        format={formatCardNumber}
        autoComplete="cc-number"
      />
      <div className="payment-pair">
        <CardBox name="cardExpiry" label="Expiry" hint="MM/YY" format={formatExpiry} autoComplete="cc-exp" />
        <CardBox name="cardCvv" label="CVV" hint="3 or 4 digits" format={formatCvv} autoComplete="cc-csc" />
      </div>
      <CardBox name="cardHolder" label="Name on the card" autoComplete="cc-name" />
    </div>
  )
}

function CardBox({
  name,
  label,
  hint,
  format,
  ...box
}: FieldWords & { format?: (typed: string) => string } & Omit<ComponentProps<'input'>, keyof FieldWords>) {
  return (
    <FieldFrame {...{ name, label, hint }}>
      <input type="text" {...useBox(name, hint)} {...box} {...(format && formatted(format))} name={undefined} />
    </FieldFrame>
  )
}

/** Formats what is typed, and what was typed before React started. */
const formatted = (format: (typed: string) => string): ComponentProps<'input'> => ({
  inputMode: 'numeric',
  ref: (box) => {
    if (box) show(box, format)
  },
  onInput: ({ currentTarget }) => show(currentTarget, format),
})

/** Formats the text and keeps the caret after the same digit. */
function show(box: HTMLInputElement, format: (typed: string) => string): void {
  const typed = box.value
  const shown = format(typed)
  if (shown === typed) return
  const caret = caretAfterFormat(typed, box.selectionStart ?? typed.length, shown)
  box.value = shown
  box.setSelectionRange(caret, caret)
}
