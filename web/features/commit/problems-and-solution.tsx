import { Card } from '../../ui/card.tsx'
import { Section } from '../../ui/layout.tsx'
import { TickList } from '../../ui/tick-list.tsx'

const PROBLEMS = [
  'The vendor wants a deposit before any parent has paid',
  'One large amount, due in one month',
  'The teacher chases cash, slips and screenshots',
  'Too few sign up, and the trip dies late',
]
const SOLUTION = [
  'A small fee from the school holds the dates; we advance the vendor’s deposit',
  'The same trip in smaller amounts, on dates you choose',
  'Parents pay online; you see who is up to date',
  'You set the minimum. Below it, the trip is cancelled and everybody is refunded',
]

export function ProblemsAndSolution() {
  return (
    <Section aria-labelledby="problems">
      <h2 id="problems">One big invoice loses learners</h2>
      <div className="commit-pair">
        <Card as="section" className="commit-side">
          <h3>The way it goes now</h3>
          <TickList items={PROBLEMS.map((text) => ({ text, mark: 'no' as const }))} />
        </Card>
        <section className="commit-side commit-side-with">
          <h3>With Commit</h3>
          <TickList items={SOLUTION.map((text) => ({ text }))} />
        </section>
      </div>
    </Section>
  )
}
