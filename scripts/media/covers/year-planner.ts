import { acacia } from '../plants.ts'
import { times } from '../shapes.ts'
import { box, cover, land, line, sky } from './cover.ts'

/** School weeks of the four terms of 2027, and the weeks that a trip takes in the picture. */
const TERMS = [
  { weeks: 10, trips: [4] },
  { weeks: 12, trips: [2, 3] },
  { weeks: 10, trips: [1, 6] },
  { weeks: 10, trips: [2] },
] as const
const LEFT = 366

const term = ({ weeks, trips }: (typeof TERMS)[number], row: number) =>
  box(LEFT, 232 + row * 76, 8, 52, 4, '#c8384f') +
  times(weeks, (week) => {
    const isTrip = (trips as readonly number[]).includes(week)
    return `<use href="#${isTrip ? 't' : 'w'}" x="${LEFT + 24 + week * 37}" y="${234 + row * 76}"/>`
  })

const YEAR = `<g transform="translate(-46 0)">${line(
  'M520 140Q520 118 542 118T564 140Q564 152 520 182H566M612 118Q588 118 588 150T612 182T636 150T612 118M660 140Q660 118 682 118T704 140Q704 152 660 182H706M726 120H772L742 182',
  '#fff6e6',
  13,
)}</g>`

const SHEET =
  box(338, 86, 540, 474, 26, '#062f3a') +
  box(330, 72, 540, 474, 26, '#fff6e6') +
  '<path d="M330 210V98Q330 72 356 72H844Q870 72 870 98V210Z" fill="#c8384f"/>' +
  times(4, (ring) => box(424 + ring * 112, 46, 16, 54, 8, '#cdd8da'))

export const YEAR_PLANNER = cover(
  `<defs><rect id="w" width="29" height="48" rx="7" fill="#cfe0dd"/><g id="t"><rect x="-3" y="-3" width="35" height="54" rx="9" fill="#fdc025"/><path d="M9 24l6 7l10 -14" fill="none" stroke="#0f3b47" stroke-width="4.5" stroke-linecap="round"/></g></defs>` +
    sky('#4c9294') +
    '<circle cx="1010" cy="170" r="72" fill="#ffd588"/>' +
    land(430, 120, 300, '#2f7d74') +
    land(540, 80, 0, '#3f8a7a') +
    acacia(170, 560, 1.3, ['#1d5a52', '#2a7463', '#4b3a2a']) +
    SHEET +
    YEAR +
    TERMS.map(term).join('') +
    land(606, 26, 500, '#d9a94a'),
)
