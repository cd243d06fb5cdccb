import { type ComponentProps, useId } from 'react'

/** A field of the dialog. The browser validates it on submit, with our message. */
export function AddressField({
  label,
  hint,
  problem,
  isGood,
  ...box
}: { label: string; hint?: string; problem: string; isGood: (value: string) => boolean } & ComponentProps<'input'>) {
  const id = useId()
  const check = (element: HTMLInputElement) => element.setCustomValidity(isGood(element.value) ? '' : problem)
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      {hint ? (
        <p id={`${id}hint`} className="field-hint">
          {hint}
        </p>
      ) : null}
      <input
        ref={(element) => void (element && check(element))}
        id={id}
        type="text"
        autoComplete="off"
        className="field-box"
        aria-describedby={hint ? `${id}hint` : undefined}
        onInput={(event) => check(event.currentTarget)}
        {...box}
      />
    </div>
  )
}
