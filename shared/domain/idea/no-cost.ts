import type { Budget } from './budget.ts'
import type { IdeaText } from './idea-text.ts'
import { pattern } from './pattern.ts'

const FREE = '(?:(?:completely|totally|entirely|heeltemal) )?(?:free(?: of charge)?|gratis|verniet)'
/** "Free or almost free" is planned as free: what costs little is shown with its price. */
const OR_ALMOST =
  '(?: (?:or|of) (?:almost|nearly|practically|virtually|as good as|amper|so te se) (?:free|nothing|gratis|verniet|niks))?'
const FOR_THEM =
  '(?: (?:for|vir) (?:the |our |my |die |ons )?(?:learners|kids|children|pupils|students|them|us|everyone|everybody|leerders|kinders|hulle|almal))?'
const PARTS: readonly string[] = [
  // "Zero cost except lunch"
  '(?:zero|no|0|nil|without any|geen) (?:cost|costs|koste)(?! (?:to|for|vir|limit|estimate|quote)(?![a-z]))',
  // "It must cost nothing", "dit mag niks kos nie"
  '(?:must|should|has to|have to|may) cost (?:us |them )?nothing',
  '(?:mag|moet) (?:ons |hulle )?niks kos',
  `(?:must|should|has to|have to|needs to) be ${FREE}${OR_ALMOST}${FOR_THEM}(?= ?(?:$|[.,;!)\\n]| (?:and|as|because|since|please)(?![a-z])))`,
  `(?:mag|moet) ${FREE}${OR_ALMOST}${FOR_THEM} wees`,
  `(?:cost|price|budget|koste|prys|begroting) ?[:=] ?(?:${FREE}|nothing|niks|nil|none|zero)${OR_ALMOST}(?= ?(?:$|[.,;!)\\n]|please|asseblief))`,
  '(?:cost|costs|costing|for|kos) (?:next to|almost|virtually|as good as|amper) (?:nothing|niks)',
  '(?:something|things|places|stops|trip|outing|day|iets|plekke) (?:that |which |wat )?(?:costs? nothing|niks kos)',
  '(?:only|slegs|net) (?:free|gratis) (?:places|things|sights|stops|activities|outings|entrance|plekke|goed)|free (?:places|things|sights|stops|activities|entrance) only',
  // "No money basically", "daar is geen geld nie"; "no money for a bus" says only that one must be free.
  '(?<!(?:but|though|if) )(?:no|geen) (?:money|geld|funds|fondse)(?! (?:for|vir|problem|worries|issue|box|to the|changes?)(?! (?:this|it|the trip|a trip|trips|hierdie|dit)))(?= ?(?:$|[.,;!)\\n]|basically|at all|really|left|for|vir|nie|so|here))',
  '(?<=(?:^|[.;!?\\n]) ?)(?:gratis|verniet|free)(?= ?(?:$|[.!\\n]))',
  'r ?0(?= (?:budget|begroting|each|pp))',
  // "We have nothing to pay with", "nothing to pay we have"
  '(?:nothing|niks) (?:to pay|om te betaal)(?: with| mee)?(?= ?(?:$|[.,;!)\\n]|(?:we|us|because|since|as|so|here|nie)(?![a-z])))',
]
const NOTHING = pattern(`(?<![a-z])(?:${PARTS.join('|')})(?![a-z])`)
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
