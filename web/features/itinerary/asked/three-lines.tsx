import type { Itinerary } from '#shared/contracts/itinerary'
import type { PageWords } from '../language/page-words.ts'
import { usePlanLanguage } from '../language/plan-language.ts'
import { askedLinesOf, countsOf } from '#shared/domain/itinerary/asked-lines'
import type { RequestLine } from '#shared/domain/itinerary/requests'

interface Props {
  headline: NonNullable<Itinerary['headline']>
  requests: readonly RequestLine[]
}

/** What the reader gets, what not, and what it costs: the first lines of a plan. */
export function ThreeLines({ headline: { get, missing, cost }, requests }: Props) {
  const { words, lang } = usePlanLanguage()
  const lines = [
    [words.get, get],
    [words.missing, missing ?? nothingMissing(requests, words)],
    [words.cost, cost],
  ]
  return (
    <dl lang={lang} className="three-lines">
      {lines.map(([label, said]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{said}</dd>
        </div>
      ))}
    </dl>
  )
}

function nothingMissing(requests: readonly RequestLine[], words: PageWords): string {
  const open = askedLinesOf(requests, words.or).lines.filter(({ state }) => state !== 'met' && state !== 'answered')
  return open.length === 0 ? words.nothingMissing : words.notSettled(countsOf(open, words.marks))
}
