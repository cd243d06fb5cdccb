import { addLink } from './add-link.ts'

const FACES = '1px Figtree,Bricolage'

/**
 * The text fonts, a sheet and the files that it needs first: on a first visit they are fetched when `later` says so, and
 * the page changes over to them once, when both are ready. Whoever has had them is shown the page with them from the start.
 */
export function showFonts(
  page: HTMLElement,
  fonts: string,
  had: Partial<Record<string, string>>,
  later: (work: () => void) => void,
): void {
  const [sheet, ...files] = fonts.split(' ') as [string, ...string[]]
  const fetchFonts = () => {
    for (const file of files) addLink('preload', file, { as: 'font', crossOrigin: '' })
    return addLink('stylesheet', sheet, { blocking: 'render' })
  }
  const set = () => {
    page.toggleAttribute('data-plain')
    had['fonts'] = sheet
  }
  if (had['fonts'] === sheet) fetchFonts()
  else {
    page.toggleAttribute('data-plain')
    // A face that did not come leaves the words to its stand-in.
    later(() => (fetchFonts().onload = () => document.fonts.load(FACES).then(set, set)))
  }
}
