import { earlierTrips, type Mention, overlaps, sentenceAt } from './words.ts'

/** Words by which a sentence tells of the writer or the past, or gives orders to a machine. */
const TELLS =
  /\b(?:was|were|had|went|did|got|took|came|gave|made|told|said|paid|voted|heard|reported|broke|swore|used to|moaned|complain(?:s|ed)?|ignore|disregard|forget|my name|i teach|i am|i['’]m|i write|i coordinate|on behalf|my predecessor|every (?:second )?year|insurance|insists?|was dit|het ons|ons is|ek is|my naam)\b/iu

/** Whether what a text mentions stands in a sentence that asks for nothing. */
export const isInStory = (text: string, mention: Mention): boolean => {
  const { start, end } = sentenceAt(text, mention.start)
  return TELLS.test(text.slice(start, end)) || earlierTrips(text).some((span) => overlaps(span, mention))
}
