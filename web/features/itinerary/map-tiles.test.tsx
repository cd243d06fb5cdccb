import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { DAY_AT_THE_SEA } from './plan.fixture.ts'

/** The route of a plan in a build with these variables. */
async function routeWith(variables: Record<string, string>): Promise<string> {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  vi.resetModules()
  const { RouteSection } = await import('./route-section.tsx')
  return renderToStaticMarkup(<RouteSection itinerary={DAY_AT_THE_SEA} />)
}
afterEach(() => vi.unstubAllEnvs())

test('the map of a plan lies on the tiles of the server that the build names, and names whom it must', async () => {
  const html = await routeWith({
    VITE_MAP_TILES: 'http://127.0.0.1:8200/{z}/{x}/{y}.png',
    VITE_MAP_TILES_ATTRIBUTION: '© Surveyors of the test',
  })
  const tiles = html.match(/<image [^>]+>/g) ?? []
  expect(tiles.length).toBeGreaterThan(3)
  for (const tile of tiles) expect(tile).toMatch(/href="http:\/\/127\.0\.0\.1:8200\/\d+\/\d+\/\d+\.png"/)
  expect(html).toContain('© Surveyors of the test')
})

test('the map of a plan has no tiles unless the build names a server', async () => {
  expect(await routeWith({})).not.toContain('<image')
})
