export interface MarkedLine {
  text: string
  /** True if the other text does not have this line. */
  isOwn: boolean
}

/** Both texts by line, with marks for lines that the other does not have (longest common subsequence). */
export function changedLines(left: string, right: string): [MarkedLine[], MarkedLine[]] {
  const [a, b] = [left.split('\n'), right.split('\n')]
  const shared = sharedLines(a, b)
  const mark = (lines: string[], side: 0 | 1) => {
    const kept = new Set(shared.map((pair) => pair[side]))
    return lines.map((text, i) => ({ text, isOwn: !kept.has(i) }))
  }
  return [mark(a, 0), mark(b, 1)]
}

const MOST_LINES = 2_000

function sharedLines(a: readonly string[], b: readonly string[]): [number, number][] {
  // Two very long texts are compared line by line, because the table would have millions of cells.
  if (a.length > MOST_LINES || b.length > MOST_LINES)
    return a.flatMap((line, i): [number, number][] => (line === b[i] ? [[i, i]] : []))
  const width = b.length + 1
  const longest = new Uint16Array((a.length + 1) * width)
  const at = (i: number, j: number) => longest[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      longest[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const pairs: [number, number][] = []
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) pairs.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  }
  return pairs
}
