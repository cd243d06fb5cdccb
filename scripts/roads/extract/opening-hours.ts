import type { GateHours } from '#shared/domain/roads/road-graph'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const RULE = /^(?:([A-Z][a-z]{2})(?:-([A-Z][a-z]{2}))?:? +)?(?:Mo-Su +)?(\d{2}:\d{2}) ?- ?(\d{2}:\d{2})$/u

/**
 * The hours of a gate by its `opening_hours`, if they are the same on every day of a month: "06:00-18:00" or
 * "Apr-Sep 06:00-18:00; Oct-Mar 05:30-18:30". Null for all else, and where a month is missing or named twice.
 */
export function readOpeningHours(text: string): GateHours[] | null {
  const hours = text.split(';').map((rule) => ruleOf(rule.trim()))
  if (!hours.every((rule) => rule !== null)) return null
  const months = hours.flatMap((rule) => rule.months)
  return months.length === 12 && new Set(months).size === 12 ? hours : null
}

function ruleOf(text: string): GateHours | null {
  const [, from, to = from, opens, closes] = RULE.exec(text) ?? []
  // Hours over midnight are no hours of a gate that is closed at night.
  if (!opens || !closes || opens >= closes || closes > '24:00') return null
  if (from === undefined) return { months: MONTHS.map((_, index) => index + 1), opens, closes }
  const [first, last] = [MONTHS.indexOf(from), MONTHS.indexOf(to!)]
  if (first < 0 || last < 0) return null
  const count = ((last - first + 12) % 12) + 1
  return { months: Array.from({ length: count }, (_, index) => ((first + index) % 12) + 1), opens, closes }
}
