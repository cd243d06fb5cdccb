import { Section } from '../../ui/layout.tsx'
import { RoadStops } from '../../ui/road-stops.tsx'

const STOPS = [
  [
    'Book with Commit',
    'Choose the commit option at checkout. Set the dates, the number of instalments and your minimum.',
  ],
  ['Pay the commitment fee', 'Typically 3–5% of the trip. It locks in the dates, and we advance the vendor’s deposit.'],
  ['Families get a plan', 'Payment plans go to parents by themselves, with sums and dates.'],
  ['The vendor is paid', 'In full, once enough parents have paid.'],
] as const

export function CommitSteps() {
  return (
    <Section id="how-it-works" aria-labelledby="steps" className="border-y border-line bg-surface">
      <h2 id="steps">How Commit works</h2>
      <div className="commit-steps">
        <RoadStops stops={STOPS} columns="commit-stops" />
      </div>
    </Section>
  )
}
