import { expect, test } from './journey.ts'

const FILM = /\.(webm|mp4)(\?|$)/
const unavailable = 'Video unavailable'

test('the film can be paused, and is still paused on the next visit', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Pause the video' }).click()
  await expect(page.getByRole('button', { name: 'Play the video' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Play the video' })).toBeVisible()
})

test('nothing of the film moves behind the headline and its text', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  await expect(page.locator('[data-hero][data-seen]')).toBeVisible()
  await page.getByRole('button', { name: 'Pause the video' }).click()
  const [title, lead] = await Promise.all([
    page.getByRole('heading', { level: 1 }).boundingBox(),
    page.locator('.hero .text-lead').boundingBox(),
  ])
  const clip = { x: 0, y: title!.y, width: 1280, height: lead!.y + lead!.height - title!.y }
  const shots: string[] = []
  for (const time of [0.5, 2, 3.5, 5]) {
    await page.locator('video').evaluate(
      (film: HTMLVideoElement, at) =>
        new Promise((resolve) => {
          film.addEventListener('seeked', () => requestAnimationFrame(() => requestAnimationFrame(resolve)), {
            once: true,
          })
          film.currentTime = at
        }),
      time,
    )
    shots.push((await page.screenshot({ clip })).toString('base64'))
  }
  expect(new Set(shots).size).toBe(1)
})

test('a film that does not load within 10 seconds is removed', async ({ page }) => {
  // The page's clock is paused, so that a slow machine does not use up the 10 seconds.
  const start = new Date('2027-02-01T08:00:00Z')
  await page.clock.install({ time: start })
  await page.clock.pauseAt(new Date(start.getTime() + 1_000))
  await page.route(FILM, () => new Promise(() => {}))
  await page.goto('/', { waitUntil: 'load' })
  await expect(page.getByRole('button', { name: 'Pause the video' })).toBeVisible()
  await page.clock.runFor(9_000)
  await expect(page.getByText(unavailable)).toBeHidden()
  await page.clock.runFor(2_000)
  await expect(page.getByText(unavailable)).toBeVisible()
})

test.describe('a film that cannot be fetched', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('has a message on the picture', async ({ page }) => {
    await page.route(FILM, (route) => route.abort())
    await page.goto('/')
    await expect(page.getByText(unavailable)).toBeVisible()
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('no film is loaded', async ({ page }) => {
    const films: string[] = []
    page.on('request', (request) => FILM.test(request.url()) && films.push(request.url()))
    await page.goto('/', { waitUntil: 'networkidle' })
    await expect(page.getByRole('img', { name: /school bus/ })).toBeVisible()
    expect(films).toEqual([])
  })
})
