import type { Budget } from './budget.ts'
import type { IdeaText } from './idea-text.ts'
import { pattern } from './pattern.ts'

/** "Zero cost except lunch", "it must cost nothing", "dit mag niks kos nie" */
const NOTHING = pattern(
  '(?<![a-z])(?:(?:zero|no|0|nil|without any|geen) (?:cost|costs|koste)(?! (?:to|for|vir|limit|estimate|quote)(?![a-z]))|(?:must|should|has to|may) (?:cost (?:us |them )?nothing|be (?:completely |totally |entirely )?free(?: of charge)?(?: or (?:almost|nearly|practically) free)?(?= ?(?:$|[.,;!\\n])))|(?<!(?:but|though|if) )(?:there is |we have |got )?no (?:money|funds)(?: at all| basically| for this| whatsoever)?(?= ?(?:$|[.;!\\n]))|(?:mag|moet) (?:ons |hulle )?niks kos|r ?0(?= (?:budget|begroting|each|pp)))(?![a-z])',
)
/** A budget of nothing; only without an amount in the text. */
export function costsNothing(ideaText: IdeaText): Budget | null {
  let found: Budget | null = null
  ideaText.take(NOTHING, (match) => {
    if (found) return false
    found = { amount: 0, scope: 'per_student' }
    ideaText.noteMatch('budget', match, 0.7)
    return true
  })
  return found
}
