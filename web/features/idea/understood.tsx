import { MissingChip, UnderstoodChip } from '../../ui/chip.tsx'
import { WhatWeRead } from '../../ui/what-we-read.tsx'
import type { Understanding } from './understand.ts'

interface Props {
  understood: Understanding
  /** Null while the field is locked. */
  onAdd: ((phrase: string) => void) | null
}

/** The understood facts, those that can be added, what else is asked for, and what was not understood. */
export function Understood({ understood: { chips, requests, notUnderstood, background }, onAdd }: Props) {
  return (
    <div className="mt-4">
      <p id="understood" className="text-small font-semibold">
        What we understood
      </p>
      <ul aria-labelledby="understood" className="mt-2 flex flex-wrap gap-2">
        {chips.map((chip) =>
          chip.understood !== null ? (
            <li key={chip.id}>
              <UnderstoodChip>{chip.understood}</UnderstoodChip>
            </li>
          ) : onAdd ? (
            <li key={chip.id}>
              <MissingChip onClick={() => onAdd(chip.phrase)}>{chip.label}</MissingChip>
            </li>
          ) : null,
        )}
      </ul>
      <WhatWeRead requests={requests} notUnderstood={notUnderstood} background={background} className="mt-3" />
    </div>
  )
}
