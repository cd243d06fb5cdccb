/** Whether two words differ by one letter: left out, put in, changed or swapped with its neighbour. */
export function isOneEdit(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  if (a.length < b.length) return a.slice(at) === b.slice(at + 1)
  if (a.length > b.length) return a.slice(at + 1) === b.slice(at)
  return (
    a.slice(at + 1) === b.slice(at + 1) ||
    (a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2))
  )
}
