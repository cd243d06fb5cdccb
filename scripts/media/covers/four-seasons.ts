import { round, times, TURN } from '../shapes.ts'
import { band, box, cover, line } from './cover.ts'

/** The four skies beside each other; the outer two go on beyond the picture. */
const SKIES =
  '<path d="M-1800 -700H300V1500H-1800Z" fill="#f4a96b"/><path d="M300 -700H600V1500H300Z" fill="#c96f4a"/><path d="M600 -700H900V1500H600Z" fill="#0c5563"/><path d="M900 -700H3000V1500H900Z" fill="#7fc0a8"/>'

const around = (count: number, draw: (angle: number) => string) => times(count, (index) => draw((360 / count) * index))

const SUN = `<g transform="translate(150 170)"><circle r="62" fill="#fff1c4"/>${around(10, (angle) => `<path d="M0 -82V-106" transform="rotate(${angle})" stroke="#fff1c4" stroke-width="10" stroke-linecap="round"/>`)}</g>`

const LEAF = 'M0 40Q-34 10 0 -40Q34 10 0 40Z'
const LEAVES = (
  [
    [350, 110, 30, '#fdc025'],
    [395, 250, -50, '#f4a96b'],
    [492, 90, 80, '#f4a96b'],
    [345, 380, 10, '#fdc025'],
  ] as const
)
  .map(([x, y, turn, fill]) => `<path d="${LEAF}" transform="translate(${x} ${y}) rotate(${turn})" fill="${fill}"/>`)
  .join('')

const flake = (x: number, y: number, size: number) => {
  const arms = around(3, (angle) => `<path d="M0 -${size}V${size}" transform="rotate(${angle / 2})"/>`)
  return `<g transform="translate(${x} ${y})" stroke="#fff" stroke-width="7" stroke-linecap="round">${arms}</g>`
}
const SNOW = flake(720, 90, 34) + flake(840, 190, 26) + flake(850, 360, 32) + flake(766, 250, 16)

const blossom = (x: number, y: number, radius: number) => {
  const petals = times(5, (index) => {
    const angle = (TURN * index) / 5
    return `<circle cx="${round(x + radius * Math.sin(angle))}" cy="${round(y - radius * Math.cos(angle))}" r="${round(radius * 0.72)}" fill="#f79bb0"/>`
  })
  return `${petals}<circle cx="${x}" cy="${y}" r="${round(radius * 0.6)}" fill="#fdc025"/>`
}
const BLOSSOMS = blossom(1010, 140, 34) + blossom(1110, 280, 26) + blossom(985, 370, 22)

const BACKPACK =
  `${line('M540 190Q540 132 600 132T660 190', '#b8780a', 18)}<path d="M452 268Q452 170 600 170T748 268V520Q748 566 702 566H498Q452 566 452 520Z" fill="#fdc025"/>` +
  `<path d="M452 268Q452 170 600 170Q512 190 512 280V566H498Q452 566 452 520Z" fill="#ffdd7c"/>${box(500, 384, 200, 150, 26, '#eba91a')}${line('M522 420H678', '#b8780a', 8)}${box(588, 418, 24, 34, 8, '#e4576f')}` +
  `${line('M480 316Q600 346 720 316', '#b8780a', 8)}${box(560, 232, 80, 44, 10, '#0f4552')}`
const BOTTLE = `${box(772, 398, 66, 168, 20, '#3aa0b5')}${box(772, 448, 66, 44, 0, '#f2f6f4')}${box(786, 368, 38, 36, 8, '#0f4552')}`
const HAT =
  '<ellipse cx="376" cy="548" rx="104" ry="22" fill="#8f6f37"/><path d="M314 544Q314 468 376 468T438 544Z" fill="#c99a3f"/><path d="M314 544Q314 528 316 520H436Q438 528 438 544Z" fill="#e4576f"/>'

export const FOUR_SEASONS = cover(
  SKIES +
    SUN +
    LEAVES +
    SNOW +
    BLOSSOMS +
    band(540, 960, '#1f5b4d') +
    band(540, 12, '#2a7463') +
    BACKPACK +
    BOTTLE +
    HAT,
)
