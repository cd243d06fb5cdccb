import type { Result } from 'lighthouse'
import { quantile } from './quantile.ts'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof CATEGORIES)[number]

const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const

/** The result of several runs on one page as text lines: medians, then every audit below the full score. */
export function pageScores(runs: readonly Result[]): string[] {
  const middle = (value: (run: Result) => number) => quantile(runs.map(value), 0.5)
  const scores = CATEGORIES.map((category) => `${category} ${middle((run) => scoreOf(run, category))}`)
  const metrics = Object.entries(METRICS).map(([label, audit]) => {
    const value = middle(({ audits }) => audits[audit]?.numericValue ?? Number.NaN)
    return `${label} ${label === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`}`
  })
  const faults = [...new Set(runs.flatMap(faultsOf))].map((fault) => `below full: ${fault}`)
  return [scores.join(' · '), metrics.join(' · '), ...faults]
}

/** The score of a category out of 100, without the audits that do not apply to this page. */
function scoreOf(run: Result, category: Category): number {
  const counted = countedAudits(run, category)
  const weights = counted.reduce((sum, { weight }) => sum + weight, 0)
  return Math.round((100 * counted.reduce((sum, { weight, score }) => sum + weight * score, 0)) / weights)
}

const faultsOf = (run: Result): string[] =>
  CATEGORIES.flatMap((category) => countedAudits(run, category))
    .filter(({ score }) => score < 1)
    .map(({ id, title }) => `${id} (${title})`)

function countedAudits({ categories, audits, finalDisplayedUrl }: Result, category: Category) {
  return (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const { score, displayValue, title } = audits[id] ?? {}
    if (weight === 0 || typeof score !== 'number') return []
    // Plans are not indexed by search engines; this is intended.
    if (id === 'is-crawlable' && finalDisplayedUrl.includes('/itinerary/')) return []
    return [{ id, weight, score, title: displayValue ?? title }]
  })
}
