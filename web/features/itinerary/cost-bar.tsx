import type { CostShare } from './cost-shares.ts'

/** Distinguishable with red-green and blue-yellow colour blindness; whole class names, so that Tailwind finds them. */
const FILLS = ['share-1', 'share-2', 'share-3', 'share-4', 'share-5', 'share-6', 'fill-line-strong'] as const
/** In the dark theme every colour has a border, because petrol has little contrast there. */
const EDGE = 'stroke-(--chart-edge) stroke-[1.5px]'

/** The costs as a bar: decoration, because the table has the data. */
export function CostBar({ shares }: { shares: readonly CostShare[] }) {
  return (
    <svg aria-hidden="true" className="block h-4.5 w-full overflow-hidden rounded-full">
      {shares.map(({ category, startPercent, percent, colour }) => (
        <rect
          key={category}
          x={`${startPercent.toFixed(2)}%`}
          width={`${percent.toFixed(2)}%`}
          height="100%"
          className={`${FILLS[colour]} ${EDGE}`}
        />
      ))}
      {shares.slice(1, FILLS.length).map(({ category, startPercent }) => (
        <line
          key={category}
          x1={`${startPercent.toFixed(2)}%`}
          x2={`${startPercent.toFixed(2)}%`}
          y2="100%"
          className="stroke-surface stroke-3"
        />
      ))}
    </svg>
  )
}

/** The colour of a row in the bar. */
export function CostSwatch({ colour }: { colour: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3 shrink-0 print:hidden">
      <rect x=".75" y=".75" width="10.5" height="10.5" rx="3" className={`${FILLS[colour]} ${EDGE}`} />
    </svg>
  )
}
