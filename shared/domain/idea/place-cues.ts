/**
 * Words before or after the name of a place that show whether it is the origin, the destination, or not a place. Each
 * pattern reads a slice of fixed length.
 */
const HERE =
  "(?:the |die |'n |a |our |ons )?(?:beautiful |historic |sunny |lower |upper |southern |northern |city of |town of |area of |greater |downtown |central |nearby )?"
const HOME_WORDS =
  "(?: (?!to (?![§~]|our |my |the )|trip|camp|visit|go |going|tours?(?![a-z])|want|would|like|plan|for |take|taking|soek|wil |look|need|gaan|neem)[a-z§~'&()-]{1,24}){0,8}"
export const ORIGIN_BEFORE = new RegExp(
  `(?<![a-z])(?:${[
    'from|fr|frm|fm|ex|vanaf|vanuit|van|uit|re tswa',
    '(?:mev|mnr|me|juf|juffrou|meneer|mrs|mr|ms|miss|dr|prof|mme|ntate)\\.? [a-z]{2,14},? (?:v|of|wa|wa ha|from|van)',
    '(?:our|the|ons|die) (?:sgb|governing body|beheerliggaam)',
    '(?:leav(?:e|es|ing)|depart(?:s|ing)?|collect(?:ed)?|fetch(?:ed)?|pick(?:ed)?) (?:us )?(?:up )?(?:from|at) (?:our|the) (?:[a-z]{2,12} ){1,3}(?:in|at|outside)',
    'leav(?:e|es|ing)|depart(?:s|ing|ure)?(?: point| town| from)?|start(?:s|ing)?(?: point| from| in| at)|coming from|travel(?:ling)? from',
    '(?:origin|home ?town|nearest town|home base|home|school(?: name)?|from where|our school|skool|departure(?: town| point)?|leaving from|vertrek(?: van)?|tuisdorp)[ ]?[:=-]',
    "based (?:in|at|near)|located in|situated in|school(?:'s| is)? (?:in|at|near|outside)|(?:laer|hoer|plaas)?skool(?: is)? (?:in|op|te|naby)|school of [^.;\\n]{0,30} in|(?:us|we are|we're|we r|were|ons is)(?: here)? (?:in|at|op|by)|(?<=(?:^|[.;!?\n]) ?)we (?:here )?in|we are|we're|ons is|here (?:in|at|near|outside|from)|hier (?:in|op|by|te|naby|buite)",
    "(?:our|my|ons|die|the)(?: [a-z0-9'-]{2,14}){0,3} (?:side|team|squad|choir|koor|band|orkes|club|klub|span|aftercare|naskool|society|afdeling|department) (?:in|op|from|of|at|te)",
    '(?:our|my|ons|ons se) (?:§{1,40}|~{4,60}\\)?) (?:in|at|of|op|from|van|te)',
    "(?:our|my|ons)(?: [a-z§'-]{2,40}){0,4} (?:learners|kids|children|pupils|class|klas|leerders|kinders)(?: \\([^()\\n]{1,12}\\))? (?:here )?(?:in|at|op|te|van)",
    '§{1,40} (?:ba|ya|wa|tsa|e)',
    '[a-z]{0,16}skool(?:-[a-z]{3,14})(?: [a-z]{2,14}){0,2} (?:op|in|te|by|naby|buite|van)',
    '[a-z]{0,16}skool \\([^()\\n]{0,30}\\) (?:op|in|te|by|naby|buite|van)',
    '(?:school|college|academy) of',
    '(?:mme|ntate|mma|rra) [a-z]{2,14}',
    'pick (?:us|them|the (?:learners|kids|children|group)) up (?:in|at|from)|(?:we|us|they|learners|kids|children) (?:all )?(?:live|stay|reside) (?:in|at|near)',
    '(?:school|skool) is (?:~+ )?(?:outside|in|at|near|from)|(?:school|skool)(?: town)? is|learners of|where from ?[?:]|from where ?[?:]|within ~+ of',
    'teachers? (?:in|at|from)',
    // isiZulu and isiXhosa: "siyi-senior secondary eLusikisiki"
    '(?:siyi|sisi|siyisi|sisuka|siphuma|sivela)(?:[ -][a-z]{2,12}){0,3}[ -](?:primary|secondary|high|school|combined|isikole|sikole|sikolo)',
    "(?:families|households|homeschoolers|homeschooling|co-op|unit|hostel|orphanage|comprehensive|church(?: youth)?|st\\.? [a-z]{3,12}(?:'s)?) (?:here )?(?:in|at|outside|near)|koshuis (?:op|in|te)",
    `(?:i teach|i work|ek gee|ons gee|ek onderrig|ek werk|i am an?|i'm an?|we are an?|we're an?|ek is|ons is|teaching|teacher|onderwyser|onderwyseres|head|principal|i run)${HOME_WORDS} (?:in|at|outside|near|by|van|op|te)`,
    `(?:primary|high(?! court)|secondary|combined|college|academy|akademie|kollege|laerskool|hoerskool|school)(?: school)?(?: (?!to |trip|camp|visit|go |going|tour)[a-z]{1,16}){0,8},? (?:in|at|outside|near|between|tussen)`,
    '(?:learners?|kids|students?|pupils|leerders) (?:from|van)|[a-z]{0,12}skool',
    '(?:primary|high|secondary|combined|college|academy|school|pre-school|creche|parish|church|seminary|(?:cub|scout|youth|church) group)(?: [a-z]{2,10})?,',
    '(?:school|college|academy|skool|kollege|club|koor|choir)(?: [a-z]{2,12}){0,2} \\([^()\\n]{0,40},?',
    '(?:youth group|youth|choir|club|congregation|parish|troop|jeuggroep)(?: in| of| from|,)|scouts(?: in| of| from|,)?',
    '(?:far|close|km|minutes|min|hours?|ver|naby) (?:from|of|van|to) (?:us|ons) \\(',
    'pick(?:ing)?[ -]?up(?: point| from| in| at)?|collect(?:ion)?(?: us)?(?: point| from| in| at)',
  ].join('|')})[ :,=-]{0,3}${HERE}$`,
  'u',
)
/** The surest origin: where a group starts its programme may be where it lands. */
export const FLIES_FROM = new RegExp(
  `(?<![a-z])(?:fly|flies|flying|flights?|vlieg) (?:in |out |up |down )?(?:from|ex|van|vanaf) ${HERE}$`,
  'u',
)
export const DESTINATION_BEFORE = new RegExp(
  `(?<![a-z])(?:to|too|2|na|toe|visit(?:s|ing)?|besoek|in|at|by|around|near|nearby|explor(?:e|ing)|see|seeing|tour(?:ing)?|through|via|destination|dest|bestemming|where|venue|location|place|plek|waar|trip|outing|for|of|do|want|thinking(?: of)?|consider(?:ing)?|choose|chose|prefer|propose[ds]?|stay(?:ing)?(?: in| at)?|camp(?:ing)?(?: in| at)?|op|rondom|travel to|fly(?:ing)? to|drive to)(?:\\(s\\))?[ :=-]{0,3}${HERE}$`,
  'u',
)
/** The words by which a text says where it goes; "in", "at" or "for" say so less surely. */
const HEADING = '(?:to|too|na|destination|dest|bestemming|venue|trip|tour|toer|reis)(?:\\(s\\))?'
/** "Take them to Pretoria", "to the provincials in Komani", "na 'n melkplaas naby Paarl" */
export const HEADING_BEFORE = new RegExp(
  `(?<![a-z])${HEADING}(?:[ :=-]{0,3}| (?:the |an? |our |some |die |'n )?(?:(?!school|skool|college|kollege|learner|primary|high)[a-z'-]{2,16} ){1,3}(?:in|at|near|by|of|naby|op|outside|around) )${HERE}$`,
  'u',
)
export const AWAY_BEFORE =
  /(?<![a-z])(?:not (?:too )?far from|\d km from|km from|hours? from|close to|outside|minutes? from|near)(?: the)? $/u
export const RETURN_BEFORE =
  /(?<![a-z])(?:back|return(?:ing|s)?|(?<!(?:age|old-age|children's|childrens|care|nursing|frail-care) )home|terug)(?: [a-z]{2,8}){0,3} (?:to|in|at|na|by) $/u
/** "From Kokstad via Howick to Durban" */
export const VIA_BEFORE = /(?<![a-z])via (?:the |die )?$/u
/** "Durban tour", "Kamp Weskus" */
export const TRIP_AFTER = /^'?s? (?:tour|trip|camp|outing|excursion|visit|week|weekend|toer|kamp|reis)(?![a-z])/u
/** "If the museum in Mthatha is on the way", "a stop in Hogsback on the return journey" */
export const ON_THE_WAY_AFTER = /^[^.;\n]{0,24}(?<![a-z])on the (?:way|return)(?![a-z])/u
/** "A school for blind children near Brits", "Ons is naby Wellington" */
export const SCHOOL_NEAR =
  /(?<![a-z])(?:we are|we're|ons is|i am|i'm|ek is)(?: (?:based|just|net))? (?:near|outside|close to|naby|buite)(?: the| die)? $|(?<![a-z])(?:school|skool|college|academy|home|(?<!(?:cultural|culture|heritage|historic|fishing|holiday|zulu|basotho|ndebele|xhosa|venda|tsonga|shangaan) )village|township)(?: (?!trip|camp|tour|outing|wants?|would|goes|visit)[a-z]{1,16}){0,8} (?:near|outside|close to|naby|buite)(?: the)? $/u
/** "Our Waldorf school in Hazelwood, Pretoria": the first name may be in no list. */
export const SCHOOL_IN_SUBURB =
  /(?<![a-z])(?:school|skool|college|academy|akademie) (?:in|at|op|te)((?: [a-z'-]{3,16}){1,2}, ?)$/u
/** A name in the middle of a list of sights, or one that is near something else, is not where the group comes from. */
export const NO_HOME_BEFORE =
  /(?<![a-z])(?:the|or|else|outside|near|via|past|not|nie) $|(?:^|\n) ?(?:-|\d{1,2}[.)]) [^\n]{10,70}$/u
/** "Nahoon beach" is a sight of a suburb and not the home of the group. */
export const SIGHT_AFTER =
  /^ (?:beach|strand|dam|river|rivier|falls|caves?|reef|pools?|market|mall|station|stadium|reserve|harbour|campus|hospital|court|clinic|library|camp|plant|mine|works|mill|farm)(?![a-z])/u
/** "Golden Gate toe" */
export const TOWARDS_AFTER = /^(?:'s)? toe(?![a-z])/u
/** The first name is taken back: "from Durban, no, sorry, Pinetown". */
export const CORRECTED =
  /^(?: (?!and |or |to |from |but )[a-z]{3,12})?[ ,.;:!?>-]{1,5}(?:no|nee|sorry|oops|jammer|wait|scrap that|crossed out|correction|i mean|make that|actually|ek bedoel)(?![a-z])[^\n¤§~\d]{0,40}$|^ (?:is|was|is already) (?:full|fully booked|booked up|closed|too (?:dear|far|expensive))(?![a-z])[^\n¤§~\d]{0,40}$/u
/** A grade or a subject beside a town says whose town it is: "Gr 7s Atlantis", "gr 11 (Secunda)". */
export const GRADE_BEFORE =
  /(?:§|(?<![a-z])(?:studies|sciences?|technology|tech|history|geography|tourism|accounting|economics|literacy|maths|arts?|egd|cat|ems|lo|hod))[)]?[ ,(@]{1,3}$/u
/** "We voted Durban, but it is now Ballito": the place that is chosen in the end. */
export const CHOSEN_BEFORE =
  /(?<![a-z])(?:(?:it is|it's|its|that is|we are|we're|we) now|(?:it is|it's) no longer [a-z' -]{3,30} but|now (?:propose|want|prefer|choose|chose)|(?:changed|switched|moved) (?:it )?to|proposed?:|(?:too|te) (?:far|expensive|dear|full|long|ver|duur)[ ,.;!-]{1,3}(?:so|then|dan|dus)(?: rather| liewer)?|rather|liewer|in the end(?: we (?:want|chose|choose))?|the (?:final|new) (?:choice|venue|plan|destination) is)(?: to| for)? (?:the )?$/u
/** "The PTA pays": a committee, and not the short name of a city. */
export const COMMITTEE_BEFORE = /(?<![a-z])(?:the|our|die|ons) $/u
export const COMMITTEE_AFTER =
  /^(?:'s)? (?:pays?|adds?|gives?|gave|will|has|have|funds?|covers?|raised|collected|sponsors?|members?|meeting|chair|committee)(?![a-z])/u
export const NOT_BEFORE =
  /(?<![a-z])(?:(?:(?:don't|dont|do not|must not|mustn't|may not|cannot|can't|never|won't|moenie|mag nie) (?:[a-z]{2,10} ){0,3}?(?:walk|walking|go|going|drive|driving|stop|stopping|loop|ry|stap) (?:through|in|into|near|past|via|to|around|deur|by|verby)|not|no longer|nie meer|instead of|rather than|except|been to|went to|was in|were in|avoid|other than|nie|(?:never|did not|didn't) ask(?:ed)? for|(?:eers|first) (?:die|the) plan (?:om|was|to go|was to go)(?: na)?|nooit gevra vir) (?:to |in |the |go to |at )?|(?:not|nie) (?:the |die )[a-z]{3,12} (?:at|in|by) )$/u
/** "Nieuwoudtville?? too far they say", "McGregor but that is out", "Majuba-kragstasie? nee, vol" */
export const REJECTED_AFTER =
  /^[^.;\n,]{0,16}[ ,](?:no|nee),? (?:that's|that is|thats|it's|its|dis|dit is) (?:here|hier|our own|at home|ons eie)(?![a-z])|^(?:[- ][a-z]{3,12})?\?{1,3} (?:no|nee)(?![a-z])|^[ ?!(,-]{0,4}(?:(?:but|maar) )?(?:(?:that|it|dit|this)(?:'s| is| was)? |is |was )?(?:(?:much |way |veels )?(?:too|te) (?:far|ver|expensive|dear|duur)|out(?=[,.;!)])|uit(?=[,.;!)]))(?![a-z])/u
export const SCHOOL_AFTER =
  /^(?:'s)? (?:(?:girls|boys|gereformeerde|christian|muslim|islamic|english|afrikaans|north|south|east|west|central|park|ridge|heights|hills?|view|valley|upper|lower)[' ]{1,2}){0,2}(?:primary|high(?! court)|secondary|combined|junior|school|skool|laerskool|hoerskool|college|academy|prep|preparatory|intermediate|girls|boys|technical|tech|independent|private|special|learners|kids|based|hs|ps|public school|model c|homeschool|home-school|pre-school|scouts?|cubs|youth group|parish|methodist|congregation|brownies|girl guides|guides)(?![a-z])/u
/**
 * After the name of a sight, where "school" alone says less: "Berg-en-Dal Primary" is a school, "Robben Island school
 * tour" and "Kirstenbosch primary learners" are visits.
 */
export const SCHOOL_OF_SIGHT_AFTER =
  /^(?:'s)? (?:(?:girls|boys|christian|muslim|islamic|english|afrikaans|north|south|east|west|central|park|ridge|heights|hills?|view|valley|upper|lower|junior|senior|public)[' ]{1,2}){0,2}(?:(?:primary|primere|secondary|sekondere|combined|gekombineerde|intermediate|preparatory|high|hoer) (?:school|skool)|laerskool|hoerskool|(?:primary|secondary|combined|intermediate|preparatory|prep|high|school|skool|college|kollege|academy|akademie|hs|ps)(?! (?:trips?|tours?|visits?|outings?|excursions?|camps?|programmes?|packages?|groups?|rates?|prices?|workshops?|learners?|pupils?|students?|kids|children|phase|grades?|level|holidays?|court|ropes|tea|season|up)(?![a-z])))(?![a-z])/u
export const SCHOOL_OF_SIGHT_BEFORE = /(?<![a-z])(?:laerskool|hoerskool|(?:primere|hoer|sekondere) skool) $/u
/** "Berg-en-Dal" names neither a berg nor the Drakensberg. */
export const COMPOUND_AFTER = /^-(?:en|aan|by|in|op|of|se)-[a-z]/u
export const COMPOUND_BEFORE = /[a-z]-(?:en|aan|by|in|op|of|se)-$/u
/** Between a school and its place: "Ermelo Primary, Soweto", "Laerskool Ermelo (Mpumalanga)". */
export const IN_PLACE = /^(?:, ?|,? ?\(| - )?(?: ?(?:in|at|near|op|te|naby) (?:the |die )?)?$/u
export const GRADE_AFTER = /^(?:'s)? ?§/u
export const TO_NEXT =
  /^(?: area)?(?: (?:school|primary|high|secondary|to|learners))? ?(?:to|na|-?>{1,2}|2|=>|(?:fly|flies|travels?|goes|go|drives?|come|comes|vlieg|ry|gaan) (?:to|na)|(?:visits?|wants? to (?:visit|see|go to)))(?: the| die)? $/u
/** "The garden on Rayton side": a part of the town, whatever else has its name. */
export const ON_SIDE_BEFORE =
  /(?<![a-z])(?:gardens?|tuin|museum|park|farm|plaas|mall|zoo|beach|strand|dam|church|kerk|station|market|mark|shop|hall|saal) (?:on|op|aan) (?:the |die )?$/u
export const SIDE_AFTER = /^ (?:side|kant)(?![a-z])/u
/** "With a Durban school choir": who is met there. */
export const OTHER_GROUP_BEFORE = /(?<![a-z])(?:with|against|teen|saam met|versus|vs) (?:an?|'n|another|ander) $/u
/**
 * Who receives the group, where it does not live: "optrede by 'n laerskool in Bloem", "our sister school in Kokstad",
 * "invited by a church in Pinetown", "and a chef school in Pretoria".
 */
export const AT_HOST =
  /(?<![a-z])(?:(?:optree|optrede|perform|performs|performing|performance|sing|sings|concert|konsert|play|plays)(?: [a-z]{2,10}){0,2} (?:by|at|against|teen) (?:'n|an?|another|ander) (?:[a-z]{3,12} )?(?:school|laerskool|hoerskool|skool|college|old[- ]age home|ouetehuis)|(?:sister|partner|host|twin|receiving)[ -](?:school|church|choir|college|club)|susterskool|invited by (?:an?|the|our) (?:[a-z-]{3,14} ){0,2}(?:school|church|choir|college|club)|(?:(?:and|or|then|also|visit|see) an?|(?:en|of) 'n) (?:[a-z-]{3,14} ){1,2}(?:school|college)) (?:in|at|near|op|te|naby) $/u
/** "Hiking on the Wild Coast, Port St Johns to Coffee Bay": both ends are of the walk. */
export const ON_FOOT_BEFORE =
  /(?<![a-z])(?:hik(?:e|es|ing)|walk(?:ing)?|trails?|trek(?:king)?|cycl(?:e|ing)|paddl(?:e|ing)|staproete|stap|voetslaan)(?![a-z])[^.;\n~]{0,60}$/u
/** "Nkqubela FM", "Radio Pretoria": a station's name says little of where it is. */
export const STATION_AFTER = /^ (?:fm|radio)(?![a-z])/u
export const STATION_BEFORE = /(?<![a-z])radio $/u
/** "Tzaneen side, Nkowankowa", "Richards Bay area (Empangeni)": the second name says it more exactly. */
export const MORE_EXACTLY = /^ (?:side|area|omgewing|se kant)(?:,| ?\(|,? in) ?$/u
/** "By Gautrain" is a way to travel and no sight. */
export const BY_TRAIN_BEFORE = /(?<![a-z])(?:by|per|via|met die|with the|take the|using(?: the)?) $/u
/** Between the towns of a route: "Kuruman – Kimberley – Bloemfontein". */
export const ROUTE_GAP = /^ ?(?:-|[-=]?>{1,2}|to|na) ?$/u
export const ROUND_TRIP_AFTER =
  /^ ?(?:-|[-=]?>{1,2}|,|and|en|to|na) ?(?:and |en )?(?:terug|back|home|huis|return)(?![a-z])/u
export const ARROW = /^ ?(?:[-=]?>{1,2}|to|na) ?(?:the |die )?$/u
/** "Atlantis to Paarl", "Atlantis side" */
export const CUE_AFTER = /^(?: area)? ?(?:to|na|from|vanaf|->) |^ (?:side|se kant)(?= ?(?:$|[.,;)\n]))/u
export const SIGN_OFF =
  /(?<![a-z])(?:regards|thanks|thank you|groete|cheers|mr|mrs|ms|miss|mnr|mev|me|dr|prof|(?:mr|mrs|ms|miss|mnr|mev|dr|prof)\.? [a-z]{2,14}|name is|i am|i'm|contact|principal|sincerely|faithfully|yours|love|hi|hello|dear|juffrou|coach|sir|madam|kind regards|many thanks|st|saint|king|port|mount|new)[ ,:.\n]{1,3}$/u
/** "We travel to the Cape", but not "slavery at the Cape" or "the Cape Colony". */
export const TO_THE_CAPE_BEFORE = /(?<![a-z])(?:to|visit(?:ing)?|tour(?:ing)?(?: of)?|trip:?) the $/u
export const OF_THE_CAPE_AFTER = /^(?: (?!for |in |on |and |by |from |to |with |at |this |next |during )[a-z]|-)/u
/** "Parys on the Vaal": the river describes the position of the town. */
export const RIVER_BEFORE = /(?<![a-z])(?:on|along|beside|next to|langs|aan) (?:(?:the|die) )?$/u
export const OVER_RIVER_BEFORE =
  /(?<![a-z])(?:over|across|oor|along|langs|on|op|in|into|by|at|beside|of|van|aan|near|naby|down|up) (?:the|die) $/u
/** "Travel Bloemfontein - Gariep Dam" */
export const TRAVEL_BEFORE = /(?<![a-z])(?:travel|travelling|drive|driving|depart|route|reis|ry)[ :]{1,2}$/u
export const DASH = /^ ?- ?$/u
export const LOCAL =
  /(?<![a-z])(?:near ?by|local(?:ly)?|close by|closeby|near us|around us|close to (?:us|school|home)|not (?:too )?far(?: away| from (?:us|school|home))?|in (?:our|the) (?:own )?(?:area|town|city|neighbourhood)|(?<!(?:we are|we're|i am|i'm|us|me) )here in|around here|in town|naby|plaaslik)(?![a-z])/u
export const LIST_GAP = /^(?:'s)?(?: area)?(?:,| and|,? and| &| \+| ?\/| or| en| of| le|:) ?(?:the |die |then )?$/u

export const hasCue = (before: string): boolean =>
  ORIGIN_BEFORE.test(before) ||
  SCHOOL_NEAR.test(before) ||
  DESTINATION_BEFORE.test(before) ||
  CHOSEN_BEFORE.test(before)
/** "From Carnarvon / Williston district", "a farm school between Tzaneen and Letsitele": the home is about there. */
export const BETWEEN_BEFORE = /(?<![a-z])(?:between|tussen) $/u
export const EITHER_GAP = /^ ?\/ ?$/u
export const BETWEEN_GAP = /^ (?:and|en) $/u
