export const MONTHS = [
  'January', 'February', 'March', 'April', 'May', 'June',
  'July', 'August', 'September', 'October', 'November', 'December',
]
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

export const NUMBER_WORDS: Record<string, number> = {
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10,
  eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19,
  twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90,
  dozen: 12, hundred: 100, thousand: 1000, million: 1_000_000,
}

/** Words that promise or put a price on something: only where the plan itself uses them. */
export const CLAIMS = [
  'free', 'discount', 'discounted', 'guarantee', 'guaranteed', 'guarantees', 'included', 'complimentary', 'half', 'double',
  'booked', 'confirmed', 'certified', 'insured', 'cheapest', 'unlimited',
]

/** Ordinary words that may open a sentence or a title with a capital. */
export const OPENERS = new Set([
  'a', 'an', 'the', 'this', 'that', 'these', 'your', 'our', 'their', 'they', 'we', 'you', 'it', 'there', 'here',
  'learners', 'students', 'teachers', 'everyone', 'each', 'every', 'all', 'both', 'and', 'but', 'with', 'without',
  'in', 'on', 'at', 'from', 'to', 'by', 'for', 'over', 'through', 'across', 'along', 'between', 'around', 'near',
  'after', 'before', 'then', 'next', 'first', 'second', 'third', 'last', 'finally', 'once', 'while', 'when', 'where', 'as',
  'day', 'days', 'morning', 'afternoon', 'evening', 'lunch', 'dinner', 'breakfast', 'travel', 'travelling', 'arrive', 'arrival',
  'depart', 'departure', 'return', 'returning', 'home', 'homeward', 'explore', 'exploring', 'discover', 'discovering',
  'visit', 'visiting', 'meet', 'meeting', 'walk', 'walking', 'learn', 'learning', 'see', 'seeing', 'spend', 'start',
  'starting', 'end', 'ending', 'enjoy', 'settle', 'settling', 'stay', 'staying', 'experience', 'hands-on', 'time', 'into',
  'out', 'up', 'back', 'away', 'off', 'welcome', 'set', 'setting', 'journey', 'journeys', 'stories', 'science', 'history',
  'nature', 'culture', 'wildlife', 'adventure', 'together', 'two', 'three', 'four', 'five',
])
