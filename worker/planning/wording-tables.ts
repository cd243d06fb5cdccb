const list = (words: string) => words.trim().split(/\s+/)

export const MONTHS = list('January February March April May June July August September October November December')
export const WEEKDAYS = list('Sunday Monday Tuesday Wednesday Thursday Friday Saturday')

const UNITS = list(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
)
const TENS = list('twenty thirty forty fifty sixty seventy eighty ninety')

export const NUMBER_WORDS: Record<string, number> = {
  ...Object.fromEntries(UNITS.map((word, value) => [word, value])),
  ...Object.fromEntries(TENS.map((word, index) => [word, (index + 2) * 10])),
  dozen: 12,
  hundred: 100,
  thousand: 1000,
  million: 1_000_000,
}

/** Words that promise something or name a price; allowed only if the plan itself uses them. */
export const CLAIMS = list(`
  free discount discounted guarantee guaranteed guarantees included complimentary half double
  booked confirmed certified insured cheapest unlimited`)

/** Ordinary words that may be capitalised at the start of a sentence or a title. */
export const OPENERS = new Set(
  list(`
    a an the this that these your our their they we you it there here
    learners students teachers everyone each every all both and but with without
    in on at from to by for over through across along between around near into out up back away off
    after before then next first second third last finally once while when where as
    day days morning afternoon evening lunch dinner breakfast time home homeward
    travel travelling arrive arrival depart departure return returning journey journeys set setting
    explore exploring discover discovering visit visiting meet meeting walk walking learn learning see seeing
    spend start starting end ending enjoy settle settling stay staying experience hands-on welcome
    stories science history nature culture wildlife adventure together`),
)
