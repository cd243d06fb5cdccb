import { MissingChip, UnderstoodChip } from '../../ui/chip.tsx'
import type { IdeaChip } from './idea-chips.ts'

/** The understood facts and those that can be added; `onAdd` is null while the field is locked. */
export function Understood({ chips, onAdd }: { chips: readonly IdeaChip[]; onAdd: ((phrase: string) => void) | null }) {
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
    </div>
  )
}
