import { Button } from '../../../ui/button.tsx'

/** Buttons that add a sentence to the idea and plan it anew. A plain form: it works without script. */
export function PlanAnew({
  searchId,
  answers,
  label,
}: {
  searchId: number
  /** What each button says, and the sentence that it adds. */
  answers: readonly { words: string; sentence: string }[]
  label: string
}) {
  return (
    <form method="post" action={`/itinerary/${searchId}`} aria-label={label} className="plan-anew">
      {answers.map(({ words, sentence }) => (
        <Button
          key={sentence}
          type="submit"
          name="idea"
          value={sentence}
          variant="secondary"
          className="min-h-11 py-1.5"
          data-own="form"
        >
          {words}
        </Button>
      ))}
    </form>
  )
}
