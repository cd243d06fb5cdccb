import { groupSums } from './group-sums.ts'
import { PEOPLE_WORDS, type Who } from './data/people-words.ts'
import { MONTH } from './months-and-weekdays.ts'
import { anyOf, pattern } from './pattern.ts'

const wordsFor = (who: Who): string[] => PEOPLE_WORDS.flatMap((row) => (row.who === who ? row.words : []))
/** Afrikaans writes what sort of learner somebody is in one word with it: "koshuisseuns", "hokkiespelers". */
const SORT_OF = '(?:[a-z]{3,14})?'
const LEARNER = `(?:(?:${anyOf(...wordsFor('learner'))}|${SORT_OF}(?:kinders|leerders|leerlinge|spelers))(?![a-z]))`
const BOYS = anyOf(...wordsFor('boy'), `${SORT_OF}seuns`)
const GIRLS = anyOf(...wordsFor('girl'), `${SORT_OF}(?:meisies|dogters)`)
const TEACHER = `(?:${anyOf(...wordsFor('teacher'))}(?![a-z]))`
const ADULT = anyOf(...wordsFor('adult'), '(?<!student |learner |young |class |new )leaders')
/** A coach may also be a vehicle. */
const COACHES = anyOf(...wordsFor('coach'), 'coach(?:es)?(?! (?:hire|trip|tour|company|bus|transport))')
/** Beside learners these are the adults of a small group: `people.ts` sees whether they are few. */
const GROWN = '(?:ladies|lady|gents|gentlemen|men|man|women|woman|dames|here|mans)(?![a-z])'
const NOT_BETWEEN =
  '(?:no|nr|number|and|with|plus|to|from|in|at|for|by|on|of which|per|teachers?|educators?|staff|adults?|parents?|coach(?:es)?|days?|nights?|buse?s?|hours?|weeks?|minutes?|km|kms|years?|yrs?|rand|met|vir|van|na|en|onderwysers?|dae|nagte|tchrs?|where|who|our|seater|rooms?|classes|schools?|am|pm|noon)'
const BETWEEN = `(?:(?!${NOT_BETWEEN}\\b)[a-z§][a-z'§/&-]{0,24} ){0,4}`
const BETWEEN_WITH_AND = `(?:(?!${NOT_BETWEEN.replace('|en|', '|').replace('|and|', '|')}\\b)[a-z§&][a-z'§/&-]{0,24} ){0,5}`
/** Not the end of a longer number, a time or a date; "1 200" is one number, "2027 112" is two. */
const ALONE = '(?<![\\d:/r-]|\\d[.,])(?<!(?<!\\d)\\d{1,2} (?=\\d{3}(?!\\d)))'
const NUMBER = '(\\d \\d{3}|\\d{1,4})(?:\\+|-odd|ish)?(?![\\d:]|[.,]\\d)'
const N = `${ALONE}${NUMBER}`
/** In "learners: 90 adults: 9" the number belongs to the label before it. */
const NOT_A_FIELD =
  '(?!(?<=(?:^|\\n) ?)\\d{1,2} [a-z]{2,16}(?: [a-z]{2,12}){0,1} ?[:=] ?\\d)' +
  '(?!(?<=[:=] ?)\\d{1,4} [a-z/]{2,24}(?: [a-z]{2,12}){0,1} ?[:=])'
/** "One teacher said it is easy" counts nobody. */
const NO_STORY =
  '(?! (?:said(?! yes)|says|told|thinks|reckons|suggested|mentioned|asked|heard|het gese|sê|se|meen|dink|who (?:left|emigrated)|wat (?:weg is|bedank het))(?![a-z]))'
const COUNT = `${ALONE}(?:(\\d{1,3})(?: ?- ?| to | or | tot ))?${NUMBER}`

export const SCHOOL_ROLL = pattern(
  `(?<![a-z])(?:school|skool|enrol?ment|roll)(?: (?:of|with|has|have|is|van|met|we have|there are|roll of|a total of|about|around|just|over|some|only)){1,4} ${N} ?${LEARNER}?|(?<![a-z])(?:we have|there are|we are|ons het) (?:about |around |some |over )?${N} (?:${BETWEEN})${LEARNER} (?:in|at) (?:the|our|this|die|ons) (?:whole )?(?:school|skool|grade|graad)|${N} ?-?(?:learner|pupil|student) school`,
)
export const RATIO = pattern(
  `(?<!\\d)(?:1 ?: ?\\d{1,2}|\\d{1,2} ?: ?1|\\d{1,2}:\\d{1,2})(?!\\d)(?= ?(?:ratio|teacher|learner|adult))|${N} ${TEACHER} (?:per|for every|to every|for each|to) ${N}(?: ${LEARNER})?|(?<![a-z])(?:per|every) ${N} ${LEARNER}|${N} ?-?(?:seater|seat|sleeper|bed)s?(?![a-z])`,
)

/** Who is counted by a rule. */
export type Kind = 'total' | 'boys' | 'girls' | 'grade' | 'teacher' | 'gendered' | 'grown' | 'adult' | 'coach' | 'group'

const VEHICLE =
  '(?:bakkies?|cars?|kombis?|combis?|taxis?|minibus(?:es)?|bus(?:es)?|trucks?|trailers?|quantums?|4x4s?|motors?)'
/** "Two parents have bakkies": they lend a vehicle, and whether they come along is not said. */
const LENDS = `(?! (?:have|has|own|owns|offer|offered|lend|lends|het|leen|with|met)(?: [a-z0-9§~]{1,12}){0,3}? ${VEHICLE}(?![a-z]))`

export const RULES: readonly [Kind, RegExp][] = [
  [
    'teacher',
    pattern(
      `(?<=(?:with|plus|and|&|\\+) ?)${COUNT} of us(?! (?:are|in all|altogether|going|travelling))(?: ${TEACHER})?(?![a-z])`,
    ),
  ],
  ['teacher', pattern(`(?<=(?:${LEARNER}[.,;:]? |[.,;] )\\(?)([1-5]) of us(?= ?[.,;)\\n]|$)`)],
  [
    'gendered',
    pattern(
      `${N} (?:male|female|lady|men|women)(?=(?: (?:and|&|\\+|plus)|,| ?/)? \\d{1,2} (?:male|female|lady|men|women) ${TEACHER})`,
    ),
  ],
  // "44 kids, 3 ladies", "39 learners, 2 ladies 1 man"
  [
    'grown',
    pattern(
      `(?=[1-9] ${GROWN})(?<=(?:${LEARNER}|§)(?: [a-z§]{2,12}){0,3}(?:,| and| plus| with| en| met| \\+| &) ?(?:[1-9] ${GROWN}(?:,| and| plus| en| \\+| &)? ?)?)([1-9]) ${GROWN}(?! ?(?:${TEACHER}|coach))`,
    ),
  ],
  ['teacher', pattern(`(?<=(?:${LEARNER}|§) ?/ ?)(\\d{1,2}) ?${TEACHER}`)],
  // "Staff & mothers 10"
  [
    'teacher',
    pattern(
      `(?<![a-z]|\\d )(?:${TEACHER}|${ADULT}) ?(?:&|\\+|/|and|en) ?(?:${TEACHER}|${ADULT})(?: ?[:=-])? ${COUNT}(?=[.,;\\n)]|$)`,
    ),
  ],
  ['gendered', pattern(`${N} (?:male|female|lady|women|men|man|woman) (?:${TEACHER}|coaches)`)],
  ['teacher', pattern(`${NOT_A_FIELD}${COUNT} ?(?:${BETWEEN})${TEACHER}(?![a-z-])${NO_STORY}`)],
  // "Three of our teachers"
  ['teacher', pattern(`${COUNT} (?:of|van) (?:our|my|the|us|ons|die) (?:[a-z]{3,10} )?${TEACHER}${NO_STORY}`)],
  ['adult', pattern(`${NOT_A_FIELD}${COUNT} ?(?:${BETWEEN})${ADULT}(?![a-z]| (?:own )?${VEHICLE}(?![a-z]))${LENDS}`)],
  [
    'coach',
    pattern(`${COUNT} ?(?:(?!air|luxury|bus|plus|and|with|the|en|our|a |n )[a-z]{1,12} ){0,1}${COACHES}(?![a-z])`),
  ],
  [
    'total',
    pattern(
      `(?<![a-z])(?:no\\.?|number|nr|total|amount|#|aantal) (?:of )?(?:${BETWEEN})${LEARNER}(?: is| are| will be|[ :=-]{1,3})(?: about| approx\\.?| around)? ?${COUNT}`,
    ),
  ],
  [
    'teacher',
    pattern(
      `(?<![a-z])(?:no\\.?|number|nr|total|amount|#|aantal) (?:of )?(?:accompanying )?${TEACHER}(?: is| are| will be|[ :=-]{1,3}) ?${COUNT}`,
    ),
  ],
  ['adult', pattern(`${COUNT} old (?:boys|girls)(?![a-z])`)],
  ['boys', pattern(`${COUNT} ?(?:${BETWEEN})${BOYS}(?![a-z])`)],
  ['girls', pattern(`${COUNT} ?(?:${BETWEEN})${GIRLS}(?![a-z])`)],
  ['grade', pattern(`${COUNT} ?(?:x )?(?:${BETWEEN})§{1,40}(?: [a-z&/]{2,20}){0,3}? ${LEARNER}(?![a-z])`)],
  ['grade', pattern(`${COUNT} ?${LEARNER} (?:from|in|of|uit|van) (?:the |our )?§{1,40}`)],
  ['total', pattern(`${COUNT} ?(?:x )?(?:${BETWEEN})${LEARNER}(?![a-z])`)],
  ['total', pattern(`${COUNT} ?(?:x )?(?:${BETWEEN_WITH_AND})${LEARNER}(?![a-z])`)],
  ['grade', pattern(`${COUNT} ?(?:x |in |of our |of the |of my |from )?(?:${BETWEEN})§{1,40}`)],
  ['grade', pattern(`\\(${COUNT}, ?§{1,40}`)],
  ['total', pattern(`${COUNT} of (?:our|my|the|these|ons) (?:[a-z]{3,12} )?${LEARNER}`)],
  [
    'grade',
    pattern(
      `§{1,40}[ :]{0,2}(?:[a-z]{3,20} )?\\((?:about |around |approx\\.? |roughly |some |ongeveer |sowat |omtrent |\\+-? ?)?${COUNT}\\??(?: in total| or so)?\\)`,
    ),
  ],
  // "They are 71.", "There are 37 of them", "the top 25 of this year's matrics"
  [
    'total',
    pattern(
      `(?<![a-z])(?:(?:they|there) are|they're|we're) (?:about |around |only |just )?${COUNT}(?: of them(?![a-z])|(?= ?[.,;!\\n]|$))`,
    ),
  ],
  // "Seven of our learners are looked after, but we want to bring another 21": those who travel with us.
  [
    'total',
    pattern(
      `(?<![a-z])(?:bring|take|send|neem|stuur)(?: along| with us| saam)? (?:another|a further|nog) ${COUNT}(?! ?(?:${TEACHER}|${ADULT}|days?|nights?|minutes?|hours?|km|rand)(?![a-z]))`,
    ),
  ],
  ['total', pattern(`(?<![a-z])top ${COUNT}(?= (?:of|in|from|performers|achievers|${LEARNER}))`)],
  // isiZulu and isiXhosa: "izingane ezingu-52", "abafundi abangama-30"
  [
    'total',
    pattern(
      '(?:zingane|bantwana|bafundi) (?:(?!\\d)[a-z§]{1,12} ){0,2}?(?:aba|ezi|ba|zi)(?:ngu|yi|ngama|ngange)[ -]?(\\d{1,3})(?!\\d)',
    ),
  ],
  // "My class is 36", "2 classes = 74"
  [
    'total',
    pattern(
      `(?<![a-z])(?:my|our|the|die|ons) (?:class|cls|klas|group|grp|groep|grade|graad) (?:is|are|has|have|of|het|van) (?:about |around |sowat )?${COUNT}(?! ?(?:years?|yrs?|jaar|km|min|%))`,
    ),
  ],
  ['total', pattern(`(?<![a-z])(?:classes|klasse|groups|groepe) ?= ?(?:about |sowat )?${COUNT}`)],
  ['total', pattern(`(?<![a-z])(?:classes|klasse) ?\\((?:about |around |sowat )?${COUNT}\\??(?: in total)?\\)`)],
  ['grade', pattern(`§{1,40} ?: ?${COUNT}(?=[,;\\n)]|$)`)],
  ['total', pattern(`${LEARNER} ?\\((?:about |approx\\.? )?${COUNT}(?=[),])`)],
  ['total', pattern(`(?:${LEARNER}|§(?: [a-z]{3,16}){0,3}|boys|girls) ?x ?${COUNT}(?!\\d| ?(?:${TEACHER}|days))`)],
  ['total', pattern(`(?<![a-z])${LEARNER} ${COUNT}(?=[.,;\\n)]|$| \\()`)],
  ['teacher', pattern(`(?<![a-z])${TEACHER} (?:of )?${COUNT}(?=[.,;\\n)]|$)`)],
  ['teacher', pattern(`${TEACHER} ?\\(${COUNT}\\)`)],
  ['teacher', pattern(`${TEACHER} ?x ?${COUNT}(?!\\d)`)],
  ['coach', pattern(`(?<![a-z])${COACHES}(?: ?[:=])? ?${COUNT}(?=[.,;\\n)]|$)`)],
  ['adult', pattern(`${ADULT} ?\\(${COUNT}\\)`)],
  ['teacher', pattern(`(?<![a-z])${TEACHER} (?:stays?|remains?|still)(?: at| on)? ${COUNT}`)],
  [
    'total',
    pattern(
      `(?<![a-z])${LEARNER}(?: (?:attending|travelling|going|count|nos?|numbers?))?\\)?[ ]?(?:[:=-]{1,2}|number|total) ?(?:about |approx\\.? |around |\\+-? ?)?${COUNT}`,
    ),
  ],
  [
    'teacher',
    pattern(`(?<![a-z])${TEACHER}(?: (?:attending|travelling|going|count|nos?|numbers?))?\\)?[ ]?[:=-]{1,2} ?${COUNT}`),
  ],
  ['adult', pattern(`(?<![a-z])${ADULT}[ ]?[:=-]{1,2} ?${COUNT}`)],
  ['boys', pattern(`(?<![a-z])${BOYS}(?: only)?, ${COUNT}(?=$|[.;\\n])`)],
  ['girls', pattern(`(?<![a-z])${GIRLS}(?: only)?, ${COUNT}(?=$|[.;\\n])`)],
  ['total', pattern(`(?<=(?:${LEARNER}|§|~|\\)|class|group)[^.;\\n\\d]{0,40},? so )${COUNT}(?=$|[.,;\\n)])`)],
  ['boys', pattern(`(?<![a-z])${BOYS} ?[:=] ?${COUNT}`)],
  ['girls', pattern(`(?<![a-z])${GIRLS} ?[:=] ?${COUNT}`)],
  ['total', pattern(`(?<=^|\\n)${LEARNER} ${COUNT}(?=$|\\n)`)],
  ['teacher', pattern(`(?<=^|\\n)${TEACHER} ${COUNT}(?=$|\\n)`)],
]
export const GROUP: readonly RegExp[] = [
  pattern(
    `(?<![a-z])(?:group|class|party|team|squad|choir|groep|klas|span|size|groupsize)(?: size)?(?: of| van|:| is| =| -){0,2} ?(?:about |around |approx\\.? |some |roughly )?${COUNT}(?! ?(?:days|nights|${TEACHER}))`,
  ),
  pattern(
    `(?<![a-z])(?:band|choir|koor|orchestra|orkes|troupe|troop|troep|pack|patrol|cast|crew|ensemble|cohort|delegation|bunch|busload|society|company|cell group|intake|side) (?:of|van) (?:about |around |some )?${COUNT}`,
  ),
  pattern(`${COUNT} (?:in total|altogether|all together|together|in all|altesaam|in totaal|saam)(?![a-z])`),
  pattern(`${COUNT} (?:of|van) (?:them|dem|'em|hulle)(?![a-z])(?! (?:is|are|has|have|keeps?|needs?|uses?|eats?))`),
  pattern(`${COUNT} ?(?:people|persons|pax|heads|travellers|of us|mense|individuals|souls|passengers)(?![a-z])`),
  pattern(`(?<![a-z])pax[ :=-]{1,3}${COUNT}`),
  pattern(
    `(?<=^|\\n|[.;|] )(?:number|numbers|headcount|how many|getal|aantal|hoeveel)[ ]?[:=] ?${COUNT}(?=$|[\\n.,;|])`,
  ),
  pattern(`${COUNT} (?:in number|strong)(?![a-z])`),
  pattern(`${COUNT} in (?:the|our|my|die) (?:choir|team|squad|class|group|club|koor|span|klas|groep)(?![a-z])`),
]
/** Numbers that count the learners only if the text gives them in no other way. */
export const LAST_RESORTS: readonly RegExp[] = [
  // "17 cuties aged 5 and 6"
  pattern(`${COUNT} (?!${NOT_BETWEEN}\\b|${MONTH}(?![a-z]))[a-z]{3,14}(?= (?:~{4}|aged |ages ))`),
  // "29 netballers and 3 coaches"
  pattern(
    `${COUNT} (?:(?!${NOT_BETWEEN}\\b)[a-z]{3,12} )?(?!${NOT_BETWEEN}\\b|${TEACHER}|${ADULT})[a-z]{3,10}(?:ers|ists|ians)(?![a-z])`,
  ),
  // "gr 7, 45, 3 teachers", "Grade 4: 38 + 2"
  pattern(`§{1,40}[^.;\\n\\d§~]{0,24}[,:;(-] ?${N}(?= ?(?:$|[,;.)\\n+&]|(?:and|plus|with|en|met) ))`),
  // "45 plus 3 teachers"
  pattern(`${N},? ?(?:\\+|&|/|,|plus|and|with|en|met|n) ?~{1,2} ?(?:[a-z]{3,12} )?${TEACHER}`),
  // "32 incl. 4 teachers", "28 plus me"
  pattern(
    `${N}(?=,? ?\\(?(?:incl(?:\\.|uding|usive)?|of whom|insluitend|(?:plus|\\+|and|en) (?:me|myself|ek))(?![a-z]))`,
  ),
  // "52 voices"
  pattern(`${COUNT} (?:voices|stemme|instruments|instrumente)(?![a-z])`),
  // "we are 45", "45 going"
  pattern(`(?<![a-z])(?:we are|we're|we r|ons is) ${N}(?=$|[.,;)\\n]| (?:in|from|of|and|plus|with)(?![a-z]))`),
  pattern(`${N} (?:are |is )?(?:going|travelling|attending|coming)(?![a-z])`),
  // "merit learners, 25 who passed", "top achievers, 40 of them"
  pattern(
    `(?<![a-z])(?:${LEARNER}|winners|achievers|presteerders|[a-z]{4,12}wenners), ${N} (?:that|who|wat|of (?:them|us)|van hulle)(?![a-z])`,
  ),
  // "The number of learners is estimated at hundred (100)"
  pattern(`(?<![a-z])(?:number|amount|total) of ${LEARNER}[^.;\\n\\d]{0,40}${COUNT}`),
  // "25 who passed", "we expect around 90", "(x38)"
  pattern(
    `${COUNT} (?:who|that|wat) (?:have |het )?(?:passed|achieved|qualified|made|won|got|slaag|geslaag|gekwalifiseer)(?![a-z])`,
  ),
  pattern(`(?<![a-z])(?:expect|expecting|verwag) (?:about |around |some |omtrent )?${N}(?=$|[.,;)\\n])`),
  pattern(`\\(x ?${N}\\)`),
  // "72 on the list"
  pattern(`(?<![a-z]|[\\d/])${N} (?:on|op) (?:the|my|our|die|my) (?:list|lys)(?![a-z])`),
  // "We have 64 tickets for the matinee"
  pattern(
    `(?:(?<![a-z])have|'ve|(?<![a-z])(?:got|hold|holding|bought|booked|paid for|het|gekoop|bespreek))(?: already| now| reeds| klaar)? ${N} (?:[a-z]{3,12} )?(?:tickets|kaartjies)(?![a-z])`,
  ),
  // "the 11 that want to", "all 57 of the farm school"
  pattern(`(?<![a-z])(?:the|our|my|those|al|all) ${N} (?:that|who|wat)(?![a-z])`),
]
/** "Learners 42 teachers 3": each number follows its word. */
export const NAMED_FIRST = pattern(
  `(?<![a-z]|\\d ?(?:[a-z§~]{1,12} )?)${LEARNER} ${N}[, ]{1,2}(?:and |& |\\+ )?${TEACHER} (\\d{1,3})(?![\\d:/-]| ?(?:${LEARNER}|${TEACHER}|${ADULT})(?![a-z]))`,
)
/** "2 classes: 31 + 33" are one group. */
export const CLASSES = pattern(
  `(?<![a-z])(?:classes|klasse)(?: of| van)?[ :=(,]{1,3}${N} ?(?:\\+|&|and|en) ?(\\d{1,3})(?! ?(?:${TEACHER}|${ADULT}))`,
)
export const ONLY_GO: readonly RegExp[] = [
  pattern(
    `(?<![a-z])(?:only|just|slegs|net) (?:the |about |around |some )?${N} (?:of (?:them|these) )?(?:who |that )?(?:will|can|are|would|gaan|kan) ?(?:be )?(?:travel|go|going|come|coming|attend|attending|join|joining|saam)`,
  ),
  pattern(
    `(?<![a-z])(?:only|just) (?:take|bring|send|afford|transport|have (?:space|room|funds) for) (?:about |around |some )?${N}(?! ?(?:days|nights|${TEACHER}))`,
  ),
]

export const SUMS = groupSums(LEARNER, TEACHER)
