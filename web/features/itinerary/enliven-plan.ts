import type { Itinerary } from '#shared/contracts/itinerary'
import { foldForPhone, openAll } from './fold-for-phone.ts'

/** What a button or link of the plan (`control`) does, by its `data-action`. */
type Action = (control: HTMLElement, itinerary: Itinerary, event: Event) => unknown

const ACTIONS: Record<string, Action> = {
  share,
  copy,
  print: () => print(),
  calendar: async (_button, itinerary) =>
    (await import('./save-calendar-file.ts')).saveCalendarFile(itinerary, location.href),
  'open-days': (button) => openAll(button.closest('section')!),
}

/** Brings a drawn plan to life: folds it for a phone and listens to its buttons. Returns how to stop. */
export function enlivenPlan(plan: HTMLElement, itinerary: Itinerary): () => void {
  foldForPhone(plan)
  const act = (event: Event) => {
    const control = (event.target as Element).closest<HTMLElement>('[data-action]')
    if (control) void ACTIONS[control.dataset['action'] as string]?.(control, itinerary, event)
  }
  plan.addEventListener('click', act)
  return () => {
    plan.removeEventListener('click', act)
    delete plan.dataset['live']
  }
}

/** The link's own message goes to whatever the device shares with; without that, the link itself leads to WhatsApp. */
function share(link: HTMLElement, { title }: Itinerary, event: Event) {
  if (!navigator.share) return
  event.preventDefault()
  const text = new URL((link as HTMLAnchorElement).href).searchParams.get('text') ?? ''
  // Closing the sheet rejects; there is nothing to repair then.
  navigator.share({ title, text }).catch(() => undefined)
}

async function copy(button: HTMLElement) {
  const copied = await navigator.clipboard.writeText(location.href).then(
    () => 'Link copied',
    () => 'Not copied',
  )
  for (const label of button.parentElement!.querySelectorAll('[data-copied]')) label.textContent = copied
}
