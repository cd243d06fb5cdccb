import { Fragment, type ReactNode } from 'react'
import type { PackageSummary } from '#shared/contracts/options'
import type { MealCode } from '#shared/domain/itinerary/itinerary'
import type { PackageFact } from '#shared/domain/itinerary/package-facts'
import { useOwnerParts } from './change/editing-context.ts'
import { FoldedSection } from './folded-section.tsx'
import { counted, shownRand } from './shown-figures.ts'

/** The packages of a plan; its owner can open and choose each. `areOutdated`: the plan was changed since they came. */
export function Packages({
  packages,
  areOutdated = false,
}: {
  packages: readonly PackageSummary[]
  areOutdated?: boolean
}) {
  const owner = useOwnerParts()
  if (packages.length === 0) return null
  return (
    <FoldedSection id="packages" title="Three packages" className="print:hidden" headingClassName="section-heading">
      <p className="mt-1 text-ink-2">
        The same trip for less, in the middle, or with more, for your group, dates and wishes as they are now. Each is
        checked; prices are estimates until suppliers confirm them. <mark>Marked</mark> is what differs from this plan.
      </p>
      {areOutdated && <p className="mt-1 font-bold">You changed the plan. We are working these out again…</p>}
      <PackageTable packages={packages} actions={owner ? (one) => <owner.PackageControl one={one} /> : undefined} />
    </FoldedSection>
  )
}

interface Props {
  packages: readonly PackageSummary[]
  /** What can be done with a package. */
  actions?: ((one: PackageSummary) => ReactNode) | undefined
}

/** Three columns; above each row of cells stands what they are, so that the columns fit a phone. */
export function PackageTable({ packages, actions }: Props) {
  const shown = packages.find(({ is_shown }) => is_shown)
  return (
    <table className="packages">
      <thead>
        <tr>
          {packages.map((one) => (
            <th key={one.style} scope="col">
              {one.name}
              {one.is_shown && <small>This plan</small>}
            </th>
          ))}
        </tr>
      </thead>
      <Row title="Price a learner" packages={packages} cell={(one) => <Price one={one} plan={shown} />} />
      {FACTS.map(({ fact, title, words }) => (
        <Row
          key={fact}
          title={title}
          packages={packages}
          isSame={packages.every(({ differs }) => !differs.includes(fact))}
          cell={({ facts, differs }) => (
            <Parts words={words(facts)} plan={shown && differs.includes(fact) ? words(shown.facts) : null} />
          )}
        />
      ))}
      <Row
        title="Visits"
        packages={packages}
        isSame={packages.every(({ differs }) => !differs.includes('visits'))}
        cell={(one) => <Visits one={one} plan={shown?.facts.visits ?? []} />}
      />
      {actions && <Row title="Take it" packages={packages} cell={actions} />}
    </table>
  )
}

interface RowProps extends Props {
  title: string
  /** One cell says it for all. */
  isSame?: boolean
  cell: (one: PackageSummary) => ReactNode
}

function Row({ title, packages, isSame = false, cell }: RowProps) {
  const shown = isSame ? packages.filter(({ is_shown }) => is_shown) : packages
  return (
    <tbody>
      <tr>
        <th colSpan={packages.length} scope="rowgroup">
          {isSame ? `${title}, in all` : title}
        </th>
      </tr>
      <tr>
        {shown.map((one) => (
          <td key={one.style} colSpan={isSame ? packages.length : undefined}>
            {cell(one)}
          </td>
        ))}
      </tr>
    </tbody>
  )
}

/** The words of a cell. `plan` is what this plan has there, if it differs: what it does not have too is marked, else all. */
function Parts({ words, plan }: { words: readonly string[]; plan: readonly string[] | null }) {
  const news = words.filter((part) => plan !== null && !plan.includes(part))
  const isMarked = (part: string) => plan !== null && (news.length === 0 || news.includes(part))
  return words.map((part, at) => (
    <Fragment key={part}>
      {at > 0 && '; '}
      {isMarked(part) ? <mark>{part}</mark> : part}
    </Fragment>
  ))
}

const wholeRand = ({ total_per_student }: PackageSummary): number => Math.round(total_per_student)

function Price({ one, plan }: { one: PackageSummary; plan: PackageSummary | undefined }) {
  const { is_shown, same_as, total_per_student, differences } = one
  // The difference of the two prices that are shown.
  const rand = plan ? wholeRand(one) - wholeRand(plan) : 0
  return (
    <>
      <strong>{shownRand(total_per_student)}</strong>
      {same_as ? (
        <small>the same as Classic. {differences.join(' ')}</small>
      ) : (
        !is_shown && (
          <small>{rand === 0 ? 'the same price' : `${shownRand(Math.abs(rand))} ${rand < 0 ? 'less' : 'more'}`}</small>
        )
      )}
    </>
  )
}

/** The visits of the plan; of another package, how many there are and which ones are others. */
function Visits({ one: { facts, differs }, plan }: { one: PackageSummary; plan: readonly string[] }) {
  const { visits } = facts
  if (!differs.includes('visits')) return visits.join(', ') || 'None'
  const news = visits.filter((name) => !plan.includes(name))
  const missing = plan.filter((name) => !visits.includes(name))
  const words = [news.length > 0 && `with ${news.join(', ')}`, missing.length > 0 && `without ${missing.join(', ')}`]
  return (
    <>
      {`${counted(visits.length, 'visit')}, `}
      <mark>{words.filter(Boolean).join('; ')}</mark>
    </>
  )
}

type Facts = PackageSummary['facts']
const orElse = (parts: readonly string[], none: string) => (parts.length > 0 ? parts : [none])
const FACTS: readonly { fact: PackageFact; title: string; words: (facts: Facts) => readonly string[] }[] = [
  { fact: 'stay', title: 'Stay', words: ({ stay }) => orElse(stay, 'No night away') },
  { fact: 'transport', title: 'Transport', words: ({ transport }) => orElse(transport, 'Your own') },
  { fact: 'meals', title: 'Meals', words: ({ meals }) => mealsInWords(meals) },
  { fact: 'guide', title: 'Guide', words: ({ guide }) => [guide ? 'Registered guide' : 'Guides of the places'] },
]

const MEALS: Record<MealCode, readonly [string, string]> = {
  breakfast: ['breakfast', 'breakfasts'],
  lunch_from_home: ['lunch from home', 'lunches from home'],
  packed_lunch: ['packed lunch', 'packed lunches'],
  dinner: ['dinner', 'dinners'],
}
/** "2 breakfasts, 2 dinners", and "Bought: dinners". */
function mealsInWords({ counts, bought }: Facts['meals']): string[] {
  const eaten = (Object.keys(MEALS) as MealCode[]).flatMap((code) =>
    counts[code] ? [counted(counts[code], ...MEALS[code])] : [],
  )
  return [eaten.join(', ') || 'None', ...(bought.length > 0 ? [`bought: ${bought.join(', ')}`] : [])]
}
