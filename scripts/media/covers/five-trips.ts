import { tableMountain } from '../landmarks.ts'
import { acacia, aloe } from '../plants.ts'
import { place } from '../shapes.ts'
import { box, cover, land, line, sky } from './cover.ts'

/** What stands on the boards, in white within 60 by 40: a cave, the Castle's five points, a diamond, a hill, steel columns. */
const SIGNS = [
  '<path d="M0 40C2 8 20 0 32 2S58 12 60 40H44C44 26 38 20 30 20S16 26 16 40Z" fill="#fff"/>',
  '<path d="M30 0L37 12L57 15L44 27L49 40L30 34L11 40L16 27L3 15L23 12Z" fill="#fff"/>',
  '<path d="M14 4H46L60 18L30 42L0 18Z" fill="#fff"/><path d="M0 18H60M14 4L22 18L30 42L38 18L46 4" fill="none" stroke="#6b4020" stroke-width="3"/>',
  '<path d="M0 40L12 12Q14 8 20 8H40Q46 8 48 12L60 40Z" fill="#fff"/><path d="M8 26H52" stroke="#6b4020" stroke-width="3"/>',
  '<path d="M4 40V12M15 40V4M26 40V16M37 40V0M48 40V10M58 40V20" stroke="#fff" stroke-width="5"/>',
] as const

/** A brown tourism board that points left or right. */
function board(index: number): string {
  const [y, right] = [92 + index * 82, index % 2 === 0]
  const outline = right ? 'M0 0H200L232 33L200 66H0Z' : 'M232 0H32L0 33L32 66H232Z'
  return `<g transform="translate(${right ? 724 : 616} ${y})"><path d="${outline}" fill="#6b4020"/><path d="${outline}" transform="translate(7 5) scale(.94 .85)" fill="none" stroke="#fff" stroke-width="3"/><g transform="translate(${right ? 74 : 98} 13)">${SIGNS[index]}</g></g>`
}

export const FIVE_TRIPS = cover(
  '<linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset=".3" stop-color="#0c5563"/><stop offset=".46" stop-color="#4c9294"/><stop offset=".54" stop-color="#f2b58c"/></linearGradient><linearGradient id="table" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2f6d7d"/><stop offset="1" stop-color="#4a8590"/></linearGradient>' +
    sky('url(#s)') +
    `<g transform="translate(-10 30)">${tableMountain(0)}</g>` +
    land(446, 44, 300, '#3f8a7a') +
    land(545, 70, 0, '#d9a94a') +
    acacia(1050, 520, 1.1, ['#1d5a52', '#2a7463', '#4b3a2a']) +
    box(726, 60, 20, 510, 6, '#b9c6c8') +
    [0, 1, 2, 3, 4].map(board).join('') +
    land(606, 36, 500, '#1f5b4d') +
    aloe(170, 600, 1.1) +
    place(420, 586, 1, line('M0 0l-8 -30M12 2l4 -38M26 2l16 -26', '#2a7463', 7)),
)
