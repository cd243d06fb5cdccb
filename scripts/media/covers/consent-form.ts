import { box, cover, land, line, sky, tick } from './cover.ts'

const row = (y: number, width: number, x = 440) => box(x, y, width, 16, 8, '#a3c1c2')

const FORM =
  `<g transform="rotate(-5 600 315)">${box(418, 78, 372, 480, 22, '#062f3a')}${box(410, 66, 372, 480, 22, '#fff6e6')}` +
  `${box(440, 108, 214, 26, 13, '#0f3b47')}${row(172, 300)}${row(208, 270)}${row(244, 300)}${row(280, 190)}` +
  `${tick(440, 324)}${row(336, 190, 500)}` +
  `${line('M446 462C474 410 500 412 500 444S540 470 556 436S600 410 604 436', '#c8384f', 9)}${box(440, 492, 290, 6, 3, '#a3c1c2')}</g>`

const PENCIL =
  `<g transform="translate(655 385) rotate(38)"><path d="M-18 -40L0 6L18 -40Z" fill="#f3d3a4"/><path d="M-7 -12L0 6L7 -12Z" fill="#0f3b47"/>` +
  `${box(-18, -258, 36, 220, 0, '#fdc025')}${box(6, -258, 12, 220, 0, '#e3a31a')}${box(-18, -276, 36, 22, 0, '#cdd8da')}<path d="M-18 -274V-296Q-18 -312 0 -312Q18 -312 18 -296V-274Z" fill="#e4576f"/></g>`

export const CONSENT_FORM = cover(
  sky('#0c5563') + land(440, 110, 100, '#3f8a7a') + land(545, 70, 480, '#d9a94a') + FORM + PENCIL,
)
