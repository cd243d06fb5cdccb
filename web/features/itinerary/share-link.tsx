import { Share2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { Itinerary } from '#shared/contracts/itinerary'
import { ButtonLink } from '../../ui/button.tsx'
import { usePlanLanguage } from './language/plan-language.ts'
import { shareMessage } from './share-message.ts'

/** Shares a plan by the device's share function; without one, the link opens WhatsApp. */
export function ShareLink({ itinerary, className }: { itinerary: Itinerary; className: string }) {
  const { language } = usePlanLanguage()
  const message = shareMessage(itinerary, language)
  function share(event: MouseEvent) {
    if (!navigator.share) return
    event.preventDefault()
    // Closing the share sheet rejects the promise; nothing must be done.
    navigator.share({ title: itinerary.title, text: message }).catch(() => undefined)
  }
  return (
    <ButtonLink
      variant="secondary"
      className={className}
      href={`https://wa.me/?text=${encodeURIComponent(message)}`}
      target="_blank"
      rel="noopener"
      onClick={share}
    >
      <Share2 size={20} /> Share
    </ButtonLink>
  )
}
