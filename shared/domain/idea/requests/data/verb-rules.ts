/** Verbs whose object may be a sight ("see the harbour"): an activity only if it is not. */
export const SIGHT_VERBS = new Set([
  'see',
  'watch',
  'explore',
  'experience',
  'view',
  'attend',
  'sien',
  'kyk',
  'look',
  'enjoy',
  'discover',
  'do',
  'tour',
  'find',
  'join',
])
/** Words after such a verb by which something is done and not only seen: "see how bread is made". */
export const IS_DONE =
  /(?<![a-z])(?:being|how|working|made|make|in action|live|behind the scenes|work|hoe|gemaak|wat|inside|up close|where|why|what|process|born|hatch)(?![a-z])/u
/** Verbs that are nouns too: before a sort of stop they belong to its name ("fish factory"). */
export const NOUNS_TOO = new Set([
  'fish',
  'train',
  'craft',
  'test',
  'play',
  'plant',
  'design',
  'dance',
  'paint',
  'print',
  'film',
  'record',
  'code',
  'map',
  'work',
  'press',
  'act',
  'view',
  'market',
  'fly',
  'ride',
  'dye',
  'drum',
  'milk',
  'paper',
  'pack',
  'track',
  'look',
  'hike',
  'walk',
  'surf',
  'dig',
  'pet',
  'sail',
  'talk',
  'light',
])

/** Verbs of the aims of a trip ("learn about …"), which are a field, and of travelling. */
export const AIMS = new Set([
  'learn',
  'study',
  'leer',
  'bestudeer',
  'celebrate',
  'travel',
  'explore',
  'find',
  'work',
  'use',
  'ry',
])
/** What stands after a verb that is no activity there: "meet us at the gate", "talk soon". */
export const NO_ACTIVITY_AFTER: Readonly<Record<string, RegExp>> = {
  help: /^(?!at|with the|in |paint|clean|out|build|plant|old|children|feed|serve)/u,
  make: /^(?:it|sure|a (?:plan|booking|trip|day)|this|the trip|arrangements)(?![a-z])/u,
  read: /^(?:this|my|on)(?![a-z])/u,
  talk: /^(?:soon|later)(?![a-z])/u,
  hear: /^(?:from|back|me|that)(?![a-z])/u,
  ask: /^(?:for|you|if|about|the school|is)(?![a-z])/u,
  meet: /^(?:at|us|by|the (?:needs|requirements|bus|date))(?![a-z])/u,
  ride: /^(?:there|back|from|down|up|in)(?![a-z])/u,
  look: /^(?:at (?:taking|doing|going|a trip|a camp)|for|forward|into|like|after|good|nice)(?![a-z])/u,
  hand: /^(?:in)(?![a-z])/u,
  sort: /^(?:out|of)(?![a-z])/u,
  spend: /^(?!(?:a |an |the |some |our |1 |half an? )?(?:time|hours?|day|morning|afternoon|evening|night))/u,
  follow: /^(?:up|in)(?![a-z])/u,
  run: /^(?:by|from|on|the|out|a)?(?![a-z])/u,
  present: /^(?:day)(?![a-z])/u,
  fly: /^(?:from|to|in|out|back|down|up|with|there|home)?(?![a-z])/u,
  light: /^(?:lunch|snack|meal)/u,
  record: /^(?:is|of)/u,
  train: /^(?:to|from|ride|station|is|trip|in|or)?(?![a-z])/u,
  test: /^(?:match)/u,
  code: /^(?:is)?(?![a-z])/u,
  map: /^(?:of|is)?(?![a-z])/u,
  pan: /^(?!for)/u,
  print: /^(?:shop|works)?(?![a-z])/u,
  pet: /^(?:shop|zoo)?(?![a-z])/u,
  act: /^(?:of|as|now)?(?![a-z])/u,
  collect: /^(?:us|from|at)(?![a-z])/u,
  buy: /^(?:the tickets|tickets)/u,
  sit: /^(?!and|with|in (?!front)|down|on|at|under|round|around|through)/u,
  plant: /^(?:in|near|at|outside|of|tour|is)?(?![a-z])/u,
  press: /^(?:in|at)?(?![a-z])/u,
  design: /^(?:and|learners|class|gr)?(?![a-z~])/u,
  walk: /^(?:far|long|there|distance|slowly)(?![a-z])/u,
}

/** Verbs of being, having, keeping and moving: after "must" they say how a trip is to be, not what is done on it. */
export const STATE_VERBS: ReadonlySet<string> = new Set(
  'be been have keep kept stay remain sleep fit wear bring carry travel drive return leave depart arrive eat drink share wait need pay cost come start finish end last include supply provide follow face speak know understand accompany supervise stand cater avoid split rotate wees bly slaap eet dra saamkom ry'.split(
    ' ',
  ),
)
/** Verbs of going somewhere and of planning: what follows them is a sight, a field or nothing. */
export const PLANNING_VERBS: ReadonlySet<string> = new Set(
  'go visit do see take get give make let plan book arrange organise organize ask hear thank hope think say tell send confirm combine choose pick spend afford save use try keep put leave fly cover set add pass call email phone find check stick end the a an our his her this that it them us all not also only still just really rather'.split(
    ' ',
  ),
)
