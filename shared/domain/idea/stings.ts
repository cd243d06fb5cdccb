import type { Span } from './idea-text.ts'

const OF_INSECTS =
  /(?<![a-z])(?:bees?|wasps?|hornets?|insects?|bye|by|perdeby|perdebye|bysteke?|bysteek)[ -](?:sting|allerg|and|or|epi|sensitiv)|(?:allerg[a-z]*|reacts?(?: badly)?|epi ?-?pen|anaphyla[a-z]*|allergies) (?:[a-z]+ )?(?:to|vir|teen|for) (?:[a-z]+ )?(?:bees?|wasps?|stings?|insects?|bye|bysteke?|perdebye)|(?<![a-z])(?:stings?|bysteke?|bysteek)(?![a-z])/u
const OF_FOOD =
  /(?<![a-z])(?:food|nuts?|peanuts?|eggs?|milk|gluten|dairy|fish|shellfish|seafood|wheat|soya?|kiwi|strawberr(?:y|ies)|neute?|grondboontjies?|eiers?|melk|kos)(?![a-z])/u

/** Whether an allergy is to stings alone: it is for the walks and the first aider, and none of the cook's business. */
export function isOfStings(text: string, { start, end }: Span): boolean {
  const before = text
    .slice(Math.max(0, start - 40), start)
    .split(/[.;,:\n(]/u)
    .at(-1)!
  const after = text.slice(end, end + 40).split(/[.;,:\n)]/u)[0]!
  const said = before + text.slice(start, end) + after
  return OF_INSECTS.test(said) && !OF_FOOD.test(said)
}
