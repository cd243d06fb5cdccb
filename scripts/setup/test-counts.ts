import { existsSync, readFileSync } from 'node:fs'

export interface Counts {
  passed: number
  failed: number
  skipped: number
}

/**
 * Counts of a vitest JSON report. A run that failed without a failing test (for example a file that does not load)
 * counts as one failure.
 */
export function readVitestCounts(path: string, ranWell: boolean): Counts {
  const report = readReport<{
    numPassedTests: number
    numFailedTests: number
    numPendingTests: number
    numTodoTests: number
  }>(path)
  const counts: Counts = {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  }
  return blame(counts, ranWell)
}

/** Counts of a Playwright JSON report. A test that passed when it was tried again has passed; the report names it. */
export function readPlaywrightCounts(path: string, ranWell: boolean): Counts {
  const stats = readReport<{ stats: { expected: number; unexpected: number; flaky: number; skipped: number } }>(
    path,
  )?.stats
  const counts: Counts = {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
  }
  return blame(counts, ranWell)
}

/** A run that reports success but ran no test counts as failed. */
const blame = (counts: Counts, ranWell: boolean): Counts =>
  counts.failed === 0 && (!ranWell || counts.passed === 0) ? { ...counts, failed: 1 } : counts

function readReport<Report>(path: string): Report | null {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Report) : null
}
