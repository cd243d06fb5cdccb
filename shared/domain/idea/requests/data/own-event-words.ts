/** Words of a team, a choir or a squad, and of what it takes part in; sources of regular expressions, in small letters. */
export const SPORT =
  '(?:soccer|football|rugby|netball|hockey|cricket|tennis|chess|volleyball|basketball|water polo|squash|badminton|softball|athletics|swimming|wrestling|jump rope|cross[ -]country|sports?|sokker|netbal|hokkie|krieket|skaak|sport|atletiek)'
const OF_A_BAND = '(?:choral|choir|band|marimba|orchestra|koor|orkes)'

/** Who takes part in a competition and does not come to look on. */
export const TEAM =
  '(?:teams?(?! building)|squads?|players?|athletes?|runners|choir|choristers|voices|singers|swimmers|debaters|orchestra|ensemble|marimba band|drummers|majorettes|dancers|[a-z]{0,12}span(?:ne|lede){0,1}|spelers?|[a-z]{0,12}koor|atlete|swemmers|sangers|[a-z]{0,4}qembu|[a-z]{0,3}k(?:h)?wayara?|n?[ei]sicathamiya|[uo][ ./-]{0,2}1\\d)'
/** Who sings, plays or dances for others. */
export const PERFORMERS =
  '(?:choir|choristers|voices|singers|orchestra|ensemble|marimba|(?<!(?:rubber|wrist|head|blue) )band|drummers|majorettes|dancers|drama (?:group|club|committee|learners|class)|[a-z]{0,12}koor|orkes|sangers|dansers|boereorkes|ikwaya|ikhwaya|kwaya|isicathamiya|nesicathamiya)'

const LEVEL =
  '(?:regional|provincial|national|district|zone(?: \\d)?|inter-?schools?|annual|primary schools|high schools|sa schools|streeks|provinsiale|nasionale)'
const OF =
  '(?:choir|choral|robotics|debating|debate|moot|spelling(?: bee)?|maths|mathematics|science|reading|ballet|welding|swimming|swim|wrestling|drama|eskom)'
/** The first of them is always an event; of the others a word beside them says so. */
const EVENT =
  '(?:competition|comp|tournament|championships?|champs|eisteddfod|olympiad|trials|regionals|nationals|provincials|finals|semi-?finals|play-?offs|heats|spelling bee|curtain[ -]raiser|kompetisie|toernooi|kampioenskappe?|kunswedstryd|olimpiade|gala|eindstryd|eindrondes?|uitdunne|proewe)'
export const COMPETITION = `(?:(?:${LEVEL}|${OF}|${SPORT}) ){0,3}(?:${EVENT}(?: finals?){0,1}|(?<=(?:zone|zone \\d|provincial|regional|national|cup|league|series) )final|(?<=${SPORT} |${OF_A_BAND} )(?:festival|fees|expo)|(?<=(?:eskom|science) )expo(?= (?:kids|learners|finals?|team|project)))`

/** Words before an event that tell of its taking part, whoever goes. */
export const TAKES_PART =
  "(?:qualified|qualifies|gekwalifiseer|through to|through|deurgegaan|made it|reached|compet(?:e|es|ing)|entered|tak(?:e|es|ing) part|participat(?:e|es|ing)|selected|neem deel|deelneem|skryf|invited|invite|genooi|goes to|get (?:ourselves|us|them) to|ha(?:s|ve) (?:a|an|our|the|their)|het 'n|transport (?:for|to|na))"
/** Words before it with which a group looks on, or takes part in something that is not the purpose of the trip. */
export const LOOKS_ON =
  "(?:watch(?:ing)?|see|attend|kyk(?: na)?|tickets? (?:for|to)|spectators|before|b4|after|since|for when|evening|board|icebreaker|potjie|cook|no|won|wen|winners? of|winning team of)(?: (?:a|an|the|die|'n|some|our|any|their|my|your|hul|hulle|district|provincial|regional|national|debate|reading|maths)){0,3} $"
/** Words after it that make it a past one, or who gives something. */
export const NO_EVENT_AFTER =
  '^ ?(?:winners?|prize|medal|kids|lunch(?:es)?|meals?|fees?|money|pays|provides|covers|gives|feeds|sponsors?|start(?:s)? in term|practice)(?![a-z])'

/** Where others are sung or played for. */
export const HOST =
  '(?:church(?:es)?|cathedral|chapel|hall|[a-z]{0,5}schools?|[a-z]{0,5}skool|festival|evening|market|village|bazaar|service|zoo|mall|concert|theatre|museum|foyer|square|kerk|kerke|saal|fees|aand|mark|diens|basaar)'
/** Homes and wards, where a visit is a service: their own sort has a host and questions. */
export const CARE_HOST =
  /(?<![a-z])(?:old[ -]age|frail care|hospi(?:ce|tal)|clinic|ward|retirement|orphanage|creche|ouetehuis|tehuis|aftree|care (?:home|centre)|children's home|home)(?![a-z])/u
export const SINGS = '(?:sing(?:ing|s)?|perform(?:ing|s)?|play(?:ing|s)?|danc(?:e|es|ing)|optree|optrede|dans|speel)'
