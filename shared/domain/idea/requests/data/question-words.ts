import { pattern } from '../../pattern.ts'
import type { QuestionTopic } from '../request.ts'

const VEHICLE =
  '(?:\\d{2}[ -]?seater|bus(?:es|ses|se)?|kombis?|combis?|taxis?|mini-?bus(?:es)?|bakkies?|vehicles?|voertuie?)'
const ENOUGH = '(?:enough|genoeg|ok|okay|fit|big|groot|split|legal|allowed|work (?:it )?out)'
const WHICH =
  '(?:which|watter)(?: (?:1|one|een|of (?:them|these|those|the (?:two|three|[23]))))? ?(?:is|are|would be)? ?(?:the |die )?'
const words = (said: string): RegExp => pattern(`(?<![a-z])(?:${said})(?![a-z])`)

/** The words that tell what a question is about; the first row that has one of them decides. */
export const QUESTION_WORDS: readonly { about: QuestionTopic; said: RegExp }[] = [
  { about: 'price', said: words('whichever is (?:free|cheap(?:er|est)?)') },
  { about: 'better_for', said: words(`${WHICH}(?:better|best|beter|beste) (?:for|to|at|vir|om)`) },
  {
    about: 'better',
    said: words(
      `${WHICH}(?:better|best|beter|beste|nearer|nearest|closer|closest|naaste|cheaper|cheapest|goedkoopste)(?! (?:month|time|week|day|weather|maand|tyd|date))`,
    ),
  },
  {
    about: 'departure',
    said: words(
      '(?:(?:what|which) time|how early|hoe vroeg) (?:must|do|should|will|can|shall|moet|sal) (?:we|they|i|ons|(?:the|die) bus(?:es|se)?)(?: (?:have|need) to)? (?:leave|go|start|be|depart|set off|ry|vertrek)|hoe laat (?:moet|sal|vertrek|ry)|when (?:must|do|should) we (?:leave|set off|depart)|ngasikhathi sini|ngaliphi ixesha|ka nako efe',
    ),
  },
  {
    about: 'price',
    said: words(
      '(?:must|do|does|moet|should) (?:we|they|ons|i|hulle|one) (?:have to |need to )?(?:pay|betaal)|free (?:for|of charge|entrance|entry)|(?:is|are) (?:it|they|this|that|dit) (?:still |nog )?(?:free|gratis|verniet)',
    ),
  },
  {
    about: 'too_many',
    said: words(
      '(?:too|te) (?:many|veel)(?! (?:for|vir|in) )|(?:take|handle|hold|host) (?:that|so) many|(?:all|almal) (?:at once|at the same time|in one go|gelyk)|how many (?:people |learners |kids )?(?:at a time|at once)|(?:too|te) (?:big|large|groot) a?n? ?(?:group|groep)',
    ),
  },
  {
    about: 'free_adults',
    said: words(
      '(?:teachers?|techrs?|educators?|adults?|staff|onderwysers?|volwassenes)[^?]{0,30}(?:free|gratis|verniet)',
    ),
  },
  {
    about: 'discount',
    said: words(
      'discounts?|reduced|cheaper|special (?:rate|price)|group rates?|concessions?|afslag|wild ?card|goedkoper',
    ),
  },
  {
    about: 'papers',
    said: words(
      'parents (?:have to |need to )?sign|(?:ouers|moet die ouers)[^?]{0,14} teken|basayine|what papers|which papers|watter (?:vorms?|papiere)|(?:department|departmental) (?:forms|papers)|clearance|form \\d{1,2}|id(?: ?s| numbers?| documents?| copies)|permits?|visas?|passports?|paspoort(?:e)?|indemnity|consent forms?|vrywaring',
    ),
  },
  { about: 'dress', said: words('dress(?: code)?|wear|shoes|clothes|klere|aantrek|skoene') },
  { about: 'health', said: words('malaria|bilharzia|rabies|vaccinations?|inentings?') },
  { about: 'lifeguard', said: words('life ?-?(?:guards?|savers?)|lewensredders?') },
  {
    about: 'allowed',
    said: words(
      'legal|wettig|allowed|toegelaat|mag (?:die )?(?:kinders|leerders|hulle|ons)|may (?:the )?(?:children|learners|kids|they) (?:not )?(?:ride|sit|travel|be|go)',
    ),
  },
  {
    about: 'road',
    said: words(
      'gravel|passable|grondpad|dirt road|(?:roads?|pad|paaie) (?:is|are|ok|okay|oukei|oraait|fine|fit|passable|good|safe|begaanbaar)|(?:because of|with) the bends',
    ),
  },
  {
    about: 'seats',
    said: words(`${VEHICLE}[^?]{0,60}${ENOUGH}|${ENOUGH}[^?]{0,40}${VEHICLE}|how many ${VEHICLE}|hoeveel ${VEHICLE}`),
  },
  {
    about: 'wheelchair',
    said: words('wheelchairs?|rolstoel(?:e|toeganklik)?|ramps?|level paths?|accessible'),
  },
  {
    about: 'ages',
    said: words(
      '(?:min(?:imum)?\\.? ?)?age(?: limits?| restrictions?)?|how old|(?:too|te) (?:young|jonk)|\\d{1,2}[- ]?jariges?|ouderdom(?:sgrens)?',
    ),
  },
  {
    about: 'distance',
    said: words(
      "too far|how far|kukude|ho hole|go kgakala|te ver|hoe ver|how long is the (?:drive|way)|\\d{1,2} (?:hours?|hrs?|uur|ure)'?(?: drive| se ry| away)",
    ),
  },
  {
    about: 'price',
    said: words(
      'malini|yimalini|bokae|entrance|entry|fees?|how much|hw much|costs?|price|hoeveel kos|koste|toegang|r(?= ?$)',
    ),
  },
  { about: 'safety', said: words('safe|safety|security|dangerous|crime|veilig|veiligheid') },
  {
    about: 'booking',
    said: words(
      "(?:without|before|after|sonder) (?:a |any |'n )?(?:bookings?|booking ahead|bespreking|bespreek|appointment)",
    ),
  },
  {
    about: 'still_open',
    said: words(
      '(?:(?:that|it).s|is|are|whether|does|do|will|has|have|if|het|neem|takes?)[^?]{0,60}(?<![a-z])(?:(?:open|closed|running|oop|gesluit|toe)[^?]{0,30}(?<![a-z])(?:again|after|since|because|weer|na die|sedert|sinds|to (?:schools|groups|visitors|the public)|for (?:schools|groups|visitors|the public)|vir skole)|(?:still|nog|again|weer)(?: [a-z]{2,12})? (?:operating|taking|take|accept(?:ing)?|allow(?:ing)?|let|welcom(?:e|ing)|receiv(?:e|ing)|there|exists?|ontvang)|(?:taking|receiving|accepting) (?:groups|schools|visitors|bookings)|re-?open(?:ed)?|heropen|flood(?:ed|ing)?|burnt down|renovat(?:ed|ion|ions|ing)|vloed)',
    ),
  },
  {
    about: 'opening',
    said: words(
      '(?:is|are|will|still|be|nog)[^?]{0,30}(?<![a-z])(?:open|closed|sitting|in session|running|oop|gesluit)',
    ),
  },
  {
    about: 'event_date',
    said: words('(?:is|are) when|when (?:is|are|does)|(?:what|which) (?:date|week) is|wanneer is'),
  },
  {
    about: 'booking',
    said: words('book(?:ed|ing)?|bespreek|plek kry|reserved?|in advance|months? ahead|fully booked|volbespreek'),
  },
  { about: 'guide', said: words('guides?|gids(?:e)?|toergids(?:e)?') },
  {
    about: 'site',
    said: words(
      'toilets?|toilette|shade|skaduwee|parking|park (?:a|the|our)|steps|stairs|trappe|plugs?|wi-?fi|drinking water|change tables?|changing rooms?|fenced|signal',
    ),
  },
  {
    about: 'weather',
    said: words(
      'snow|weather|rainy?|tides?|heat|hot|cold|fire (?:risk|danger|season)|veld ?fires?|wind|sneeu|weer|reen|gety|warm|koud|veldbrande?',
    ),
  },
  {
    about: 'length',
    said: words(
      'how many (?:days|nights)|hoeveel (?:dae|nagte)|how long (?:should|must|do|does|will|would)|hoe lank (?:moet|sal|gaan)',
    ),
  },
  {
    about: 'possible',
    said: words(
      'too much (?:for|in) (?:one|a|1) day|te veel vir (?:een|1) dag|(?:one|1|een) (?:day|dag)(?: is)? (?:enough|genoeg)|possible|doable|feasible|realistic|moontlik|in (?:one|1|a|a single) day|(?:the |die )?same day|dieselfde dag|op een dag|do (?:both|all (?:\\d|of them|three|four))|fit (?:them|it|everything|all)[^?]{0,12} in|(?:must|should) we sleep ?over|does it (?:all )?fit',
    ),
  },
]

/** How a sentence begins that asks us, or somebody whom we would know. */
export const OPENS_QUESTION = pattern(
  "^ ?(?:and |but |or |so |also |en |maar |of )?(?:what|which|when|where|how|is|are|do|does|can|could|must|should|will|who|whom|wat|wie|watter|wanneer|waar|hoe|kan|moet|sal|mag|ngabe|yimalini|ke bokae)(?![a-z'])",
)
/** A question of any matter: of what may, can or must be done; no wish to see or do something. */
export const ASKS_ANYTHING = pattern(
  '(?<![a-z])(?:do (?:i|we|they|you)|can it|must we|must they|should we|is it|is this|are they|moet ons|is dit|is daar|is there still|kan dit)(?![a-z])',
)
/** Words that ask without a question mark. */
export const ASKS_PLAINLY = pattern(
  '(?<![a-z])(?:(?:nceda|ngicela|sicela|ndicela) (?:ni|u)?sixelele[^.!?\\n]{0,50}|(?:please |pls )work (?:it )?out|(?:kindly|please) advise|can (?:we|they|1|one) (?:do|see|fit|visit) (?:it all|both|all|everything|them all|all of (?:it|them))(?: of (?:it|them))?(?: in)?(?: 1| a| one)? ?(?:day)?|(?:want|need|like|love) to know (?:if|whether) [^.!?\\n]{3,90}|is (?:that|this|it) (?:even )?(?:legal|allowed|possible)|(?:is|are) (?:it|they|this) (?:still |nog )?open (?:without|on|for|to|again)[^.!?\\n]{0,50}|sit iets daaroor in|which (?:1|one|of them) is [a-z]{4,9}(?= ?(?:$|[.,;)\\n]))|who guides(?: (?:us|them|there))?|h(?:o)?w much (?:is|does|do|wud|would|will|sal) [^.!?\\n]{0,24}|how much(?= ?$)|whichever (?:has|is)[^.!?\\n]{0,60})(?![a-z])',
)
