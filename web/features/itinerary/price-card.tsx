import { ChevronDown } from 'lucide-react'
import { formatRand } from '#shared/domain/money'
import type { Itinerary } from '#shared/contracts/itinerary'
import { Card } from '../../ui/card.tsx'
import { checksAddress, type ShownPlan } from './checks/questions.ts'
import { CostBar } from './cost-bar.tsx'
import { costShares } from './cost-shares.ts'
import { CostTable } from './cost-table.tsx'
import { Fold } from '../../ui/fold.tsx'
import { ChangeLink } from './lead-actions.tsx'
import { usePlanLanguage } from './language/plan-language.ts'
import { PackagesLink, PackagesPromise } from './packages-link.tsx'
import { shownDayOf, shownRand } from './shown-figures.ts'

interface Props {
  itinerary: Itinerary
  isOwner: boolean
  shown: ShownPlan
}

/** The price for each learner, its parts, its reliability, and the next step. */
export function PriceCard({ itinerary, isOwner, shown }: Props) {
  const { students, teachers } = itinerary.group_details
  const shares = costShares(itinerary.cost_breakdown)
  const { language, words, lang } = usePlanLanguage()
  return (
    <Card as="section" aria-labelledby="price" className="p-5 sm:p-6 flat-on-paper">
      <h2 id="price" lang={lang} className="price-heading">
        {words.priceEach}
      </h2>
      <p className="price-sum print:hidden">{shownRand(itinerary.total_per_student)}</p>
      <p lang={lang} className="text-small text-ink-2 print:hidden">
        {words.forGroup(
          `${students} ${words.learners[students === 1 ? 0 : 1]}`,
          `${teachers} ${words.teachers[teachers === 1 ? 0 : 1]}`,
        )}
      </p>
      <BudgetLine notes={itinerary.notes} />
      <div className="mt-4 print:hidden">
        <CostBar shares={shares} />
      </div>
      <Fold
        folds
        summary={<BreakdownSummary />}
        summaryClassName="mt-1 flex items-center justify-between font-semibold text-link lg:hidden print:hidden"
      >
        <div className="lg:mt-2.5">
          <CostTable shares={shares} total={itinerary.total_per_student} />
          {itinerary.cost_details.length > 0 && (
            <p className="text-small print:hidden">
              <a href={`${checksAddress(itinerary.search_id, shown)}#price-lines`} className="inline-block py-2.5">
                How we reached the price, line by line
              </a>
            </p>
          )}
        </div>
      </Fold>
      <p lang={lang} className="mt-3 rounded-control bg-bus-tint px-4 py-2.5 text-small flat-on-paper">
        <strong className="font-bold">{words.draftOf(shownDayOf(itinerary.created_at, language))}</strong>{' '}
        {words.nothingBooked}
      </p>
      <div className={`mt-4 text-center print:hidden ${isOwner ? 'max-lg:hidden' : ''}`}>
        {isOwner ? (
          <ChangeLink searchId={itinerary.search_id} variant="secondary" className="w-full" />
        ) : (
          <>
            <PackagesLink searchId={itinerary.search_id} className="w-full max-lg:hidden" />
            <PackagesPromise />
          </>
        )}
      </div>
    </Card>
  )
}

/** The price held against the budget, if the idea gave one, in whole rand like the price above it. */
function BudgetLine({ notes }: Pick<Itinerary, 'notes'>) {
  const { words, lang } = usePlanLanguage()
  const under = notes.find(({ code }) => code === 'under_budget')
  const over = notes.find(({ code }) => code === 'over_budget')
  if (!under && !over) return null
  return (
    <p lang={lang} className="mt-1 text-small font-semibold print:hidden">
      {under?.code === 'under_budget' &&
        words.underBudget(formatRand(under.params.cents), formatRand(under.params.budget_cents))}
      {over?.code === 'over_budget' &&
        words.overBudget(
          formatRand(over.params.price_cents - over.params.budget_cents),
          formatRand(over.params.budget_cents),
        )}
    </p>
  )
}

function BreakdownSummary() {
  const { words, lang } = usePlanLanguage()
  return (
    <>
      <span lang={lang}>{words.breakdown}</span>
      <ChevronDown size={22} className="fold-chevron" />
    </>
  )
}
