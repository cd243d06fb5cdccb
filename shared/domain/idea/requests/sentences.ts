const VERBS =
  "is|isn't|are|aren't|was|were|has|have|had|would|will|must|mst|should|could|can|can't|cannot|may|does|don't|dont|want|wants|know|said|says|thinks?|hear|het|moet|moes|sal|wil|kan|mag|word|wees|nie"
const SUBJECTS =
  "they|they're|we|we're|i|i'm|it|it's|its|he|she|you|who|there|there's|that's|hulle|ons|ek|dit|daar|hy|sy"
const JOINS = 'if|because|since|so|but|than|instead|omdat|want|maar|dat|sodat|as ons'
const SAYS = new RegExp(`(?<![a-z'])(?:${VERBS}|${SUBJECTS}|${JOINS})(?![a-z'])`, 'u')
const MOST_WORDS = 7

/** Whether words are a sentence or a long part of one, and not what a thing is called. */
export const isSentence = (words: string): boolean => SAYS.test(words) || words.split(' ').length > MOST_WORDS
