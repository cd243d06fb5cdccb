import type { Span } from '../idea-text.ts'
import { matchesOf } from '../../matches-of.ts'
import { pattern } from '../pattern.ts'
import { phraseFinder } from '../phrase-finder.ts'
import { BARRED_WORDS, type BarredWords } from './data/barred-words.ts'

const findPhrases = phraseFinder(BARRED_WORDS)

/** A sentence that says "no" before it asks for the opposite: "nobody goes near the casino". */
const DENIED =
  /(?:(?<![a-z])(?:no|not|never|nobody|none|cannot|without|nor|avoid|nie|geen|moenie|niemand|sonder)(?![a-z])|n't(?![a-z]))[^.;!?\n]*$/u

/** "ride on the", before "back of a bakkie". */
const BEFORE = /(?:(?:rid|travel|go|sit|driv|stand|mov|ry|reis)[a-z]{0,5} )?(?:(?:on|in|at|op) )?(?:(?:the|die) )?$/u

/** "Wine tram … with tastings at 3 estates": what is tasted is told by the sentence. */
const TASTINGS = pattern(
  '(?<![a-z])(?:tastings?|proe(?:ry|sessies?)?)(?: experiences?| sessions?)?(?: at \\d estates?)?(?![a-z])',
)
const OF_DRINK =
  /(?<![a-z])(?:wines?|beers?|brandy|gin|whisk(?:e)?y|cellars?|estates?|vineyards?|wyn(?:e|plaas|kelder)?|bier|brandewyn|wynlandgoed)(?![a-z])/u
const OF_FOOD =
  /(?<![a-z])(?:honey|cheese|chocolate|juice|olives?|fudge|tea|nuts?|biltong|jam|food|heuning|kaas|sjokolade|sap|olyf)(?![a-z])/u
/** Before it and after it, letters that may tell what is tasted; a tasting that is told later is the same. */
const NEAR = 160
const findTastings = (text: string): (Span & Pick<BarredWords, 'barred' | 'kind'>)[] =>
  matchesOf(text, TASTINGS).flatMap(({ index: start, 0: words }) => {
    const around = text.slice(Math.max(0, start - NEAR), start + NEAR)
    const end = start + words.length
    return OF_DRINK.test(around) && !OF_FOOD.test(around) ? [{ start, end, barred: 'alcohol', kind: 'activity' }] : []
  })

/** What no school trip may have, wherever a text asks for it. */
export const findBarred = (text: string): (Span & Pick<BarredWords, 'barred' | 'kind'>)[] =>
  [
    ...findPhrases(text).map(({ row: { barred, kind }, start, end }) => ({
      start: start - (BEFORE.exec(text.slice(0, start))?.[0].length ?? 0),
      end,
      barred,
      kind,
    })),
    ...findTastings(text),
  ].filter(({ start }) => !DENIED.test(text.slice(0, start)))
