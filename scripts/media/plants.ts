import { place } from './shapes.ts'

export function acacia(
  x: number,
  y: number,
  scale: number,
  [crown, light, trunk]: readonly [string, string, string],
): string {
  return place(
    x,
    y,
    scale,
    `<path d="M-4 0C-3 -34 -10 -52 -34 -78M-4 -2C0 -40 4 -58 30 -82M-5 -40C-6 -60 0 -70 -2 -88" fill="none" stroke="${trunk}" stroke-width="7" stroke-linecap="round"/>` +
      `<path d="M-92 -84C-88 -104 -50 -112 -30 -108C-18 -124 30 -124 44 -110C66 -114 94 -102 96 -88C97 -80 84 -78 70 -79C40 -72 -20 -70 -58 -77C-76 -75 -93 -77 -92 -84Z" fill="${crown}"/>` +
      `<path d="M-30 -108C-18 -124 30 -124 44 -110C66 -114 94 -102 96 -88C70 -98 20 -102 -30 -108Z" fill="${light}"/>`,
  )
}

export function aloe(x: number, y: number, scale: number): string {
  const leaves = [-72, -48, -24, 0, 24, 48, 72]
    .map(
      (angle) =>
        `<path d="M-6 0Q-5 -34 0 -58Q5 -34 6 0Z" transform="rotate(${angle})" fill="${angle % 48 ? '#1d5a52' : '#256b5d'}"/>`,
    )
    .join('')
  return place(
    x,
    y,
    scale,
    `<path d="M0 -30V-104M0 -60Q12 -74 16 -92" stroke="#7c3f3b" stroke-width="4" fill="none"/>` +
      `<path d="M-8 -84Q0 -134 8 -84Q0 -78 -8 -84Z" fill="#ef5a52"/><path d="M10 -78Q18 -116 23 -80Q17 -74 10 -78Z" fill="#f3764f"/>${leaves}`,
  )
}

export function protea(x: number, y: number, scale: number): string {
  const petal = (angle: number, height: number, fill: string) =>
    `<path d="M0 14Q-12 -4 -9.6 ${-height * 0.55}Q-6 ${-height * 0.85} 0 ${-height}Q6 ${-height * 0.85} 9.6 ${-height * 0.55}Q12 -4 0 14Z" transform="rotate(${angle} 0 12)" fill="${fill}"/>`
  return place(
    x,
    y,
    scale,
    `<path d="M0 10Q-2 46 -5 90" stroke="#1d5a52" stroke-width="7" fill="none"/>` +
      `<path d="M-3 50Q-34 40 -44 12Q-12 18 -3 50ZM-3 66Q30 54 40 28Q8 38 -3 66Z" fill="#2a7463"/>` +
      petal(-42, 54, '#c23a5c') +
      petal(42, 54, '#c23a5c') +
      `<path d="M-24 -20Q0 -58 24 -20Q14 8 0 12Q-14 8 -24 -20Z" fill="#fbe3c2"/><path d="M-10 -34Q0 -52 10 -34Q0 -26 -10 -34Z" fill="#7c3f3b" fill-opacity=".55"/>` +
      petal(-27, 58, '#dc4f70') +
      petal(27, 58, '#dc4f70') +
      petal(-13, 46, '#ee7590') +
      petal(13, 46, '#ee7590') +
      petal(0, 36, '#f79bb0'),
  )
}

export const grass = (x: number, y: number, scale: number, fill: string): string =>
  place(
    x,
    y,
    scale,
    `<path d="M-16 0Q-14 -24 -24 -38Q-8 -26 -8 0ZM-6 0Q-4 -34 2 -52Q8 -30 6 0ZM6 0Q10 -22 24 -36Q18 -16 16 0Z" fill="${fill}"/>`,
  )
