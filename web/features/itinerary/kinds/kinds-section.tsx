import type { Itinerary } from '#shared/contracts/itinerary'
import type { KindSummary } from '#shared/contracts/options'
import { useOwnerParts } from '../change/editing-context.ts'
import { QUESTIONS_ID } from '../change/change-ids.ts'
import { shownRand } from '../shown-figures.ts'
import { driveInWords, headingOf, howChosen, kindName, priceInWords, visitsInWords, whyInWords } from './kind-words.ts'

interface Props {
  kinds: readonly KindSummary[]
  itinerary: Itinerary
  isOwner: boolean
}

/** What a vague idea can choose from; folded away once its owner changed what was chosen. Its owner opens and takes each. */
export function KindsSection({ kinds, itinerary, isOwner }: Props) {
  if (kinds.length === 0) return null
  const isChanged = kinds.some((one) => one.is_changed)
  if (isChanged && kinds.length === 1) return null
  if (isChanged)
    return (
      <details className="fold kinds">
        <summary>The other trips that were offered</summary>
        <p>They are for your group, dates and budget as they are now, without the visits that you changed.</p>
        <KindCards kinds={kinds} />
      </details>
    )
  const isPlaceNamed = !itinerary.notes.some(({ code }) => code === 'place_default')
  return (
    <section aria-labelledby="kinds" className="kinds">
      <h2 id="kinds" className="small-heading">
        {headingOf(kinds.length, { isOwner, isPlaceNamed })}
      </h2>
      <p>{howChosen(kinds)}</p>
      {kinds.length > 1 && <KindCards kinds={kinds} />}
      {isOwner && (itinerary.questions ?? []).length > 0 && (
        <p>
          {kinds.length > 1 ? 'None of these? ' : ''}
          <a href={`#${QUESTIONS_ID}`}>Answer our questions</a>, and we plan again with what you say.
        </p>
      )}
    </section>
  )
}

function KindCards({ kinds }: Pick<Props, 'kinds'>) {
  const owner = useOwnerParts()
  return (
    <ul className="kind-cards">
      {kinds.map((one) => (
        <li key={one.code} aria-current={one.is_shown || undefined}>
          <p className="kind-name">{kindName(one)}</p>
          <h3>{one.title}</h3>
          <p>
            <strong>{shownRand(one.total_per_student)}</strong> {priceInWords(one)}
          </p>
          <p>{whyInWords(one)}</p>
          <p>{visitsInWords(one)}</p>
          <p>{driveInWords(one)}</p>
          {owner && <owner.KindControl one={one} />}
        </li>
      ))}
    </ul>
  )
}
