import { type ReactNode, useId } from 'react'
import { FieldError } from './field-frame.tsx'
import { useField } from './form-state.ts'

/** A checkbox, for example for a consent; the whole row is clickable. */
export function TickField({
  name,
  children,
  hint,
  optional,
}: {
  name: string
  children: ReactNode
  hint?: ReactNode
  optional?: boolean
}) {
  const { id, hintId, errorId, problem, text } = useField(name)
  const words = [hint ? hintId : '', problem ? errorId : ''].filter(Boolean).join(' ')
  return (
    <div className="field" data-wrong={problem ? '' : undefined}>
      <FieldError name={name} />
      <label htmlFor={id} className="tick">
        <input
          id={id}
          name={name}
          type="checkbox"
          value="on"
          required={!optional}
          defaultChecked={text === 'on'}
          aria-invalid={problem ? true : undefined}
          aria-describedby={words || undefined}
          className="tick-box"
        />
        <span>{children}</span>
      </label>
      {hint ? (
        <p id={hintId} className="field-hint tick-hint">
          {hint}
        </p>
      ) : null}
    </div>
  )
}

export interface Choice {
  value: string
  label: ReactNode
  hint?: ReactNode
  icon?: ReactNode
}

/** Native radio buttons, for example for payment methods; each row is clickable. */
export function ChoiceRows({ name, legend, choices }: { name: string; legend: ReactNode; choices: readonly Choice[] }) {
  const { id, errorId, problem, text } = useField(name)
  const own = useId()
  return (
    <fieldset className="field" data-wrong={problem ? '' : undefined} aria-describedby={problem ? errorId : undefined}>
      <legend className="field-label">{legend}</legend>
      <FieldError name={name} />
      {choices.map(({ value, label, hint, icon }, index) => (
        <label key={value} className="choice-row">
          <input
            id={index === 0 ? id : `${own}${value}`}
            type="radio"
            name={name}
            value={value}
            defaultChecked={text === value}
            className="tick-box tick-round"
          />
          <span className="grow">
            <span className="font-semibold">{label}</span>
            {hint ? <span className="field-hint">{hint}</span> : null}
          </span>
          {icon}
        </label>
      ))}
    </fieldset>
  )
}

/** Native checkboxes as tiles; border, tint and tick show the chosen ones. */
export function ChoiceTiles({
  name,
  legend,
  choices,
}: {
  name: string
  legend: ReactNode
  choices: readonly Choice[]
}) {
  const { id, errorId, problem, list } = useField(name)
  return (
    <fieldset className="field" aria-describedby={problem ? errorId : undefined}>
      <legend className="sr-only">{legend}</legend>
      <FieldError name={name} />
      <div className="tiles">
        {choices.map(({ value, label, icon }, index) => (
          <label key={value} className="tile">
            {icon}
            <input
              id={index === 0 ? id : undefined}
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={list.includes(value)}
              className="tick-box"
            />
            <span className="tile-label">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
