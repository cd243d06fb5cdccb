import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium } from '@playwright/test'
import { findChromium } from '../setup/find-chromium.ts'
import { COVERS } from './covers/covers.ts'
import { heroScene } from './hero-scene.ts'

// Draws the pictures that stand beside a shared link, and the icon for browsers that know no SVG: `node scripts/media/raster.ts`.
const [WIDTH, HEIGHT] = [1200, 630]
const ICON_SIDE = 32
const PUBLIC = new URL('../../web/public/', import.meta.url)

const require = createRequire(import.meta.url)
const font = readFileSync(
  require.resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
).toString('base64')

const icon = (side: number): string =>
  readFileSync(new URL('icon.svg', PUBLIC), 'utf8').replace('<svg ', `<svg width="${side}" height="${side}" `)

const page = `<style>
  @font-face { font-family: Display; font-weight: 200 800; src: url(data:font/woff2;base64,${font}); }
  * { margin: 0; }
  body { position: relative; width: ${WIDTH}px; height: ${HEIGHT}px; overflow: hidden; background: #073a47; color: #fff; font-family: Display; }
  .scene { position: absolute; left: -130px; bottom: 0; }
  .scene svg { display: block; width: 1330px; height: auto; }
  .shade { position: absolute; inset: 0; background: linear-gradient(175deg, #073a47 12%, rgb(7 58 71 / .55) 34%, transparent 56%); }
  .words { position: absolute; left: 64px; top: 52px; }
  .name { display: flex; gap: 16px; align-items: center; font-size: 44px; font-weight: 780; letter-spacing: -.025em; }
  h1 { margin-top: 22px; font-size: 76px; font-weight: 800; line-height: 1.02; letter-spacing: -.035em; }
</style>
<div class="scene">${heroScene(0)}</div><div class="shade"></div>
<div class="words">
  <div class="name">${icon(60)}uhambo</div>
  <h1>School trips,<br>planned by lunchtime</h1>
</div>`

/** An `.ico` file around one PNG: the directory of one entry, then the picture. */
function icoOf(png: Buffer): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(ICON_SIDE, 6)
  header.writeUInt8(ICON_SIDE, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

const browser = await chromium.launch({ executablePath: findChromium() ?? undefined })
const tab = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
await tab.setContent(page)
await tab.evaluate(() => document.fonts.ready)
writeFileSync(new URL('share.jpg', PUBLIC), await tab.screenshot({ type: 'jpeg', quality: 78 }))
for (const [slug, svg] of Object.entries(COVERS)) {
  await tab.setContent(`<style>* { margin: 0; } svg { display: block; }</style>${svg}`)
  writeFileSync(new URL(`posts/${slug}.jpg`, PUBLIC), await tab.screenshot({ type: 'jpeg', quality: 78 }))
}

await tab.setViewportSize({ width: ICON_SIDE, height: ICON_SIDE })
await tab.setContent(`<style>* { margin: 0; } svg { display: block; }</style>${icon(ICON_SIDE)}`)
writeFileSync(new URL('favicon.ico', PUBLIC), icoOf(await tab.screenshot({ omitBackground: true })))
await browser.close()
