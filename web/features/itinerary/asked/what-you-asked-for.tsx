import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Itinerary } from '#shared/contracts/itinerary'
import { Card } from '../../../ui/card.tsx'
import { useOwnerParts } from '../change/editing-context.ts'
import { Fold } from '../../../ui/fold.tsx'
import { AskedItem } from './asked-item.tsx'
import { type AskedLine, askedLinesOf, countsOf } from '#shared/domain/itinerary/asked-lines'
import { usePlanLanguage } from '../language/plan-language.ts'
import { Questions } from './questions.tsx'

const SHOWN_LINES = 8
/** A single line is not folded away. */
const foldAfter = (count: number): number => (count === SHOWN_LINES + 1 ? count : SHOWN_LINES)

interface Props {
  itinerary: Itinerary
  /** Only the owner of the idea can add to it. */
  isOwner: boolean
}

/** What was asked for with what became of it, and our questions; nothing for a plan without requests. */
export function WhatYouAskedFor({ itinerary, isOwner }: Props) {
  const owner = useOwnerParts()
  const { words, lang } = usePlanLanguage()
  const { requests = [], questions = [] } = itinerary
  if (requests.length === 0 && questions.length === 0) return null
  const { lines, leftOut, others } = askedLinesOf(requests, words.or)
  const makesNew = isOwner && ((questions.length > 0 && !owner) || requests.some(({ instead }) => instead))
  const item = (line: AskedLine) => <AskedItem key={line.id} line={line} itinerary={itinerary} isOwner={isOwner} />
  const most = foldAfter(lines.length)
  const rest = lines.slice(most)
  return (
    <div lang={lang} className="itinerary-asked">
      {requests.length > 0 && (
        <section aria-labelledby="asked">
          <h2 id="asked" className="section-heading">
            {words.asked}
          </h2>
          {lines.length > 0 && (
            <Card className="mt-4 overflow-hidden flat-on-paper">
              <ShownLines lines={lines.slice(0, most)} item={item} />
              {rest.length > 0 && (
                <details className="fold border-t border-line">
                  <summary className="asked-more">{words.showOthers(rest.length, countsOf(rest, words.marks))}</summary>
                  <ul>{rest.map(item)}</ul>
                </details>
              )}
            </Card>
          )}
          {others.length > 0 && <p className="mt-3 text-ink-2">{words.others(others.join('; '))}</p>}
          {leftOut.length > 0 && <p className="mt-3 text-ink-2">{words.leftOut(leftOut.join('; '))}</p>}
        </section>
      )}
      <Questions questions={questions} searchId={isOwner ? itinerary.search_id : null} />
      {makesNew && <p className="text-small text-ink-2 print:hidden">{words.makesNew}</p>}
    </div>
  )
}

/** The lines; beside others, those that are met are folded away on a phone. */
function ShownLines({ lines, item }: { lines: readonly AskedLine[]; item: (line: AskedLine) => ReactNode }) {
  const { words } = usePlanLanguage()
  const met = lines.filter(({ mark }) => mark === 'met')
  if (met.length < 2 || met.length === lines.length) return <ul>{lines.map(item)}</ul>
  return (
    <>
      <ul>{lines.filter(({ mark }) => mark !== 'met').map(item)}</ul>
      <div className="border-t border-line">
        <Fold
          folds
          summaryClassName="asked-met-count"
          summary={
            <>
              {countsOf(met, words.marks)}
              <ChevronDown size={20} className="fold-chevron text-ink-3 lg:hidden print:hidden" />
            </>
          }
        >
          <ul>{met.map(item)}</ul>
        </Fold>
      </div>
    </>
  )
}
