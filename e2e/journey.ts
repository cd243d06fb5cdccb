import { expect, type Page, type Request, test as base } from '@playwright/test'

interface Watched {
  /** Console errors that a test causes on purpose; any other one fails the test. */
  expectedErrors: RegExp[]
  watchedConsole: void
  arrivedPages: void
}

/** A test in the browser. Errors in the console, such as a refused style or script, fail it at the end. */
export const test = base.extend<Watched>({
  expectedErrors: [[], { option: true }],
  watchedConsole: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = []
      context.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      context.on('weberror', (event) => errors.push(event.error().message))
      await use()
      expect(errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)))).toEqual([])
    },
    { auto: true },
  ],
  /** Ends when no page is being replaced: Chromium sometimes never closes a context whose page is. */
  arrivedPages: [
    async ({ context }, use) => {
      const onTheWay = new Set<Request>()
      context.on('request', (request) => request.isNavigationRequest() && onTheWay.add(request))
      context.on('requestfinished', (request) => onTheWay.delete(request))
      context.on('requestfailed', (request) => onTheWay.delete(request))
      await use()
      await expect.poll(() => [...onTheWay].map((request) => request.url())).toEqual([])
    },
    { auto: true },
  ],
})
export { expect }

/** An idea for three days with every kind of fact; `mark` makes it unique. */
export const ideaOf = (mark: string): string =>
  `Grade 10 Geography and History tour to Durban, 5-7 July 2027, leaving from Pretoria. 45 learners and 4 teachers, about R4 800 per learner. Ref ${mark}.`

export const ideaBox = (page: Page) => page.getByRole('textbox', { name: 'What trip do you have in mind?' })
export const generate = (page: Page) => page.getByRole('button', { name: 'Generate Itinerary' })

/** Writes an idea on the landing page and starts the plan. */
export async function askForPlan(page: Page, idea: string): Promise<void> {
  await page.goto('/')
  await ideaBox(page).fill(idea)
  await generate(page).click()
}

/** The ideas that the server has stored for this visitor. */
export async function keptIdeas(page: Page): Promise<number> {
  const answer = await page.request.get('/api/ideas/parsed')
  return ((await answer.json()) as { items: unknown[] }).items.length
}

/** Cuts the network when the page has fetched its notices, by which it reports that; React fetches them as it starts. */
export async function goOffline(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('app-notice-view')),
  )
  await page.context().setOffline(true)
}

/** Delays every request to a path until it is released. */
export async function hold(page: Page, path: string): Promise<() => void> {
  let letGo = () => {}
  const gate = new Promise<void>((open) => {
    letGo = open
  })
  await page.route(path, async (route) => {
    await gate
    // The page may have cancelled the request in the meantime.
    await route.continue().catch(() => undefined)
  })
  return letGo
}
