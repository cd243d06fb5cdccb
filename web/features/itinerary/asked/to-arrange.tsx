import { ChevronDown } from 'lucide-react'
import type { Itinerary } from '#shared/contracts/itinerary'
import { GRAMMAR } from '#shared/domain/itinerary/language/grammar'
import { Card } from '../../../ui/card.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { shownMinutes, shownWeekday } from '../shown-figures.ts'
import { stepId } from '../step-id.ts'
import { usePlanLanguage } from '../language/plan-language.ts'
import { estimateInWords, stepsToArrange, type ToBeArranged } from './arrangements.ts'
import { SendActions } from './send-actions.tsx'
import { NotConfirmed } from './state-mark.tsx'

/** A card for each step to which somebody must still agree; nothing if there is none. */
export function ToArrange({ days }: { days: Itinerary['daily_itinerary'] }) {
  const { words, lang } = usePlanLanguage()
  const steps = stepsToArrange(days)
  if (steps.length === 0) return null
  return (
    <section lang={lang} aria-labelledby="to-arrange" className="to-arrange">
      <h2 id="to-arrange" className="section-heading">
        {words.toArrange}
      </h2>
      <p className="mt-1 text-ink-2">{words.nobodyAgreed(steps.length)}</p>
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
  const { language, words } = usePlanLanguage()
  const grammar = GRAMMAR[language]
  const subject = words.subject(title, grammar.day(day.date))
  return (
    <Card as="li" id={cardId} className="arrange-card">
      <h3>{title}</h3>
      <p className="arrange-when">
        <NotConfirmed />
        <a href={`#${stepId(day.day, step.start)}`}>
          {`${shownWeekday(day.date, language)}, ${step.start} ${words.to} ${step.end}`}
        </a>
        {minutes !== null && <span>{words.partOf(shownMinutes(minutes, language), step.title)}</span>}
      </p>
      <Fold
        folds
        summaryClassName="mt-2 flex items-center justify-between font-semibold"
        summary={
          <>
            {words.whomToAsk}
            <ChevronDown size={20} className="fold-chevron text-ink-3 lg:hidden print:hidden" />
          </>
        }
      >
        <dl className="arrange-facts">
          <div>
            <dt>{words.ask}</dt>
            <dd>{grammar.capital(who)}</dd>
          </div>
          <div>
            <dt>{words.by}</dt>
            <dd>{grammar.day(by)}</dd>
          </div>
          <div>
            <dt>{words.hostCost}</dt>
            <dd>{grammar.capital(estimateInWords(estimate, words))}</dd>
          </div>
        </dl>
        <p className="mt-3 font-semibold">{words.whatToAsk}</p>
        <ol className="arrange-questions">
          {ask.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
        <SendActions message={message} subject={subject} about={title} />
      </Fold>
    </Card>
  )
}
