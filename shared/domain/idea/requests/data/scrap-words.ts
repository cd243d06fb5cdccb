/** Whole sentences that hold no thing to see or do: who says what of whom. */
const SUBJECT = '(?:i|we|they|he|she|you|it|hulle|ons|ek|hy|sy|dit)'
const ADVERB =
  '(?:(?:also|even|just|really|never|always|only|all|already|still|simply|mostly|ook|nog|net|al|almal|regtig|nooit) )*'
/** Verbs that tell how things are or were. "They are going to bake" and "they don't want to swim" are not meant. */
const TELLS = `(?:(?:am|is|are|was|were)(?! (?:going|keen|hoping|planning|to|looking|interested|mad|not) )|(?:don't|dont|dnt|didn't|didnt|haven't|hadn't|do not|did not) (?:even )?(?:know|have|get|understand|speak|live|realise)|had|did|know|knows|knew|grew|came|went|saw|said|told|made|lost|won|got|felt|thought|loved|liked|enjoyed|live|lives|lived|come from|comes from|weet|het|bly|woon|voel|was)`
const PEOPLE =
  '(?:learners?|lrnrs|pupils?|students?|kids?|kinders|children|child|girls?|boys?|players?|parents?|moms?|mums?|dads?|mothers?|fathers?|grannies|granny|teachers?|educators?|principal|headmaster|headmistress|governing body|sgb|hod|class|team|squad|matrics|families|leerders|ouers|onderwysers?|skoolhoof|meisies|seuns|klas|span|department|departement|district|school|skool|church|kerk|expo|community|everyone|everybody|almal|nobody|no one)'
const DETERMINER =
  '(?:(?:\\d{1,4}|one|two|three|some|most|all|half|many|several|both|few|each|a|the|our|my|their|these|those|his|her|of|die|ons|my|hulle|een|van|baie|sommige|al) )*'
const TELLS_OF_PEOPLE =
  '(?:made it|have (?:never|been|already|all|done|had|qualified|seen)|has (?:never|been|already|done|had|said)|had|were|was|did|grew|came|went|saw|said|asked|complained|voted|won|lost|qualified|works?|live|lives|know|knows|knew|looks? after|says?|sê|se|insists?|het|woon|werk|weet|think|thinks|feel|feels|(?:will|would|can|may|must|have to|sal|moet) (?:all |also |not |be )*(?:sign|pay|agree|approve|complain|ask|kill|understand|know|object|refuse|betaal|teken))'
const JOINS = '(?:(?:and|but|because|as|since|so|that|cos|bcos|for|en|maar|want|omdat|dat) )*'

const whole = (words: string): RegExp => new RegExp(`^${JOINS}(?:${words})(?![a-z])`, 'u')
const alone = (words: string): RegExp => new RegExp(`^${JOINS}(?:${words})$`, 'u')

/** What is told, explained or complained of; none of it can be visited, done or booked. */
export const SCRAPS: readonly RegExp[] = [
  whole(`${SUBJECT} ${ADVERB}${TELLS}`),
  whole(
    `${DETERMINER}${PEOPLE} (?:(?:there|here|also|just|all|really|never|already|only|ook|almal) )*${TELLS_OF_PEOPLE}`,
  ),
  // "If they allow schools", "the rest walk", "worried about too many battlefields": what hosts, others and the writer do.
  whole(
    '(?:if )?(?:they|it|he|she|hulle) (?:allow|allows|accept|accepts|takes?|welcomes?|lets?|charges?) (?:school|group|learner|visitor|kid|child|us|ons|in)s?(?: groups?)?',
  ),
  whole('(?:the )?(?:rest|others|other kids) (?:of them )?(?:walk|are|is|have|can|will|go|come|eat|speak|sit|stay)s?'),
  whole('(?:worried|concerned|nervous|scared|bekommerd|bang) (?:about|of|oor|vir|dat|that)'),
  whole('(?:allowed|permitted|welcome|toegelaat) (?:up|in|inside|on|to|at|there|into|down|near|op|by)'),
  // "Make a three-day thing of it", "keep it simple": how, and not what.
  alone(
    "(?:make|turn|keep|leave|let|take|do|get|maak|hou|doen) (?:[a-z0-9'-]+ ){0,6}(?:of|out of|from|into|van) (?:it|this|that|them|dit)",
  ),
  alone(
    "(?:keep|make|do|leave|hou|maak) (?:it|this|that|things|everything|dit|alles) (?:[a-z'-]+ ){0,2}(?:simple|short|cheap|easy|small|safe|fun|light|low[- ]key|local|eenvoudig|kort|goedkoop|maklik|klein|veilig)",
  ),
  // "Bad experience last year": an opinion.
  alone(
    "(?:(?:a|an|such|very|really|the|our|we had|had|'n|baie|regtig) )*(?:bad|good|great|nice|terrible|horrible|awful|wonderful|amazing|poor|lovely|unpleasant|disappointing|slegte|goeie|lekker|vreeslike) (?:experiences?|service|memories|weather|feedback|reputation|reviews?|luck|behaviour|attitude|ervarings?|ondervindings?|diens|herinneringe)(?: (?:last|the|with|at|there|before|verlede|laas|daar|met) ?[a-z ]{0,30})?",
  ),
  alone('(?:nothing|niks|nothing else|nothing more|niks anders|niks meer|no more|nie meer nie|niks meer nie)'),
]
/** Words of wanting, of forbidding and of what somebody needs: what holds one of them is asked for. */
const WANTED =
  "(?<![a-z])(?:must|needs?|should|shouldn't|mustn't|may not|have to|has to|please|pls|plz|want|wants|wish|prefer|rather|only|at least|not|no|never|nobody|cannot|can't|cant|without|enough|so|until|moet|mag|wil|asb|geen|nie|net|sonder|liefs|allerg[a-z]*|afraid|scared|sick|own|if|near|close)(?![a-z])"
const SOMEBODY = `(?:${SUBJECT}|${DETERMINER}${PEOPLE}|(?:most|some|many|half|one|two|three|four|five|several|all|both|a few) of (?:us|them|the [a-z]{3,12}|our [a-z]{3,12})|(?:everything|most|some|three|two|those|these|the others|the rest|others|alles|meeste))`
const HOLDS = `(?:is|are|was|were|has|have|had|will|would|comprises?|consists?|feels?|lives?|comes?|goes|works?|knows?|loves?|likes?|finish(?:es)?|starts?|het|sal|was|bly|kom|werk|ken)`
const told = (words: string): RegExp => new RegExp(`^(?!.*${WANTED})(?:${words})`, 'u')
const toldWhole = (words: string): RegExp => new RegExp(`^(?:${words})$`, 'u')
/** A condition in words that only tells of the group, the weather or the writer, and of which nothing is to be done. */
export const TOLD: readonly RegExp[] = [
  told(`${SOMEBODY} (?:there |here |also |just |all |already |ook |almal )*${HOLDS}(?![a-z])`),
  told(
    "(?:an?|the|our|'n|ons) (?:[a-z]{3,12} ){0,3}(?:school|youth group|church group|sunday school|club|society|skool|jeuggroep|klub) (?:at|in|near|of|from|outside|naby|in|van|by|buite)(?![a-z])",
  ),
  toldWhole('(?:boarders|day scholars|boys|girls)(?: (?:and|en) (?:boarders|day scholars|boys|girls))?'),
  toldWhole(
    '(?:non[- ]negotiable|(?:(?:it |that )?would be )?an? (?:big |great |huge )?(?:bonus|plus|treat)|open to ideas.*|not boring|not enuf|not enough|th(?:a|e)?n[kx]s?(?: .*)?|thank you.*|(?:just |please |pls )*decide for us|any ideas?.*|you (?:decide|choose|tell me).*|julle besluit.*)',
  ),
  toldWhole(
    "(?:(?:please|pls|just|only|can you|kindly|i|we|i'd|we'd|would|ons|ek) )*(?:need|want|like|make|give|send|draw up|provide|have|het|soek|maak|gee|stuur)?(?: (?:us|me|vir ons|vir my))? ?(?:(?:an?|the|just|only|clear|proper|nice|good|full|detailed|short|'n|net) ){0,4}(?:plan|itinerary|programme|program|schedule|timetable|proposal|summary|reisplan)(?: (?:with|that|which|for|from|we|i|to|wat|met|vir)(?![a-z]).*)?",
  ),
]
/** The group itself, said of itself: "we are a farm school outside Reivilo". */
export const SAID_OF_US =
  /(?:^|[\n.!?;,(-] ?|(?:hi|hello|hallo|goeiedag|dear all),? )(?:we|i|ons|ek)(?:'re|'m| are| am| r| is| teach(?: at| in)?| work(?: at| in)?| run| come from| gee skool(?: by| in)?| werk by)?(?: (?:just|only|from|a|an|the|at|one of|at a|'n|maar|net|by))* ?$/u
export const OF_SCHOOLS =
  /(?<![a-z])(?:schools?|college|academy|creche|orphanage|home|skool|kollege|plaasskool|kleuterskool|akademie|kinderhuis|hostel)(?![a-z])/u
/** What stands before a thing that is only where they come from: "they grew up next to a dairy farm". */
export const LIVES_BESIDE =
  /(?<![a-z])(?:grew up|live|lives|lived|woon|grootgeword) (?:all |almost |right |just |close |far )*(?:on|next to|near|by|beside|in|around|with|close to|op|by|langs|naby|tussen|amongst|among)(?: (?:a|an|the|'n|die|wine|some))* ?$/u
