import { type ReactNode, useEffect, useRef } from 'react'
import { useFormState } from './form-state.ts'

/**
 * What is wrong with a form, above it, with a link to each field. It takes the focus when a submit failed in this page
 * (`serial` above 0 and changing) and marks the title, as a page that the server answers does by itself.
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
  // Where the form's notice says no more than a field does, it is said once.
  const isLeadAField = typeof lead === 'string' && Object.values(problems).includes(lead)
  useEffect(() => {
    if (serial === 0) return
    box.current?.focus()
    box.current?.scrollIntoView({ block: 'start' })
    document.title = `Error: ${document.title.replace(/^Error: /, '')}`
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
