import { EMPTY_BUS } from '../bus.ts'
import { times } from '../shapes.ts'
import { box, cover, land, line, road, sky, tick } from './cover.ts'

const row = (y: number, width: number) => box(66, y, width, 14, 7, '#a3c1c2')
const ROWS = [168, 156, 176] as const

/** Three answers that are ticked, and one question that is still open. */
const CLIPBOARD =
  `<g transform="translate(850 170) rotate(6)">${box(-22, -20, 300, 380, 22, '#6b4020')}${box(0, 8, 256, 330, 10, '#fff6e6')}${box(78, -40, 100, 48, 14, '#cdd8da')}${box(104, -54, 48, 30, 15, '#9fb0b3')}` +
  times(3, (index) => tick(18, 46 + index * 68) + row(58 + index * 68, ROWS[index] as number)) +
  `<rect x="20" y="252" width="36" height="36" rx="8" fill="none" stroke="#0f4552" stroke-width="4"/>${line('M86 258Q86 242 102 242T118 258Q118 268 102 276V284', '#e4576f', 9)}<circle cx="102" cy="302" r="6" fill="#e4576f"/></g>`

export const BUS_QUESTIONS = cover(
  sky('#9fd3dc') +
    '<circle cx="210" cy="130" r="64" fill="#fff1c4"/>' +
    land(330, 130, 240, '#5f9fa0') +
    land(400, 90, 0, '#3f8a7a') +
    land(462, 40, 420, '#d9a94a') +
    road(478) +
    `<g transform="translate(400 478) scale(1.5)">${EMPTY_BUS}</g>` +
    land(606, 30, 300, '#1f5b4d') +
    CLIPBOARD,
)
