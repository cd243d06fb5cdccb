import { ChevronDown, Mail, MessageCircle } from 'lucide-react'
import type { Itinerary } from '#shared/contracts/itinerary'
import { formatDay } from '#shared/domain/calendar'
import { capital } from '#shared/domain/itinerary/words'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { shownMinutes, shownWeekday } from '../shown-figures.ts'
import { stepId } from '../step-id.ts'
import { estimateInWords, stepsToArrange, type ToBeArranged } from './arrangements.ts'
import { NotConfirmed } from './state-mark.tsx'

/** A card for each step to which somebody must still agree; nothing if there is none. */
export function ToArrange({ days }: { days: Itinerary['daily_itinerary'] }) {
  const steps = stepsToArrange(days)
  if (steps.length === 0) return null
  return (
    <section aria-labelledby="to-arrange" className="to-arrange">
      <h2 id="to-arrange" className="section-heading">
        To arrange
      </h2>
      <p className="mt-1 text-ink-2">
        You asked for {steps.length === 1 ? 'this' : 'these'}. It is in the plan, but nobody has agreed to it yet.
      </p>
      <ul className="mt-4 grid gap-4">
        {steps.map((one) => (
          <ArrangeCard key={one.cardId} {...one} />
        ))}
      </ul>
    </section>
  )
}

function ArrangeCard({ day, step, title, arrange, minutes, cardId }: ToBeArranged) {
  const { who, ask, by, message, estimate } = arrange
  const subject = `School trip: ${title}, ${formatDay(day.date)}`
  return (
    <Card as="li" id={cardId} className="arrange-card">
      <h3>{title}</h3>
      <p className="arrange-when">
        <NotConfirmed />
        <a href={`#${stepId(day.day, step.start)}`}>
          {shownWeekday(day.date)}, {step.start} to {step.end}
        </a>
        {minutes !== null && (
          <span>
            About {shownMinutes(minutes)} of “{step.title}”
          </span>
        )}
      </p>
      <dl className="arrange-facts">
        <div>
          <dt>Ask</dt>
          <dd>{capital(who)}</dd>
        </div>
        <div>
          <dt>By</dt>
          <dd>{formatDay(by)}</dd>
        </div>
        <div>
          <dt>Cost</dt>
          <dd>{capital(estimateInWords(estimate))}</dd>
        </div>
      </dl>
      <Fold
        folds
        summaryClassName="mt-3 flex items-center justify-between font-semibold"
        summary={
          <>
            What to ask
            <ChevronDown size={20} className="fold-chevron text-ink-3 lg:hidden print:hidden" />
          </>
        }
      >
        <ol className="arrange-questions">
          {ask.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      </Fold>
      <details className="arrange-message fold print:hidden">
        <summary>The message, ready to send</summary>
        <p className="arrange-text">{message}</p>
      </details>
      <div className="arrange-actions">
        <CopyButton text={message} label="Copy the message" about={title} />
        <ButtonLink
          variant="secondary"
          className="min-h-11 py-1.5"
          href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`}
        >
          <Mail size={18} /> Email
          <span className="sr-only">about {title}</span>
        </ButtonLink>
        <ButtonLink
          variant="secondary"
          className="min-h-11 py-1.5"
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noopener"
        >
          <MessageCircle size={18} /> WhatsApp
          <span className="sr-only">about {step.title}</span>
        </ButtonLink>
      </div>
    </Card>
  )
}
