import type { Place } from '#shared/domain/catalogue/facts'

export const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
export const numberWord = (n: number): string => NUMBERS[n] ?? String(n)
/** With a capital; a name that has its capital inside keeps its form: "eMalahleni", "uShaka". */
export const capital = (text: string): string =>
  /^\p{Ll}\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)
/** "a ten-day camp", "an eight-day camp", "an 11-day camp": the article by the number that follows it. */
export const withA = (words: string): string => `${/^(?:eight|8|1[18]\b)/u.test(words) ? 'an' : 'a'} ${words}`
export const daysWord = (days: number): string => (days === 1 ? 'one day' : `${numberWord(days)} days`)
/** "2 h 35 min", "3 h", "45 min". */
export function hoursInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [...(hours > 0 ? [`${hours} h`] : []), ...(rest > 0 || hours === 0 ? [`${rest} min`] : [])].join(' ')
}
/** "a, b and c". */
export const listOf = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
/** A name in a sentence; for a generic place, it says so. */
export const placeInWords = (place: Place): string =>
  place.generic ? `${place.name} (with an operator near ${place.town})` : place.name

const gradeName = (grade: number): string => (grade === 0 ? 'Grade R' : `Grade ${grade}`)
/** "Grade R", "Grades 4 and 5", "Grades 4 to 6". */
export const gradesName = (min: number, max: number): string =>
  min === max ? gradeName(min) : `Grades ${min === 0 ? 'R' : min} ${max === min + 1 ? 'and' : 'to'} ${max}`
