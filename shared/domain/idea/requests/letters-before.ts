/** Words that belong to no name: "2 c avocado packhouse". */
const SHORT = /^(?:(?:then|dan|also|ook|c|u|n|b4)(?: (?:an?|'n|the|die))? )+(?=[a-z]{3})/u
/** What stands before an example of it: "iets fun soos 'n movie", "something like a museum", "namely sciences". */
const EXAMPLE =
  /^[a-z' -]{0,40}?(?<![a-z])(?:soos|such as|namely|naamlik|bv\.?|byvoorbeeld|e\.? ?g\.?|(?:something|somewhere|anything) like)(?: (?:an?|'n|the|die))? (?=[a-z]{3})/u

/** How many letters of words stand before the thing that they ask for. */
export const lettersBefore = (words: string): number => (EXAMPLE.exec(words) ?? SHORT.exec(words))?.[0].length ?? 0
