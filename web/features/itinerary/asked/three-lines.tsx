import type { Itinerary } from '#shared/contracts/itinerary'

type Headline = NonNullable<Itinerary['headline']>

/** What the reader gets, what not, and what it costs: the first lines of a plan. */
export function ThreeLines({ headline: { get, missing, cost } }: { headline: Headline }) {
  const lines = [
    ['What you get', get],
    ['What you do not get', missing ?? 'Nothing that you asked for is missing.'],
    ['What it costs', cost],
  ]
  return (
    <dl className="three-lines">
      {lines.map(([label, words]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}
