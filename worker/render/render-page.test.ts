import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { renderPage } from './render-page.tsx'

/** An API that has no plan, or that fails. */
const api = (status: number) => () => Promise.resolve(Response.json({ error: 'No.', code: 'no' }, { status }))
const page = (path: string, apiStatus = 404) => renderPage({ url: `http://localhost${path}` }, api(apiStatus))

describe('a page rendered at request', () => {
  it('has its title and its status', async () => {
    const response = await page('/')
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=UTF-8')
    expect(await response.text()).toContain('<title>Uhambo: school trips made simple, safe and spectacular</title>')
  })

  it('is a 404 if no route matches, or if the loader finds nothing', async () => {
    for (const [path, title] of [
      ['/nowhere', 'Page not found: Uhambo'],
      ['/itinerary/7', 'Your itinerary: Uhambo'],
    ]) {
      const response = await page(path as string)
      expect(response.status).toBe(404)
      expect(await response.text()).toContain(`<title>${title}</title>`)
    }
  })

  it('is a readable 500 if a loader fails', async () => {
    const response = await page('/itinerary/7', 503)
    expect(response.status).toBe(500)
    expect(await response.text()).toMatch(/<div id="root">.*<h1/s)
  })

  it('redirects to the canonical path of a page', async () => {
    const response = await page('/itinerary/7/?print=1')
    expect(response.status).toBe(307)
    expect(response.headers.get('location')).toBe('/itinerary/7?print=1')
  })

  it('never redirects to another site, and never in a loop', async () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '.',
        '..',
        'itinerary',
        '7',
        '%2F',
        '%5C',
        '%0d%0a',
        '%69',
        '%',
        'é',
        ' ',
        '@',
        ':',
      ),
      fc.string({ maxLength: 4 }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 6 }), async (pieces) => {
        const first = await page(`/${pieces.join('')}`)
        const target = first.headers.get('location')
        if (target === null) return
        expect(new URL(target, 'http://localhost').origin).toBe('http://localhost')
        const second = await page(target)
        expect(second.headers.get('location')).toBeNull()
      }),
      { numRuns: 300 },
    )
  })
})
