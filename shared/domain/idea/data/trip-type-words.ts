import type { TripType } from '../../trip-types.ts'
import type { Phrases } from '../phrase-finder.ts'

export interface TripTypeWords extends Phrases {
  /** The kinds of trip that the words ask for; none for words that only look like one. */
  types: readonly TripType[]
}

const ask = (types: TripType | readonly TripType[], en: string[], af: string[], source: Phrases['source'] = 'usage') =>
  ({ types: typeof types === 'string' ? [types] : types, en, af, source }) satisfies TripTypeWords

/**
 * The words that ask for a kind of trip; a row has one meaning in English and Afrikaans. A word of both languages is
 * listed once. How phrases are written: phrase-finder.ts.
 */
export const TRIP_TYPE_WORDS: readonly TripTypeWords[] = [
  ask('Day trip', ['day {outing}', '1 day {outing}', 'day out'], ['dag {outing}', 'eendag {outing}'], 'form'),
  ask('Day trip', ['half day', 'full day'], ['halfdag', 'heeldag']),
  ask('Day trip', ['for the day', 'just the day', 'same {part of the day}'], ['vir die dag', 'dieselfde dag']),

  ask('Overnight camp', ['to camp'], ['-kamp'], 'form'),
  ask('Overnight camp', ['sleepover', 'sleep-over'], []),
  ask('Overnight camp', ['bush school', 'veld school'], ['veldskool']),
  ask('Overnight camp', ['camp site', 'own tent', 'in tents', 'to sleep over', 'tents are ours'], ['tente']),
  ask([], ['camps bay', 'not tents'], []),

  ask('Leadership & team-building', ['leadership', '{learner} leader'], ['leierskap-', 'leier'], 'form'),
  ask('Leadership & team-building', ['to team build', 'teamwork', 'team game', 'bonding'], ['spanbou-'], 'form'),
  ask('Leadership & team-building', ['prefect', 'rcl'], ['prefek', 'prefekte', 'vrl']),

  ask('Sports & outdoor', ['sport', 'sport-'], [], 'form'),
  ask('Sports & outdoor', ['soccer', 'rugby', 'netball', 'hockey'], ['sokker-', 'netbal-', 'hokkie-']),
  ask('Sports & outdoor', ['cricket', 'tennis', 'athletics', 'cross country'], ['krieket-', 'atletiek-']),
  ask('Sports & outdoor', ['swimming (gala)', 'swimming (team)', 'swimming (squad)'], ['swemgala']),
  ask(
    'Sports & outdoor',
    ['water polo', 'wrestling', 'gymnastics', 'judo', 'karate', 'boxing'],
    ['stoei', 'gimnastiek'],
  ),
  ask('Sports & outdoor', ['swimming (training)', 'sport day', 'training camp', 'astro', 'scuba'], ['oefenkamp']),
  ask(
    'Sports & outdoor',
    ['horse riding', 'archery', 'ropes course', 'high ropes', 'low ropes', 'kloofing'],
    ['perdry'],
  ),
  ask('Sports & outdoor', ['sandboarding', 'paintball', 'orienteering', 'abseiling'], []),
  ask('Sports & outdoor', ['to hike'], ['stap', 'staptoer', 'staproete', 'voetslaan-']),
  ask('Sports & outdoor', ['to climb', 'to abseil', 'to zip line', 'canopy tour', 'obstacle course'], []),
  ask('Sports & outdoor', ['to canoe', 'to kayak', 'to raft', 'to paddle', 'to surf'], []),
  ask('Sports & outdoor', ['cycling', 'to mountain bike'], ['fietsry']),
  ask('Sports & outdoor', ['outdoor', 'adventure'], ['buitelug-', 'avontuur-'], 'form'),

  ask('History & culture', ['culture', 'cultural'], ['kultuur-', 'kulturele'], 'form'),
  ask('History & culture', ['heritage'], ['erfenis-']),
  ask('History & culture', ['historical', 'historic', 'history of'], ['historiese', 'geskiedenis van']),
  ask(
    'History & culture',
    ['the past', 'olden days', 'old days', 'long ago'],
    ['die verlede', 'ou dae', 'lank gelede'],
  ),
  ask('History & culture', ['battlefield'], ['slagveld']),
  ask('History & culture', ['apartheid', 'freedom struggle', 'liberation struggle'], ['vryheidstryd']),
  ask('History & culture', ['struggle history', 'liberation history', 'political prisoner', 'ex prisoner'], []),
  ask(
    'History & culture',
    ['re-enactment', 'war memorial', 'boer war', 'zulu war', 'slavery', 'rock painting'],
    ['slawerny'],
  ),
  ask('History & culture', ['monument', 'rock art', 'san art'], ['rotskuns']),

  ask('Science & STEM', ['stem', 'science ({outing})', 'science {science place}'], [], 'form'),
  ask('Science & STEM', ['robotics', 'coding', 'engineering'], ['robotika', 'kodering', 'ingenieurswese']),
  ask('Science & STEM', ['astronomy', 'star gazing', 'stars'], ['sterrekunde', 'sterre', 'sterrekyk']),
  ask('Science & STEM', ['telescope', 'observatory', 'fossil'], ['teleskoop', 'sterrewag', 'fossiel']),
  ask(['Science & STEM', 'Museum / Zoo / Aquarium'], ['science museum', 'planetarium'], []),

  ask('Eco & conservation', ['eco', 'ecology', 'ecosystem'], ['eko', 'ekologie', 'ekostelsel'], 'form'),
  ask('Eco & conservation', ['conservation', 'nature conservation'], ['-bewaring', 'bewarings-'], 'form'),
  ask('Eco & conservation', ['environmental', 'enviro', 'biodiversity'], ['omgewings-', 'biodiversiteit']),
  ask('Eco & conservation', ['sustainab-', 'recycling', 'climate change'], ['herwinning', 'klimaatverandering']),
  ask('Eco & conservation', ['wildlife', 'endangered', 'big 5', 'game drive'], ['wildlewe', 'groot 5', 'wildrit']),
  ask('Eco & conservation', ['bird watching', 'birding', 'wetland'], ['voelkyk', 'vleiland']),

  ask('Arts & culture', ['art', 'arts and culture', 'gallery'], ['kuns', 'kunste-', 'galery'], 'form'),
  ask(
    'Arts & culture',
    ['theatre', 'theater', 'musical', 'school play', 'puppet-'],
    ['teater-', 'toneel-', 'poppespel'],
  ),
  ask(
    'Arts & culture',
    ['choir', 'eisteddfod', 'orchestra', 'concert'],
    ['-koor', 'koor {outing}', 'orkes', 'konsert'],
  ),
  ask('Arts & culture', ['music ({outing})', 'music (festival)'], ['musiek-']),
  ask('Arts & culture', ['to dance', 'craft', 'pottery'], ['dans']),
  ask([], ['in the gallery', 'public gallery', 'in observatory'], []),
  ask([], ['martial art', 'state of the art', 'stars hotel', 'under the stars', 'with stars', 'heritage weekend'], []),

  ask('Museum / Zoo / Aquarium', ['museum', '{kind of museum} museum'], ['-museum-'], 'form'),
  ask('Museum / Zoo / Aquarium', ['zoo', 'zoological garden', 'aquarium'], ['dieretuin', 'akwarium'], 'form'),
  ask('Museum / Zoo / Aquarium', ['snake park', 'reptile park', 'bird park'], ['slangpark', 'voelpark']),

  ask(
    'Beach / Coastal',
    ['beach', 'beach front', 'seaside', 'the sea', 'the ocean'],
    ['die strand', 'die see'],
    'form',
  ),
  ask('Beach / Coastal', ['coast', 'coastal'], ['kus', 'seekus'], 'form'),
  ask(
    'Beach / Coastal',
    ['marine', 'rock pool', 'tidal pool', 'rocky shore', 'to snorkel', 'snorkelling'],
    ['rotspoel'],
  ),
  ask([], ['{named coast} coast', 'coastal route', 'the sea point'], ['weskus', 'wildekus']),

  ask('Mountain / Nature park', ['mountain', 'the berg'], ['berge', 'die berg'], 'form'),
  ask(
    'Mountain / Nature park',
    ['nature', 'nature reserve', 'national park'],
    ['natuur', 'natuurreservaat', 'nasionale park'],
    'form',
  ),
  ask('Mountain / Nature park', ['game reserve', 'game park', 'game farm'], ['wildreservaat', 'wildtuin', 'wildplaas']),
  ask(
    'Mountain / Nature park',
    ['waterfall', 'forest', 'cave', 'bushveld', 'bush ({outing})'],
    ['waterval', 'woud', 'grotte', 'bosveld'],
  ),
  ask('Mountain / Nature park', ['botanical garden'], ['botaniese tuin']),
  ask([], ['table mountain', 'nature of'], ['tafelberg']),

  ask('Industry / University visit', ['university', 'faculty'], ['universiteit', 'fakulteit'], 'form'),
  ask('Industry / University visit', ['campus', 'college (visit)', 'tvet', 'open day'], ['kampus', 'ope dag']),
  ask('Industry / University visit', ['career'], ['loopbaan-']),
  ask('Industry / University visit', ['factory', 'industry', 'industrial'], ['fabriek-', 'nywerheid-'], 'form'),
  ask('Industry / University visit', ['{workplace} ({outing})', 'power station'], ['kragstasie']),
  ask('Industry / University visit', ['mine', 'stock exchange', 'jse'], ['myn', 'aandelebeurs']),
  ask([], ['of mine', 'by the mine', 'from the mine', 'mine pays'], []),
  ask('Industry / University visit', ['assembly line', 'production line', 'distribution centre', 'data centre'], []),
  ask(
    'Industry / University visit',
    ['how … is made', 'how … are made', 'being made', 'being printed'],
    ['gemaak word'],
  ),
  ask('Industry / University visit', ['assembly plant', 'bottling plant', 'treatment plant', 'power plant'], []),
  ask('Industry / University visit', ['{outing} to a {workplace}', '{outing} of a {workplace}'], []),
  ask('Industry / University visit', ['{outing} of the * {workplace}'], []),
  ask('Industry / University visit', ['pack house', 'packing house', 'printing press', 'saw mill', 'sugar mill'], []),
  ask(
    'Industry / University visit',
    ['steel works', 'water works', 'sewage works', 'refinery', 'smelter'],
    ['waterwerke'],
  ),

  ask('Service / Community', ['outreach', 'community (service)', 'community (project)'], ['gemeenskaps-'], 'form'),
  ask('Service / Community', ['community work', 'community garden', 'to volunteer'], ['uitreik']),
  ask('Service / Community', ['service (learning)', 'service (project)', 'service ({outing})'], []),
  ask('Service / Community', ["children's home", 'old age home', 'orphanage'], ['kinderhuis', 'ouetehuis']),
  ask('Service / Community', ['soup kitchen', 'animal shelter', 'spca', 'clean up'], ['sopkombuis', 'dbv']),
  ask('Service / Community', ['day of service', 'morning of service', 'to pick up litter', 'litter pick up'], []),
  ask('Service / Community', ['paint a classroom', 'painting a classroom', 'frail care', 'mandela day'], []),
  ask('Service / Community', ['mission trip', 'give back', 'giving back'], []),

  ask('Curriculum-aligned', ['caps topic', 'topic in caps', 'in the atp', 'annual teaching plan'], []),
  ask('Curriculum-aligned', ['curriculum', 'syllabus', 'caps aligned'], ['kurrikulum', 'kabv'], 'form'),
]
