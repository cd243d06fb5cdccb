import { pattern } from '../pattern.ts'
import type { ConditionTopic, RequestDetail } from './request.ts'

const words = (said: string): RegExp => new RegExp(pattern(`(?<![a-z])(?:${said})(?![a-z])`), 'u')

/** The words that tell what a condition in words is about; the first row that has one of them decides. */
const TOPICS: readonly { about: ConditionTopic; said: RegExp }[] = [
  {
    about: 'hours',
    said: words(
      '(?:bus|breakfast|supper|lunch|ontbyt|ete)(?: is)? (?:at|by|b4|before|om|voor) \\d{1,2}|lunch ?time|half[- ]?(?:a )?day|hal(?:f|we)[- ]?dag|(?:short|calm|quiet) morning(?: out(?:ing)?)?|morning out|\\d{1,2} (?:hours?|hrs?|uur|ure) on site|\\d{1,2} (?:to|tot) \\d{1,2} (?:hours?|hrs?|uur|ure)|early (?:mornings?|start)|early|(?:no|nie|geen) (?:early|vroee?) (?:mornings?|oggende)|net oggend|only the morning',
    ),
  },
  {
    about: 'site',
    said: words(
      'toilets?|toilette|badkamers?|shade|shady|skaduwee|parking|parkering|fence|fenced(?: place| in| off)?|spot to retreat(?: to)?|quiet (?:room|corner|spot|place)|plugs?|wi-?fi|(?:big )?tables|keyboard|piano|klavier|change tables?|flights? of stairs|stairs|steps|trappe|3d printers?|medi(?:c|cal)(?: person)?|mediese persoon|nurse on site|drinking water|lifeguards?|things to touch|smell and|listen to|feel the|hear the|internet|first aid(?:er)?|accom must be fenced|step-?free|ground floor|separate blocks?|place with|plek met|hall to (?:rehearse|practi[sc]e)|projector|microphone',
    ),
  },
  {
    about: 'emergency',
    said: words(
      '(?:who|whom) to (?:call|phone|ring)|break(?:s|ing)? ?downs?|emergency (?:numbers?|plan|contacts?)|noodnommers?|(?:nearest|closest|naaste) hospita(?:l|al)',
    ),
  },
  {
    about: 'papers',
    said: words(
      '(?:department|permission|indemnity|consent|excursion|application) forms?|indemnity|(?:parents?|ouers?)[^.?!\\n]{0,20} (?:sign|teken)|vrywaring(?:svorms?)?|toestemming(?:svorms?)?',
    ),
  },
  {
    about: 'adults',
    said: words(
      'ratio|chaperones?|(?:sighted )?helpers|\\d{1,2} (?:adults|grown ?-?ups|leaders|volwassenes|groot ?mense|leiers|mothers|mums|moms|dads)|\\d{1,2} male(?: and)? \\d{1,2} female',
    ),
  },
  {
    about: 'drives',
    said: words(
      'short (?:distance|drive|way)|not (?:too |very )?far|close ?by|nearby|naby|nie (?:te|so) ver(?: nie)?|daylight|driving (?:in the dark|at night)|daglig|in die donker',
    ),
  },
  { about: 'guide', said: words('(?:tour |local |registered |good |battlefields? )?guides?|toergidse?|gidse?') },
  {
    about: 'dates',
    said: words(
      '(?:split|spread)(?: it)? over (?:two|2|three|3) days|different days|week-? ?ends?|naweek|week-? ?days?|winter|summer|somer|exams?|eksamens?|school (?:nights?|nites?|days?)|holidays?|vakansie|terms?|jan(?:uary|uarie)?|feb(?:ruary|ruarie)?|march|maart|april|june|junie|july|julie|aug(?:ust|ustus)?|sept?(?:ember)?|oct(?:ober)?|oktober|nov(?:ember)?|dec(?:ember)?|desember|the week before|week before|kwartaal|(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?s?',
    ),
  },
  {
    about: 'vehicles',
    said: words(
      "transport|hired|gehuurde?|bus(?:es|ses|se)?|kombi'?s?|combi'?s?|mini-?bus(?:es)?|trailers?|taxi'?s?|trains?|trein|\\d{2}[ -]?seaters?|drop[ -]?off|quantum'?s?",
    ),
  },
  {
    about: 'beds',
    said: words(
      'hotels?|hostels?|koshuis|guest ?houses?|gastehuis|backpackers?|chalets?|lodges?|mattress(?:es)?|beds?|sleeping bags?|slaapsakke|nights?|nagte?|(?<!not )sleep(?:ing)?(?: over)?|slaap|overnight|accommodation|accom|blyplek|host families|gasgesinne|tents?|tente',
    ),
  },
  {
    about: 'meals',
    said: words(
      'breakfasts?|lunch(?:es)?|supper|dinners?|buffet|pizzas?|food|eat|braai|seekos|seafood|juice|umphako|padkos|kos|meals?|snacks?|cook|ete',
    ),
  },
  {
    about: 'price',
    said: words(
      'cheap(?:er|est)?|goedkoop(?:ste)?|affordable|bekostigbaar|expensive|duur nie|free entrance|almost free|in \\d{1,2} instal?ments|pay off|afbetaal|r ?\\d[\\d ]{0,8}',
    ),
  },
]

/** A condition in words with what it is about. */
export function withTopic(detail: RequestDetail, said: string): RequestDetail {
  if (detail.kind !== 'condition' || detail.condition.code !== 'other' || detail.condition.about) return detail
  const about = TOPICS.find((topic) => topic.said.test(said))?.about
  return about ? { kind: 'condition', condition: { code: 'other', about } } : detail
}
