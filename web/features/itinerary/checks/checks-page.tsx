import type { Itinerary } from '#shared/contracts/itinerary'
import { Card } from '../../../ui/card.tsx'
import { Container } from '../../../ui/layout.tsx'
import { CostLines } from '../cost-lines.tsx'
import { counted } from '../shown-figures.ts'
import { CheckList } from './check-list.tsx'
import { type Check, checksByQuestion, checksMade } from './checks-by-question.ts'
import { answerInWords, queryOf, QUESTION_WORDS, type ShownPlan } from './questions.ts'

interface Props {
  itinerary: Itinerary
  shown: ShownPlan
}

/** Rules that had nothing to hold to in this plan, folded: that nobody uses a wheelchair is no check. */
function MootRules({ rules }: { rules: readonly Check[] }) {
  if (rules.length === 0) return null
  return (
    <details className="moot">
      <summary>{counted(rules.length, 'rule')} had nothing to check here</summary>
      <ul>
        {rules.map(({ id, label }) => (
          <li key={id}>{label}</li>
        ))}
      </ul>
    </details>
  )
}

/** Every check of a plan with its evidence, under the question that it answers. */
export function ChecksPage({ itinerary: { search_id, title, checks, cost_details }, shown }: Props) {
  const plan = `/itinerary/${search_id}${queryOf(shown)}`
  return (
    <Container className="checks-page">
      <p>
        <a href={plan}>{title}</a>
      </p>
      <h1>We checked {counted(checksMade(checks).length, 'thing')}</h1>
      {checksByQuestion(checks).map((answered) => (
        <section key={answered.question} aria-labelledby={answered.question}>
          <h2 id={answered.question} className="small-heading">
            {QUESTION_WORDS[answered.question]}
          </h2>
          <p className="text-ink-2">{answerInWords(answered)}</p>
          <Card className="mt-3 overflow-hidden">
            <CheckList checks={answered.checks} />
            <MootRules rules={answered.moot} />
          </Card>
        </section>
      ))}
      <CostLines lines={cost_details} />
      <p>
        <a href={plan}>Back to the plan</a>
      </p>
    </Container>
  )
}
