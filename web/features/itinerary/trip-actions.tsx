import { CalendarPlus, Link2, Printer, Share2 } from 'lucide-react'
import type { Itinerary } from '#shared/contracts/itinerary'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { shareMessage } from './share-message.ts'

const SIZE = 'min-h-11! px-3.5!'
/** What only script can do is not offered without it. */
const NEEDS_SCRIPT = `${SIZE} [@media(scripting:none)]:hidden`

/** What a teacher does with a plan: forward it, copy its address, print it, put it in the diary (see `enliven-plan.ts`). */
export function TripActions({ itinerary }: { itinerary: Itinerary }) {
  return (
    <div className="grid grid-cols-2 gap-2.5 sm:flex sm:flex-wrap print:hidden">
      <ButtonLink
        variant="secondary"
        className={SIZE}
        href={`https://wa.me/?text=${encodeURIComponent(shareMessage(itinerary))}`}
        target="_blank"
        rel="noopener"
        data-action="share"
      >
        <Share2 size={20} /> Share
      </ButtonLink>
      <Button variant="secondary" className={NEEDS_SCRIPT} data-action="copy">
        <Link2 size={20} /> <span data-copied>Copy link</span>
      </Button>
      <Button variant="secondary" className={NEEDS_SCRIPT} data-action="print">
        <Printer size={20} /> Print
      </Button>
      <Button variant="secondary" className={NEEDS_SCRIPT} data-action="calendar">
        <CalendarPlus size={20} /> Calendar
      </Button>
      <output data-copied className="sr-only" />
    </div>
  )
}
