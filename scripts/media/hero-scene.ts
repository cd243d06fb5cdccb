import { bus } from './bus.ts'
import { DRAKENSBERG, rondavel, tableMountain, windpump } from './landmarks.ts'
import { acacia, aloe, grass, protea } from './plants.ts'
import { HEIGHT, hills, place, tiles, WIDTH } from './shapes.ts'
import { birds, clouds, HALO_GRADIENT, SKY_GRADIENT, sun } from './sky.ts'

const FAR_TREE = ['#0f4f52', '#2d7a5f', '#123c3f'] as const

function veld(): string {
  const tufts = [60, 320, 450, 560, 760, 860, 1180].map((x, index) => grass(x, 528, 0.6 + 0.1 * (index % 3), '#c99a3f'))
  return (
    hills(
      1280,
      512,
      [
        [1, 8, 1],
        [3, 5, 0.4],
        [5, 2, 0],
      ],
      '#d9a94a',
    ) +
    hills(
      1280,
      528,
      [
        [2, 5, 0.2],
        [4, 3, 2],
      ],
      '#c08f3a',
    ) +
    acacia(180, 520, 1.05, FAR_TREE) +
    acacia(640, 512, 0.7, ['#125457', '#2f7d63', '#123c3f']) +
    acacia(1010, 524, 1.25, FAR_TREE) +
    tufts.join('')
  )
}

function verge(): string {
  const tufts = [40, 110, 380, 470, 560, 640, 880, 960, 1050, 1140, 1320, 1460, 1540].map((x, index) =>
    grass(x, 724, 0.9 + 0.25 * (index % 3), index % 2 ? '#12453f' : '#1c5a4c'),
  )
  return (
    `<path d="M0 720V668Q200 648 400 664T800 662T1200 666T1600 668V720Z" fill="#1f6152"/><path d="M0 720V690Q200 674 400 688T800 684T1200 690T1600 690V720Z" fill="#174f47"/>` +
    aloe(210, 716, 1) +
    aloe(300, 724, 0.75) +
    protea(720, 668, 0.95) +
    protea(790, 690, 0.7) +
    aloe(1240, 720, 1.1) +
    protea(1380, 684, 0.8) +
    tufts.join('')
  )
}

const road = (t: number): string =>
  `<rect y="556" width="${WIDTH}" height="${HEIGHT - 556}" fill="#8f6f37"/><rect y="562" width="${WIDTH}" height="92" fill="#35505a"/><rect y="567" width="${WIDTH}" height="4" fill="#fdc025"/><rect y="646" width="${WIDTH}" height="4" fill="#fdc025"/>` +
  tiles('dash', { period: 128, turns: 20 }, t, '<rect x="20" y="622" width="64" height="5" rx="2.5" fill="#f4f7f5"/>')

const village = (t: number): string =>
  rondavel(150, 474, 0.62, '#f4e2c4', '#e4576f') +
  rondavel(196, 478, 0.5, '#e9d3ad', '#3aa0b5') +
  rondavel(112, 480, 0.46, '#f4e2c4', '#33854a') +
  windpump(470, 482, 0.72, t)

/** The hero's picture at moment `t` of its loop (0 to 1): every motion closes after a whole number of periods. */
export function heroScene(t: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="xMidYMax slice">
<defs>${SKY_GRADIENT}${HALO_GRADIENT}<linearGradient id="table" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2f6d7d"/><stop offset="1" stop-color="#6fa3a2"/></linearGradient></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>${sun(1140, 346, t)}${clouds(t)}${birds(t)}
<g transform="translate(690 0)">${tableMountain(t)}</g><g transform="translate(-640 0)">${DRAKENSBERG}</g>
${tiles(
  'far',
  { period: 320, turns: 1 },
  t,
  hills(
    320,
    452,
    [
      [1, 9, 0.4],
      [2, 4, 1.3],
    ],
    '#6aa79b',
  ),
)}
${tiles(
  'hill',
  { period: 640, turns: 1 },
  t,
  hills(
    640,
    476,
    [
      [1, 13, 0],
      [2, 7, 2.1],
      [3, 3, 0.7],
    ],
    '#3f8a7d',
  ) + village(t),
)}
${tiles('veld', { period: 1280, turns: 1, reach: 60 }, t, veld())}
${road(t)}${place(940, 580, 0.92, bus(t))}
${tiles('verge', { period: 1600, turns: 2, reach: 40 }, t, verge())}</svg>`
}
