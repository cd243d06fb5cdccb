import type { DehydratedState } from '@tanstack/react-query'
import type { Itinerary } from '#shared/contracts/itinerary'
import type { ItineraryAnswer } from './itinerary-query.ts'
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

/**
 * Brings a drawn plan to life, once and for as long as it stands: folds it for a phone and listens to its buttons, of
 * which boot then keeps no click for React.
 */
export function enlivenPlan(plan: HTMLElement, itineraryOf: () => Itinerary): void {
  if ('live' in plan.dataset) return
  foldForPhone(plan)
  plan.dataset['live'] = ''
  for (const button of plan.querySelectorAll('button')) button.dataset['own'] = ''
  plan.addEventListener('click', (event) => {
    const control = (event.target as Element).closest<HTMLElement>('[data-action]')
    if (control) void ACTIONS[control.dataset['action'] as string]?.(control, itineraryOf(), event)
  })
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

/** The plan as it came with the page, for whoever needs it before React has read it. */
function carried(): Itinerary {
  const { queries } = JSON.parse(document.getElementById('page-data')!.textContent) as DehydratedState
  const answers = queries.map(({ state }) => state.data as ItineraryAnswer)
  return answers.flatMap((answer) => (answer.state === 'ready' ? answer.itinerary : []))[0]!
}

// A plan that came with the page does not wait for React, which sleeps until its reader's first touch.
const written = import.meta.env.SSR ? null : document.querySelector<HTMLElement>('.itinerary')?.parentElement
if (written) enlivenPlan(written, carried)
