import { useId, useState } from 'react'

interface Props {
  label: string
  towns: readonly string[]
  /** What the field has first. */
  first?: string
  onChange?: (name: string) => void
  /** The name under which the form posts it. */
  name?: string
}

const SHOWN = 8

/** A town that is typed, with the first names that fit. */
export function TownField({ label, towns, first = '', onChange, name }: Props) {
  const [typed, setTyped] = useState(first)
  const list = useId()
  const start = typed.trim().toLowerCase()
  const fitting = start ? towns.filter((name) => name.toLowerCase().startsWith(start)).slice(0, SHOWN) : []
  return (
    <label className="field-label">
      {label}
      <input
        type="text"
        name={name}
        className="field-box"
        list={list}
        defaultValue={first}
        maxLength={60}
        autoComplete="off"
        onChange={({ target }) => {
          setTyped(target.value)
          onChange?.(target.value.trim())
        }}
      />
      <datalist id={list}>
        {fitting.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </label>
  )
}
