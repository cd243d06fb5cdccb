import { ChevronDown } from 'lucide-react'
import type { Itinerary } from '#shared/contracts/itinerary'
import { GRAMMAR } from '#shared/domain/itinerary/language/grammar'
import { type Message, messagesOf } from '#shared/domain/itinerary/messages'
import { Card } from '../../../ui/card.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { usePlanLanguage } from '../language/plan-language.ts'
import { SendActions } from './send-actions.tsx'

/** What was asked for that others must see to, with a message for each of them; nothing if nobody must be told. */
export function ToPassOn({ itinerary }: { itinerary: Itinerary }) {
  const { words, lang, language } = usePlanLanguage()
  const messages = messagesOf(itinerary, language)
  if (messages.length === 0) return null
  const subject = words.subject(itinerary.title, GRAMMAR[language].day(itinerary.start_date))
  return (
    <section lang={lang} aria-labelledby="to-pass-on" className="to-arrange">
      <h2 id="to-pass-on" className="section-heading">
        {words.toPassOn}
      </h2>
      <p className="mt-1 text-ink-2">{words.inTheirWords}</p>
      <ul className="mt-4 grid items-start gap-2 lg:grid-cols-2 lg:gap-4">
        {messages.map((message) => (
          <MessageCard key={message.whom} message={message} subject={subject} />
        ))}
      </ul>
    </section>
  )
}

function MessageCard({ message: { to, names, lines, text }, subject }: { message: Message; subject: string }) {
  const { language } = usePlanLanguage()
  return (
    <Card as="li" className="pass-on-card">
      <Fold
        folds
        summaryClassName="flex items-center justify-between gap-3 font-semibold"
        summary={
          <>
            <h3 className="font-body text-body font-semibold">{to}</h3>
            <ChevronDown size={20} className="fold-chevron text-ink-3 lg:hidden print:hidden" />
          </>
        }
      >
        {names.length > 0 && <p className="mt-1 text-ink-2">{GRAMMAR[language].list(names)}</p>}
        <ul className="pass-on-lines">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <SendActions message={text} subject={subject} about={to} />
      </Fold>
    </Card>
  )
}
