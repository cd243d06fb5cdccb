import type { Itinerary } from '#shared/contracts/itinerary'
import { askedLinesOf, countsOf, type RequestLine } from './asked-lines.ts'

interface Props {
  headline: NonNullable<Itinerary['headline']>
  requests: readonly RequestLine[]
}

/** What the reader gets, what not, and what it costs: the first lines of a plan. */
export function ThreeLines({ headline: { get, missing, cost }, requests }: Props) {
  const lines = [
    ['What you get', get],
    ['What you do not get', missing ?? nothingMissing(requests)],
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

function nothingMissing(requests: readonly RequestLine[]): string {
  const open = askedLinesOf(requests).lines.filter(({ state }) => state !== 'met')
  return open.length === 0
    ? 'Nothing that you asked for is missing.'
    : `Nothing is left out, but not all of it is settled: ${countsOf(open)}.`
}
