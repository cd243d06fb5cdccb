import type { ReactNode } from 'react'
import { Container } from '../../ui/layout.tsx'
import type { LegalSection } from './legal-section.ts'

interface Props {
  title: string
  /** The label of the date ("Effective"), and the day in words and as ISO. */
  dated: readonly { label: string; day: string; iso: string }[]
  lead: ReactNode
  sections: readonly LegalSection[]
}

/** A legal text: contents first, then numbered sections, each with a summary in plain words. */
export function LegalPage({ title, dated, lead, sections }: Props) {
  return (
    <Container className="legal">
      <header className="legal-head">
        <h1>{title}</h1>
        <p className="legal-date">
          {dated.map(({ label, day, iso }) => (
            <span key={label}>
              {label} <time dateTime={iso}>{day}</time>
            </span>
          ))}
        </p>
        <p className="legal-lead">{lead}</p>
      </header>
      <nav aria-labelledby="contents" className="legal-contents">
        <h2 id="contents">On this page</h2>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="legal-text">
        {sections.map((section) => (
          <section key={section.id} id={section.id}>
            <h2>{section.title}</h2>
            <p className="legal-short">
              <strong>In short:</strong> {section.short}
            </p>
            {section.body}
          </section>
        ))}
      </div>
    </Container>
  )
}
