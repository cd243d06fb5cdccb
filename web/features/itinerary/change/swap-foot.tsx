import type { Alternative, Change } from '#shared/contracts/revisions'
import { Button } from '../../../ui/button.tsx'
import { shownRand } from '../shown-figures.ts'
import { ChangeRefused } from './change-refused.tsx'
import { randInWords } from './differences.ts'
import { usePlanEditing } from './plan-editing.ts'

/** The new price and the one button of a choice. */
export function SwapFoot({
  chosen,
  change,
  label,
}: {
  chosen: Alternative | null
  change: Change | null
  label: string
}) {
  const { itinerary, busy, revise } = usePlanEditing()
  const now = itinerary.total_per_student
  const price = chosen?.rand_per_learner ?? now
  return (
    <>
      <div className="drawer-deal">
        <p className="min-w-0">
          <span className="block text-small text-ink-2">{chosen ? 'New price a learner' : 'Price a learner'}</span>
          <strong className="drawer-price">{shownRand(price)}</strong>{' '}
          {chosen && <span className="text-small font-semibold">{randInWords(price - now)}</span>}
        </p>
        {change ? (
          <Button aria-disabled={busy !== null} onClick={() => revise([change], SWAP)}>
            {busy === SWAP ? 'Planning…' : label}
          </Button>
        ) : (
          <p className="text-small text-ink-2">Choose another one above.</p>
        )}
      </div>
      <ChangeRefused at={SWAP} />
    </>
  )
}

const SWAP = 'swap'
