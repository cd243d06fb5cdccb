import type { PackageSummary } from '#shared/contracts/options'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { useOwnerParts } from './change/editing-context.ts'
import { shownRand } from './shown-figures.ts'

/** The plan and the changes in the other two packages, with the difference in rand; on a phone the plan comes first. */
export function PackageCards({ packages }: { packages: readonly PackageSummary[] }) {
  if (packages.length === 0) return null
  return (
    <section aria-labelledby="packages" className="print:hidden">
      <h2 id="packages" className="section-heading">
        Three packages
      </h2>
      <p className="mt-1 text-ink-2">
        The same trip for less, as on this page, or with more. Each is checked; prices are estimates until suppliers
        confirm them.
      </p>
      <PackageList packages={packages} />
    </section>
  )
}

/** The packages side by side, or below each other on a phone. */
export function PackageList({ packages }: { packages: readonly PackageSummary[] }) {
  return (
    <ul className="mt-4 grid gap-4 sm:grid-cols-3">
      {packages.map((one) => (
        <Card as="li" key={one.style} className={`p-5 ${one.is_shown ? 'package-shown' : ''}`}>
          <PackageCard one={one} />
        </Card>
      ))}
    </ul>
  )
}

function PackageCard({ one }: { one: PackageSummary }) {
  const owner = useOwnerParts()
  return (
    <>
      <h3 className="flex flex-wrap items-center justify-between gap-2">
        {one.name}
        {one.is_shown && <Badge tone="petrol">This plan</Badge>}
      </h3>
      <p className="mt-1 font-display text-h3 font-[780] tabular-nums">{shownRand(one.total_per_student)}</p>
      <p className="text-small text-ink-2">{differenceOf(one)}</p>
      <ul className="mt-3 grid gap-2 text-small">
        {(one.is_shown ? SHOWN : one.differences).map((difference) => (
          <li key={difference}>{difference}</li>
        ))}
      </ul>
      {owner && <owner.PackageControl one={one} />}
    </>
  )
}

const SHOWN = ['The plan of this trip.']

function differenceOf({ is_shown, same_as, difference_per_student: rand }: PackageSummary): string {
  if (is_shown) return 'a learner'
  if (same_as) return 'a learner, the same as Classic'
  return `a learner, ${shownRand(Math.abs(rand))} ${rand < 0 ? 'less' : 'more'}`
}
