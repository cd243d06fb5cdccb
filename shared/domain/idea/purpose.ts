import { pattern } from './pattern.ts'
import type { IdeaText } from './idea-text.ts'
import { matchesOf } from '../matches-of.ts'

const PURPOSE_LABEL = pattern(
  '(?<=^|\\n|[.;,-] )(?:purpose|aim|reason|theme|focus|doel|tema)(?: of (?:the )?(?:trip|tour|outing))?[ ]?[:=-] ?([^\\n.;]{3,200})',
)
const PURPOSE = pattern(
  '(?<![a-z])(?:(?:in order )?to ((?:study|explore|experience|celebrate|discover|investigate|research|practise|practice|build|bond|reward|expose|help|volunteer|train|compete|play|perform|give (?:them|our)|introduce|prepare|develop|strengthen|do (?:some )?research)(?= )[^.;\\n!?]{3,160})|(?:for|as) (?:a |an |our |their |the )?((?:[a-z&-]{2,20} ){0,4}(?:camp|tour|excursion|outing|project|tournament|festival|workshop|expo))(?![a-z]))',
)
const THEME = pattern(
  '(?<![a-z\\d-])((?:(?!(?:about|long|easter|an|a|the|our|to|for|your|this|that|my|of|in|on|at|by|is|are|we|you|us|with|from|want|need|plan|planning|like|please|quote|next|last|day|and)(?![a-z]))[a-z&/-]{2,20} ){1,3}(?:camp|tour|excursion|weekend|project|tournament|festival))(?![a-z])',
)
const OBJECTIVES_LABEL = pattern(
  '(?<=^|\\n|[.;,-] )(?:learning )?(?:objectives?|outcomes?|goals?|doelwitte?)[ ]?[:=-] ?([^\\n]{3,300})',
)
const OBJECTIVES = pattern(
  '(?<![a-z])(?:so (?:that )?(?:they|the learners|learners|our learners|the kids|the children) (?:can|will|may|could) ((?:[^.;\\n!?]){3,200})|(?:to |they will |will |should |must )?((?:learn|understand|find out|see how|study)(?: (?:more )?about| how| what| why| the| some| all about)? [^.;\\n!?]{3,160})|(?:om|te) (leer (?:oor|van|hoe) [^.;\\n!?]{3,160}))',
)

/** In words of the text, without markup. */
export const readPurpose = (ideaText: IdeaText): string | null => first(ideaText, PURPOSE_LABEL, PURPOSE, THEME)
export const readLearningObjectives = (ideaText: IdeaText): string | null =>
  first(ideaText, OBJECTIVES_LABEL, OBJECTIVES)

function first(ideaText: IdeaText, ...rules: RegExp[]): string | null {
  const { text } = ideaText.normalised
  for (const rule of rules) {
    for (const match of matchesOf(text, rule)) {
      const words = match.slice(1).find((group) => group !== undefined)
      if (words === undefined) continue
      const start = match.index + match[0].lastIndexOf(words)
      // Words that `removeNoise` has removed (markup, commands) are not shown.
      if (/~{8}/u.test(ideaText.unread.slice(start, start + words.length)) && /[<>{}]/u.test(words)) continue
      const said = ideaText
        .sourceWords({ start, end: start + words.length })
        .replace(/<[^>]{0,300}>|[<>{}]/gu, ' ')
        .replace(/\s+/gu, ' ')
        .trim()
      if (said !== '') return said
    }
  }
  return null
}
