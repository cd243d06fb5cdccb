import { ArrowRight } from 'lucide-react'
import type { FormEvent } from 'react'
import { SampleChip } from '../../ui/chip.tsx'
import { Button } from '../../ui/button.tsx'
import { useSharedIdea } from './idea-text.tsx'
import { SAMPLE_IDEAS } from './sample-ideas.ts'
import { typeIn } from './type-in.ts'
import { MissingFacts } from './understood.tsx'

/** One line on the first screen that grows. It has the text of the form in Get Started, which takes over when it is sent. */
export function QuickIdea() {
  const { attachQuick, typedQuick, changeQuick, edit, isEmpty, understood, towns } = useSharedIdea()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const main = document.querySelector<HTMLTextAreaElement>('#idea')
    main?.closest('section')?.scrollIntoView()
    main?.form?.requestSubmit()
  }
  return (
    <form method="post" action="/ideas" className="quick-idea" onSubmit={send}>
      <label htmlFor="quick-idea" className="font-semibold">
        Your trip in a line or two
      </label>
      <div className="quick-row">
        <textarea
          ref={attachQuick}
          id="quick-idea"
          name="idea"
          rows={1}
          required
          onInput={typedQuick}
          placeholder="40 Grade 7 learners to the Cradle"
          className="idea-box"
        />
        <Button type="submit">
          Plan it
          <ArrowRight size={20} />
        </Button>
      </div>
      {isEmpty ? (
        <ul aria-label="Sample trips" className="quick-samples">
          {SAMPLE_IDEAS.map(({ label, text }) => (
            <li key={label}>
              <SampleChip onClick={() => changeQuick((area) => typeIn(area, text, typedQuick))}>{label}</SampleChip>
            </li>
          ))}
        </ul>
      ) : null}
      {understood ? <MissingFacts chips={understood.chips} towns={towns} edit={edit} /> : null}
    </form>
  )
}
