import type { ReactNode } from 'react'
import type { AddedFact } from '#shared/domain/idea/fact-words'
import { TownField } from './town-field.tsx'

type Sight = AddedFact & { fact: 'sight' }

interface Props {
  added: Sight
  towns: readonly string[]
  onChange: (added: Sight) => void
}

/** A sight that we do not know: what, where, how long, its hours and its price. Only what and where are needed. */
export function SightControl({ added, towns, onChange }: Props) {
  const number = (typed: string) => (typed === '' ? undefined : Math.round(Number(typed)))
  return (
    <>
      <Box label="What it is called" value={added.name} onChange={(name) => onChange({ ...added, name })} />
      <TownField
        label="Town or area"
        towns={towns}
        first={added.town}
        onChange={(town) => onChange({ ...added, town })}
      />
      <Box
        label="Minutes there"
        isOptional
        type="number"
        min={15}
        max={720}
        value={added.minutes ?? ''}
        onChange={(typed) => onChange({ ...added, minutes: number(typed) })}
      />
      <Box
        label="Opens at"
        isOptional
        type="time"
        value={added.opens ?? ''}
        onChange={(typed) => onChange({ ...added, opens: typed || undefined })}
      />
      <Box
        label="Closes at"
        isOptional
        type="time"
        value={added.closes ?? ''}
        onChange={(typed) => onChange({ ...added, closes: typed || undefined })}
      />
      <Box
        label="Rand for each learner"
        isOptional
        type="number"
        min={0}
        value={added.rand ?? ''}
        onChange={(typed) => onChange({ ...added, rand: number(typed) })}
      />
    </>
  )
}

interface BoxProps extends Omit<React.ComponentProps<'input'>, 'onChange'> {
  label: ReactNode
  isOptional?: boolean
  onChange: (typed: string) => void
}

function Box({ label, isOptional = false, onChange, ...box }: BoxProps) {
  return (
    <label className="field-label">
      <span>
        {label}
        {isOptional && <span className="field-optional"> (optional)</span>}
      </span>
      <input type="text" className="field-box" {...box} onChange={({ target }) => onChange(target.value)} />
    </label>
  )
}
