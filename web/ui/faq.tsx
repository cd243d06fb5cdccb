import { Minus, Plus } from 'lucide-react'
import { Section } from './layout.tsx'

export interface Question {
  question: string
  answer: string
}

/** Questions as `details` elements, which need no script. The first is open. */
export function Faq({ id, title, questions }: { id: string; title: string; questions: readonly Question[] }) {
  return (
    <Section aria-labelledby={id}>
      <div className="faq">
        <h2 id={id}>{title}</h2>
        <div>
          {questions.map(({ question, answer }, index) => (
            <details key={question} open={index === 0} className="faq-item">
              <summary>
                {question}
                <Plus size={20} className="faq-closed" />
                <Minus size={20} className="faq-open" />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  )
}
