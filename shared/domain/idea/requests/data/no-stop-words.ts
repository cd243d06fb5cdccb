const GIVEN =
  '(?:quiet|almost free|free|cheap|affordable|calm|fun|safe|clean|relaxed|relaxing|peaceful|adventurous|exciting|educational|interesting|different|special|memorable|nice|good|new|not boring|boring|stil|rustig|goedkoop|gratis|lekker|veilig|opwindend|avontuurlik|interessant|anders)'
const VERY = '(?:(?:very|really|quite|so|a bit|more|baie|regtig|net) )?'
const QUALITY = `${VERY}${GIVEN}`
const FACILITY =
  '(?:wi-?fi|internet|plugs?|plug points?|lifeguards?|life ?savers?|toilets?|toilette|shade|skaduwee|parking|electricity|krag|showers?|storte|first aid(?:er)?|medic|paramedic|doctor|nurse|medical person|mediese persoon|verpleegster|tables|projector|microphone|piano|keyboard|klavier)'
const PUPIL_WORK =
  "(?:map ?work|kaartwerk|sketch(?:es|ing)?|sketse?|drawings?|drawing|photos?|photographs?|foto'?s|notes|notas|worksheets?|werkkaarte|werkblad|werkblaaie|vraestel|data cards?|journals?|brochures?|price lists?)"
const ANIMAL =
  '(?:hippos?|crocs?|crocodiles?|monkeys?|baboons?|elephants?|lions?|leopards?|snakes?|sharks?|bees|hyenas?|seekoeie|krokodille|ape|bobbejane|olifante|slange|bye)'
const SUBJECT =
  '(?:sciences?|commerce|humanities|maths|mathematics|languages?|history|geography|technology|wetenskap(?:pe)?|handel|geesteswetenskappe|tale|streams?|strome)'

const form = (words: string): RegExp => new RegExp(`^(?:${words})$`, 'u')
const begins = (words: string): RegExp => new RegExp(`^(?:${words})(?![a-z])`, 'u')

/** How the trip or a place is to be: "something adventurous and calm", "almost free", "feel they are really away". */
export const QUALITIES: readonly RegExp[] = [
  form(
    `(?:(?:something|anything|somewhere|anywhere|some place|a place|a day out|iets|iewers|'n plek)(?: that is| which is| wat)? )?${QUALITY}(?:,? (?:and|or|but|en|of|maar) ${QUALITY}){0,3}(?: (?:is|wees))?`,
  ),
  begins(
    '(?:must |should |moet )?(?:feel|think|believe|realise|voel|besef) (?:that |dat )?(?:they|we|it|like|hulle|ons)',
  ),
  begins('(?:must|should|has to|have to|needs? to|moet) (?:be|not|wees|nie)'),
  form(
    '(?:fill|spend|use|vul) (?:up )?(?:the|our|those|all|die|ons) (?:days?|time|hours?|afternoons?|mornings?|dae|tyd)(?: with (?:them|us|it|something|activities)| met hulle)?',
  ),
]
/** What a place has or has not, and nobody visits: "decent wifi", "lifeguards on duty". */
export const FACILITIES: readonly RegExp[] = [
  form(
    `(?:(?:decent|good|fast|proper|clean|big|enough|some|a|an|the|'n|goeie|genoeg|with|met) ){0,3}${FACILITY}(?: (?:on duty|on site|nearby|there|op die perseel|to [a-z' -]{1,60}|for [a-z' -]{1,60}))?`,
  ),
  form(
    '(?:(?:things?|something) )?(?:to )?(?:touch|smell|listen(?: to)?|feel|hear|taste)(?:,? (?:and|or|en|of) (?:touch|smell|listen(?: to)?|feel|hear|taste)(?: to)?){0,3}(?: (?:the|it|them|things)(?: [a-z]{2,14})?)?',
  ),
]
/** What learners do at any visit, and bring for it: "map work", "sketches of the pan". */
export const WORK_AT_VISITS: readonly RegExp[] = [
  form(
    `(?:(?:our|their|own|a|an|the|some|field|proper|quick|do|make|take|draw|get|'n|die|hulle|and|en) ){0,4}${PUPIL_WORK}(?: (?:must|should|needs?|of|in|for|with|and|on|about|moet|oor|vir) [a-z' -]{1,60})?`,
  ),
  form(
    "(?:enough |some |genoeg )?(?:time|tyd|chance|kans) (?:to|om|om te) (?:compare|discuss|reflect|think|talk|write|debate|vergelyk|besin|bespreek|dink)(?: [a-z' -]{1,60})?",
  ),
]
/** What the hosts of a visit show or tell, and no stop is made for: "hear a talk from a guide", "meet real scientists", "how it works". */
export const SHOWN_AT_VISITS: readonly RegExp[] = [
  begins(
    "(?:(?:to|they|we|kids|learners|must|should|can|want to|also|ook|hulle|moet|kan|really|get to|be able to) )*(?:see|hear|watch|look at|observe|meet|interview|ask|talk to|speak to|speak with|chat to|find out|discover|understand|explore|experience|learn|sien|hoor|kyk na|ontmoet|vra|gesels met|verstaan|leer ken) (?!(?:the |a |an |die |'n )?(?:stars?|sunrise|sunset|film|movie|sky|night sky|sterre|sonsopkoms|sonsondergang|fliek|whales?|each other|mekaar)(?![a-z]))[a-z']{1,24}",
  ),
  begins('(?:where|how|what|why|hoe|wat|waar|hoekom) (?:they|we|people|it|the|a|an|one|dit|die|mense|hulle) '),
]
/** "How it works": of the place that is named with it. */
export const HOW_IT_IS =
  /^(?:(?:see|watch) )?(?:the |die )?(?:whole )?(?:production|manufacturing|packing|bottling|making|produksie) ?(?:process|line|floor|proses|lyn)(?![a-z])|^(?:(?:see|know|show|learn|understand|sien|weet|leer) )?(?:how|what|hoe|wat) (?:it|they|everything|things|this|that|all of it|dit|hulle|alles) [a-z' ]{2,40}$/u
/** A tour, an hour or a ride with no word of what it is: "a little tour", "a short bus ride". */
export const ONLY_A_TRIP = form(
  "(?:(?:make|take|do|have|an?|the|one|short|little|small|quick|nice|lovely|long|proper|fun|very|quiet|guided|bus|taxi|train|car|kombi|'n|kort|klein|lekker|maak|doen) ){0,5}(?:tour|trip|outing|excursion|ride|drive|drives|hour|hours|visit|stop|programme|experience|toer|uitstappie|rit|uur|besoek)(?: of (?:it|this|that))?",
)
/** How something is, alone: "friendly". */
export const ONLY_HOW = form(
  '(?:very |too |so |more |child |user |kid |learner )?(?:friendly|suitable|accessible|available|allowed|open|flexible|possible|appropriate|strict|patient|keen|ready|happy|important|separate|welcome|hands[- ]on|practical|curriculum[- ]linked)',
)
/** Who is there besides the group: "hippos walk in the town at night". */
export const OTHERS_DO = begins(
  `(?:the |die )?${ANIMAL} (?:walk|roam|come|live|swim|run|are|is|get|bite|steal|attack|loop|kom|bly|swem|is)`,
)
/** "Not far from Kroonstad" */
export const ONLY_NEAR = begins(
  '(?:not (?:too )?far|close|near|nearby|within (?:reach|driving distance)|outside|nie (?:te )?ver|naby|buite)(?: (?:from|to|of|by|van))?',
)
/** Subjects of school are fields of an idea: "sciences, commerce and humanities". */
export const ONLY_SUBJECTS = form(`(?:the |all |namely )?${SUBJECT}(?:(?:,| and| &|,? en) ${SUBJECT}){0,3}`)
/** Languages that are not read whole: a phrase ends where one of their words begins. */
export const OTHER_TONGUE =
  /(?<![a-z'-])(?:lapho|ngabe|zikhona|kukhona|izi(?:moto|ndawo)|zase|(?:siya|sizo|sifun|siphum|silal|sithand|sicel|sidinga|ngiya|ngizo|ngifun|ngicel|ndiya|ndifun|bazo|baya|bafun|uzo)[a-z]{2,16}|ngo(?:lwesi|mgqib|msombu|mvulo|cawe|lwesi)[a-z]{2,12}|kanti|ukuthi|kukhona|futhi|kodwa|uma|ngoba|nezinye|ezinye|iindawo|izindawo|ezikufutshane|eziseduze|ezi[a-z]{4,14}|aba[a-z]{5,14}|ba(?:ngafunda|yafuna|thanda)[a-z]{0,8}|siz?w[a-z]{3,10}|iva[a-z]{4,8}|isey[a-z]{3,8}|kune[a-z]{4,12}|uku[a-z]{4,14}|nobu[a-z]{4,10}|moo|hore|teng|ho (?=[a-z]{4})|e (?=[a-z]{4,12} (?:teng|ka|mo))|ke (?=[a-z]{3})|re (?=(?:tla|batla|kopa))|le hore|mane|ngosuku|olulodwa|imigwaqo|ayikho|kungenzeka|sibone)(?![a-z])/u
