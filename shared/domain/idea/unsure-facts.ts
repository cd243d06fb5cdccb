import { matchesOf } from '../matches-of.ts'
import { PEOPLE_WORDS } from './data/people-words.ts'
import { type IdeaText, spanOf } from './idea-text.ts'
import type { UnsureFacts } from './idea.ts'
import { MONTH, WEEKDAY } from './months-and-weekdays.ts'
import { anyOf, pattern } from './pattern.ts'

const LEARNERS = anyOf(
  ...PEOPLE_WORDS.filter(({ who }) => who === 'learner' || who === 'boy' || who === 'girl').flatMap(({ words }) => [
    ...words,
  ]),
)
const SOME = '(?:\\d{1,4}|two|three|four|five|six|several|all|both|twee|drie|vier|vyf|al|hundreds?|dozens?)'
/** Words that may give a fact although no rule could take a value from them. */
const CUES: Record<keyof UnsureFacts, RegExp> = {
  group: pattern(
    `(?<![a-z\\d.,:/¤-])(?:\\d{1,4} (?:[a-z'-]{2,14} ){0,3}?(?:${LEARNERS}|people|persons|voices|stemme|mense)|(?:${SOME} |our |my |the |ons |my )(?:of |the |our |ons |die )?(?:classes|klasse|teams|spanne|buses|busse|busloads?)|(?:the |our |die |ons )?(?:whole|entire|hele) (?:school|class|grade|team|skool|klas|graad|span)|(?:a |'n )?(?:busload|bus full|bus vol)|about \\d{2,4}|\\d{2,4} or so)(?![a-z])`,
  ),
  dates: pattern(
    `(?<![a-z])(?:(?:the |die )?(?:date|datum)s? (?:to |will |sal |volg|follow|depends?|hang|not |nog )[^.;,\\n~]{0,24}|(?:after|before|during|around|na|voor|tydens) (?:the |our |die |ons )?(?:[a-z]{3,12} )?(?:exams?|tests?|eksamens?|toetse|prelims?|holidays?|hols|vakansie|recess|open days?|opedae?|matric dance|harvest|oes)|(?:end of|einde van) (?:the |die )?(?:year|term|jaar|kwartaal|month|maand)|year[- ]end|jaareinde?|(?:school )?(?:holidays|hols|vakansie|recess)|(?!1/2|[13]/4|24/7)(?:[12]?\\d|3[01])/(?:0?[1-9]|1[0-2])(?![\\d/.:])|(?:the |die )?(?:long weekend|lang ?naweek)|as soon as possible|asap|soon|so gou as moontlik|(?<!may )(?:${MONTH})(?<!may|march|mar)|(?:an? |any |some |'n |enige )?${WEEKDAY}(?! ?(?:night|evening|aand|city)))(?![a-z])`,
  ),
  budget: pattern(
    "(?<![a-z])(?:(?:as )?(?:almost free|free of charge|cheap(?:ly|er|est)?|affordabl[ey]|low[- ]cost|goedkoop|bekostigbaar|reasonabl[ey] priced|not (?:too )?expensive|nie (?:te )?duur(?: nie)?|inexpensive|economical)(?: as possible)?|(?:very |not much |little |limited |tight |small |min |beperkte )(?:money|budget|funds|geld|begroting|fondse)|(?:can't|cannot|can not) afford (?:much|a lot)|¤{2,12})(?![a-z])",
  ),
}
const LONGEST = 40

/** For each fact that no rule read: the first words that may be it, so that the plan does not say that it was not given. */
export function readUnsureFacts(ideaText: IdeaText, missing: readonly (keyof UnsureFacts)[]): UnsureFacts {
  return Object.fromEntries(
    missing.flatMap((fact) => {
      const [match] = matchesOf(ideaText.unread, CUES[fact])
      if (!match) return []
      const words = ideaText.sourceWords(spanOf(match)).replace(/\s+/gu, ' ').trim()
      return words === '' ? [] : [[fact, words.slice(0, LONGEST)]]
    }),
  )
}
