import { WEEKDAY } from './months-and-weekdays.ts'
import { pattern } from './pattern.ts'
import type { IdeaText } from './idea-text.ts'
import { matchesOf } from '../matches-of.ts'

/** The length of the trip in days; "2 nights" is 3 days. */
export interface Duration {
  days: number | null
  nights: number | null
  /** "overnight" or "weekend" without a number: at least one night. */
  overnight: boolean
  weekend: boolean
  /** "Any Friday" or "done by lunch": one day, unless the text says more. */
  anyDay: boolean
}

const ALONE = '(?<![\\d.,:/-])'
const N = `${ALONE}(\\d{1,2})(?![\\d:]|[.,]\\d)`
const UP_TO = `${ALONE}(?:\\d{1,2}(?: ?- ?| to | or | tot | of ))?(\\d{1,2})(?![\\d:]|[.,]\\d)`
const NOT_A_LENGTH =
  "(?!'? ?(?:before|prior|ago|notice|in advance|from now|after|later|vooraf|voor die|vantevore|per week|a week|old|payment|delivery|cancellation))"
const DAYS_NIGHTS = pattern(`(?<![\\d])(\\d{1,2}) ?d(?:ays?)? ?[/&,-]? ?(\\d{1,2}) ?n(?:ights?)?(?![a-z])`)
const NIGHTS = pattern(`${UP_TO}[ -]{0,3}(?:nights?|nites?|nagte?|aande|slapies|sleeps?(?= ))(?![a-z])${NOT_A_LENGTH}`)
const DAYS = pattern(
  `${UP_TO}[ -]{0,3}(?:full |whole |school |consecutive )?(?:days?|daagse|dae|dag)(?![a-z])${NOT_A_LENGTH}`,
)
const WEEKS = pattern(
  `${N}[ -](?:full )?(?:weeks?|weke?)(?:-long)?(?![a-z])(?! (?:of|van|in|before|ago|from|after|later|prior|notice))${NOT_A_LENGTH}`,
)
const LABELLED = pattern(
  '(?<![a-z])(?:(?:no\\.?|number|nr|#|aantal) (?:of )?)?(?<unit>nights?|nagte|aande|days?|dae)(?: away)? ?[:=] ?(\\d{1,2})(?![\\d:/-]|[.,]\\d| ?(?:january|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))',
)
const ONE_DAY = pattern(
  "(?<![a-z])(?:(?:day|one-day|single-day|full-day|half-day|halfday|fullday|dag|heeldag|halfdag)[ -]?(?:trips?|outings?|excursions?|visits?|tours?|toer|uitstappie|uitstappies|besoek|hike|event|programme|safari)|half[ -](?:a )?day|full day|whole day|(?:een)?dagtoer|eendag-uitstappie|daguitstappie|dagbesoek|same[ -]day|just (?:for )?the day|(?:net )?vir die dag|(?:back|return(?:ing)?|home) (?:home )?(?:on )?(?:the |that )?same (?:day|afternoon|evening)|(?:only )?for the day|a day (?:at|out)|'n dag (?:by|op)|a morning|the morning only|plan a day|'n oggend|(?:there|out) and back in (?:one|a|1) day|(?:all )?in (?:one|1) (?:single )?day)(?![a-z])",
)
/** "Any Wednesday in May", "some Saturday", "a quiet weekday morning", "done by lunch" */
const ANY_DAY = pattern(
  `(?<![a-z])(?:(?:any|some|a|one|een|1|full|whole|enige|'n)(?: (?:quiet|normal|free|suitable|other|ordinary))? (?:(?:school|week|skool|weeks)[ -]?(?:day|dag)|day|dag|${WEEKDAY})(?: (?:morning|afternoon|oggend|middag))?(?= ?(?:$|[.,;!?()\\n]|(?:in|of|during|except|not|but|from|after|before|next|this|is|would|will|suits|works|van|behalwe)(?![a-z])))|(?:back|home|terug|tuis) (?:before dark|by supper|voor donker)|(?:done|finished|out|klaar) (?:by|before|at|teen|voor) (?:lunch|noon|midday|middagete|~|1?\\d(?!\\d| ?[a-z])))(?![a-z])`,
)
const OVERNIGHT = pattern(
  '(?<![a-z])(?:overnight(?:er)?|sleepover|sleep-over|oornag|oorslaap|(?:stay|sleep) over|slaap oor)(?![a-z])',
)
const NEGATED =
  /(?<![a-z])(?:not|no|nothing|without|don't|dont|isn't|non|nie|geen|rather than|instead of|never)(?: (?:need|want|an?|any|the|to|be|do|wil)){0,3}[ -]$/u
const DENIED_AFTER =
  /^ (?:stays? |trips? |camps? )?(?:(?:is |are )?not |is (?:too (?:much|far|long)|out of the question))/u
const WEEKEND = pattern('(?<![a-z])(?:long )?(?:weekend|naweek)(?![a-z])')
/** "The Friday after the Easter weekend", "that's a weekend": the trip is on another day. */
const OTHER_WEEKEND =
  /(?<![a-z])(?:(?:after|before|since|na|voor)(?: (?:the|die))?(?: [a-z']{2,12}){0,2}|that's a|thats a|dis 'n|not (?:on|over) (?:a|the)|no) $/u
const IGNORED_BEFORE =
  /(?<![a-z])(?:within|under|at least|minimum|in|every|pay within|cancel|notice of|day|dag|term|kwartaal|trm)[ ]?$/u

/** "A night or two", "'n nag of twee": the higher number counts, as in "1 or 2 nights". */
/** "Een nag daar oorslaap": "een" is otherwise also an article. */
const ONE_NIGHT = pattern(
  "(?<![a-z])(?:een|one|1|'n|a) (?:nag|night) (?:net |only |just )?(?:(?:daar|there|hier|on site|op die terrein) )?(?:oorslaap|oor te slaap|oorbly|slaap|stay|sleep)(?![a-z])",
)
const ONE_OR_MORE = pattern('(?<![a-z])(?<unit>night|nag|aand|day|dag) (?:or|of) ([2-4])(?![\\d:]|[.,]\\d)')
/** "Can it be done in 1 day or must we sleep over?": the plan may choose, and the night is in it. */
const OR_STAYS =
  /^[ ?!.,]{0,5}(?:or|of)(?: (?:must|do|should|is it better (?:to|if)|moet|sal|rather|liewer))?(?: (?:we|they|ons|hulle))?(?: (?:must|should|rather|have to|need to|moet))? (?:sleep|stay|overnight|oornag|slaap|oorbly)(?![a-z])/u
/** "Avoid Shavuot and the nine days": days on which the trip is not to be. */
const REFUSED_BEFORE = /(?<![a-z])(?:avoid(?:ing)?|except|excluding|outside|vermy)(?: [a-z'&]{1,14}){0,6} $/u

/** "Can split over two days", "one class on each of two days": each half of the group is away for a day. */
const SPLIT_BEFORE =
  /(?<![a-z])(?:(?:split|divide[ds]?|verdeel|spread|stagger(?:ed)?)(?: [a-z]{1,10}){0,3}? (?:over|in|into|on|across|oor|op)(?: the)? ?|(?:on|op) (?:each of )?(?:the )?)$/u
const SPLIT_AFTER = /^,? (?:verdeel|gesplit|split|each with|half)/u
const ONE_DAY_EACH = new RegExp(
  `(?<![a-z])\\d{2,3} (?:on|op) (?:the |die )?${WEEKDAY},? (?:and|en|&|plus) (?:the other )?\\d{2,3} (?:on|op)|(?<![a-z])(?:on|op|over|oor) 2 (?:different|separate|verskillende) (?:days|dae)`,
  'u',
)

/** "Day 1 …, Day 2 …": a programme that is written day by day. */
const DAY_OF_PROGRAMME = pattern('(?<=(?:^|\\n) ?(?:- ?)?)(?:day|dag) ([1-9])(?!\\d| ?(?:trip|tour|or|of) )')
function daysOfProgramme(text: string): number | null {
  const days = matchesOf(text, DAY_OF_PROGRAMME).map(([, day]) => Number(day))
  return days.length > 1 && days.every((day, at) => day === at + 1) ? days.length : null
}

export function readDuration(ideaText: IdeaText): Duration {
  const duration: Duration = { days: null, nights: null, overnight: false, weekend: false, anyDay: false }
  const set = (field: 'days' | 'nights', value: number, match: RegExpExecArray): boolean => {
    if (
      value < 1 ||
      value > 45 ||
      OR_STAYS.test(ideaText.unread.slice(match.index + match[0].length, match.index + match[0].length + 60)) ||
      IGNORED_BEFORE.test(ideaText.unread.slice(Math.max(0, match.index - 14), match.index)) ||
      REFUSED_BEFORE.test(ideaText.unread.slice(Math.max(0, match.index - 60), match.index))
    )
      return false
    if (duration[field] === null) {
      duration[field] = value
      ideaText.noteMatch('days', match, 0.93)
    }
    return true
  }
  const programme = daysOfProgramme(ideaText.unread)
  if (programme !== null) Object.assign(duration, { days: programme, nights: programme - 1 })
  ideaText.take(DAYS_NIGHTS, (match) => set('days', Number(match[1]), match) && set('nights', Number(match[2]), match))
  ideaText.take(NIGHTS, (match) => set('nights', Number(match[1]), match))
  if (duration.nights === null) ideaText.take(ONE_NIGHT, (match) => set('nights', 1, match))
  ideaText.take(ONE_OR_MORE, (match) =>
    set(/^n|^aa/u.test(match.groups?.unit ?? '') ? 'nights' : 'days', Number(match.at(-1)), match),
  )
  // "1 day trip" is left in the text, because it is also a kind of trip.
  let isSplit = ONE_DAY_EACH.test(ideaText.unread)
  ideaText.take(DAYS, (match) => {
    if (
      SPLIT_BEFORE.test(ideaText.unread.slice(Math.max(0, match.index - 50), match.index)) ||
      SPLIT_AFTER.test(ideaText.unread.slice(match.index + match[0].length, match.index + match[0].length + 24))
    ) {
      isSplit = true
      return false
    }
    set('days', Number(match[1]), match)
    return !/^1[ -]/u.test(match[0])
  })
  ideaText.take(LABELLED, (match) =>
    set(/^n|^aa/u.test(match.groups?.unit ?? '') ? 'nights' : 'days', Number(match[2]), match),
  )
  ideaText.take(WEEKS, (match) => set('days', Number(match[1]) * 7, match))
  for (const match of matchesOf(ideaText.unread, ONE_DAY)) {
    if (!NEGATED.test(ideaText.unread.slice(Math.max(0, match.index - 20), match.index))) set('days', 1, match)
  }
  for (const match of matchesOf(ideaText.unread, OVERNIGHT)) {
    const end = match.index + match[0].length
    if (
      !NEGATED.test(ideaText.unread.slice(Math.max(0, match.index - 20), match.index)) &&
      !DENIED_AFTER.test(ideaText.unread.slice(end, end + 40))
    )
      duration.overnight = true
  }
  duration.anyDay = ANY_DAY.test(ideaText.unread) || isSplit
  ANY_DAY.lastIndex = 0
  duration.weekend = matchesOf(ideaText.unread, WEEKEND).some(
    ({ index }) => !OTHER_WEEKEND.test(ideaText.unread.slice(Math.max(0, index - 30), index)),
  )
  WEEKEND.lastIndex = 0
  return duration
}

/** The number of days; null if the text does not state it. "One day at the dam" of a trip of two nights is a part of it. */
export function daysOf({ days, nights, overnight }: Duration): number | null {
  const byNights = nights === null ? null : nights + 1
  if (days === null || (days === 1 && byNights !== null)) return byNights ?? (overnight ? 2 : null)
  return days
}
