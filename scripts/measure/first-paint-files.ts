/** The addresses of what a page's HTML makes the browser wait for before it paints: its sheets and the boot script. */
export function firstPaintFiles(html: string): { sheets: string[]; boot: string } {
  const head = html.replace(/<noscript>.*?<\/noscript>/g, '')
  const boot = /<script id="boot" src="([^"]+)"/.exec(head)?.[1]
  if (!boot) throw new Error(`A page has no boot script: ${html.slice(0, 200)}`)
  return { sheets: [...head.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(([, href = '']) => href), boot }
}
