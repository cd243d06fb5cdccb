import type { Itinerary } from '#shared/contracts/itinerary'
import { Card } from '../../../ui/card.tsx'
import { counted } from '../shown-figures.ts'
import { CheckList } from './check-list.tsx'
import { checksByQuestion, checksMade } from './checks-by-question.ts'
import { answerInWords, checksAddress, QUESTION_WORDS, type ShownPlan } from './questions.ts'

interface Props {
  itinerary: Itinerary
  shown: ShownPlan
}

/**
 * The verifier's report in six answers, each a link to its checks: they are a page of their own, because they are half
 * as long as the plan. What is to be looked at is here.
 */
export function ChecksPanel({ itinerary: { search_id, checks }, shown }: Props) {
  if (checks.length === 0) return null
  const made = checksMade(checks)
  const toLookAt = made.filter(({ status }) => status !== 'pass').length
  const address = checksAddress(search_id, shown)
  return (
    <section aria-labelledby="checks" className="print:hidden">
      <h2 id="checks" className="section-heading">
        We checked {counted(made.length, 'thing')}
      </h2>
      <p className="mt-1 text-ink-2">
        {toLookAt === 0 ? 'All of them are fine.' : `${made.length - toLookAt} are fine, ${toLookAt} to look at.`}
      </p>
      <Card className="mt-4 overflow-hidden">
        {checksByQuestion(checks).map((answered) => (
          <div key={answered.question} className="question">
            <a href={`${address}#${answered.question}`}>
              <b>{QUESTION_WORDS[answered.question]}</b> {answerInWords(answered)}
            </a>
            <CheckList checks={answered.checks.slice(0, answered.toLookAt)} foldsWarnings />
          </div>
        ))}
      </Card>
    </section>
  )
}
