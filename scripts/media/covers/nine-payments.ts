import { protea } from '../plants.ts'
import { times } from '../shapes.ts'
import { band, box, cover, land, line, road, sky } from './cover.ts'

const PAYMENTS = 9
const COIN = { width: 66, height: 24 } as const

const coin = (x: number, y: number) =>
  box(x, y, COIN.width, COIN.height, 12, '#e3a31a') + box(x, y, COIN.width, 17, 8.5, '#fdc025')

/** After each payment the pile is one coin higher. */
const pile = (index: number) =>
  times(index + 1, (coins) => `<use href="#c" x="${246 + index * 80}" y="${446 - coins * (COIN.height + 2)}"/>`)

export const NINE_PAYMENTS = cover(
  `<defs><g id="c">${coin(0, 0)}</g></defs>` +
    sky('#f2b58c') +
    '<circle cx="860" cy="236" r="196" fill="#ffd588" opacity=".55"/><circle cx="860" cy="236" r="132" fill="#fff1c4"/>' +
    land(395, 120, 0, '#4a8590') +
    land(450, 60, 420, '#2f6d7d') +
    road(470) +
    times(PAYMENTS, pile) +
    band(580, 920, '#d9a94a') +
    land(604, 26, 200, '#1f5b4d') +
    line('M70 602l14 -46M96 606l2 -40M1078 606l-8 -42M1104 604l12 -34', '#2a7463', 8) +
    protea(1140, 520, 1.1),
)
