import { pattern } from '../pattern.ts'
import type { FoundRequest } from './reading.ts'
import type { BedSort, Condition, FoodArrangement } from './request.ts'
import { matchesOf } from '../../matches-of.ts'

/** What a bed or a meal is called, and the sort that is meant. The first row that knows a word has it. */
const BEDS: readonly { sort: BedSort; words: string }[] = [
  {
    sort: 'camping',
    words: 'tents?|camp(?:ing|site| site| grounds?)?|tente?|kampterrein|caravan park|under canvas|under the stars',
  },
  {
    sort: 'host_families',
    words:
      'host famil(?:y|ies)|(?:with |by )?famil(?:y|ies|ie)|homestays?|with parents of|gasgesinne|gasouers|billet(?:ed|ing)?',
  },
  {
    sort: 'school',
    words:
      '(?:school|church|town|community|a) hall|skoolsaal|kerksaal|(?:a|the|their) classrooms?|gym floor|classrooms?|hall floor|school hostel|koshuis|skoolkoshuis',
  },
  { sort: 'dormitory', words: 'dorm(?:s|itory|itories)?|slaapsa(?:al|le)|bunk(?: ?beds?|s)?|barracks' },
  { sort: 'hostel', words: 'backpackers?|(?:youth )?hostels?|lodges?|rugsakverblyf' },
  {
    sort: 'chalets',
    words:
      'chalets?|bungalows?|cabins?|huts?|rondavels?|self-? ?catering (?:units?|cottages?|houses?)|cottages?|hutte|huisies|rondawels|houses?',
  },
  { sort: 'hotel', words: "hotels?|guest ?houses?|b ?(?:&|and|n) ?b'?s?|resorts?|gastehuise?|oord" },
]
const BED_WORDS = BEDS.map(({ words }) => words).join('|')
const STAY =
  '(?:stay(?:s|ing)?|sleep(?:s|ing)?|sleep over|accommodation|accommodated|lodging|overnight(?:ing)?|nights?|beds?|slaap|bly|verblyf|oornag|akkommodasie|slaapplek|somewhere|book|quarters|put up)'
const GAP = "(?:(?:[ :-]|: |- ){1,2}(?!and |en |on |then )[a-z0-9'&-]{1,14}){0,6}?(?:[ :-]|: |- ){1,2}"
const BED = [
  pattern(
    `(?<=^|[.,;:(\\n] ?|- |\\d[).] )(?:an? |'n |any )?(?:proper |nice |cheap |safe |clean |good |basic |farm )?(?:backpackers|hostels?|(?:school|youth) hostels?|guest ?houses?|chalets?|bungalows?|rondawels?|rondavels?|huts?|dorms?|lodges?|b ?& ?b|hotels?|tents?|tente|gastehuis|skoolkoshuis|cabins|cottages)(?![a-z])(?! kitchen| school| tour| management)`,
  ),
  pattern(`(?<![a-z])${STAY}${GAP}(?:${BED_WORDS})(?![a-z])(?: (?:with|met) (?:a |'n )?(?:pool|swembad))?`),
  pattern(
    `(?<![a-z])(?:${BED_WORDS}) (?:accommodation|(?:is|are|would be|will do)(?: also)? (?:fine|ok|okay|perfect|good|great|enough)|are ours|please)(?![a-z])`,
  ),
  pattern(
    '(?<![a-z])(?:(?:we|they|learners|ons) (?:bring|have|het|bringe?) )?(?:our |their |ons )?(?:own|eie) (?:tents?|tente|bedding|sleeping bags?|beddegoed|slaapsakke?|mattress(?:es)?|linen)|bring (?:a |their |your )?(?:sleeping bags?|bedding)|slaapsakke',
  ),
  pattern(
    "(?<![a-z])(?:separate|different|aparte|afsonderlike) (?:[a-z]{1,12} ){0,2}(?:rooms?|dorms?|dormitories|sleeping|beds?|kamers|slaapsale|accommodation|blocks?|floors?|bathrooms?|ablutions?|houses|tents)(?:[^.;,\\n~]{0,36}(?:girls|boys|seuns|meisies|dogters))?|(?:girls|boys|meisies|seuns) and (?:girls|boys|meisies|seuns) (?:separate(?:ly)?|apart|in separate [a-z]{2,12})|(?:rooms?|bed|place|somewhere|lodge|stay|accommodation) (?:with|met|near|close to|has) (?:a |'n )?(?:swimming )?(?:pool|swembad|hot showers?|kitchen|braai)|hot showers?|warm stort|(?:ground floor|single|female only|girls only) rooms?|(?:cheap|safe|basic|clean|simple|affordable|goedkoop|veilige?) (?:place |plek )?(?:to |om te )?(?:sleep|stay|slaap|accommodation|slaapplek|verblyf)",
  ),
]

/** Nobody sleeps away. */
const AT_HOME = pattern(
  '(?<![a-z])(?:sleep|sleeping|slaap) (?:at home|tuis)(?: (?:both|every|each|all) nights?)?(?![a-z])',
)

const FOODS: readonly { what: FoodArrangement; said: RegExp }[] = [
  {
    what: 'own_lunch',
    said: pattern(
      "(?<![a-z])(?:(?:we |they |learners |kids |everyone |each child |parents |they'll |we'll |ons )?(?:bring|pack|carry|take|have|will bring|must bring|bringing|packs|brings|eat|vat|pak|bring) )?(?:our |their |his |her |your |a |ons |hul )?(?:(?:own|eie|packed) (?:[a-z]{1,10} )?(?:food|lunch(?:es)?|lunchboxes|lunch box(?:es)?|meals?|snacks?|sandwiches|padkos|kos|middagete|toebroodjies|picnic|refreshments|water(?! ?(?:works|plant|treatment|purification|board|bottles?)(?![a-z])))|lunch ?packs?|lunch ?box(?:es)?|kosblikke|toebroodjies|packed lunch(?:es)?|padkos)(?![a-z])|own lunch|lunch (?:from home|is own|own|packed from home|(?:they|we) (?:will )?bring (?:themsel(?:f|ves)|ourselves|along|own))|(?<![a-z])(?:bazo|baza ku|bazo zi)?phatha (?:i-?)?(?:lunch|ukudla)(?: yabo)?|(?<![a-z])(?:learners|parents|moms|kids|they|we|leerders|ouers|ma's|kinders|hulle|ons) (?:will |must |sal |moet )?(?:pack|bring|carry|pak|vat|dra) (?:(?:food|lunch|kos|middagete)(?: (?:in|saam|along|from home|van die huis(?: af)?))?|(?:their |hul )?own|hul eie)(?![a-z])|(?<![a-z])(?:(?:we'll|we|they|they'll|kids|learners|ons|hulle) )?(?:will |sal )?(?:take|bring|pack|carry|vat|neem|bring)(?: our| ons)? (?:(?:[a-z]{3,10} (?:and|en|&|n) )?(?:pap|chicken|hoender|bread|brood|rolls|sandwiches|vetkoek|amagwinya|wors|rice|samp|fruit|vrugte|scones|pies)(?: (?:and|en|&|n) [a-z]{3,10})?) (?:along|with us|saam)",
    ),
  },
  {
    what: 'self_catering',
    said: pattern(
      '(?<![a-z])(?:self-? ?cater(?:ing|ed)?|(?:we |will )?cook (?:for ourselves|our own|our)(?: [a-z]{1,10})?|selfsorg|kook self|ons kook|we (?:will )?cook|cook ourselves)(?![a-z])',
    ),
  },
  {
    what: 'lunch_included',
    said: pattern(
      '(?<![a-z])(?:(?:with |includ(?:es|ing|e) |incl\\.? |ingesluit )(?:a |the )?(?:lunch|meal|middagete|ete)(?: and [a-z]{3,10})?|(?:lunch|middagete) (?:is |must be |to be )?(?:included|incl|provided|ingesluit|please|included please)|lunch for (?:all|everyone|the (?:kids|learners)))(?![a-z])',
    ),
  },
  {
    what: 'other_meal',
    said: pattern(
      '(?<![a-z])(?:(?:with |includ(?:es|ing|e) |incl\\.? |ingesluit )(?:a |the )?(?:snack|supper|breakfast|ontbyt)(?: and [a-z]{3,10})?|(?:breakfast|supper|dinner|bed and breakfast|b&b|ontbyt) (?:is |must be |to be )?(?:included|incl|provided|ingesluit|please|included please))(?![a-z])',
    ),
  },
  {
    what: 'all_meals',
    said: pattern(
      '(?<![a-z])(?:all (?:the |our )?meals(?: included)?|full board|(?:3|three) meals(?: a day)?|meals (?:are |must be |to be )?(?:included|incl|provided)|incl(?:uding|udes|\\.)? (?:all )?meals|alle etes|etes ingesluit|with meals|meals,? please|full catering|catered|(?:food|kos) (?:is )?(?:included|provided|ingesluit))(?![a-z])',
    ),
  },
  {
    what: 'eat_out',
    said: pattern(
      '(?<![a-z])(?:(?:eat|eating|have (?:lunch|supper|dinner|a meal)|lunch|supper|dinner|stop(?:ping)?|take[- ]?aways?|eet|breakfast) (?:out|at (?:a |the )?(?:restaurant|spur|wimpy|kfc|steers|mcdonalds|nando.?s)|by (?:die )?(?:spur|wimpy|kfc)|for (?:a )?(?:burgers?|pizzas?|kfc|ice[- ]?cream)|uit)|take[- ]?aways?|wegneemetes?)(?![a-z])',
    ),
  },
  {
    what: 'braai',
    said: pattern(
      '(?<![a-z])(?:(?:a |an |the |have a |bring and |evening )?(?:braai(?:ing|vleis)?|barbecue|bbq|shisa nyama|potjie(?:kos)?))(?! (?:area|place|spot|facilit))(?![a-z])',
    ),
  },
]

/** Conditions of beds and meals. */
export function readStayConditions(text: string): FoundRequest[] {
  const of = (said: RegExp, condition: (words: string) => Condition): FoundRequest[] =>
    matchesOf(text, said).map(({ 0: words, index }) => ({
      start: index,
      end: index + words.length,
      detail: { kind: 'condition', condition: condition(words) },
    }))
  return [
    ...BED.flatMap((said) => of(said, (words) => ({ code: 'bed', sort: sortOf(words), stayId: null }))),
    ...of(AT_HOME, () => ({ code: 'bed', sort: 'home', stayId: null })),
    ...FOODS.flatMap(({ what, said }) => of(said, () => ({ code: 'food', what }))),
  ]
}

const SORTS = BEDS.map(({ sort, words }) => ({ sort, said: new RegExp(`(?<![a-z])(?:${words})(?![a-z])`, 'u') }))
const sortOf = (words: string): BedSort | null =>
  /(?:with|met) (?:a |'n )?(?:swimming )?(?:pool|swembad)/u.test(words)
    ? 'pool'
    : (SORTS.find(({ said }) => said.test(words))?.sort ?? null)
