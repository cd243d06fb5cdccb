import type { PlaceKind } from './kinds.ts'

/** What learners do at a place with a special offer; other places have the sentence of their trip type. */
export interface OfferActivity {
  /** `{n}` is the place. */
  text: string
  /** What is done in a building instead. */
  indoors?: string
  /** Live animals or outdoor events: not in a building. */
  outdoors?: true
  /** Not done from a boat. */
  onFoot?: true
  /** Kinds of place that tell of it without doing it. */
  notAt?: readonly PlaceKind[]
}

/**
 * What a place is known for: things that one can see, do or learn about there. Rows of `catalogue/places.jsonl` name
 * these codes; ideas ask for them by their phrases; titles say their title words, programmes their activities.
 */
export interface Offer {
  /** The files of `catalogue/` contain it, so it never changes once it is used. */
  code: string
  /** In a sentence: "You asked for rock art". */
  name: string
  /**
   * What people say who ask for it: whole words, in small letters without marks (`plainName`). An English phrase
   * stands for its plural in -s too.
   */
  phrases?: { en?: readonly string[]; af?: readonly string[] }
  /** Longer words in which a phrase means something else. */
  unless?: readonly string[]
  /** Done in or on water. */
  onWater?: true
  /** The word for a title; absent if there is none. */
  title?: {
    word: string
    /** Words of one family read well side by side. */
    family: 'nature' | 'people' | 'making'
    /** A general word (1) gives way to a particular one (3). */
    telling: 1 | 2 | 3
  }
  activity?: OfferActivity
  /**
   * Where it comes from. `earlier-table`: the planner's table up to November 2026, which did not record the origin of
   * its phrases. `rows`: what the rows of the catalogue show; it has no phrases yet.
   */
  source: 'earlier-table' | 'rows'
}

// biome-ignore format: one row is one line
export const OFFERS = [
  // Nature and the outdoors
  { code: 'adventure', name: 'adventure', title: { word: 'adventure', family: 'nature', telling: 2 }, source: 'rows' },
  { code: 'baobabs', name: 'baobabs', phrases: { en: ['baobab'], af: ['kremetart'] }, source: 'earlier-table' },
  { code: 'big-cats', name: 'cheetahs or lions', phrases: { en: ['cheetah', 'lion', 'wild dog', 'predator', 'big cats'], af: ['jagluiperd', 'jagluiperds', 'leeu', 'leeus'] }, title: { word: 'big cats', family: 'nature', telling: 3 }, activity: { text: 'See the predators at {n} and draw a food web with them on top', outdoors: true }, source: 'earlier-table' },
  { code: 'big-five', name: 'the Big Five', phrases: { en: ['big five', 'big 5', 'lions and elephants'], af: ['groot vyf'] }, title: { word: 'the Big Five', family: 'nature', telling: 3 }, activity: { text: 'Spot, name and count the animals at {n}, mark on a map where each was seen, and draw one food web' }, source: 'earlier-table' },
  { code: 'birds', name: 'birds', phrases: { en: ['birdwatching', 'bird watching', 'bird', 'birding', 'bird sanctuary'], af: ['voels', 'voelkyk'] }, title: { word: 'birds', family: 'nature', telling: 2 }, source: 'earlier-table' },
  { code: 'birds-of-prey', name: 'birds of prey', phrases: { en: ['bird of prey', 'birds of prey', 'raptor', 'eagle', 'owls', 'falcon', 'vulture'], af: ['roofvoels', 'arende'] }, title: { word: 'birds of prey', family: 'nature', telling: 3 }, activity: { text: 'Watch the birds fly at {n}, compare beaks and talons, and match each to what it eats', outdoors: true }, source: 'earlier-table' },
  { code: 'boat-trip', name: 'a boat trip', onWater: true, phrases: { en: ['boat', 'boat trip', 'boat cruise', 'cruise', 'ferry'], af: ['bootrit', 'vaart'] }, source: 'earlier-table' },
  { code: 'canoeing-or-rafting', name: 'canoeing or rafting', onWater: true, phrases: { en: ['canoe', 'canoeing', 'rafting', 'white water', 'kayak', 'kayaking', 'paddling'], af: ['wildewatervaart'] }, source: 'earlier-table' },
  { code: 'canyon', name: 'a canyon', phrases: { en: ['canyon'] }, title: { word: 'canyons', family: 'nature', telling: 3 }, activity: { text: 'Trace the layers of the canyon from the viewpoint at {n} and label them on a field sketch', outdoors: true, onFoot: true }, source: 'earlier-table' },
  { code: 'caves', name: 'caves', phrases: { en: ['cave', 'cavern', 'stalactite', 'dripstone'], af: ['grot', 'grotte'] }, title: { word: 'caves', family: 'nature', telling: 3 }, activity: { text: 'Follow the guide through the cave at {n} and explain how water made each form' }, source: 'earlier-table' },
  { code: 'crater', name: 'a crater', phrases: { en: ['crater', 'meteorite', 'meteor'], af: ['krater'] }, title: { word: 'craters', family: 'nature', telling: 3 }, activity: { text: 'Walk the rim at {n} and gather the evidence for an impact', outdoors: true }, source: 'earlier-table' },
  { code: 'dams', name: 'dams', title: { word: 'dams', family: 'nature', telling: 2 }, source: 'rows' },
  { code: 'desert', name: 'deserts', title: { word: 'deserts', family: 'nature', telling: 2 }, source: 'rows' },
  { code: 'dinosaurs', name: 'dinosaurs', phrases: { en: ['dinosaur', 'dino'], af: ['dinosourus', 'dinosourusse'] }, title: { word: 'dinosaurs', family: 'nature', telling: 3 }, activity: { text: 'Measure a dinosaur in paces at {n} and work out from its teeth what it ate' }, source: 'earlier-table' },
  { code: 'elephants', name: 'elephants', phrases: { en: ['elephant'], af: ['olifant', 'olifante'] }, title: { word: 'elephants', family: 'nature', telling: 3 }, activity: { text: 'Watch one herd at {n}: who leads, who follows, what they eat; write it up as a field note', outdoors: true }, source: 'earlier-table' },
  { code: 'estuary', name: 'an estuary', phrases: { en: ['estuary', 'estuaries'], af: ['riviermond'] }, title: { word: 'estuaries', family: 'nature', telling: 2 }, activity: { text: 'Watch the water at {n}, test where salt meets fresh, and list what feeds there', outdoors: true }, source: 'earlier-table' },
  { code: 'fishing', name: 'fishing', title: { word: 'fishing', family: 'nature', telling: 2 }, source: 'rows' },
  { code: 'flamingos', name: 'flamingos', phrases: { en: ['flamingo'], af: ['flamink', 'flaminke'] }, title: { word: 'flamingos', family: 'nature', telling: 3 }, source: 'earlier-table' },
  { code: 'forest', name: 'a forest', phrases: { en: ['indigenous forest', 'forest walk', 'forest', 'rainforest', 'rain forest'], af: ['oerwoud', 'inheemse woud'] }, title: { word: 'forests', family: 'nature', telling: 2 }, source: 'earlier-table' },
  { code: 'fossils', name: 'fossils', phrases: { en: ['fossil', 'palaeontology', 'paleontology', 'human origins', 'mrs ples', 'little foot'], af: ['fossiel', 'fossiele'] }, title: { word: 'fossils', family: 'nature', telling: 3 }, activity: { text: 'Handle or draw fossils at {n} and place each on a time line' }, source: 'earlier-table' },
  { code: 'frogs', name: 'frogs', phrases: { en: ['frog', 'amphibian'], af: ['paddas'] }, title: { word: 'frogs', family: 'nature', telling: 3 }, source: 'earlier-table' },
  { code: 'fynbos', name: 'fynbos', title: { word: 'fynbos', family: 'nature', telling: 2 }, source: 'rows' },
  { code: 'game-drive', name: 'a game drive', phrases: { en: ['game drive', 'safari'], af: ['wildrit', 'wildritte'] }, source: 'earlier-table' },
  { code: 'gorge', name: 'a gorge', phrases: { en: ['gorge', 'ravine'], af: ['kloof', 'klowe'] }, title: { word: 'gorges', family: 'nature', telling: 3 }, activity: { text: 'Look down into the gorge at {n}, sketch its layers and work out how the river cut it', outdoors: true }, source: 'earlier-table' },
  { code: 'grassland', name: 'grassland', title: { word: 'grassland', family: 'nature', telling: 1 }, source: 'rows' },
  { code: 'groundwater', name: 'springs', title: { word: 'springs', family: 'nature', telling: 2 }, source: 'rows' },
  { code: 'horses', name: 'horses', phrases: { en: ['horse', 'horse riding'], af: ['perde'] }, source: 'earlier-table' },
  { code: 'hot-springs', name: 'hot springs', phrases: { en: ['hot spring', 'warm baths'], af: ['warmbron', 'warmbronne'] }, title: { word: 'hot springs', family: 'nature', telling: 3 }, source: 'earlier-table' },
  { code: 'lighthouse', name: 'a lighthouse', phrases: { en: ['lighthouse', 'light house'], af: ['vuurtoring', 'vuurtorings'] }, title: { word: 'lighthouses', family: 'nature', telling: 3 }, source: 'earlier-table' },
  { code: 'mangroves', name: 'mangroves', phrases: { en: ['mangrove'], af: ['mangliet'] }, title: { word: 'mangroves', family: 'nature', telling: 3 }, activity: { text: 'Walk among the mangroves at {n}, smell the mud and list what shelters there', outdoors: true, onFoot: true }, source: 'earlier-table' },
  { code: 'mountains', name: 'mountains', title: { word: 'mountains', family: 'nature', telling: 2 }, source: 'rows' },
  { code: 'night-sky', name: 'the night sky', phrases: { en: ['star', 'planet', 'planetarium', 'telescope', 'astronomy', 'night sky', 'outer space', 'space science', 'space travel', 'solar system', 'galaxy', 'galaxies'], af: ['sterre', 'planete', 'sterrewag', 'sterrekunde', 'ruimte'] }, title: { word: 'stars', family: 'nature', telling: 2 }, activity: { text: 'Learn at {n} how to find planets and constellations, and draw the patch of sky to look for tonight' }, source: 'earlier-table' },
  { code: 'ostriches', name: 'ostriches', phrases: { en: ['ostrich', 'ostriches'], af: ['volstruis', 'volstruise'] }, title: { word: 'ostriches', family: 'nature', telling: 3 }, activity: { text: 'See at {n} how ostriches are kept and follow a feather from bird to buyer', outdoors: true }, source: 'earlier-table' },
  { code: 'penguins', name: 'penguins', phrases: { en: ['penguin'], af: ['pikkewyn', 'pikkewyne'] }, title: { word: 'penguins', family: 'nature', telling: 3 }, activity: { text: 'Watch the penguins at {n} for ten minutes, keep a tally of what they do, and list what threatens them', outdoors: true }, source: 'earlier-table' },
  { code: 'plants', name: 'plants', title: { word: 'plants', family: 'nature', telling: 1 }, source: 'rows' },
  { code: 'predators', name: 'predators', title: { word: 'predators', family: 'nature', telling: 2 }, source: 'rows' },
  { code: 'primates', name: 'primates', phrases: { en: ['monkey', 'ape', 'chimp', 'chimpanzee', 'primate'], af: ['bobbejane', 'ape'] }, title: { word: 'monkeys', family: 'nature', telling: 3 }, activity: { text: 'Follow one animal at {n} for five minutes and record what it does with hands, face and voice', outdoors: true }, source: 'earlier-table' },
  { code: 'reptiles', name: 'crocodiles, snakes or reptiles', phrases: { en: ['croc', 'crocodile', 'snake', 'reptile'], af: ['krokodil', 'krokodille', 'slang', 'slange'] }, title: { word: 'reptiles', family: 'nature', telling: 2 }, activity: { text: 'Compare scales, teeth and movement at {n} and sort fact from fear about reptiles' }, source: 'earlier-table' },
  { code: 'rhinos', name: 'rhinos', phrases: { en: ['rhino'], af: ['renoster', 'renosters'] }, title: { word: 'rhinos', family: 'nature', telling: 3 }, activity: { text: 'Look for rhino and their tracks at {n}, and hear what guards them and what threatens them', outdoors: true }, source: 'earlier-table' },
  { code: 'river-landforms', name: 'river landforms', phrases: { en: ['pothole', 'pot hole', 'river erosion', 'how a river', 'river landforms'] }, source: 'earlier-table' },
  { code: 'rivers', name: 'rivers', title: { word: 'rivers', family: 'nature', telling: 2 }, source: 'rows' },
  { code: 'rocks', name: 'rocks', phrases: { en: ['rocks', 'geology', 'geological', 'rock types', 'oldest rocks'], af: ['gesteentes', 'geologie'] }, title: { word: 'rocks', family: 'nature', telling: 2 }, source: 'earlier-table' },
  { code: 'ropes-course', name: 'ropes and obstacles', phrases: { en: ['rope course', 'ropes course', 'high ropes', 'obstacle course'], af: ['touebaan', 'toue baan', 'hindernisbaan'] }, source: 'earlier-table' },
  { code: 'sailing', name: 'sailing', onWater: true, source: 'rows' },
  { code: 'sand-dunes', name: 'sand dunes', phrases: { en: ['dune'], af: ['duine'] }, title: { word: 'dunes', family: 'nature', telling: 3 }, activity: { text: 'Climb a dune at {n}, feel which side is steep and infer the wind', outdoors: true, onFoot: true }, source: 'earlier-table' },
  { code: 'sandstone', name: 'sandstone', title: { word: 'sandstone', family: 'nature', telling: 2 }, source: 'rows' },
  { code: 'savanna', name: 'savanna', title: { word: 'savanna', family: 'nature', telling: 2 }, source: 'rows' },
  { code: 'sea-life', name: 'sea life', phrases: { en: ['aquarium', 'sea life', 'marine life', 'fish', 'sea creatures'], af: ['akwarium', 'seelewe'] }, title: { word: 'sea life', family: 'nature', telling: 2 }, source: 'earlier-table' },
  { code: 'sharks', name: 'sharks', phrases: { en: ['shark'], af: ['haai', 'haaie'] }, title: { word: 'sharks', family: 'nature', telling: 3 }, activity: { text: 'Hear at {n} how sharks live and why they are needed; test one thing you believed about them' }, source: 'earlier-table' },
  { code: 'shells', name: 'shells', title: { word: 'shells', family: 'nature', telling: 3 }, source: 'rows' },
  { code: 'snorkelling', name: 'snorkelling', onWater: true, source: 'rows' },
  { code: 'sport', name: 'sport', title: { word: 'sport', family: 'nature', telling: 2 }, source: 'rows' },
  { code: 'surfing', name: 'surfing', onWater: true, phrases: { en: ['surf', 'surfing', 'boogie boarding'], af: ['branderplank'] }, source: 'earlier-table' },
  { code: 'swimming', name: 'swimming', onWater: true, source: 'rows' },
  { code: 'teamwork', name: 'teamwork', title: { word: 'teamwork', family: 'nature', telling: 2 }, source: 'rows' },
  { code: 'tidal-pools', name: 'tidal pools', phrases: { en: ['tidal pool', 'rockpool', 'rock pool', 'rocky shore', 'tide pool', 'intertidal'], af: ['getypoele', 'rotspoele'] }, title: { word: 'tidal pools', family: 'nature', telling: 3 }, activity: { text: 'Count what lives in one square of the rocky shore at {n} and compare it with a neighbour’s', outdoors: true, onFoot: true }, source: 'earlier-table' },
  { code: 'tides', name: 'tides', title: { word: 'tides', family: 'nature', telling: 2 }, source: 'rows' },
  { code: 'turtles-or-coral', name: 'turtles or coral', phrases: { en: ['turtle', 'coral', 'coral reef'], af: ['skilpaaie'] }, source: 'earlier-table' },
  { code: 'volcano', name: 'volcanoes', title: { word: 'volcanoes', family: 'nature', telling: 3 }, source: 'rows' },
  { code: 'water-safety', name: 'lifesaving', phrases: { en: ['lifesaving', 'life saving', 'lifeguard', 'water safety', 'rip currents'], af: ['lewensredding'] }, title: { word: 'water safety', family: 'nature', telling: 2 }, source: 'earlier-table' },
  { code: 'waterfalls', name: 'waterfalls', phrases: { en: ['waterfall', 'water fall'], af: ['waterval', 'watervalle'] }, title: { word: 'waterfalls', family: 'nature', telling: 3 }, activity: { text: 'Sketch the falls at {n}, mark the hard and the soft rock and say where the edge will be one day', outdoors: true, onFoot: true }, source: 'earlier-table' },
  { code: 'wetlands', name: 'wetlands', phrases: { en: ['wetland', 'marsh', 'marshes'], af: ['vleiland', 'vleilande'] }, title: { word: 'wetlands', family: 'nature', telling: 2 }, source: 'earlier-table' },
  { code: 'whales', name: 'whales', phrases: { en: ['whale'], af: ['walvis', 'walvisse'] }, title: { word: 'whales', family: 'nature', telling: 3 }, activity: { text: 'Scan the bay from {n}, log every sighting and find out where the whales come from', outdoors: true }, source: 'earlier-table' },
  { code: 'wild-flowers', name: 'wild flowers', phrases: { en: ['wildflower', 'wild flower', 'flowers', 'fynbos'], af: ['veldblomme', 'blomme'] }, title: { word: 'wild flowers', family: 'nature', telling: 2 }, source: 'earlier-table' },
  { code: 'wildlife', name: 'wildlife', title: { word: 'wildlife', family: 'nature', telling: 1 }, source: 'rows' },
  { code: 'zip-line', name: 'zip lines or a canopy tour', phrases: { en: ['zipline', 'zip line', 'ziplining', 'canopy tour'], af: ['foefieslide', 'foefie slide', 'foefie slides', 'boomtoppe'] }, activity: { text: 'Cross the treetops at {n} with harness and guide, and name a plant of each layer' }, source: 'earlier-table' },
  // People and their past
  { code: 'anglo-zulu-war', name: 'the Anglo-Zulu War', phrases: { en: ['anglo zulu', 'zulu war'] }, source: 'earlier-table' },
  { code: 'apartheid', name: 'apartheid', phrases: { en: ['apartheid', 'segregation', 'forced removals', 'pass laws', 'group areas'] }, title: { word: 'apartheid', family: 'people', telling: 2 }, activity: { text: 'Choose one object or photograph at {n} and explain what law stood behind it', notAt: ['sport-ground'] }, source: 'earlier-table' },
  { code: 'architecture', name: 'buildings', title: { word: 'buildings', family: 'people', telling: 1 }, source: 'rows' },
  { code: 'art', name: 'art', phrases: { en: ['art gallery', 'art galleries', 'art museum', 'gallery', 'galleries', 'paintings', 'sculpture'], af: ['kunsgallery', 'kunsmuseum', 'beeldhouwerk'] }, title: { word: 'art', family: 'people', telling: 2 }, source: 'earlier-table' },
  { code: 'battlefield', name: 'a battlefield', phrases: { en: ['battlefield', 'battle field', 'battle site'], af: ['slagveld', 'slagvelde'] }, activity: { text: 'Stand on the ground at {n} with a map, mark who stood where, and tell it from both sides' }, source: 'earlier-table' },
  { code: 'biko', name: 'Steve Biko', phrases: { en: ['biko', 'black consciousness'] }, source: 'earlier-table' },
  { code: 'courts', name: 'courts', title: { word: 'courts', family: 'people', telling: 2 }, source: 'rows' },
  { code: 'crafts', name: 'crafts', phrases: { en: ['beadwork', 'beads', 'pottery', 'potter', 'craft', 'basketweaving', 'basket weaving', 'weaving'], af: ['kralewerk', 'pottebakkery'] }, title: { word: 'crafts', family: 'people', telling: 2 }, activity: { text: 'Learn a stitch, coil or pattern from the makers at {n} and cost one piece of work', notAt: ['museum', 'gallery'] }, source: 'earlier-table' },
  { code: 'culture', name: 'culture', title: { word: 'culture', family: 'people', telling: 1 }, source: 'rows' },
  { code: 'democracy', name: 'democracy', title: { word: 'democracy', family: 'people', telling: 2 }, source: 'rows' },
  { code: 'early-fire', name: 'early fire', title: { word: 'early fire', family: 'people', telling: 3 }, source: 'rows' },
  { code: 'explorers', name: 'explorers', title: { word: 'explorers', family: 'people', telling: 2 }, source: 'rows' },
  { code: 'faith', name: 'faith', title: { word: 'faith', family: 'people', telling: 2 }, source: 'rows' },
  { code: 'forts', name: 'forts', title: { word: 'forts', family: 'people', telling: 2 }, source: 'rows' },
  { code: 'freedom', name: 'freedom', title: { word: 'freedom', family: 'people', telling: 3 }, source: 'rows' },
  { code: 'frontiers', name: 'frontiers', title: { word: 'frontiers', family: 'people', telling: 2 }, source: 'rows' },
  { code: 'gandhi', name: 'Gandhi', phrases: { en: ['gandhi'] }, title: { word: 'Gandhi', family: 'people', telling: 3 }, source: 'earlier-table' },
  { code: 'holocaust', name: 'the Holocaust', phrases: { en: ['holocaust', 'genocide'] }, title: { word: 'the Holocaust', family: 'people', telling: 3 }, activity: { text: 'Follow one person’s story at {n} and talk in small groups about choices people made' }, source: 'earlier-table' },
  { code: 'human-origins', name: 'human origins', title: { word: 'human origins', family: 'people', telling: 3 }, source: 'rows' },
  { code: 'human-rights', name: 'human rights', title: { word: 'rights', family: 'people', telling: 2 }, source: 'rows' },
  { code: 'iron-age', name: 'the Iron Age', title: { word: 'the Iron Age', family: 'people', telling: 2 }, source: 'rows' },
  { code: 'kings', name: 'kings', title: { word: 'kings', family: 'people', telling: 3 }, source: 'rows' },
  { code: 'languages', name: 'languages', title: { word: 'languages', family: 'people', telling: 2 }, source: 'rows' },
  { code: 'leadership', name: 'leadership', title: { word: 'leadership', family: 'people', telling: 2 }, source: 'rows' },
  { code: 'local-history', name: 'local history', title: { word: 'local history', family: 'people', telling: 1 }, source: 'rows' },
  { code: 'mandela', name: 'Nelson Mandela', phrases: { en: ['mandela', 'madiba'] }, title: { word: 'Mandela', family: 'people', telling: 3 }, source: 'earlier-table' },
  { code: 'mapungubwe', name: 'Mapungubwe', title: { word: 'Mapungubwe', family: 'people', telling: 3 }, source: 'rows' },
  { code: 'memory', name: 'memory', title: { word: 'memory', family: 'people', telling: 2 }, source: 'rows' },
  { code: 'missions', name: 'missions', title: { word: 'missions', family: 'people', telling: 2 }, source: 'rows' },
  { code: 'music', name: 'music', phrases: { en: ['music', 'choir', 'orchestra', 'singing', 'sing', 'concert'], af: ['musiek', 'koor', 'koorsang'] }, title: { word: 'music', family: 'people', telling: 2 }, activity: { text: 'Listen at {n}, name the voices and instruments you hear, and try a rhythm together' }, source: 'earlier-table' },
  { code: 'old-ways', name: 'old ways', title: { word: 'old ways', family: 'people', telling: 2 }, source: 'rows' },
  { code: 'parliament-or-court', name: 'Parliament or a court', phrases: { en: ['parliament', 'make a law', 'law is made', 'laws are made', 'highest court', 'constitutional court'], af: ['parlement'] }, activity: { text: 'Follow at {n} how a law or a case makes its way, then debate one in class roles' }, source: 'earlier-table' },
  { code: 'prison', name: 'a prison', phrases: { en: ['prison', 'jail', 'gaol'], af: ['tronk'] }, activity: { text: 'Walk the cells at {n}, read one prisoner’s words aloud and write down what it means to you' }, source: 'earlier-table' },
  { code: 'resistance', name: 'resistance', title: { word: 'resistance', family: 'people', telling: 3 }, source: 'rows' },
  { code: 'robben-island', name: 'Robben Island', phrases: { en: ['robben island'], af: ['robbeneiland'] }, source: 'earlier-table' },
  { code: 'rock-art', name: 'rock art', phrases: { en: ['rock art', 'rock painting', 'rock engraving', 'bushman painting', 'bushman art', 'san art', 'san painting', 'cave painting'], af: ['rotskuns', 'rotstekeninge', 'boesmantekeninge'] }, title: { word: 'rock art', family: 'people', telling: 3 }, activity: { text: 'Find the rock art at {n} with the guide, sketch one figure without touching the rock, and ask who made it and why', indoors: 'Find the rock art on show at {n}, sketch one figure and find out who made such pictures, how and why' }, source: 'earlier-table' },
  { code: 'san-culture', name: 'San culture', phrases: { en: ['san people', 'san culture', 'san life', 'san heritage', 'bushmen', 'khoisan', 'khoi san'], af: ['boesmans'] }, title: { word: 'San life', family: 'people', telling: 3 }, activity: { text: 'Learn from San guides at {n} to read a track, light a fire or tell a story', outdoors: true }, source: 'earlier-table' },
  { code: 'sculpture', name: 'sculpture', title: { word: 'sculpture', family: 'people', telling: 2 }, source: 'rows' },
  { code: 'service', name: 'helping out', phrases: { en: ['cleanup', 'clean up', 'outreach', 'volunteer', 'volunteering', 'community service', 'soup kitchen', 'feeding scheme', 'meal packing'], af: ['gemeenskapsdiens'] }, title: { word: 'service', family: 'people', telling: 2 }, activity: { text: 'Do an hour of real work at {n} and hear from the people there why it is needed' }, source: 'earlier-table' },
  { code: 'shipwrecks', name: 'shipwrecks', phrases: { en: ['shipwreck', 'ship wreck', 'ships that sank', 'sunken ship'], af: ['skeepswrak', 'skeepswrakke'] }, title: { word: 'shipwrecks', family: 'people', telling: 3 }, source: 'earlier-table' },
  { code: 'slavery', name: 'slavery', phrases: { en: ['slavery', 'slave'], af: ['slawerny', 'slawe'] }, title: { word: 'slavery', family: 'people', telling: 3 }, activity: { text: 'Read at {n} the names and stories of people who were enslaved and follow one life in a timeline' }, source: 'earlier-table' },
  { code: 'stone-age', name: 'the Stone Age', title: { word: 'the Stone Age', family: 'people', telling: 2 }, source: 'rows' },
  { code: 'stories', name: 'stories', title: { word: 'stories', family: 'people', telling: 2 }, source: 'rows' },
  { code: 'temple-or-mosque', name: 'a temple or mosque', phrases: { en: ['temple', 'mosque', 'buddhism', 'buddhist', 'hindu', 'islam', 'world religions'], af: ['tempel', 'tempels', 'moskee', 'moskees'] }, activity: { text: 'Listen to the hosts at {n}, ask two respectful questions and compare customs with those at home' }, source: 'earlier-table' },
  { code: 'theatre', name: 'theatre', phrases: { en: ['theatre', 'theater', 'a play', 'stage play', 'on stage', 'stagecraft', 'drama performance'], af: ['teater', 'toneelstuk'] }, title: { word: 'theatre', family: 'people', telling: 2 }, activity: { text: 'Watch at {n} how light, sound and actors tell a story; each learner reviews one of the three' }, source: 'earlier-table' },
  { code: 'township-life', name: 'township life', title: { word: 'township life', family: 'people', telling: 2 }, source: 'rows' },
  { code: 'trade', name: 'trade', title: { word: 'trade', family: 'people', telling: 1 }, source: 'rows' },
  { code: 'traditional-village', name: 'a traditional village', phrases: { en: ['cultural village', 'traditional village', 'traditional home', 'traditional life', 'zulu culture', 'basotho', 'ndebele', 'venda culture', 'xhosa culture'], af: ['tradisionele'] }, source: 'earlier-table' },
  { code: 'wars', name: 'a war', title: { word: 'battles', family: 'people', telling: 3 }, source: 'rows' },
  { code: 'zulu-kingdom', name: 'the Zulu kingdom', phrases: { en: ['zulu kingdom', 'king shaka', 'shaka'] }, source: 'earlier-table' },
  // Work, science and technology
  { code: 'aviation', name: 'aeroplanes', phrases: { en: ['aeroplane', 'airplane', 'aircraft', 'aviation', 'flying machine'], af: ['vliegtuig', 'vliegtuie', 'lugvaart'] }, title: { word: 'flight', family: 'making', telling: 3 }, activity: { text: 'Sit close to the aircraft at {n}, name the four forces of flight and fold a glider that shows them' }, source: 'earlier-table' },
  { code: 'bridges', name: 'bridges', title: { word: 'bridges', family: 'making', telling: 2 }, source: 'rows' },
  { code: 'business', name: 'business', title: { word: 'business', family: 'making', telling: 2 }, source: 'rows' },
  { code: 'cable-car', name: 'a cable car', phrases: { en: ['cablecar', 'cable car', 'cableway', 'cable way'], af: ['kabelkar', 'sweefspoor'] }, activity: { text: 'Ride up at {n}, watch the plants change with height and mark your school’s direction on a map' }, source: 'earlier-table' },
  { code: 'careers', name: 'careers', title: { word: 'careers', family: 'making', telling: 1 }, source: 'rows' },
  { code: 'city-life', name: 'city life', title: { word: 'city life', family: 'making', telling: 2 }, source: 'rows' },
  { code: 'coins', name: 'money and coins', phrases: { en: ['coin', 'mint', 'money museum'], af: ['muntstukke'] }, source: 'earlier-table' },
  { code: 'dam-wall', name: 'a dam wall', phrases: { en: ['dam wall', 'hydropower', 'hydro power', 'hydro electric', 'turbine', 'inside a dam'], af: ['damwal'] }, source: 'earlier-table' },
  { code: 'diamonds', name: 'diamonds', title: { word: 'diamonds', family: 'making', telling: 3 }, source: 'rows' },
  { code: 'energy', name: 'energy', title: { word: 'energy', family: 'making', telling: 2 }, source: 'rows' },
  { code: 'experiments', name: 'experiments', title: { word: 'experiments', family: 'making', telling: 2 }, source: 'rows' },
  { code: 'factory', name: 'a factory', phrases: { en: ['factory', 'factories', 'assembly line', 'assembly plant', 'car plant', 'how cars are made', 'how cars are built', 'manufacturing'], af: ['fabriek', 'fabrieke'] }, title: { word: 'factories', family: 'making', telling: 2 }, activity: { text: 'Follow one product along the line at {n} and note every machine and every job' }, source: 'earlier-table' },
  { code: 'farm-animals', name: 'a dairy or farm animals', phrases: { en: ['dairy', 'cow', 'milk', 'milked', 'milking', 'farm animals'], af: ['melkery', 'melk', 'koeie', 'plaasdiere'] }, activity: { text: 'Meet the animals at {n}, see where milk and other food come from and draw the way to the table' }, source: 'earlier-table' },
  { code: 'farming', name: 'farming', title: { word: 'farms', family: 'making', telling: 2 }, source: 'rows' },
  { code: 'forces', name: 'forces', title: { word: 'forces', family: 'making', telling: 2 }, source: 'rows' },
  { code: 'forestry', name: 'forestry', title: { word: 'forestry', family: 'making', telling: 2 }, source: 'rows' },
  { code: 'gold', name: 'gold', title: { word: 'gold', family: 'making', telling: 3 }, source: 'rows' },
  { code: 'hands-on-science', name: 'robotics and experiments', phrases: { en: ['robot', 'robotics', 'coding', 'experiment', 'hands on science', 'science centre', 'science center'], af: ['eksperimente'] }, activity: { text: 'Run three experiments at {n}, predict each result first, and explain the one that surprised you' }, source: 'earlier-table' },
  { code: 'harbour', name: 'a harbour', phrases: { en: ['harbour', 'port', 'ship'], af: ['hawe'] }, title: { word: 'harbours', family: 'making', telling: 2 }, source: 'earlier-table' },
  { code: 'hydropower', name: 'water power', title: { word: 'water power', family: 'making', telling: 2 }, activity: { text: 'See inside or along the wall at {n} and draw how falling water becomes light at home' }, source: 'rows' },
  { code: 'light', name: 'light', title: { word: 'light', family: 'making', telling: 2 }, source: 'rows' },
  { code: 'machines', name: 'machines', title: { word: 'machines', family: 'making', telling: 1 }, source: 'rows' },
  { code: 'mine', name: 'a mine', phrases: { en: ['mine', 'mining', 'underground', 'diamond'], af: ['myn', 'myne', 'mynbou', 'diamante'] }, activity: { text: 'Follow the mine from rock to product at {n} and map each step of the work' }, source: 'earlier-table' },
  { code: 'mining', name: 'mining', title: { word: 'mines', family: 'making', telling: 2 }, source: 'rows' },
  { code: 'money', name: 'money', title: { word: 'money', family: 'making', telling: 3 }, source: 'rows' },
  { code: 'nuclear-energy', name: 'nuclear energy', phrases: { en: ['nuclear'], af: ['kernkrag'] }, activity: { text: 'Model at {n} how a reactor makes heat and power, and weigh it against coal and sun' }, source: 'earlier-table' },
  { code: 'radio-astronomy', name: 'radio waves', title: { word: 'radio waves', family: 'making', telling: 2 }, source: 'rows' },
  { code: 'recycling', name: 'recycling', phrases: { en: ['recycle', 'recycling', 'waste management', 'landfill'], af: ['herwinning'] }, title: { word: 'recycling', family: 'making', telling: 2 }, activity: { text: 'Sort one day’s waste at {n} and weigh what need not have been thrown away' }, source: 'earlier-table' },
  { code: 'robotics', name: 'robots', title: { word: 'robots', family: 'making', telling: 3 }, source: 'rows' },
  { code: 'rooibos', name: 'tea or rooibos', phrases: { en: ['tea', 'rooibos'] }, title: { word: 'tea', family: 'making', telling: 3 }, activity: { text: 'Smell, taste and sort at {n}, and draw the value chain from seed to cup' }, source: 'earlier-table' },
  { code: 'stadium', name: 'a stadium', phrases: { en: ['soccer tour', 'rugby tour', 'cricket tour', 'netball tour', 'hockey tour', 'football tour', 'sport tour', 'sports tour', 'stadium', 'stadium tour', 'rugby stadium', 'soccer stadium', 'cricket ground'], af: ['sokkertoer', 'rugbytoer', 'sporttoer', 'stadion'] }, activity: { text: 'Go behind the scenes at {n}, pace out the field and list the jobs of a match day' }, source: 'earlier-table' },
  { code: 'steam', name: 'steam', title: { word: 'steam', family: 'making', telling: 2 }, source: 'rows' },
  { code: 'stock-exchange', name: 'the stock exchange', phrases: { en: ['stock exchange', 'jse', 'stock market'], af: ['effektebeurs'] }, activity: { text: 'Follow one share price at {n} and explain why it moved' }, source: 'earlier-table' },
  { code: 'trains', name: 'trains', phrases: { en: ['train', 'steam train', 'steam engine', 'steam locomotive', 'railway', 'locomotive'], af: ['trein', 'treine', 'stoomtrein'] }, unless: ['train our', 'train the', 'train them', 'train for', 'train at', 'train with', 'trains at', 'trains with', 'trains in', 'trains on', 'trains our'], activity: { text: 'Look closely at the engines and the line at {n}, and explain what moves a train' }, source: 'earlier-table' },
  { code: 'wind-power', name: 'wind power', phrases: { en: ['wind farm', 'wind turbine', 'wind energy', 'wind power'], af: ['windplaas'] }, activity: { text: 'Estimate the height and speed of a blade at {n} and calculate what one turn gives' }, source: 'earlier-table' },
  { code: 'working-farm', name: 'a working farm', phrases: { en: ['farm', 'farming'], af: ['plaas', 'plase', 'boerdery'] }, source: 'earlier-table' },
] as const satisfies readonly Offer[]
export type OfferCode = (typeof OFFERS)[number]['code']

const BY_CODE: ReadonlyMap<OfferCode, Offer> = new Map(OFFERS.map((offer) => [offer.code, offer]))
export const offerOf = (code: OfferCode): Offer => BY_CODE.get(code)!
