const PEOPLE =
  "(?:we|they|i|ons|hulle|ek|almal|everyone|everybody|(?:all |most |some |(?:the|our|die|ons) )*(?:kids|children|learners|pupils|girls|boys|grade \\d{1,2}s?|kinders|leerders|matrics))(?:'ve|'s)?"
const OFTEN = '(?: (?:all|already|al|almal|reeds|too|te|so|to|many|times|often|before|twice|baie|keer|van)){0,4}'
const IT = '(?:it|that|this|those|these|them|both|there|dit|daar|daardie|all of (?:it|them|those)|everything)'
/** "They know those", "hulle ken dit al", "the kids have seen it too many times", "we did that last year" */
const KNOWN = `${PEOPLE}(?: (?:have|has|had|het|was|already|all|al|almal|just|is|nou)){0,3} (?:know|knows|ken|been|seen|saw|did|done|had|went|gesien|gedoen|besoek|visited) ${IT}${OFTEN}(?: (?:last|verlede) (?:year|yr|time|term|month|jaar|keer|kwartaal))?`
const IS = "(?:that'?s|it'?s|its|dis|(?:(?:that|it|this|they|dit|hulle) )?(?:is|are|was|were))"
const VERY =
  '(?: (?:just|only|really|rather|so|very|way|a bit|far|net|baie|nogal|bietjie|regtig|definitely|too|te)){0,2}'
/** "That's for babies", "it is boring" */
const NOT_FOR_US = `${IS}${VERY} (?:for (?:babies|toddlers|(?:the )?(?:small|little) (?:kids|ones|children)|tourists)|vir (?:babas|kleintjies|toeriste)|boring|vervelig|overpriced|overdone|unsafe|onveilig|falling apart|babyish)`
/** "Is duur", and nothing that takes it back */
const DEAR = `${IS}${VERY} (?:duur|expensive|pricey|pricy|dear|costly|unaffordable|onbekostigbaar)`
/** "The waterfall area gets noisy" */
const LOUD = `(?:(?:area|side|part|kant) )?(?:gets?|is|are|raak|word)${VERY} (?:noisy|crowded|packed|busy|raserig|besig|vol mense|overwhelming)`
const END =
  '(?= ?(?:$|[,.;:!?)\\n]|so |dus |and |en |but |maar |rather |liewer |what |wat |anything |iets |something |because |want ))'

const REFUSED_AFTER = new RegExp(
  `^(?:[ ,(–-]{1,3}[a-z0-9']{1,14}){0,4}?[ ,(–-]{1,3}(?:(?:but|maar|because|since|which|want|en|and) )?(?:${KNOWN}|${NOT_FOR_US}|${DEAR}|${LOUD})${END}`,
  'u',
)
/** One thing that is too dear, or for babies, is taken back by what follows: "it is expensive, but worth it". */
const TAKEN_BACK =
  /(?:duur|expensive|pricey|pricy|dear|costly|boring|busy|crowded|noisy)[ ,]{1,2}(?:but|maar)(?![a-z])/u
/** "Usually we only go to Goegap, but this time …" */
const AS_ALWAYS =
  /(?<![a-z])(?:usually|normally|always|every year|each year|gewoonlik|normaalweg|altyd|elke jaar)(?: [a-z']{1,8}){0,4} (?:to|na|at|by)(?: the| die)? $/u
const NOW_OTHERWISE =
  /^[^.;!?\n]{0,24}?[ ,(-]{1,3}(?:but|maar|so|dus)(?: [a-z']{1,10}){0,2} (?:this (?:time|year)|now|want|hierdie (?:keer|jaar)|nou|wil)(?![a-z])/u
/** "They know those": more than the one before it */
const SEVERAL = /(?<![a-z])(?:those|these|them|both|albei|daardie|all of (?:them|those))(?![a-z])/u
/** "The zoo plus the museum" */
const IS_BESIDE = /^,? ?(?:and|plus|or|en|of|&|\+|,)(?: (?:an?|the|die|'n|to|then))* ?$/u

/** "Ons was in 2026 by … maar nie weer so gou nie": a place where they were, and not again. */
const WERE_THERE =
  /(?<![a-z])(?:we|ons|they|hulle|our (?:kids|learners)|ons (?:kinders|leerders)) (?:was|were|went|did|visited|have been|have done|het|'ve been)(?: [a-z0-9']{1,10}){0,4}? (?:(?:by|at|to|in|na|toe|with) )?(?:the |die )?$/u
const NOT_AGAIN =
  /^[^.;!?\n]{0,60}?(?<![a-z])(?:not (?:there |that )?again|not so soon|never again|no more|nie weer|nooit weer|nie nou weer)(?![a-z])/u

/** "Have been to the aquarium and Addo already" */
const HAVE_BEEN =
  /(?<![a-z])(?:have|has|had|we've|they've|'ve) (?:all |already |both )?(?:been to|visited|seen|done) (?:(?:the )?[a-z0-9' -]{2,40}(?:,| and| or|&) ?){0,3}(?:the |an? )?$/u
const ALREADY =
  /^(?:(?:,| and| or|&) ?(?:the )?[a-z0-9' -]{2,40}?){0,3} (?:already|before|too often|many times|last (?:year|term)|twice)(?![a-z])/u

/** Whether what follows a thing says that it is too dear, was done before or is not for this group. */
export function isRefused(before: string, after: string): boolean {
  const [said] = REFUSED_AFTER.exec(after) ?? []
  if (said !== undefined) return !TAKEN_BACK.test(after.slice(0, said.length + 6))
  if (HAVE_BEEN.test(before) && ALREADY.test(after)) return true
  if (WERE_THERE.test(before) && NOT_AGAIN.test(after)) return true
  return AS_ALWAYS.test(before) && NOW_OTHERWISE.test(after)
}
/** Whether the refusal is also of what stands before the last thing in its list. */
export function refusesSeveral(after: string, gap: string): boolean {
  const [said] = REFUSED_AFTER.exec(after) ?? []
  return said !== undefined && SEVERAL.test(said) && IS_BESIDE.test(gap)
}

/** "If we must cut, cut the Castle" */
const CUT_FIRST =
  /(?<![a-z])(?:if|as|indien) (?:we|you|it|ons|julle|dit)(?: [a-z']{1,8}){0,3} (?:cut|drop|go|skip|sny|weglaat|uit|los)[^.;!?\n]{0,24}?[ ,]{1,2}(?:then |dan |rather )?(?:cut|drop|skip|leave out|los|sny|laat) ([^.;!?\n]{3,60})/u
/** Whether a thing, by the last word of its name, is what goes first where something must go. */
export function isCutFirst(text: string, name: string): boolean {
  const said = CUT_FIRST.exec(text)?.[1]?.split(' ') ?? []
  return said.includes(name.split(' ').at(-1)!)
}
