/**
 * The number of typing errors with which `typed` matches the start of `name`: a letter wrong, missing, added, or two
 * swapped. Both texts are folded. Stops counting after `most` and then returns `most + 1`.
 */
export function countTypingErrors(name: string, typed: string, most: number): number {
  const none = most + 1
  if (typed.length > name.length + most) return none
  let beforeLast: number[] = []
  let last = Array.from({ length: most + 1 }, (_, at) => at)
  for (let row = 1; row <= typed.length; row++) {
    // A cell farther from the diagonal needs more errors than are allowed.
    const from = Math.max(0, row - most)
    const to = Math.min(name.length, row + most)
    const here: number[] = []
    let fewestHere = none
    for (let at = from; at <= to; at++) {
      const before = at === 0 ? none : (last[at - 1] ?? none)
      const differs = at > 0 && typed[row - 1] === name[at - 1] ? 0 : 1
      let fewest = Math.min((last[at] ?? none) + 1, (here[at - 1] ?? none) + 1, before + differs)
      if (row > 1 && at > 1 && typed[row - 1] === name[at - 2] && typed[row - 2] === name[at - 1])
        fewest = Math.min(fewest, (beforeLast[at - 2] ?? none) + 1)
      here[at] = fewest
      fewestHere = Math.min(fewestHere, fewest)
    }
    if (fewestHere > most) return none
    beforeLast = last
    last = here
  }
  return last.reduce((fewest, count) => Math.min(fewest, count), none)
}
