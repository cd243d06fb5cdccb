/** Words that belong to no name: "2 c avocado packhouse". */
const SHORT = /^(?:(?:then|dan|also|ook|c|u|n|b4)(?: (?:an?|'n|the|die))? )+(?=[a-z]{3})/u
/** What stands before an example of it: "iets fun soos 'n movie", "something like a museum", "namely sciences". */
const EXAMPLE =
  /^[a-z' -]{0,40}?(?<![a-z])(?:soos|such as|namely|naamlik|bv\.?|byvoorbeeld|e\.? ?g\.?|(?:something|somewhere|anything) like)(?: (?:an?|'n|the|die))? (?=[a-z]{3})/u

/** What is said of a wish before it: "they keep asking for lions", "show the Technology learners how it works". */
const WISHED =
  /^(?:(?:they|the|our|kids|children|learners|pupils|always|all|keep|keeps|kept|are|is|mad|crazy|dying|begging|asking|ask|asks|beg|love|hulle|aanhou|hou) )*(?:asking|ask|asks|begging|beg|mad|crazy) (?:for|about|to see) (?=[a-z]{3})|^(?:(?:put in|add|include|find|plan|maybe|and|also) )*(?:something|somewhere|someplace|iets|iewers) (?:where|that|in which|waar|wat) (?:they|we|the kids|the learners|hulle|ons) (?:can|could|may|kan) (?=[a-z]{3})|^(?:[a-z&'-]{2,16} ){0,4}(?:learners|kids|children|pupils|students|girls|boys|them|us|leerders|kinders) (?=(?:how|what|where|why|hoe|wat|waar) )/u

/** Who is taken somewhere: "take our 28 little ones to a farm", "I'd love for them to see rock paintings". */
const TAKEN =
  /^(?:take|taking|bring|bringing|vat|neem) (?:our|the|my|all|these|them|ons|die|hulle)(?: (?!to )[a-z0-9-]{1,12}){0,4} (?:to|na) (?:an? |the |'n |die )?(?=[a-z]{3})|^(?:i|we)(?:'d| would| do)? (?:really )?(?:love|like|want) (?:for )?(?:them|the (?:kids|learners|children|class)|my [a-z]{3,10}) to (?:(?:see|visit) )?(?=[a-z]{3})/u

/** How many letters of words stand before the thing that they ask for. */
export const lettersBefore = (words: string): number =>
  (EXAMPLE.exec(words) ?? SHORT.exec(words) ?? WISHED.exec(words) ?? TAKEN.exec(words))?.[0].length ?? 0
