/** The size that every scene is drawn in. */
export const WIDTH = 1280
export const HEIGHT = 720
export const TURN = Math.PI * 2

export const round = (value: number): number => Number(value.toFixed(1))

/** An SVG group moved and scaled to its place. */
export const place = (x: number, y: number, scale: number, drawing: string): string =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale * 100) / 100})">${drawing}</g>`

/**
 * A drawing of `period` width repeated across the scene, moved left `turns` whole periods a loop so that the film closes.
 * `reach` is how far the drawing sticks out of its own period.
 */
export function tiles(
  id: string,
  { period, turns, reach = 0 }: { period: number; turns: number; reach?: number },
  t: number,
  drawing: string,
): string {
  const offset = -(((t * turns) % 1) * period)
  const visible: number[] = []
  for (let x = offset - period; x < WIDTH + reach; x += period) if (x + period + reach > 0) visible.push(round(x))
  return visible
    .map((x, index) =>
      index === 0
        ? `<g id="${id}" transform="translate(${x} 0)">${drawing}</g>`
        : `<use href="#${id}" x="${round(x - (visible[0] as number))}"/>`,
    )
    .join('')
}

/** A wave of a hill: how often it swings in a period, how high, and where it starts. */
type Wave = readonly [swings: number, height: number, phase: number]

/** A band of land whose upper edge is a sum of waves that close over the period. */
export function hills(period: number, base: number, waves: readonly Wave[], fill: string): string {
  let path = `M0 ${HEIGHT}`
  for (let x = 0; x <= period + 4; x += 16) {
    const y = waves.reduce(
      (height, [swings, rise, phase]) => height - rise * Math.sin((TURN * swings * x) / period + phase),
      base,
    )
    path += `L${x} ${round(y)}`
  }
  return `<path d="${path}L${period + 4} ${HEIGHT}Z" fill="${fill}"/>`
}

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')
