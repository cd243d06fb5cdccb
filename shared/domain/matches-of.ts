/**
 * All matches of a pattern with the flag `g`. `String.matchAll` makes a new pattern for each call, which the engine often
 * has to compile again; this keeps the compiled one.
 */
export function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  const matches: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    matches.push(match)
    if (match[0] === '') pattern.lastIndex += (text.codePointAt(pattern.lastIndex) ?? 0) > 0xffff ? 2 : 1
  }
  return matches
}
