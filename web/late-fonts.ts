import { addLink } from './add-link.ts'

/**
 * The text fonts, a sheet and the files that it needs first: on a first visit they are fetched when `later` says so, and
 * set once they are here. Whoever has had them is shown the page with them from the start.
 */
export function showFonts(
  fonts: string,
  had: Partial<Record<string, string>>,
  later: (work: () => void) => void,
): void {
  const [sheet, ...files] = fonts.split(' ') as [string, ...string[]]
  const fetchFiles = () =>
    Promise.all(
      files.map(
        (file) => new Promise((done) => (addLink('preload', file, { as: 'font', crossOrigin: '' }).onload = done)),
      ),
    )
  const set = () => {
    addLink('stylesheet', sheet, { blocking: 'render' })
    had['fonts'] = sheet
  }
  if (had['fonts'] === sheet) {
    void fetchFiles()
    set()
  } else later(() => void fetchFiles().then(set))
}
