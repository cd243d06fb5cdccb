import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawPage } from './draw-page.tsx'

/** An API that knows no plan, or that fails. */
const api = (status: number) => () => Promise.resolve(Response.json({ error: 'No.', code: 'no' }, { status }))
const page = (path: string, apiStatus = 404) => drawPage({ url: `http://localhost${path}` }, api(apiStatus))

describe('a page made at request', () => {
  it('has its title and its status', async () => {
    const response = await page('/')
    expect(response.status).toBe(200)
    expect(response.headers['Content-Type']).toBe('text/html; charset=UTF-8')
    expect(response.html).toContain('<title>Uhambo: school trips made simple, safe and spectacular</title>')
  })

  it('is a 404 where no route fits, and where the route’s loader finds nothing', async () => {
    for (const [path, title] of [
      ['/nowhere', 'Page not found: Uhambo'],
      ['/itinerary/7', 'Your itinerary: Uhambo'],
    ]) {
      const response = await page(path as string)
      expect(response.status).toBe(404)
      expect(response.html).toContain(`<title>${title}</title>`)
    }
  })

  it('is a 500 that still reads where a loader fails', async () => {
    const response = await page('/itinerary/7', 503)
    expect(response.status).toBe(500)
    expect(response.html).toMatch(/<div id="root">.*<h1/s)
  })

  it('leads to the one address of a page', async () => {
    const response = await page('/itinerary/7/?print=1')
    expect(response.status).toBe(307)
    expect(response.headers['location']).toBe('/itinerary/7?print=1')
  })

  it('never leads to another site, and never in a circle', async () => {
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
        const target = first.headers['location']
        if (target === undefined) return
        expect(new URL(target, 'http://localhost').origin).toBe('http://localhost')
        const second = await page(target)
        expect(second.headers['location']).toBeUndefined()
      }),
      { numRuns: 300 },
    )
  })
})
