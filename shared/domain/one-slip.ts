/**
 * Whether `typed` is the beginning of `name` with at most one slip: a letter wrong, left out, put in, or two swapped.
 * Both are folded.
 */
export function beginsWithOneSlip(name: string, typed: string): boolean {
  let at = 0
  while (at < typed.length && typed[at] === name[at]) at++
  if (at === typed.length) return true
  const rest = (start: number) => typed.slice(start)
  return (
    name.startsWith(rest(at + 1), at + 1) ||
    name.startsWith(rest(at + 1), at) ||
    name.startsWith(rest(at), at + 1) ||
    (typed[at] === name[at + 1] && typed[at + 1] === name[at] && name.startsWith(rest(at + 2), at + 2))
  )
}
