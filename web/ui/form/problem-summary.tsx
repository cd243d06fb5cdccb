import { type ReactNode, useEffect, useRef } from 'react'
import { useFormState } from './form-state.ts'

/**
 * The problems of a form, above it, with a link to each field. It gets the focus when a submit failed in this page
 * (`serial` above 0 and changing) and marks the title while it is shown, as the server does on a page that it answers.
 */
export function ProblemSummary({
  title = 'There is a problem',
  lead,
  serial,
}: {
  title?: string
  lead: ReactNode
  serial: number
}) {
  const box = useRef<HTMLDivElement>(null)
  const { problems } = useFormState()
  // A notice with the same text as a field's message is shown once.
  const isLeadAField = typeof lead === 'string' && Object.values(problems).includes(lead)
  useEffect(() => {
    if (serial === 0) return
    box.current?.focus()
    box.current?.scrollIntoView({ block: 'start' })
    document.title = `Error: ${document.title}`
    return () => {
      document.title = document.title.replace(/^Error: /, '')
    }
  }, [serial])
  return (
    <div ref={box} tabIndex={-1} role="alert" aria-labelledby="problem-title" className="problem-summary">
      <h2 id="problem-title" className="text-h3">
        {title}
      </h2>
      {isLeadAField ? null : <p>{lead}</p>}
      <ul>
        {Object.entries(problems).map(([name, words]) => (
          <li key={name}>
            <a href={`#field-${name}`} onClick={() => document.getElementById(`field-${name}`)?.focus()}>
              {words}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
