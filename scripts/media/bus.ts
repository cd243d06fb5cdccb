import { lettering } from './lettering.ts'
import { round, times, TURN } from './shapes.ts'

const SKINS = ['#8d5535', '#c68a5e', '#5d3a26', '#e3b48c', '#7a4a2c'] as const
const HAIRS = ['#1c1512', '#2b1b13', '#14100e', '#6b3f1f', '#1c1512'] as const
const SHIRTS = ['#e4576f', '#3aa0b5', '#f2f6f4', '#33854a', '#e4576f'] as const

const windowX = (seat: number) => -196 + seat * 66

function learner(seat: number, t: number): string {
  const x = windowX(seat)
  const sway = 1.6 * Math.sin(TURN * t * 5 + seat * 1.3)
  const [skin, hair] = [SKINS[seat], HAIRS[seat]]
  const puffs =
    seat === 0 ? `<circle cx="-11" cy="-14" r="6" fill="${hair}"/><circle cx="11" cy="-14" r="6" fill="${hair}"/>` : ''
  return (
    `<g clip-path="url(#w${seat})"><rect x="${x}" y="-122" width="56" height="50" fill="#bfe6ee"/><path d="M${x - 6} -72L${x + 22} -122H${x + 40}L${x + 10} -72Z" fill="#e3f6f8"/>` +
    `<g transform="translate(${x + 28} ${round(-92 + sway)})"><path d="M-20 34Q-20 8 0 8Q20 8 20 34Z" fill="${SHIRTS[seat]}"/><circle r="14" fill="${skin}"/>` +
    `<path d="M-14.5 -1Q-15 -17 0 -17Q15 -17 14.5 -1Q8 -9 0 -9Q-8 -9 -14.5 -1Z" fill="${hair}"/>${puffs}` +
    `<circle cx="3" cy="0" r="1.7" fill="#1b120d"/><circle cx="10" cy="0" r="1.7" fill="#1b120d"/><path d="M3 6Q6.5 9 10 6" stroke="#1b120d" stroke-width="1.8" fill="none" stroke-linecap="round"/></g></g>`
  )
}

const DRIVER =
  `<g clip-path="url(#wd)"><rect x="130" y="-124" width="80" height="56" fill="#bfe6ee"/><path d="M150 -70L176 -124H190L164 -70Z" fill="#e3f6f8"/><path d="M142 -60Q142 -86 160 -86Q178 -86 178 -60Z" fill="#0f4552"/>` +
  `<circle cx="162" cy="-98" r="14" fill="#6e4128"/><path d="M147 -100Q148 -116 163 -115Q177 -114 177 -102L184 -101Q184 -98 178 -98Q162 -102 147 -100Z" fill="#33854a"/></g>`

function wheel(x: number, turn: number): string {
  const spokes = times(
    6,
    (index) =>
      `<rect x="-2.5" y="-15" width="5" height="12" rx="2.5" transform="rotate(${index * 60})" fill="#7d989c"/>`,
  )
  return `<g transform="translate(${x} 6)"><circle r="31" fill="#0b2b34"/><circle r="19" fill="#d7e4e4"/><g transform="rotate(${round(turn % 360)})">${spokes}</g><circle r="5.5" fill="#0b2b34"/></g>`
}

const SHADOW = '<rect x="-232" y="20" width="470" height="16" rx="8" fill="#0a2a33" fill-opacity=".35"/>'
const BODY = `<path d="M-230 -20V-116Q-230 -146 -200 -146H162Q190 -146 200 -122L214 -74Q244 -68 246 -42V-8Q246 6 232 6H-216Q-230 6 -230 -8Z" fill="#fdc025"/>
<path d="M-230 -20V-116Q-230 -146 -200 -146H162Q190 -146 200 -122L201 -118Q194 -132 164 -132H-196Q-216 -132 -216 -112V-20Z" fill="#ffdd7c"/>
<path d="M-230 -34H246V-8Q246 6 232 6H-216Q-230 6 -230 -8Z" fill="#eba91a"/><rect x="-230" y="-58" width="462" height="7" fill="#0f4552"/>`
const ROOF =
  '<rect x="-150" y="-160" width="150" height="14" rx="6" fill="#c68206"/><rect x="-140" y="-172" width="42" height="16" rx="5" fill="#e4576f"/><rect x="-94" y="-170" width="34" height="14" rx="5" fill="#3aa0b5"/><rect x="-56" y="-174" width="46" height="18" rx="5" fill="#f2f6f4"/>'
const FITTINGS = `<path d="M232 -44Q246 -44 246 -30Q246 -24 238 -24H228Q222 -24 222 -34Q222 -44 232 -44Z" fill="#fff6d8"/><rect x="-232" y="-46" width="8" height="18" rx="3" fill="#e4576f"/><rect x="206" y="-12" width="46" height="12" rx="6" fill="#0f4552"/><rect x="-238" y="-12" width="34" height="12" rx="6" fill="#0f4552"/>
<path d="M-176 8Q-176 -32 -138 -32Q-100 -32 -100 8Z" fill="#0f3b47"/><path d="M112 8Q112 -32 150 -32Q188 -32 188 8Z" fill="#0f3b47"/>`
const wheels = (turn: number): string => wheel(-138, turn) + wheel(150, turn)

/** The bus as it drives right in the far lane of a keep-left road, so the side we see has no door. Wheels turn 16 times a loop. */
export function bus(t: number): string {
  const bob = 2.2 * Math.sin(TURN * t * 10) + 1.1 * Math.sin(TURN * t * 15 + 1)
  const tilt = 0.25 * Math.sin(TURN * t * 5)
  const clips = times(
    5,
    (seat) => `<clipPath id="w${seat}"><rect x="${windowX(seat)}" y="-122" width="56" height="50" rx="9"/></clipPath>`,
  )
  return `<defs>${clips}<clipPath id="wd"><path d="M138 -122H176Q186 -122 190 -112L202 -72H138Z"/></clipPath></defs>
${SHADOW}
<g transform="translate(0 ${round(bob)}) rotate(${round(tilt)})">
${BODY}
${times(5, (seat) => learner(seat, t))}${DRIVER}${lettering('uhambo', 8, -14, '#0f3b47')}
${ROOF}
${FITTINGS}</g>
${wheels(5760 * t)}`
}

/** The same bus as it stands and waits, with nobody in it. */
export const EMPTY_BUS =
  SHADOW +
  BODY +
  times(5, (seat) => `<rect x="${windowX(seat)}" y="-122" width="56" height="50" rx="9" fill="#bfe6ee"/>`) +
  '<path d="M138 -122H176Q186 -122 190 -112L202 -72H138Z" fill="#bfe6ee"/>' +
  FITTINGS +
  wheels(0)
