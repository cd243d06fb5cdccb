import type { Span } from '../idea-text.ts'
import type { Clause } from './clauses.ts'
import { NARRATIVE_WORDS } from './data/condition-words.ts'
import type { Word } from './words.ts'

/** A clause with a grade says who travels. */
export const NAMES_A_GRADE = /(?<![a-z])(?:gr|grs|grades?|graad|matrics?)\.? ?(?:r|\d{1,2})(?![a-z\d])/u
/** From one town to another; towns are marks. */
const IS_ROUTE = /(?<![a-z])(?:from|frm|fm|van|vanaf|ex|uit) ~|~ (?:to|na|->|2) ~/u
/** "Back on Saturday 11 September": a field has the date. */
const RETURNS_ON =
  /^(?:we're |we are |and |be |come )*(?:back|home|return(?:ing|s)?|terug|tuis|arrive|leave)(?: on| op)? ?~/u
const GIVES_REASON = /^(?:because|bcos|cos|since|omdat|if|when|unless|as dit|while|which|although)$/u
/** "If time allows, a farm" asks for the farm. */
const IF_TIME = /^(?:there's |there is |theres |we have |daar )?(?:time|tyd|possible)(?![a-z])/u
/** Who travels: "a lab assistant", "homeschooling families in Ceres". */
const GROUP_OF_PEOPLE =
  /^(?:(?:the|our|a|an|new|one|1|and|plus|youth|also|my) )*(?:[a-z'-]{2,14} ){0,2}(?:leaders|assistants?|drivers?|drywers?|drummers|singers|dancers|runners|students?|members?|famil(?:y|ies)|familes|gesinne|society|team|squad|club|body|committee|father|mother|dad|mom|nurse|cook|doctor|lady|prefects|reserves|leerders|ouers)(?= (?:in|at|of|from|who|plus|and|round|around|van|near)(?![a-z])|$)/u
const DAY = /^(?:[a-z'-]{2,14} ){0,2}(?:day|days|week|weekend|term|dag|naweek|kwartaal)$/u
const NOBODY_NEEDS =
  /^(?:nobody|none|no one|niemand|no)(?![a-z])[^.;\n]{0,30}(?:needs?|wheelchairs?|halaal|kosher|vegetari|vegan|allerg|special|diet|medical|rolstoel|nodig)/u
/** "The battlefields tour of our college", "for our Foundation Phase outing" */
const IS_THE_TRIP =
  /(?<![a-z])(?:our|ons) (?:[a-z0-9'~-]{1,14} ){0,4}(?:outing|trip|tour|excursion|uitstappie|toer)(?![a-z])|(?<![a-z])(?:outing|trip|tour|excursion|uitstappie|toer) (?:of|for|vir|van) (?:our|ons)(?![a-z])|(?<![a-z])(?:dagtoer|day ?trip|day tour|daguitstappie)(?![a-z])/u
const BACKGROUND =
  /(?<![a-z])(?:last (?:year|time|term|month|week|january|february|march|april|may|june|july|august|september|october|november|december)|verlede|laas|every (?:second )?year|in 20(?:1\d|2[0-6])|i am writing|i teach|we are an? |my name|hope this|hoping|voted|reported|i don't know|i've got|i heard|years ago|we used to|used to|ek gee|ek is|ons is|behalf|disregard|ignore|forwarded)(?![a-z])/u

/** Whether its sentence tells of the past or of the writer. */
export function isBackground(text: string, { start, end }: Span): boolean {
  const before = text
    .slice(Math.max(0, start - 160), start)
    .split(/[.!?\n](?= |$)|\n/u)
    .at(-1)!
  return BACKGROUND.test(before.replace(/\([^()]*\)/gu, '') + text.slice(start, end))
}
export const givesReason = ({ lead }: Clause, said: string): boolean => GIVES_REASON.test(lead) && !IF_TIME.test(said)
export const namesTheTrip = (said: string): boolean => IS_THE_TRIP.test(said)
export const namesPeopleOrDays = (said: string): boolean => GROUP_OF_PEOPLE.test(said) || DAY.test(said)
export const nobodyNeeds = (said: string): boolean => NOBODY_NEEDS.test(said)
/** Whether fields tell it: the grade, the road, the day of return. `open` has marks for what they have read. */
export const isOfFields = (said: string, open: string): boolean =>
  NAMES_A_GRADE.test(said) || IS_ROUTE.test(open) || RETURNS_ON.test(open)
export const tellsAStory = (words: readonly Word[]): boolean => words.some(({ text }) => NARRATIVE_WORDS.has(text))
