import { pattern } from './pattern.ts'
import { giversAndGrounds } from './requests/givers.ts'
import type { IdeaText, Span } from './idea-text.ts'

const NEGATION =
  /(?<![a-z])(?:no|not|nothing|nobody|neither|nor|without|don't|do not|dont|won't|never|avoid|except|instead of|rather than|geen|nie|niks|moenie|behalwe|sonder)(?![a-z]).*$/u
const SIGN_OFF =
  /(?:kind regards|best regards|regards|sincerely|faithfully|groete|yours in|many thanks|thank you|dankie)(?![a-z]).{0,120}$/su
const TITLED = pattern(
  "(?<![a-z])(?:mr|mrs|ms|miss|mnr|mev|dr|prof|mister)\\.? (?:van der |van |du |de )?[a-z'-]{2,20}(?: [a-z'-]{2,20})?",
)
/** Words of a wish that are none: a hotel's stars, a train to travel by, the school's own farm. */
const NO_WISH = pattern(
  '(?<![a-z])(?:[2-5][ -]?stars?(?: hotels?)?|(?:use|using|take|taking|by|per|with|catch|met|go by)(?: the| a| die)? (?:trains?|trein)|(?:train|trein) (?:or|of|to|back|na)|farm (?:school|owner)s?|(?:wind|solar|turbine)[ -]?farms?|windpla(?:as|se)|plaasskole?|plaas(?:eienaar|boer))(?![a-z])',
)
const LONGEST = 90
const MOST = 40

/**
 * What the group would like to see and do, as clauses of the text: what remains without facts, names of
 * places and what is not wanted. They are compared with the offers of places and are not shown.
 */
export function readWishes(ideaText: IdeaText, places: readonly Span[]): string[] {
  let text = ideaText.unread
  for (const { start, end } of [...places, ...giversAndGrounds(ideaText.normalised.text)])
    text = text.slice(0, start) + '~'.repeat(end - start) + text.slice(end)
  const clauses = text
    .replace(TITLED, '~')
    .replace(NO_WISH, '~')
    .replace(SIGN_OFF, '')
    .split(/[^a-z' -]|(?<![a-z])(?:but|maar)(?![a-z])/u)
    .map((clause) =>
      clause.replace(NEGATION, '').replace(/[ '-]/gu, ' ').replace(/ {2,}/gu, ' ').trim().slice(0, LONGEST),
    )
  return [...new Set(clauses.filter((clause) => clause.length > 2))].slice(0, MOST)
}
