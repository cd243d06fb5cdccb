import type { Itinerary } from '#shared/contracts/itinerary'
import { leadOfNote, type Note } from '#shared/domain/itinerary/notes'
import { useOwnerParts } from './change/editing-context.ts'
import { usePlanLanguage } from './language/plan-language.ts'
import { PlainList } from './plain-list.tsx'

/** So many sentences are shown; the others open on demand. */
const SHOWN = 4

/**
 * What else the reader must know, the most important first, without what the first lines of the plan say. Its owner has
 * a control at what can be changed.
 */
export function Assumed({ itinerary }: { itinerary: Itinerary }) {
  const owner = useOwnerParts()
  const { language, words } = usePlanLanguage()
  const { notes, assumptions } = itinerary
  const shown = assumptions.flatMap((text, index) => {
    const note = notes[index]
    return note && isSaidAbove(note, itinerary) ? [] : [{ text, note, lead: note ? leadOfNote(note, language) : null }]
  })
  return (
    <PlainList
      id="what-we-assumed"
      title={words.assumed}
      items={shown.map(({ text }) => text)}
      leads={shown.map(({ lead }) => lead)}
      most={SHOWN}
      after={owner ? (index) => shown[index]?.note && <owner.NoteControl code={shown[index].note.code} /> : undefined}
    />
  )
}

/** The first lines compare price and budget, and say when approval may come too late. */
const isSaidAbove = ({ code }: Note, { headline }: Itinerary): boolean =>
  (code === 'under_budget' || code === 'short_notice') && headline !== undefined
