import { bus } from './bus.ts'
import { lettering } from './lettering.ts'
import { place, times } from './shapes.ts'

const STRIPES = (y: number, height: number) =>
  `<clipPath id="plank${y}"><rect x="486" y="${y}" width="270" height="${height}" rx="8"/></clipPath><g clip-path="url(#plank${y})"><rect x="486" y="${y}" width="270" height="${height}" fill="#fff6e3"/>${times(
    6,
    (index) => `<path d="M${496 + index * 55} ${y + height}l24 -${height}h26l-24 ${height}z" fill="#d43a4e"/>`,
  )}</g>`

const BARRIER = `<rect x="512" y="232" width="14" height="133" rx="5" fill="#cdd8da"/><rect x="716" y="232" width="14" height="133" rx="5" fill="#cdd8da"/>${STRIPES(238, 38)}${STRIPES(292, 26)}`

const SIGN =
  `<rect x="614" y="216" width="14" height="26" fill="#b9c6c8"/><rect x="526" y="150" width="190" height="72" rx="10" fill="#5b371f"/><rect x="530" y="154" width="182" height="64" rx="7" fill="none" stroke="#fff" stroke-width="2.5"/>` +
  lettering('roadClosed', 621, 182, '#fff') +
  lettering('takeTheDetour', 621, 205, '#fff')

/** A hadeda, the loudest bird of any school yard, looking at the barrier. */
const HADEDA =
  `<path d="M818 330v32M832 330v32M808 362h16M822 362h18" stroke="#8a4b3a" stroke-width="5" fill="none" stroke-linecap="round"/>` +
  `<path d="M796 282q-2 -16 12 -17q13 0 16 16q26 2 57 28q-18 4 -24 10q-20 20 -42 12q-20 -8 -19 -49z" fill="#66786e"/><path d="M826 298q26 -4 46 14q-20 10 -36 6q-14 -6 -10 -20z" fill="#4c7062"/><path d="M828 300q18 -2 30 8q-14 4 -24 0z" fill="#5f8d77"/>` +
  `<path d="M800 270q-22 2 -34 24q16 -14 35 -14z" fill="#3c3330"/><path d="M800 269q-14 1 -24 11q12 -6 25 -6z" fill="#d43a4e"/><circle cx="806" cy="271" r="3.4" fill="#fff"/><circle cx="805.5" cy="271" r="1.8" fill="#10191c"/>`

/** The picture of a page that is not there, 900 by 400. The road, bus and barrier stay inside the middle 500 px for a phone's crop. */
export const ROAD_CLOSED = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 400" width="900" height="400">
<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#073a47"/><stop offset=".45" stop-color="#4c9294"/><stop offset=".62" stop-color="#f2b58c"/><stop offset="1" stop-color="#ffd588"/></linearGradient></defs>
<rect width="900" height="400" fill="url(#sky)"/><circle cx="690" cy="190" r="56" fill="#fff1c4"/>
<path d="M0 240L90 190L150 214L228 130H430L500 214L560 190L620 240L732 196L820 240L900 248V330H0Z" fill="#4a8590"/><path d="M0 300Q160 246 340 262T640 262T900 246V330H0Z" fill="#3f8a7d"/><path d="M0 300Q220 300 400 290T900 288V330H0Z" fill="#d9a94a"/>
<rect y="318" width="900" height="82" fill="#c08f3a"/><rect y="318" width="900" height="62" fill="#35505a"/><rect y="323" width="900" height="4" fill="#fdc025"/><rect y="371" width="900" height="4" fill="#fdc025"/>
${times(8, (index) => `<rect x="${20 + index * 130}" y="346" width="64" height="5" rx="2.5" fill="#f4f7f5"/>`)}
${place(228, 322, 0.62, bus(0))}${BARRIER}${SIGN}${HADEDA}</svg>`
