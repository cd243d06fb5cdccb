import type { Itinerary } from '#shared/contracts/itinerary'
import { foldForPhone, openAll } from './fold-for-phone.ts'
import { shareMessage } from './share-message.ts'

/** What a button or link of the plan does, by its `data-action`. */
type Action = (plan: HTMLElement, itinerary: Itinerary, event: Event) => unknown

const ACTIONS: Record<string, Action> = {
  share,
  copy,
  print: () => print(),
  calendar: async (_plan, itinerary) =>
    (await import('./save-calendar-file.ts')).saveCalendarFile(itinerary, location.href),
  'open-days': openAll,
}

/** Brings a drawn plan to life: folds it for a phone and listens to its buttons. Returns how to stop. */
export function enlivenPlan(plan: HTMLElement, itinerary: Itinerary): () => void {
  foldForPhone(plan)
  const act = (event: Event) => {
    const name = (event.target as Element).closest<HTMLElement>('[data-action]')?.dataset['action']
    if (name) void ACTIONS[name]?.(plan, itinerary, event)
  }
  plan.addEventListener('click', act)
  return () => {
    plan.removeEventListener('click', act)
    delete plan.dataset['live']
  }
}

async function share(_plan: HTMLElement, itinerary: Itinerary, event: Event) {
  if (!navigator.share) return
  event.preventDefault()
  // Closing the sheet rejects; there is nothing to repair then.
  await navigator
    .share({ title: itinerary.title, text: shareMessage(itinerary), url: location.href })
    .catch(() => undefined)
}

async function copy(plan: HTMLElement) {
  await navigator.clipboard.writeText(location.href)
  for (const label of plan.querySelectorAll('[data-copied]')) label.textContent = 'Link copied'
}
