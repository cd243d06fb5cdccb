/** As in the styles: the price card and the days stand under each other. */
const PHONE = '(width < 64rem)'

const folds = (part: HTMLElement) => part.querySelectorAll<HTMLDetailsElement>('details[data-folds]')

/** Closes on a phone what is long and can wait; the styles have hidden it so far, so that nothing jumps. */
export function foldForPhone(plan: HTMLElement): void {
  if (matchMedia(PHONE).matches) for (const fold of folds(plan)) fold.open = false
}

export function openAll(part: HTMLElement): void {
  for (const fold of folds(part)) fold.open = true
}
