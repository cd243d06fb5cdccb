import type { Source } from '../../data/source.ts'

/** What a group does that no word around it makes plain: "surf camp", "a weekend of canoe". */
export const SPORT_VERBS: readonly string[] =
  'abseil canoe kayak raft snorkel surf swim hike dance dans swem dive paddle'.split(' ')
/** Verbs of what a group does on a trip, in their base form. After words of wanting they begin an activity. */
// biome-ignore format: one row is one line
export const ACTIVITY_VERBS: readonly { words: readonly string[]; source: Source }[] = [
  { words: ['abseil', 'climb', 'hike', 'walk', 'swim', 'surf', 'paddle', 'canoe', 'kayak', 'raft', 'snorkel', 'sail', 'cycle', 'run', 'jog', 'zip-line', 'zipline', 'bodyboard', 'skate', 'ride', 'row', 'dive', 'fish', 'ski'], source: 'usage' },
  { words: ['make', 'bake', 'build', 'cook', 'paint', 'draw', 'sketch', 'sculpt', 'weave', 'sew', 'knit', 'mould', 'carve', 'craft', 'design', 'print', 'film', 'record', 'write', 'photograph', 'colour', 'decorate', 'mend', 'fix', 'repair', 'clean', 'clear', 'dig', 'plant', 'sow', 'harvest', 'pick', 'milk', 'feed', 'pet', 'stroke', 'shear', 'groom', 'brush', 'hold', 'touch', 'taste', 'smell', 'handle', 'blow', 'dye', 'press', 'pack', 'sort', 'serve', 'donate', 'deliver', 'hand', 'read', 'collect', 'count', 'measure', 'test', 'map', 'identify', 'observe', 'record', 'sample', 'experiment', 'launch', 'fly', 'program', 'code', 'solve', 'weigh', 'compare', 'track', 'spot', 'search', 'hunt', 'pan'], source: 'usage' },
  { words: ['sing', 'perform', 'play', 'compete', 'dance', 'drum', 'act', 'rehearse', 'practise', 'practice', 'train', 'debate', 'recite', 'conduct', 'entertain', 'present', 'display', 'exhibit', 'busk', 'audition'], source: 'usage' },
  { words: ['meet', 'interview', 'talk', 'speak', 'listen', 'hear', 'ask', 'chat', 'interact', 'greet', 'job-shadow', 'shadow', 'volunteer', 'help', 'worship', 'celebrate', 'remember', 'commemorate', 'lay', 'light', 'attend', 'join', 'participate', 'watch', 'view', 'experience', 'try', 'enjoy', 'relax', 'shop', 'buy', 'braai', 'picnic', 'stargaze', 'star-gaze', 'bird-watch', 'reflect', 'follow', 'trace', 'discover', 'investigate', 'explore', 'examine', 'look', 'inspect', 'learn', 'study', 'practise', 'sit', 'spend', 'use', 'operate', 'see', 'observe', 'find', 'work'], source: 'usage' },
]

/** As above, in Afrikaans: where the verb stands last, the activity ends with it. */
// biome-ignore format: one row is one line
export const AFRIKAANS_ACTIVITY_VERBS: readonly { words: readonly string[]; source: Source }[] = [
  { words: ['kyk', 'sien', 'doen', 'maak', 'bak', 'bou', 'kook', 'verf', 'teken', 'weef', 'naai', 'sing', 'speel', 'dans', 'optree', 'meeding', 'swem', 'stap', 'klim', 'roei', 'ry', 'hardloop', 'plant', 'melk', 'voer', 'pluk', 'proe', 'vat', 'help', 'skoonmaak', 'skoon', 'meet', 'toets', 'versamel', 'luister', 'gesels', 'praat', 'ontmoet', 'bywoon', 'oefen', 'leer', 'bestudeer', 'ondersoek', 'ervaar', 'braai', 'kuier', 'speel', 'skeer', 'lees', 'skryf', 'opvoer', 'uitdeel', 'bekyk', 'vra', 'vang', 'soek', 'beleef', 'opruim', 'tel', 'kamp', 'hoor'], source: 'usage' },
]

/** Names of activities. `*` stands for one word before or between. */
// biome-ignore format: one row is one line
export const ACTIVITY_NOUNS: readonly { words: readonly string[]; source: Source }[] = [
  { words: ['game drive', 'night drive', 'night walk', 'night hike', 'night safari', 'night tour', 'morning walk', 'morning hike', 'evening walk', 'sunset walk', 'sunrise walk', 'sunset cruise', 'sunset drive', 'sunrise drive', 'boat trip', 'horse riding', 'ferry trip', 'helicopter flip', 'open-top bus'], source: 'usage' },
  { words: ['campfire', 'camp fire', 'bonfire', 'night fire', 'amazing race', 'quiz', 'quiz night', 'talent show', 'awards dinner', 'awards night', 'prize giving', 'prize-giving', 'gala dinner', 'farewell dinner', 'movie night', 'movie', 'bowling', 'rehearsal', 'matinee', 'disco', 'devotions', 'solo time', 'quiet time', 'reflection time', 'free time', 'pyjama party', 'karaoke', 'skits', 'volleyball', 'touch rugby', 'boeresport', 'potjiekos competition'], source: 'usage' },
  { words: ['careers day', 'career day', 'career guidance', 'job shadowing', 'coaching clinic', 'training camp', 'friendly match', 'friendlies', 'friendly', 'warm-up match', 'masterclass', 'master class', 'workshop', 'drama workshop', 'drumming circle', 'choir workshop', 'lecture', 'demonstration', 'experiment', 'science show', 'planetarium show', 'bird show', 'dolphin show', 'seal show', 'reptile show', 'falconry show', 'sheepdog show', 'tasting', 'question time', 'question and answer', 'mock trial', 'moot court', 'model un', 'debate', 'story time', 'storytelling', 'puppet show', 'face painting', 'worksheet', 'field work', 'fieldwork', 'field study', 'transect', 'water testing', 'river study', 'shore study', 'data collection', 'soil sampling', 'mini-sass', 'minisass'], source: 'usage' },
  { words: ['abseiling', 'ziplining', 'zip-lining', 'zip lining', 'rock climbing', 'wall climbing', 'canoeing', 'kayaking', 'rafting', 'white water rafting', 'raft building', 'river rafting', 'tubing', 'surfing', 'swimming', 'snorkelling', 'paddling', 'sailing', 'fishing', 'kloofing', 'hiking', 'mountain biking', 'cycling', 'orienteering', 'archery', 'paintball', 'laser tag', 'high ropes', 'low ropes', 'ropes', 'team building', 'teambuilding', 'team-building', 'leadership training', 'leadership workshop', 'leadership programme', 'leadership session', 'leadership games', 'leadership activities', 'spanbou', 'survival skills', 'stargazing', 'star gazing', 'star-gazing', 'bird watching', 'birdwatching', 'bird-watching', 'birding', 'whale watching', 'whale-watching', 'turtle watching', 'tree planting', 'beach cleanup', 'beach clean up', 'clean-up', 'cleanup', 'clean up', 'litter pick-up', 'community service', 'outreach', 'gold panning', 'sandboarding', 'sand boarding', 'quad biking', 'ice skating', 'ice-skating', 'roller skating', 'ten-pin bowling', 'trampolining', 'water slides', 'slides', 'picnic', 'sundowners', 'shopping', 'sightseeing', 'pottery class', 'art class', 'cooking class', 'baking class', 'mud run', 'fun run', 'parkrun', 'strawberry picking', 'apple picking', 'cherry picking', 'fruit picking', 'seed planting', 'sheep shearing', 'bread making', 'candle making', 'cheese making', 'paper making', 'kite flying', 'rock pools', 'rock pooling', 'swim'], source: 'usage' },
  { words: ['wildrit', 'nagrit', 'nagstap', 'sterrekyk', 'sterre kyk', 'vuurmaak', 'kampvuur', 'skattejag', 'prysuitdeling', 'toekenningsaand', 'bootrit', 'treinrit', 'trekkerrit', 'ponieritte', 'werkswinkel', 'lesing', 'demonstrasie', 'afrigtingskliniek', 'oefenwedstryd', 'vriendskaplike wedstryd', 'loopbaandag', 'spanbou', 'spanbou-aktiwiteite', 'leierskapsopleiding', 'abseil', 'kano', 'voelkyk', 'boomplant', 'strandskoonmaak', 'gemeenskapsdiens', 'proe', 'konsertaand', 'vasvra', 'speletjies', 'stapper', 'staptoer', 'perdry', 'skaapskeer', 'aarbeipluk', 'swem', 'piekniek', 'hindernisbaan', 'toue'], source: 'usage' },
]

/** Nouns of something done at a time: with a word before that says which, or one after that says of what. */
export const EVENT_NOUNS: ReadonlySet<string> = new Set(
  'walk hike stroll ride tour talk lecture lesson session course workshop masterclass demo demonstration training practice rehearsal performance cruise hunt tasting competition contest quiz debate discussion ceremony braai picnic swim dive climb evening morning afternoon hour re-enactment reenactment activity exercise challenge clean-up experiment project interview game panel experience simulation'.split(
    ' ',
  ),
)
/** Words before such a noun that make it the trip itself, a part of the day or its length: "our history tour". */
export const NO_EVENT_BEFORE: ReadonlySet<string> = new Set(
  'our my this that the same last next previous annual farewell matric school class grade day whole entire music choir sport sports hockey rugby netball soccer football cricket athletics history geography science sciences tourism drama art arts culture cultural subject education educational leadership long far short early late every each all friday saturday sunday monday tuesday wednesday thursday no not hour hours minute minutes min km good nice great lovely proper half of good race golf solid quiet free full weekday normal we they i you to can must will should us'.split(
    ' ',
  ),
)

/** Verbs whose object is a sight: "visit the harbour". */
// biome-ignore format: one row is one line
export const VISIT_WORDS: readonly string[] = [
  'visit',
  'tour',
  'see',
  'go to',
  'stop at',
  'stop in',
  'stop by',
  'pop in at',
  'call at',
  'drop in at',
  'view',
  'explore',
  'go',
  'attend',
  'watch',
  'besoek',
  'sien',
  'gaan na',
  'take them to',
  'look at',
  'experience',
  'walk through',
  'pass by',
  'show them',
  'catch',
  'do',
]

/** Words that may stand between wanting and doing, and mean nothing more. */
export const LEADING_WORDS: ReadonlySet<string> = new Set(
  "we i they he she you it us them learners learner kids children child pupils students boys girls group class choir team band everybody everyone all the our my their a an some want wants wanted wanting would we'd i'd they'd they'll we'll like likes love loves to need needs must should will shall can could may might please pls plz also then maybe perhaps just even first firstly second secondly next finally lastly last have has get let lets let's give giving hope hopes hoping plan plans planning wish wishes keen interested looking forward thinking of be being do doing on as well there here where so that really very much especially particularly mostly only ons wil graag moet kan sal gaan hulle die kinders leerders om te eers dan ook asseblief net 'n wil hê en and or if possible time allows morning afternoon evening day in at night friday saturday sunday monday tuesday wednesday thursday including include includes with go going able chance opportunity prefer preferably afterwards after arrange organise suggest for is are was i'm we're they're too still always together by each own again ideally hopefully miskien dalk who which one two 1 2 3 both coming".split(
    ' ',
  ),
)
/** Words that do not end an activity. */
export const TRAILING_WORDS: ReadonlySet<string> = new Set(
  'and or to at in on of the a an for with by from if is are was as then also please pls our we they it that this there here so but en of na by met vir van die te om asb asseblief us each per around about near on during before b4 after when while because some any my their very too just maybe perhaps thanks dankie toe dan again would will not'.split(
    ' ',
  ),
)
