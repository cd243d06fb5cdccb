import { CalendarPlus, Link2, Mail, Printer } from 'lucide-react'
import { useState } from 'react'
import type { Itinerary } from '#shared/contracts/itinerary'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { usePlanLanguage } from './language/plan-language.ts'
import { saveCalendarFile } from './save-calendar-file.ts'
import { shareMessage } from './share-message.ts'

const SIZE = 'min-h-11! px-3.5!'
/** Actions that need script are hidden without it. */
const NEEDS_SCRIPT = `${SIZE} [@media(scripting:none)]:hidden`

/** What else can be done with a plan: mail it, copy its address, print it, save it as a calendar file. */
export function TripActions({ itinerary }: { itinerary: Itinerary }) {
  const [copied, setCopied] = useState('')
  const { language } = usePlanLanguage()
  const message = shareMessage(itinerary, language)

  async function copy() {
    setCopied(
      await navigator.clipboard.writeText(location.href).then(
        () => 'Link copied',
        () => 'Not copied',
      ),
    )
  }
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-2.5 sm:flex sm:flex-wrap print:hidden">
      <ButtonLink
        variant="secondary"
        className={SIZE}
        href={`mailto:?subject=${encodeURIComponent(itinerary.title)}&body=${encodeURIComponent(message)}`}
      >
        <Mail size={20} /> Email
      </ButtonLink>
      <Button variant="secondary" className={NEEDS_SCRIPT} onClick={() => void copy()}>
        <Link2 size={20} /> {copied || 'Copy link'}
      </Button>
      <Button variant="secondary" className={NEEDS_SCRIPT} onClick={() => print()}>
        <Printer size={20} /> Print
      </Button>
      <Button variant="secondary" className={NEEDS_SCRIPT} onClick={() => saveCalendarFile(itinerary, location.href)}>
        <CalendarPlus size={20} /> Calendar
      </Button>
      <output className="sr-only">{copied}</output>
    </div>
  )
}
