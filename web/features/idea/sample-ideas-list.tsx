import { SampleChip } from '../../ui/chip.tsx'
import { SAMPLE_IDEAS } from './sample-ideas.ts'

/** Example ideas to fill the empty field. */
export function SampleIdeas({ onChoose }: { onChoose: (text: string) => void }) {
  return (
    <fieldset className="mt-4">
      <legend className="text-small font-semibold">No idea yet? Start from one of these</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {SAMPLE_IDEAS.map(({ label, text }) => (
          <SampleChip key={label} onClick={() => onChoose(text)}>
            {label}
          </SampleChip>
        ))}
      </div>
    </fieldset>
  )
}
