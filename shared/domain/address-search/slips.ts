/**
 * With how many slips `typed` begins `name`: a letter wrong, left out, put in, or two swapped. Both are folded.
 * Counts no further than `most`: what needs more answers `most + 1`.
 */
export function slipsToBegin(name: string, typed: string, most: number): number {
  const none = most + 1
  if (typed.length > name.length + most) return none
  let beforeLast: number[] = []
  let last = Array.from({ length: name.length + 1 }, (_, at) => at)
  for (let row = 1; row <= typed.length; row++) {
    const here = [row]
    for (let at = 1; at <= name.length; at++) {
      const differs = typed[row - 1] === name[at - 1] ? 0 : 1
      let fewest = Math.min(last[at]! + 1, here[at - 1]! + 1, last[at - 1]! + differs)
      if (row > 1 && at > 1 && typed[row - 1] === name[at - 2] && typed[row - 2] === name[at - 1])
        fewest = Math.min(fewest, beforeLast[at - 2]! + 1)
      here.push(fewest)
    }
    if (Math.min(...here) > most) return none
    beforeLast = last
    last = here
  }
  return Math.min(...last, none)
}
