import { place, round, times, TURN, WIDTH } from './shapes.ts'

export const SKY_GRADIENT =
  '<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#073a47"/><stop offset=".2" stop-color="#0c5563"/><stop offset=".42" stop-color="#4c9294"/><stop offset=".56" stop-color="#f2b58c"/><stop offset=".66" stop-color="#ffd588"/></linearGradient>'

export const HALO_GRADIENT =
  '<radialGradient id="halo"><stop offset="0" stop-color="#fff0b8" stop-opacity=".9"/><stop offset=".35" stop-color="#ffd68a" stop-opacity=".5"/><stop offset=".6" stop-color="#ffcf86" stop-opacity=".2"/><stop offset=".82" stop-color="#ffcf86" stop-opacity=".05"/><stop offset="1" stop-color="#ffcf86" stop-opacity="0"/></radialGradient>'

export const sun = (x: number, y: number, t: number): string =>
  `<circle cx="${x}" cy="${y + 4}" r="${round(300 + 12 * Math.sin(TURN * t))}" fill="url(#halo)"/><circle cx="${x}" cy="${y}" r="70" fill="#fff1c4"/>`

function cloud(t: number, y: number, scale: number, opacity: number, phase: number): string {
  const x = ((t + phase) % 1) * 1700 - 200
  return place(
    x,
    y,
    scale,
    `<path fill-opacity="${opacity}" d="M-90 18Q-108 18 -104 4Q-100 -10 -78 -8Q-70 -34 -40 -28Q-22 -50 8 -36Q30 -48 48 -26Q78 -30 80 -6Q104 -8 104 8Q104 18 90 18Z" fill="#ffe9d2"/>`,
  )
}

export const clouds = (t: number): string =>
  cloud(t, 206, 0.9, 0.5, 0.25) + cloud(t, 262, 0.6, 0.42, 0.7) + cloud(t, 176, 0.5, 0.35, 0.02)

/** Five birds that cross the sky once a loop. */
export function birds(t: number): string {
  const way = (t + 0.12) % 1
  return times(5, (index) => {
    const x = -120 + way * (WIDTH + 260) + ([0, -42, -40, -84, -80][index] as number)
    const y = 250 + ([0, -16, 20, -30, 38][index] as number) - 40 * way
    const beat = 10 * Math.sin(TURN * t * 14 + index * 0.8)
    const [tip, under, body] = [round(-beat), round(-8 - beat * 0.4), round(-2 - beat * 0.3)]
    return place(
      x,
      y,
      [0.8, 0.65, 0.65, 0.55, 0.55][index] as number,
      `<path d="M-24 ${tip}Q-12 ${under} 0 0Q12 ${under} 24 ${tip}Q12 ${body} 0 5Q-12 ${body} -24 ${tip}Z" fill="#eef7f6" fill-opacity=".85"/>`,
    )
  })
}
