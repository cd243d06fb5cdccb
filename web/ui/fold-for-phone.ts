/** As in the styles of a plan: below this its parts stand under each other. */
const PHONE = '(width < 64rem)'

/** Closes on a phone a part that is long and can wait, once; the styles have hidden it so far, so that nothing jumps. */
export function foldForPhone(part: HTMLDetailsElement): void {
  if (part.dataset['folds'] !== 'not yet') return
  if (matchMedia(PHONE).matches) part.open = false
  part.dataset['folds'] = 'done'
}
