import type { TripType } from '../trip-types.ts'
import { anyOf, pattern } from './pattern.ts'

const word = (...forms: string[]) => pattern(`(?<![a-z])${anyOf(...forms)}(?![a-z])`)

/** The words that ask for each kind of trip; a mere place of that kind does not. */
export const TRIP_TYPE_WORDS: readonly [TripType, RegExp][] = [
  ['Day trip', word(
    'day[ -]?trips?', 'day[ -]?outings?', 'day[ -]?excursions?', 'day[ -]?tours?', 'day[ -]?visits?', '1[ -]day (?:trip|outing|excursion|visit|tour)', 'one-day (?:trip|outing|excursion)',
    'full[ -]day (?:trip|outing|excursion)?', 'half[ -]?day(?: (?:trip|outing|excursion|visit|tour))?', 'daguitstappies?', '(?:een)?dagtoer', '(?:een)?dag-?uitstappie', 'dagbesoek', 'day (?:out|event)', 'for the day', 'just the day', 'same[ -]day', 'dag uitstappie', 'day-long',
  )],
  ['Overnight camp', word(
    'camps?', 'camping', 'camp-out', '[a-z]{0,14}kamp', '[a-z]{0,14}kampe', 'overnight camps?', 'sleepover', 'sleep-over', 'campsite', 'overnighter', 'bush school', 'veldskool', 'veld school', 'boot ?camp',
  )],
  ['Leadership & team-building', word(
    'leadership', 'leierskap[a-z]{0,12}', 'team[ -]?build(?:ing)?', 'teambou', 'spanbou', 'team ?work', 'prefects?', 'rcl', 'student leaders?', 'learner leaders?', 'team bonding', 'bonding', 'head boy', 'head girl', 'young leaders', 'peer mentors?', 'leierkamp', 'leiers', 'prefekte', 'ice ?breakers?',
  )],
  ['Sports & outdoor', word(
    'sports?', 'sport tour', 'soccer', 'rugby', 'netball', 'hockey', 'cricket', 'athletics', 'swimming gala', 'sokker', 'netbal', 'krieket', 'sporttoer', 'hik(?:e|es|ing)', 'abseil(?:ing)?', 'zip[ -]?lin(?:e|es|ing)', 'kayak(?:ing)?', 'canoe(?:ing|s)?', 'rafting', 'outdoors?',
    'obstacle courses?', 'rock climbing', 'climbing', 'surf(?:ing)?', 'mountain bik(?:e|ing)', 'archery', 'adventure', 'avontuur', 'buitelug', 'tennis', 'canopy', 'cycling', 'cross country', 'stap', 'staproete', 'orienteering', 'outward bound', 'paddl(?:e|ing)',
  )],
  ['History & culture', word(
    'history (?:and|&|\\+) cultur(?:e|al)', 'cultural history', 'heritage', 'erfenis', 'cultur(?:e|al)(?! and arts)', 'kultuur', 'battlefields?', 'slagvelde?', 'struggle', 'apartheid(?! museum)', 'freedom struggle', 'historical', 'historic', 'liberation', 'museums? and monuments?', 'monuments?', 'battles?', 'rock art', 'slavery', 'holocaust', 'anglo-zulu', 'anglo-boer', 'local history', 'history of', 'mandela',
  )],
  ['Science & STEM', word(
    'stem', 'steam', 'science (?:trip|tour|outing|centre|center|camp|expo|fair|week|museum|day|festival|shows?|experiments|resource)', 'robotics', 'coding', 'astronomy', 'stars?(?! hotel)', 'star[ -]?gazing', 'stargazing', 'planetarium', 'observatory', 'telescopes?', 'space', 'physics experiments', 'experiments', 'sterrekunde', 'sterrewag', 'engineering', 'fossils?', 'sterre', 'nuclear', 'renewable energy', 'paleontology', 'palaeontology',
  )],
  ['Eco & conservation', word(
    'eco', 'ecology', 'ecosystems?', 'ekologie', 'conservation', 'bewaring', 'environment(?:al)?(?: education)?', 'omgewings?', 'wildlife', 'biodiversity', 'sustainab(?:le|ility)', 'rehabilitation', 'nature conservation', 'natuurbewaring', 'eco-?systems?', 'recycling', 'endangered', 'anti-poaching', 'biomes?', 'wetlands?', 'enviro', 'eco-camp', 'climate change', 'water (?:quality|testing|management)', 'big 5', 'big five', 'rhinos?', 'game drives?', 'bird ?watching', 'birding', 'tree planting',
  )],
  ['Arts & culture', word(
    'arts?(?! museum)', 'arts? (?:and|&) culture', 'kuns(?:te)?', 'theatre', 'teater', 'drama festival', 'gallery', 'galleries', 'choir', 'koor', 'music (?:tour|festival|concert|eisteddfod|camp)', 'eisteddfod', 'danc(?:e|ing)(?! floor)', 'dans', 'arts festival', 'painting', 'pottery', 'orchestra', 'concert', 'crafts?', 'beadwork', 'musical', 'a play', 'photography', 'poetry', 'film', 'national arts festival', 'performance',
  )],
  ['Museum / Zoo / Aquarium', word('[a-z]{0,18}museums?', 'zoos?', 'dieretuin', 'aquariums?', 'akwarium', 'museumbesoek', 'aquaria', 'snake park', 'reptile park', 'bird park', 'planetarium', 'zoological gardens?')],
  ['Beach / Coastal', word('beach(?:es)?', '(?:die |na die )strand', '(?<!west |south |north |wild |sunshine |whale |hibiscus |dolphin )coast(?:al)?(?! route)', 'seaside', 'ocean', 'the sea', 'sea(?! world| point)', 'see-?kus', 'kus', 'rock ?pools?', 'tidal pools?', 'marine', 'snorkel(?:ling|ing)?', 'seashore', 'rocky shores?', 'intertidal')],
  ['Mountain / Nature park', word('(?<!table )mountains?(?! bik)', 'berge?(?= )', 'nature (?:reserve|park|trail|walk)s?', 'natuurreservaat', 'game reserves?', 'game parks?', 'national parks?', 'nasionale park', 'wildtuin', 'waterfalls?', 'botanical gardens?(?! school)', 'safari', 'game farm', 'bushveld', 'nature', 'natuur', 'caves?', 'forests?', 'bush')],
  ['Industry / University visit', word(
    'universit(?:y|ies)', 'universiteit', 'campus', 'open day', 'factory', 'factories', 'fabriek', 'industr(?:y|ial|ies)', 'career(?:s)?(?: (?:day|expo|visit|guidance))?', 'mine(?: (?:visit|tour))?', 'plant visit', 'businesses', 'power station', 'harbour', 'dairy (?:farm|factory|visit)', 'tvet', 'college visit', 'stock exchange', 'jse', 'manufacturing', 'brewery', 'loopbaan', 'myn', 'sasol', 'bakery', 'packhouse', 'printing works', 'car plant', 'assembly plant',
  )],
  ['Service / Community', word(
    'outreach', 'community (?:service|project|outreach|work|garden)', 'service (?:learning|project|trip|camp)', 'volunteer(?:ing)?', 'charity', "children's home", 'old[ -]age home', 'orphanage', 'soup kitchen', 'animal shelter', 'gemeenskaps?(?:projek|diens)?', 'clean[ -]?up', 'mission trip', 'give back', 'giving back', 'spca', 'uitreik', 'uitreiking', 'kinderhuis', 'ouetehuis', 'habitat for humanity', 'gemeenskapsdiens', 'feeding scheme', 'help at',
  )],
  ['Curriculum-aligned', word('curriculum', 'caps', 'kurrikulum', 'curriculum-aligned', 'syllabus', 'pat task', 'school-based assessment', 'sba')],
]
