import type { Span } from '../idea-text.ts'
import { phraseFinder } from '../phrase-finder.ts'
import { BARRED_WORDS, type BarredWords } from './data/barred-words.ts'

const findPhrases = phraseFinder(BARRED_WORDS)

/** A sentence that says "no" before it asks for the opposite: "nobody goes near the casino". */
const DENIED =
  /(?:(?<![a-z])(?:no|not|never|nobody|none|cannot|without|nor|avoid|nie|geen|moenie|niemand|sonder)(?![a-z])|n't(?![a-z]))[^.;!?\n]*$/u

/** "ride on the", before "back of a bakkie". */
const BEFORE = /(?:(?:rid|travel|go|sit|driv|stand|mov|ry|reis)[a-z]{0,5} )?(?:(?:on|in|at|op) )?(?:(?:the|die) )?$/u

/** What no school trip may have, wherever a text asks for it. */
export const findBarred = (text: string): (Span & Pick<BarredWords, 'barred' | 'kind'>)[] =>
  findPhrases(text)
    .filter(({ start }) => !DENIED.test(text.slice(0, start)))
    .map(({ row, start, end }) => ({
      start: start - (BEFORE.exec(text.slice(0, start))?.[0].length ?? 0),
      end,
      barred: row.barred,
      kind: row.kind,
    }))
