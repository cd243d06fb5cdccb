import { Bookmark, Pencil } from 'lucide-react'
import type { Itinerary } from '#shared/contracts/itinerary'
import { Button, ButtonLink, type ButtonVariant } from '../../ui/button.tsx'
import { useOwnerParts } from './change/editing-context.ts'
import { ShareLink } from './share-link.tsx'

const SIZE = 'min-h-11! px-3.5!'

interface Props {
  itinerary: Itinerary
  isOwner: boolean
}

/** What the reader can do with the plan now: its owner changes and keeps it, others copy it; all share it. */
export function LeadActions({ itinerary, isOwner }: Props) {
  return (
    <div className="lead-actions">
      {isOwner ? (
        // On a phone it stands in the bar with the price, which is always in view.
        <ChangeLink searchId={itinerary.search_id} className={`${SIZE} max-lg:hidden`} />
      ) : (
        <CopyForm itinerary={itinerary} />
      )}
      <ShareLink itinerary={itinerary} className={SIZE} />
      {isOwner && <KeepLinks searchId={itinerary.search_id} className={SIZE} />}
    </div>
  )
}

interface LinkProps {
  searchId: number
  className?: string
  variant?: ButtonVariant
}

/** Leads to the words that can be changed; from an older version or a package, to the plan as it is now. */
export function ChangeLink({ searchId, className, variant }: LinkProps) {
  const owner = useOwnerParts()
  return owner ? (
    <ButtonLink variant={variant} href="#took" className={className}>
      <Pencil size={18} /> Change this plan
    </ButtonLink>
  ) : (
    <ButtonLink variant="secondary" href={`/itinerary/${searchId}#took`} className={className}>
      Back to your plan
    </ButtonLink>
  )
}

/** Whoever is signed in has the trip in "My trips"; others keep it with their e-mail address. */
function KeepLinks({ searchId, className }: LinkProps) {
  return (
    <>
      <ButtonLink
        variant="secondary"
        href={`/user-info?searchId=${searchId}`}
        className={`${className} signed-in:hidden`}
      >
        <Bookmark size={18} /> Keep this trip
      </ButtonLink>
      <ButtonLink variant="secondary" href="/account/trips" className={`${className} hidden signed-in:inline-flex`}>
        <Bookmark size={18} /> Kept in My trips
      </ButtonLink>
    </>
  )
}

/** A plain form: it works without script. */
function CopyForm({ itinerary: { search_id } }: { itinerary: Itinerary }) {
  return (
    <form method="post" action={`/itinerary/${search_id}/copy`}>
      <Button type="submit" variant="secondary" className={SIZE} data-own="form">
        Copy and change
      </Button>
    </form>
  )
}
