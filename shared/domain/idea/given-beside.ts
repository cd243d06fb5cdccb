import type { Span } from './idea-text.ts'

const GIVES =
  /(?<![a-z])(?:gives?|gave|gee|donates?|donated|skenk|pledged|contributes?|dra by|betaal by)(?: us| ons)? $/u
const AND_EACH_PAYS =
  /^[^.\n¤]{0,6}(?:,|;|and|en|plus|\+)? ?(?:the |die |and |en )?(?:parents|ouers|families|gesinne|learners|leerders|kids|children|each|elke)(?![a-z])[^.\n¤\d]{0,40}$/u
/** Rand. A smaller gift is likely for one learner. */
const LEAST_GIFT = 1000

/** What others give to the group beside what each learner pays: "Agri gives R30 000, parents R700 each". */
export function givenBeside(text: string, each: Span, amounts: readonly (Span & { value: number })[]): number {
  const gift = amounts.find(
    ({ start, end, value }) =>
      end < each.start &&
      value >= LEAST_GIFT &&
      GIVES.test(text.slice(Math.max(0, start - 24), start)) &&
      AND_EACH_PAYS.test(text.slice(end, each.start)),
  )
  return gift?.value ?? 0
}
