import { place, round, times, TURN } from './shapes.ts'

export function rondavel(x: number, y: number, scale: number, wall: string, band: string): string {
  return place(
    x,
    y,
    scale,
    `<rect x="-26" y="-30" width="52" height="32" rx="3" fill="${wall}"/><rect x="-26" y="-8" width="52" height="10" rx="2" fill="${band}"/><rect x="-7" y="-22" width="14" height="24" rx="2" fill="#0f4552"/>` +
      `<path d="M-37 -27C-20 -37 -6 -60 0 -68C6 -60 20 -37 37 -27C20 -23 -20 -23 -37 -27Z" fill="#9a6a3c"/><path d="M0 -68C6 -60 20 -37 37 -27C26 -24 14 -24 4 -24C8 -40 4 -56 0 -68Z" fill="#c08a4e"/>`,
  )
}

/** A Karoo windpump whose wheel turns twice a loop. */
export function windpump(x: number, y: number, scale: number, t: number): string {
  const blades = times(
    12,
    (index) => `<path d="M-2 -7L-4.5 -25Q0 -28 4.5 -25L2 -7Z" transform="rotate(${index * 30})" fill="#eaf4f2"/>`,
  )
  return place(
    x,
    y,
    scale,
    `<path d="M-18 0L-3 -96M18 0L3 -96M-14 -26H14M-10 -52H10M-14 -26L10 -52M14 -26L-10 -52" stroke="#0f4552" stroke-width="3" fill="none" stroke-linecap="round"/>` +
      `<path d="M4 -98L42 -110L42 -90Z" fill="#e4576f"/><g transform="translate(0 -98) rotate(${round((720 * t) % 360)})">${blades}<circle r="5" fill="#fdc025"/></g>`,
  )
}

/** Table Mountain with Lion's Head and its cloth of cloud, which breathes. */
export function tableMountain(t: number): string {
  const edge = (phase: number) => round(2 * Math.sin(TURN * t + phase))
  return (
    `<path d="M-70 470L0 412L34 372L62 344L84 322L104 340L128 352L150 322L160 304L174 300H388L400 306L410 330L430 362L452 384L476 372L500 344L514 332L528 346L552 384L590 412L650 440V470Z" fill="url(#table)"/>` +
    `<path d="M174 300H388L400 306L410 330L404 352L392 322L380 350L366 318L348 352L330 316L312 346L296 318L276 350L258 316L236 348L220 316L200 344L186 314Z" fill="#245c6c" fill-opacity=".55"/>` +
    `<path d="M160 303Q${172 + edge(0)} 286 206 291Q240 278 276 289Q312 276 344 289Q376 280 394 296Q412 300 ${416 + edge(1)} 322Q404 308 386 306Q340 300 280 305Q220 300 160 303Z" fill="#fff3e2" fill-opacity=".92"/>`
  )
}

/** The Amphitheatre of the Drakensberg and its spires. */
export const DRAKENSBERG =
  `<path d="M640 470L668 436L700 420L716 384L736 372L752 330L768 318L782 352L800 362L818 300L832 286L848 296L858 338L876 330L892 276L908 262L944 258L1008 262L1046 256L1072 264L1086 300L1100 308L1116 268L1134 250L1150 262L1162 316L1184 328L1206 296L1226 306L1244 350L1272 384L1300 424L1340 470Z" fill="#4a8590"/>` +
  `<path d="M892 276L908 262L944 258L1008 262L1046 256L1072 264L1086 300L1076 360L1062 300L1044 352L1026 296L1004 356L984 296L962 352L942 294L922 350L906 300Z" fill="#2f6d7d" fill-opacity=".6"/>` +
  `<path d="M832 286L848 296L858 338L846 372L836 330L822 368L818 300ZM1134 250L1150 262L1162 316L1152 366L1140 306L1124 362L1116 268ZM768 318L782 352L778 384L766 348L752 380L752 330Z" fill="#2f6d7d" fill-opacity=".6"/>`
