import type { ConditionTopic } from '../request.ts'

/** The words that tell what a condition in words is about. The first row that has one of its words decides. */
export const CONDITION_TOPIC_WORDS: readonly { about: ConditionTopic; said: readonly string[] }[] = [
  {
    about: 'hours',
    said: [
      '(?:bus|breakfast|supper|lunch|ontbyt|ete)(?: is)? (?:at|by|b4|before|om|voor) \\d{1,2}',
      'lunch ?time',
      'half[- ]?(?:a )?day|half a day|hal(?:f|we)[- ]?dag|(?:short|calm|quiet) morning(?: out(?:ing)?)?|morning out|\\d{1,2} (?:hours?|hrs?|uur|ure) on site|\\d{1,2} (?:to|tot) \\d{1,2} (?:hours?|hrs?|uur|ure)',
      'early (?:mornings?|start)|early|(?:no|nie|geen) (?:early|vroee?) (?:mornings?|oggende)|net oggend|only the morning',
      'back for break|nap at \\d{1,2}|elke aand huis toe|home (?:late|the same (?:day|evening|night))',
    ],
  },
  {
    about: 'rain',
    said: ['rain plans?|plan (?:b|for rain|if it rains)|wet[- ]weather plan|reenplan|weather permitting|rain or shine'],
  },
  {
    about: 'emergency',
    said: [
      '(?:who|whom) to (?:call|phone|ring)|break(?:s|ing)? ?downs?|emergency (?:numbers?|plan|contacts?)|noodnommers?',
    ],
  },
  {
    about: 'hospital',
    said: [
      '(?:nearest|closest|naaste|nearby|near an?|close to an?|naby) (?:hospita(?:l|al)|clinic|kliniek|doctor|dokter)|(?:hospita(?:l|al)|clinic|kliniek) (?:is )?(?:near|nearby|close|naby)|how far (?:the |is the |is a )?(?:hospital|clinic)',
    ],
  },
  {
    about: 'papers',
    said: [
      '(?:indemnity|consent|department(?:al)?|medical|permission|excursion|application|signed|insurance|risk[- ]assessment) (?:forms?|letters?|templates?|papers?|notes?)',
      'indemnity|(?:parents?|ouers?)[^.?!\\n]{0,20} (?:sign|teken)|schedule \\d|risk assessment|vrywarings?(?:vorms?)?|toestemmings?(?:vorms?|briewe)?|vorms?|forms?|permits?|permitte|paper ?work|papierwerk|clearance',
    ],
  },
  {
    about: 'safety',
    said: [
      '(?:must|should|moet) (?:be|wees|so) (?:safe|veilig)|safety (?:plan|first)|veiligheidsplan|fun (?:and|&) safe',
    ],
  },
  {
    about: 'price',
    said: [
      'cheap(?:er|est)?|goedkoop(?:er|ste)?|free entrance|almost free|something affordable|affordable|bekostigbaar|expensive|duur nie',
      'not a cent more|in \\d{1,2} instal?ments|pay off|afbetaal|r ?\\d[\\d ]{0,8}',
    ],
  },
  {
    about: 'turns',
    said: [
      'in (?:two|three|four|five|six|\\d) (?:groups?|turns|shifts|batches|parts)|(?:two|three|\\d) (?:groups|shifts|turns|batches)',
      'groups? of (?:\\d{1,2}|six|eight|ten|twelve)|half (?:each|go(?:es)?|at|there|in)|one half|the other half|in (?:twee|drie|vier|\\d) groepe',
      'split (?:up|into|in|them|the group)|small groups|take turns|rotat(?:e|ion)',
    ],
  },
  {
    about: 'on_the_bus',
    said: [
      'seat ?belts?|belts|gordels|trailers?|sleepwa|drivers?|bestuurders?|(?:mounting|wheelchair|bus) (?:ramp|lift)|air-?con|luggage|bagasie|roof rack',
    ],
  },
  {
    about: 'site',
    said: [
      'toilets?|toilette|badkamers?|shade|shaded|shady|skaduwee|parking|parkering|fence|fenced(?: place| in| off)?|spot to retreat(?: to)?',
      '(?:private|changing|separate|quiet|warm-?up|practice) (?:room|facility|corner|space)|room (?:where|to|in which) (?:we|they) (?:can )?(?:rehearse|practi[sc]e|change|meet|sit)|place to sit|somewhere quiet|(?<!keep )quiet$|(?:the )?only group|enigste groep|stil (?:plek|plekkie)|n rustige plek',
      'no (?:other )?(?:school|tour)? ?groups? (?:at the same time|there|when)|few other (?:groups|people|visitors)|(?:sitting|inside|at least \\d{1,3} (?:min|minutes)|in one place)[^.;]{0,40}(?:draw|sketch|exhibition|one place)|swembad met toesig|guided by|game ranger|researcher',
      'quiet (?:room|corner|spot|place|hour|time)|plugs?|wi-?fi|(?:big )?tables|keyboard|piano|klavier|change tables?|changing rooms?|flights? of stairs|stairs|steps|trappe',
      '3d printers?|medi(?:c|cal)(?: person)?|mediese persoon|nurse on site|drinking water|lifeguards?|lewensredders?|things to touch|smell and|listen to|feel the|hear the|internet',
      'first aid(?:er)?|accom must be fenced|step-?free|ground floor|separate blocks?|place with|plek met|hall to (?:rehearse|practi[sc]e)|projector|microphone|sound ?system|klankstelsel',
      'ramps?|benches|chairs|mats|generator|oven|tap|certificates?|swings|boardwalk|(?<!cyber )security|hands[- ]on|interactive|interaktief|sekuriteit|smooth paths?|crowds?|crowded|queues?|noisy|noise|loud(?:speakers?)?|sirens?|peaceful|to themselves',
      '(?:life[- ]?(?:jackets?|vests?)|reddingsbaadjies|ama-life jackets|helmets?|helms|hard ?hats?|hi-?vis|ppe|goggles|harness(?:es)?|ropes?|masks)(?! from us| of our own)',
      '(?:nobody|no ?one|niemand|no child|learners?|they|nie) (?:may |must |should |mag |moet )?(?:go(?:es)? |gaan )?(?:in(?:to|side)? the (?:water|sea|river|dam)|in die (?:water|see|rivier|dam))',
      'no (?:swimming|wading|climbing|diving|jumping|shooting|hunting)|deeper than (?:the|their) (?:knees?|ankles?|waist)|(?:no one|nobody|niemand) (?:drinks?|may drink)|no alcohol (?:at|on|sold)|geen (?:alkohol|drank|wyn)|no (?:wine|casino|tavern|club|dogs|snakes)',
      'skip (?:the|that|those) \\w{1,12}|opt(?:s)? out of|no blood|no bodies|lights? (?:on|must stay)|no dark rooms|no (?:tunnels|ghosts?|masks)',
    ],
  },
  {
    about: 'adults',
    said: [
      'ratio|chaperones?|(?:sighted )?helpers|\\d{1,2} (?:adults|grown ?-?ups|leaders|volwassenes|groot ?mense|leiers|mothers|mums|moms|dads)|\\d{1,2} male(?: and)? \\d{1,2} female',
    ],
  },
  {
    about: 'drives',
    said: [
      '(?:within|in) walking distance|loopafstand|short (?:distance|drive|way)|not (?:too |very )?far|close ?by|nearby|naby|nie (?:te|so) ver(?: nie)?|daylight|driving (?:in the dark|at night)|daglig|in die donker',
    ],
  },
  {
    about: 'guide',
    said: [
      '(?:tour |local |registered |good |battlefields? )?guides?|toergidse?|gidse?|facilitators?|fasiliteerders?|interpreters?|tolk|story ?tellers?|(?:motivational |guest )?speakers?|sprekers?',
      "(?:somebody|someone|iemand|a person|a scientist|an expert|kundige) (?:who|that|wat|to|met) ?(?:can |could |kan )?(?:explains?|tells?|speaks?|teach(?:es)?|shows?|verduidelik|vertel|praat)?|met '?n (?:kundige|plantkundige|boer)",
    ],
  },
  {
    about: 'dates',
    said: [
      '(?:split|spread)(?: it)? over (?:two|2|three|3) days|different days|week-? ?ends?|naweek|week-? ?days?|winter|summer|somer|exams?|eksamens?|school (?:nights?|nites?|days?)|holidays?|vakansie|terms?',
      'jan(?:uary|uarie)?|feb(?:ruary|ruarie)?|march|maart|april|june|junie|july|julie|aug(?:ust|ustus)?|sept?(?:ember)?|oct(?:ober)?|oktober|nov(?:ember)?|dec(?:ember)?|desember',
      'the week before|week before|kwartaal|(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?s?|(?:maan|dins|woens|donder|vry|sater|son)dag(?:aand|middag|oggend)?',
    ],
  },
  {
    about: 'vehicles',
    said: [
      "bus(?:es|ses|se)?|kombi'?s?|combi'?s?|mini-?bus(?:es)?|taxi'?s?|trains?|trein|\\d{2}[ -]?(?:seaters?|sitplek)|drop[ -]?off|quantum'?s?|coach(?:es)?",
      'transport|hired|gehuurde?|transfers?|shuttles?|vervoer|flights?|vlugte?|fly (?:with|home|back)?|4x4s?|lorr(?:y|ies)|bakkies?|golden arrow|putco',
    ],
  },
  {
    about: 'beds',
    said: [
      'hotels?|hostels?|koshuis|guest ?houses?|gastehuis|backpackers?|chalets?|lodges?|mattress(?:es)?|(?<!(?:river|sea|flower|riverbed) )beds?|bunks?|sleeping bags?|slaapsakke|nights?|nagte?|(?<!not )sleep(?:ing)?(?: over)?|slaap|overnight(?:ing)?',
      'accommodation|accom|blyplek|aparte (?:blokke|kamers|dogtersgedeelte|seuns)|separate (?:blocks|rooms|girls|boys)|log cabins?|church hall|kerksaal|hall ok|verhitting|heating|host families|gasgesinne|homestays?|tents?|tente|rondavels?|huts|hutte|matjieshut(?:te)?|residences?|(?:girls?|boys?|teachers?|drivers?|her|his|our|own|family)(?: needs)?(?: own)? rooms?|to a room|rooms?(?: near| next| on| with)|kamers|single-sex floors|sharing|hall floor|saal(?:vloer)?|\\d[- ]?star|camp ?sites?|kampterrein|camping|kampeer',
    ],
  },
  {
    about: 'meals',
    said: [
      'breakfasts?|ontbyt|lunch(?:es)?|supper|aandete|etes?|dinners?|buffet|pizzas?|food|eat|braai|seekos|seafood|fish|vis|juice|umphako|padkos|skaftin|kos|meals?|snacks?|cook(?:s|ing)?|ete|caterers?|kitchens?|kombuis',
      "sandwich(?:es)?|toebroodjies|bread|brood|soup|sop|pap|samp|porridge|stew|vetkoek|kotas?|biryani|samoosas?|wors(?:broodjies)?|sausages?|chicken|hoender|meat|vleis|chips|tjips|fruit|vrugte|oranges|apples?|bananas?|sweets?|lekkers|chocolate|sugar[- ]free|cool ?drinks?|koeldrank|oros|tea|tee|coffee|koffie|rusks|ice ?(?:cream|loll(?:y|ies))|roomys|pancakes|kfc|nando'?s|spur|wimpy|steers|mcdonald'?s",
    ],
  },
  {
    about: 'conduct',
    said: [
      "(?:cell ?)?phones?|sell?fone|selfone|screens?|skerms|radios?|music|musiek|selfies?|photos?|photographs?|pictures|foto'?s|filming|social media|earrings|jewellery|make-?up|smok(?:es?|ing)|rook|vap(?:es?|ing)",
      'alcohol|booze|alkohol|energy drinks|boyfriends?|girlfriends?|bathing|swearing',
    ],
  },
  {
    about: 'bring',
    said: [
      'hats?|hoede|caps|shoes|skoene|boots|stewels|takkies|pillows?|kussings?|blankets?|komberse|towels?|handdoeke?|jackets?|baadjies|jerseys?|truie?|torch(?:es)?|flitse?|(?:water ?|own )bottles?|waterbottels?',
      'sun ?(?:screen|block|cream)|sonroom|costumes?|swimwear|clothes|klere|long (?:pants|sleeves)|uniforms?|t-?shirts|bags|toothbrush(?:es)?|clipboards?|raincoats?|reenjasse?|gloves|handskoene|(?:pocket|spending) money|sakgeld|musical instruments|robes|flags?|banners?|gift packs?',
      'gum ?boots|wellingtons|id (?:books?|cards?|documents?)|closed shoes|bring (?:own|their|your|our|a|the|gumboots|ids?)|bring (?:\\w{1,12} )?saam|(?:toerusting|equipment):? (?:eie|own)|own (?:scope|tent|kit|gear|equipment)',
    ],
  },
]
