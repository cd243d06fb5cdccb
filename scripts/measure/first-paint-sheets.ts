/** The addresses of the sheets that a page's HTML makes the browser wait for before it paints. */
export function firstPaintSheets(html: string): string[] {
  const head = html.replace(/<noscript>.*?<\/noscript>/g, '')
  const sheets = [...head.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(([, href = '']) => href)
  if (sheets.length === 0) throw new Error(`A page has no sheet: ${html.slice(0, 200)}`)
  return sheets
}
