/** The same width as in the styles of a plan: below it the layout has one column. */
const PHONE = '(width < 64rem)'

/** Closes, once and on a phone, parts that are long and less important. The styles hide them until then, so that the layout does not move. */
export function foldForPhone(part: HTMLDetailsElement): void {
  if (part.dataset['folds'] !== 'not yet') return
  if (matchMedia(PHONE).matches) part.open = false
  part.dataset['folds'] = 'done'
}
