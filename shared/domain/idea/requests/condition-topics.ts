import { pattern } from '../pattern.ts'
import type { ConditionTopic, RequestDetail } from './request.ts'

const words = (said: string): RegExp => new RegExp(pattern(`(?<![a-z])(?:${said})(?![a-z])`), 'u')

/** The words that tell what a condition in words is about; the first row that has one of them decides. */
const TOPICS: readonly { about: ConditionTopic; said: RegExp }[] = [
  {
    about: 'hours',
    said: words('(?:bus|breakfast|supper|lunch|ontbyt|ete)(?: is)? (?:at|by|b4|before|om|voor) \\d{1,2}|lunch ?time'),
  },
  { about: 'guide', said: words('(?:tour |local |registered |good |battlefields? )?guides?|toergidse?|gidse?') },
  {
    about: 'dates',
    said: words(
      'week-? ?ends?|naweek|week-? ?days?|winter|summer|somer|exams?|eksamens?|school (?:nights?|nites?|days?)|holidays?|vakansie|terms?|kwartaal|(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?s?',
    ),
  },
  {
    about: 'vehicles',
    said: words(
      "bus(?:es|ses|se)?|kombi'?s?|combi'?s?|mini-?bus(?:es)?|trailers?|taxi'?s?|trains?|trein|coach|\\d{2}[ -]?seaters?",
    ),
  },
  {
    about: 'beds',
    said: words('hotels?|hostels?|backpackers?|chalets?|lodges?|mattress(?:es)?|beds?|sleeping bags?|slaapsakke'),
  },
  {
    about: 'meals',
    said: words(
      'breakfasts?|lunch(?:es)?|supper|dinners?|buffet|pizzas?|food|eat|braai|seekos|seafood|juice|umphako|padkos|kos|meals?|snacks?|cook|ete',
    ),
  },
]

/** A condition in words with what it is about. */
export function withTopic(detail: RequestDetail, said: string): RequestDetail {
  if (detail.kind !== 'condition' || detail.condition.code !== 'other') return detail
  const about = TOPICS.find((topic) => topic.said.test(said))?.about
  return about ? { kind: 'condition', condition: { code: 'other', about } } : detail
}
