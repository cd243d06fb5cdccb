import { type IdeaText, spanOf } from './idea-text.ts'
import { MONTH, WEEKDAY, weekdayNumber } from './months-and-weekdays.ts'
import { pattern } from './pattern.ts'
import { matchesOf } from '../matches-of.ts'

/** On which weekdays a trip may begin (1 is Monday), and how many days it then has, if the text says on which it ends. */
export interface FirstWeekdays {
  weekdays: number[]
  days: number | null
}

const PART_OF_DAY =
  '(?: (?:night|nite|evening|afternoon|morning|lunch ?time|after (?:school|work|lunch)|na skool|aand|middag|oggend|early|late))?'
/** "Fri nite to Sun afternoon" */
const FROM_TO = pattern(
  `(?<![a-z])(?<first>${WEEKDAY})\\.?${PART_OF_DAY}(?: ?- ?| to | tot | until | till | through )(?:the |die )?(?<last>${WEEKDAY})(?![a-z])`,
)
/** "Arriving on Sunday and departing on Friday morning" */
const ARRIVE_AND_LEAVE = pattern(
  `(?<![a-z])(?:arriv(?:e|es|ing)|leav(?:e|es|ing)|depart(?:s|ing)?|vertrek|ry) (?:on |op )?(?:the |an? |die |'n )?(?<first>${WEEKDAY})${PART_OF_DAY}(?:,| and| en| then)? (?:and |en )?(?:(?:be|is|come|go|kom|gaan) )?(?:depart(?:s|ing)?|leav(?:e|es|ing)|return(?:s|ing)?|back|home|terug)(?: (?:on|by|op|the|die)){0,2} (?<last>${WEEKDAY})(?![a-z]| \\d)`,
)
/** In a list of two the short forms are weekdays as well: "Woe of Do". */
const SHORT_DAY = `(?:${WEEKDAY}s?|(?:woe|wo|di|do)(?= (?:of|en) )|(?<=(?<![a-z])(?:woe|wo|di|ma) (?:of|en) )(?:woe|wo|di|do|vr))`
const LIST = `${SHORT_DAY}(?:(?:,? (?:or|of|and|en) |, ?| ?/ ?)(?:an? |'n )?${SHORT_DAY}){0,4}`
const PERIOD = `(?:(?:in|of|during|van|gedurende) (?:the |die )?)?(?:(?:early|late|mid|begin|middel|laat|vroeg)[ -])?(?:${MONTH}|(?:1|2|3|4|next|volgende|first|second|third|fourth) ?(?:st|nd|rd|th|de)? ?(?:term|kwartaal)|(?:the |die )?(?:term|kwartaal|\\d))`
/** A period is taken before, and marked. "A Tuesday, May or so", "any Wed or Friday", "Thursday in February", "When: a Friday", "Saturday." */
const ANY_OF = pattern(
  `(?<![a-z])(?:(?<=(?<![a-z])(?:any|some|an?|one|either|full|whole|on|op|preferably|usually|normally|mostly|gewoonlik|meestal|enige|'n|verkieslik)(?: (?:free|normal|school|quiet|other))? )(?<named>${LIST})|(?<=(?:when|date|dates|day|wanneer|datum|dag) ?: ?(?:an? |'n )?)(?<labelled>${LIST})|(?<dated>${LIST})(?=,? (?:~|${PERIOD}(?![a-z])))|(?<either>${WEEKDAY}(?: ?/ ?| or | of )(?:an? |'n )?${WEEKDAY})|(?<=(?:^|[.,;!?\\n(]) ?)(?<alone>${LIST})(?= ?(?:$|[.,;!?\\n)](?! \\d))))(?![a-z])`,
)
const SCHOOL_DAYS = pattern(
  "(?<![a-z])(?:weekdays only|(?:a|any|some|on a|'n|enige) (?:week|school|weeks|skool)[ -]?(?:day|dag)|only (?:on )?weekdays|slegs weeksdae)(?![a-z])",
)
const SATURDAY = 6
const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5]
/** "Not on a Friday", "every Tuesday we sing", "the Sunday service" */
const OF_SOMETHING_ELSE =
  /(?<![a-z])(?:not|except|avoid|never|every|each|nie|behalwe|elke|by|before|since|last|past)(?: (?:on|a|an|the|any|op|'n|die)){0,2} $/u

/** The weekdays on which the trip may begin; null if the text names none, or a date as well. */
export function readFirstWeekdays(ideaText: IdeaText): FirstWeekdays | null {
  const said = (index: number) => ideaText.unread.slice(Math.max(0, index - 30), index)
  const [range] = [...matchesOf(ideaText.unread, FROM_TO), ...matchesOf(ideaText.unread, ARRIVE_AND_LEAVE)].filter(
    ({ index }) => !OF_SOMETHING_ELSE.test(said(index)),
  )
  if (range) {
    const [first, last] = [range.groups?.first, range.groups?.last].map((name) => weekdayNumber(name ?? ''))
    return { weekdays: [first!], days: ((last! - first! + 7) % 7) + 1 }
  }
  const lists = matchesOf(ideaText.unread, ANY_OF).filter(({ index }) => !OF_SOMETHING_ELSE.test(said(index)))
  ideaText.noted.push(...lists.map(spanOf))
  const named = lists
    .flatMap(({ groups = {} }) =>
      (groups.named ?? groups.labelled ?? groups.dated ?? groups.either ?? groups.alone ?? '').split(/[ ,/]/u),
    )
    .map(weekdayNumber)
    .filter((weekday) => weekday > 0)
  const [first, second] = named
  // "A weekend (Saturday and Sunday)" begins on the first.
  if (named.length === 2 && first === SATURDAY && second === SATURDAY + 1) return { weekdays: [SATURDAY], days: null }
  if (named.length > 0) return { weekdays: [...new Set(named)].toSorted(), days: null }
  const schoolDays = matchesOf(ideaText.unread, SCHOOL_DAYS)
  ideaText.noted.push(...schoolDays.map(spanOf))
  return schoolDays.length > 0 ? { weekdays: MONDAY_TO_FRIDAY, days: null } : null
}
