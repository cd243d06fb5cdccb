import type { Itinerary } from '#shared/contracts/itinerary'
import { leadOfNote, type Note } from '#shared/domain/itinerary/notes'
import { PlainList } from './plain-list.tsx'

/** What else the reader must know, the most important first, without what the first lines of the plan say. */
export function Assumed({ itinerary }: { itinerary: Itinerary }) {
  const { notes, assumptions } = itinerary
  const shown = assumptions.flatMap((text, index) => {
    const note = notes[index]
    return note && isSaidAbove(note, itinerary) ? [] : [{ text, lead: note ? leadOfNote(note) : null }]
  })
  return (
    <PlainList title="What we assumed" items={shown.map(({ text }) => text)} leads={shown.map(({ lead }) => lead)} />
  )
}

/** The third of the first lines compares price and budget. */
const isSaidAbove = ({ code }: Note, { headline }: Itinerary): boolean =>
  code === 'under_budget' && headline !== undefined
