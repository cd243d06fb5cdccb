/** The inside of the bus, for the careers page: four seats under the windows, and one of them is free. */
const [WIDTH, HEIGHT] = [900, 360]
const SEATS = [60, 265, 470, 675] as const
const FREE = 470

const hills = `<path d="M0 190Q120 130 260 170T520 150T760 165T900 140V240H0Z" fill="#4c9294"/><path d="M0 215Q160 175 320 205T640 195T900 205V240H0Z" fill="#2d7a5f"/>`
const windows = [20, 316, 612].map(
  (x) =>
    `<g transform="translate(${x} 24)"><rect width="268" height="176" rx="26" fill="#bfe6f2"/><svg width="268" height="176" viewBox="${x} 24 268 176"><rect x="${x}" y="24" width="268" height="176" fill="#f6cfa6"/><rect x="${x}" y="24" width="268" height="110" fill="#bfe6f2"/><circle cx="720" cy="112" r="34" fill="#ffe3a3"/>${hills}</svg><rect x="-5" y="-5" width="278" height="186" rx="31" fill="none" stroke="#0b3d49" stroke-width="10"/></g>`,
)

function seat(x: number): string {
  const [back, cushion, edge] = x === FREE ? ['#fdc025', '#e9a90f', '#b8860b'] : ['#0f5563', '#0b4452', '#083440']
  return `<g transform="translate(${x} 150)"><rect x="30" y="168" width="14" height="34" fill="#041c23"/><rect x="121" y="168" width="14" height="34" fill="#041c23"/><rect x="14" width="137" height="150" rx="30" fill="${back}"/><rect x="46" y="-16" width="73" height="40" rx="18" fill="${back}"/><rect x="34" y="28" width="97" height="8" rx="4" fill="${edge}" opacity=".5"/><rect y="128" width="165" height="48" rx="20" fill="${cushion}"/></g>`
}

const backpack = `<g transform="translate(128 214)"><rect x="-6" y="10" width="16" height="52" rx="8" fill="#9e2f47"/><rect width="62" height="70" rx="20" fill="#e4576f"/><rect x="12" y="34" width="38" height="26" rx="8" fill="#c7415c"/><path d="M20 4a11 11 0 0 1 22 0" fill="none" stroke="#9e2f47" stroke-width="6"/></g>`
const hat = `<g transform="translate(716 262)"><ellipse cx="42" cy="14" rx="48" ry="10" fill="#8f6f37"/><path d="M12 12a30 28 0 0 1 60 0z" fill="#c99a3f"/><rect x="12" y="2" width="60" height="8" fill="#e4576f"/></g>`

export const BUS_SEATS = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#e7eef0"/>${windows.join('')}<rect y="222" width="${WIDTH}" height="10" fill="#fdc025"/><rect y="232" width="${WIDTH}" height="108" fill="#cfdcdf"/><rect y="338" width="${WIDTH}" height="22" fill="#35505a"/>${SEATS.map(seat).join('')}${backpack}${hat}</svg>`
