import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { heroScene } from './hero-scene.ts'
import { HEIGHT, WIDTH } from './shapes.ts'

// Draws the hero's film as numbered frames, ten seconds at 24 a second: `node scripts/media/film.ts [folder]`, then `encode-film.sh`.
const FRAMES = 240
const folder = process.argv[2] ?? '.cache/film'

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] })
const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
for (let frame = 0; frame < FRAMES; frame++) {
  await page.goto(`data:image/svg+xml;utf8,${encodeURIComponent(heroScene(frame / FRAMES))}`)
  writeFileSync(join(folder, `${String(frame).padStart(3, '0')}.png`), await page.screenshot())
}
await browser.close()
