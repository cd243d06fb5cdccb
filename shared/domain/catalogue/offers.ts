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
 * these codes; ideas ask for them by their phrases, programmes say their activities.
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
  activity?: OfferActivity
  /**
   * Where it comes from. `earlier-table`: the planner's table up to November 2026, which did not record the origin of
   * its phrases. `rows`: what the rows of the catalogue show; it has no phrases yet. `usage`: what rows show, with the
   * words that teachers use for it, written in November 2026 from knowledge of the language.
   */
  source: 'earlier-table' | 'rows' | 'usage'
}

// biome-ignore format: one row is one line
export const OFFERS = [
  // Nature and the outdoors
  { code: 'adventure', name: 'adventure', phrases: { en: ['adventure activity', 'adventure activities', 'outdoor adventure'], af: ['avontuur', 'avontuuraktiwiteite'] }, source: 'usage' },
  { code: 'baobabs', name: 'baobabs', phrases: { en: ['baobab'], af: ['kremetart'] }, source: 'earlier-table' },
  { code: 'big-cats', name: 'cheetahs or lions', phrases: { en: ['cheetah', 'lion', 'wild dog', 'predator', 'big cats', 'leopard', 'tiger', 'lions and cheetahs'], af: ['jagluiperd', 'jagluiperds', 'leeu', 'leeus', 'luiperd', 'luiperds', 'tiers', 'roofdiere', 'wildehonde'] }, activity: { text: 'See the predators at {n} and draw a food web with them on top', outdoors: true }, source: 'earlier-table' },
  { code: 'big-five', name: 'the Big Five', phrases: { en: ['big five', 'big 5', 'lions and elephants', 'big5', 'big game'], af: ['groot vyf', 'groot 5'] }, activity: { text: 'Spot, name and count the animals at {n}, mark on a map where each was seen, and draw one food web' }, source: 'earlier-table' },
  { code: 'birds', name: 'birds', phrases: { en: ['birdwatching', 'bird watching', 'bird', 'birding', 'bird sanctuary', 'bird life', 'birdlife', 'water birds', 'bird hide', 'bird park', 'bird spotting', 'parrot'], af: ['voels', 'voelkyk', 'voellewe', 'watervoels', 'voelpark'] }, source: 'earlier-table' },
  { code: 'birds-of-prey', name: 'birds of prey', phrases: { en: ['bird of prey', 'birds of prey', 'raptor', 'eagle', 'falcon', 'vulture', 'owl', 'hawk', 'falconry'], af: ['roofvoels', 'arende', 'uile', 'valke', 'aasvoels'] }, activity: { text: 'Watch the birds fly at {n}, compare beaks and talons, and match each to what it eats', outdoors: true }, source: 'earlier-table' },
  { code: 'boat-trip', name: 'a boat trip', onWater: true, phrases: { en: ['boat', 'boat trip', 'boat cruise', 'cruise', 'ferry', 'boat ride', 'catamaran', 'glass bottom boat', 'houseboat'], af: ['bootrit', 'vaart', 'boot', 'bote', 'boottog', 'bootvaart', 'veerboot', 'skipvaart'] }, source: 'earlier-table' },
  { code: 'canoeing-or-rafting', name: 'canoeing or rafting', onWater: true, phrases: { en: ['canoe', 'canoeing', 'rafting', 'white water', 'kayak', 'kayaking', 'paddling', 'paddle', 'raft', 'river rafting', 'tubing', 'row boats', 'stand up paddling'], af: ['wildewatervaart', 'kano', 'kanos', 'kanovaart', 'kajak'] }, source: 'earlier-table' },
  { code: 'canyon', name: 'a canyon', phrases: { en: ['canyon'], af: ['diep kloof'] }, activity: { text: 'Trace the layers of the canyon from the viewpoint at {n} and label them on a field sketch', outdoors: true, onFoot: true }, source: 'earlier-table' },
  { code: 'caves', name: 'caves', phrases: { en: ['cave', 'cavern', 'stalactite', 'dripstone', 'caving', 'stalagmite', 'underground chambers'], af: ['grot', 'grotte', 'druipsteen', 'druipsteengrotte'] }, activity: { text: 'Follow the guide through the cave at {n} and explain how water made each form' }, source: 'earlier-table' },
  { code: 'crater', name: 'a crater', phrases: { en: ['crater', 'meteorite', 'meteor', 'asteroid', 'impact site'], af: ['krater', 'meteoriet'] }, activity: { text: 'Walk the rim at {n} and gather the evidence for an impact', outdoors: true }, source: 'earlier-table' },
  { code: 'dams', name: 'dams', source: 'rows' },
  { code: 'desert', name: 'deserts', phrases: { en: ['desert', 'semi desert', 'arid area'], af: ['woestyn', 'halfwoestyn'] }, source: 'usage' },
  { code: 'dinosaurs', name: 'dinosaurs', phrases: { en: ['dinosaur', 'dino', 'dinosaur bones', 't rex', 'prehistoric animal', 'prehistoric creature'], af: ['dinosourus', 'dinosourusse', 'dino', 'voorhistoriese diere'] }, activity: { text: 'Measure a dinosaur in paces at {n} and work out from its teeth what it ate' }, source: 'earlier-table' },
  { code: 'elephants', name: 'elephants', phrases: { en: ['elephant', 'elephant herd'], af: ['olifant', 'olifante'] }, activity: { text: 'Watch one herd at {n}: who leads, who follows, what they eat; write it up as a field note', outdoors: true }, source: 'earlier-table' },
  { code: 'estuary', name: 'an estuary', phrases: { en: ['estuary', 'estuaries', 'where the river meets the sea'], af: ['riviermond', 'strandmeer', 'getyrivier'] }, activity: { text: 'Watch the water at {n}, test where salt meets fresh, and list what feeds there', outdoors: true }, source: 'earlier-table' },
  { code: 'fishing', name: 'fishing', source: 'rows' },
  { code: 'flamingos', name: 'flamingos', phrases: { en: ['flamingo'], af: ['flamink', 'flaminke'] }, source: 'earlier-table' },
  { code: 'forest', name: 'a forest', phrases: { en: ['indigenous forest', 'forest walk', 'forest', 'rainforest', 'rain forest', 'yellowwood', 'afromontane', 'woodland'], af: ['oerwoud', 'inheemse woud', 'woud', 'woude', 'geelhout', 'bosse'] }, source: 'earlier-table' },
  { code: 'fossils', name: 'fossils', phrases: { en: ['fossil', 'palaeontology', 'paleontology', 'human origins', 'mrs ples', 'little foot', 'bones', 'skeleton', 'hominid', 'hominin', 'human evolution', 'early humans', 'early man', 'homo naledi', 'australopithecus', 'taung child', 'archaeology', 'archaeological'], af: ['fossiel', 'fossiele', 'oermens', 'oermense', 'menslike evolusie', 'beendere', 'argeologie'] }, activity: { text: 'Handle or draw fossils at {n} and place each on a time line' }, source: 'earlier-table' },
  { code: 'frogs', name: 'frogs', phrases: { en: ['frog', 'amphibian'], af: ['paddas', 'padda'] }, source: 'earlier-table' },
  { code: 'fynbos', name: 'fynbos', phrases: { en: ['fynbos', 'cape floral kingdom', 'protea'], af: ['proteas'] }, source: 'usage' },
  { code: 'game-drive', name: 'a game drive', phrases: { en: ['game drive', 'safari', 'game viewing', 'night drive', 'open game vehicle', 'sunrise drive'], af: ['wildrit', 'wildritte', 'wildbesigtiging', 'wild kyk'] }, source: 'earlier-table' },
  { code: 'gorge', name: 'a gorge', phrases: { en: ['gorge', 'ravine'], af: ['kloof', 'klowe'] }, activity: { text: 'Look down into the gorge at {n}, sketch its layers and work out how the river cut it', outdoors: true }, source: 'earlier-table' },
  { code: 'grassland', name: 'grassland', phrases: { en: ['grassland', 'highveld grass'], af: ['grasveld', 'grasvelde'] }, source: 'usage' },
  { code: 'groundwater', name: 'springs', phrases: { en: ['groundwater', 'ground water', 'borehole', 'aquifer', 'natural spring'], af: ['grondwater', 'boorgat', 'fontein'] }, source: 'usage' },
  { code: 'horses', name: 'horses', phrases: { en: ['horse', 'horse riding', 'pony', 'ponies', 'pony ride', 'horseback'], af: ['perde', 'perd', 'perdry', 'ponies'] }, source: 'earlier-table' },
  { code: 'hot-springs', name: 'hot springs', phrases: { en: ['hot spring', 'warm baths', 'hot pools', 'thermal pool', 'mineral pool', 'mineral baths'], af: ['warmbron', 'warmbronne', 'warmwaterbron', 'warmbaddens', 'warm bad'] }, source: 'earlier-table' },
  { code: 'lighthouse', name: 'a lighthouse', phrases: { en: ['lighthouse', 'light house'], af: ['vuurtoring', 'vuurtorings'] }, source: 'earlier-table' },
  { code: 'mangroves', name: 'mangroves', phrases: { en: ['mangrove'], af: ['mangliet'] }, activity: { text: 'Walk among the mangroves at {n}, smell the mud and list what shelters there', outdoors: true, onFoot: true }, source: 'earlier-table' },
  { code: 'mountains', name: 'mountains', source: 'rows' },
  { code: 'night-sky', name: 'the night sky', phrases: { en: ['star', 'planet', 'planetarium', 'telescope', 'astronomy', 'night sky', 'outer space', 'space science', 'space travel', 'solar system', 'galaxy', 'galaxies', 'stargazing', 'star gazing', 'constellation', 'astronaut', 'universe', 'the moon', 'milky way', 'black hole'], af: ['sterre', 'planete', 'sterrewag', 'sterrekunde', 'ruimte', 'sterrekyk', 'sterrehemel', 'heelal', 'sonnestelsel', 'planetarium'] }, unless: ['2 star', '3 star', '4 star', '5 star', 'two star', 'three star', 'four star', 'five star', 'star hotel', 'star graded', 'star rating', 'star player', 'all stars', 'star of'], activity: { text: 'Learn at {n} how to find planets and constellations, and draw the patch of sky to look for tonight' }, source: 'earlier-table' },
  { code: 'ostriches', name: 'ostriches', phrases: { en: ['ostrich', 'ostriches'], af: ['volstruis', 'volstruise'] }, activity: { text: 'See at {n} how ostriches are kept and follow a feather from bird to buyer', outdoors: true }, source: 'earlier-table' },
  { code: 'penguins', name: 'penguins', phrases: { en: ['penguin'], af: ['pikkewyn', 'pikkewyne'] }, activity: { text: 'Watch the penguins at {n} for ten minutes, keep a tally of what they do, and list what threatens them', outdoors: true }, source: 'earlier-table' },
  { code: 'plants', name: 'plants', phrases: { en: ['indigenous plant', 'medicinal plant', 'plant life', 'botany', 'endemic plant', 'succulent', 'plant adaptations', 'pollination'], af: ['inheemse plante', 'medisinale plante', 'plantkunde', 'vetplante', 'plantegroei'] }, source: 'usage' },
  { code: 'predators', name: 'predators', source: 'rows' },
  { code: 'primates', name: 'primates', phrases: { en: ['monkey', 'ape', 'chimp', 'chimpanzee', 'primate', 'baboon', 'lemur', 'gorilla'], af: ['bobbejane', 'ape', 'aap', 'apies', 'bobbejaan'] }, activity: { text: 'Follow one animal at {n} for five minutes and record what it does with hands, face and voice', outdoors: true }, source: 'earlier-table' },
  { code: 'reptiles', name: 'crocodiles, snakes or reptiles', phrases: { en: ['croc', 'crocodile', 'snake', 'reptile', 'lizard', 'tortoise', 'alligator'], af: ['krokodil', 'krokodille', 'slang', 'slange', 'reptiele', 'akkedisse', 'slangpark', 'skilpad'] }, activity: { text: 'Compare scales, teeth and movement at {n} and sort fact from fear about reptiles' }, source: 'earlier-table' },
  { code: 'rhinos', name: 'rhinos', phrases: { en: ['rhino', 'rhinoceros', 'poaching', 'anti poaching'], af: ['renoster', 'renosters', 'renosterstropery', 'stropery'] }, activity: { text: 'Look for rhino and their tracks at {n}, and hear what guards them and what threatens them', outdoors: true }, source: 'earlier-table' },
  { code: 'river-landforms', name: 'river landforms', phrases: { en: ['pothole', 'pot hole', 'river erosion', 'how a river', 'river landforms', 'meander', 'flood plain', 'floodplain', 'fluvial', 'drainage basin', 'drainage system', 'oxbow'], af: ['rivierlandvorme', 'dreineringsbekken', 'vloedvlakte'] }, source: 'earlier-table' },
  { code: 'rivers', name: 'rivers', source: 'rows' },
  { code: 'rocks', name: 'rocks', phrases: { en: ['rocks', 'geology', 'geological', 'rock types', 'oldest rocks', 'rock formation', 'rock layer', 'layers of rock', 'minerals', 'gemstone', 'crystals', 'rock cycle', 'igneous', 'sedimentary', 'metamorphic', 'landform', 'geomorphology'], af: ['gesteentes', 'geologie', 'rotse', 'rotslae', 'rotsformasies', 'minerale', 'landvorme', 'edelstene'] }, source: 'earlier-table' },
  { code: 'ropes-course', name: 'ropes and obstacles', phrases: { en: ['rope course', 'ropes course', 'high ropes', 'obstacle course', 'rope bridge', 'rope swing', 'low ropes', 'assault course', 'obstacle'], af: ['touebaan', 'toue baan', 'hindernisbaan', 'hindernisse', 'toubrug'] }, source: 'earlier-table' },
  { code: 'sailing', name: 'sailing', onWater: true, phrases: { en: ['sailing', 'yacht', 'sail boat', 'sailboat'], af: ['seiljag', 'seiljagte', 'seilbote'] }, source: 'usage' },
  { code: 'sand-dunes', name: 'sand dunes', phrases: { en: ['dune', 'sandboarding', 'sand boarding', 'sand board'], af: ['duine', 'sandduine', 'sandbranders'] }, activity: { text: 'Climb a dune at {n}, feel which side is steep and infer the wind', outdoors: true, onFoot: true }, source: 'earlier-table' },
  { code: 'sandstone', name: 'sandstone', phrases: { en: ['sandstone'], af: ['sandsteen'] }, source: 'usage' },
  { code: 'savanna', name: 'savanna', phrases: { en: ['savanna', 'savannah', 'bushveld'], af: ['savanne'] }, source: 'usage' },
  { code: 'sea-life', name: 'sea life', phrases: { en: ['aquarium', 'sea life', 'marine life', 'fish', 'sea creatures', 'marine animal', 'marine creature', 'marine biology', 'sea animal', 'ocean animal', 'ocean life', 'oceanarium', 'seal', 'octopus', 'jellyfish'], af: ['akwarium', 'seelewe', 'seediere', 'robbe', 'vissies', 'mariene lewe', 'seekat'] }, source: 'earlier-table' },
  { code: 'sharks', name: 'sharks', phrases: { en: ['shark', 'shark diving', 'shark cage'], af: ['haai', 'haaie'] }, activity: { text: 'Hear at {n} how sharks live and why they are needed; test one thing you believed about them' }, source: 'earlier-table' },
  { code: 'shells', name: 'shells', phrases: { en: ['seashell', 'sea shell', 'collect shells'], af: ['skulpe', 'skulpies'] }, source: 'usage' },
  { code: 'snorkelling', name: 'snorkelling', onWater: true, phrases: { en: ['snorkel', 'snorkelling', 'snorkeling'], af: ['snorkel'] }, source: 'usage' },
  { code: 'sport', name: 'sport', source: 'rows' },
  { code: 'surfing', name: 'surfing', onWater: true, phrases: { en: ['surf', 'surfing', 'boogie boarding', 'surf lesson', 'bodyboard', 'bodyboarding', 'body boarding'], af: ['branderplank', 'branders ry', 'branderplankry'] }, source: 'earlier-table' },
  { code: 'swimming', name: 'swimming', onWater: true, phrases: { en: ['swim', 'swimming', 'swimming pool', 'water park', 'waterpark', 'water slide', 'waterslide'], af: ['swem', 'swembad', 'swembaddens', 'waterpark', 'waterglybaan'] }, unless: ['swim gala', 'swimming gala', 'swim team', 'swimming team', 'swimgala', 'swem gala', 'swemgala', 'swemspan', 'cannot swim', 'can t swim', 'can not swim', 'cant swim', 'not swim', 'no swimming', 'no swim', 'non swimming', 'kan nie swem', 'nie swem', 'geen swem'], source: 'usage' },
  { code: 'teamwork', name: 'teamwork', source: 'rows' },
  { code: 'tidal-pools', name: 'tidal pools', phrases: { en: ['tidal pool', 'rockpool', 'rock pool', 'rocky shore', 'tide pool', 'intertidal', 'starfish', 'sea anemone', 'sea urchin', 'seaweed', 'tide pooling'], af: ['getypoele', 'rotspoele', 'getypoel', 'rotspoel', 'rotskus', 'seesterre', 'seewier'] }, activity: { text: 'Count what lives in one square of the rocky shore at {n} and compare it with a neighbour’s', outdoors: true, onFoot: true }, source: 'earlier-table' },
  { code: 'tides', name: 'tides', source: 'rows' },
  { code: 'turtles-or-coral', name: 'turtles or coral', phrases: { en: ['turtle', 'coral', 'coral reef', 'leatherback', 'loggerhead', 'sea turtle'], af: ['skilpaaie', 'seeskilpaaie', 'koraal', 'koraalriwwe'] }, source: 'earlier-table' },
  { code: 'volcano', name: 'volcanoes', phrases: { en: ['volcano', 'volcanoes', 'volcanic', 'lava'], af: ['vulkaan', 'vulkane', 'vulkanies'] }, source: 'usage' },
  { code: 'water-safety', name: 'lifesaving', phrases: { en: ['lifesaving', 'life saving', 'lifeguard', 'water safety', 'rip currents', 'surf lifesaving', 'lifesaver', 'nsri', 'sea rescue'], af: ['lewensredding', 'lewensredder', 'lewensredders', 'seereddings'] }, source: 'earlier-table' },
  { code: 'waterfalls', name: 'waterfalls', phrases: { en: ['waterfall', 'water fall', 'cascade', 'waterfall hike'], af: ['waterval', 'watervalle'] }, activity: { text: 'Sketch the falls at {n}, mark the hard and the soft rock and say where the edge will be one day', outdoors: true, onFoot: true }, source: 'earlier-table' },
  { code: 'wetlands', name: 'wetlands', phrases: { en: ['wetland', 'marsh', 'marshes', 'swamp', 'bog', 'reed bed', 'marshland'], af: ['vleiland', 'vleilande', 'moeras', 'moerasse', 'vlei'] }, source: 'earlier-table' },
  { code: 'whales', name: 'whales', phrases: { en: ['whale', 'whale watching', 'dolphins and whales'], af: ['walvis', 'walvisse', 'walviskyk'] }, activity: { text: 'Scan the bay from {n}, log every sighting and find out where the whales come from', outdoors: true }, source: 'earlier-table' },
  { code: 'wild-flowers', name: 'wild flowers', phrases: { en: ['wildflower', 'wild flower', 'flowers', 'daisies', 'spring flower', 'flower season', 'namaqualand flower'], af: ['veldblomme', 'blomme', 'veldblom', 'blommeseisoen', 'madeliefies', 'lenteblomme'] }, source: 'earlier-table' },
  { code: 'wildlife', name: 'wildlife', phrases: { en: ['wildlife', 'wild animal', 'wild life'], af: ['wilde diere', 'wilddiere', 'wildlewe'] }, source: 'usage' },
  { code: 'zip-line', name: 'zip lines or a canopy tour', phrases: { en: ['zipline', 'zip line', 'ziplining', 'canopy tour', 'zip lining', 'zip slide', 'tree top adventure', 'treetop adventure'], af: ['foefieslide', 'foefie slide', 'foefie slides', 'boomtoppe', 'boomtoptoer'] }, activity: { text: 'Cross the treetops at {n} with harness and guide, and name a plant of each layer' }, source: 'earlier-table' },
  // People and their past
  { code: 'anglo-zulu-war', name: 'the Anglo-Zulu War', phrases: { en: ['anglo zulu', 'zulu war', 'battle of isandlwana', 'battle of rorke s drift'], af: ['zoeloe oorlog', 'anglo zoeloe oorlog'] }, source: 'earlier-table' },
  { code: 'apartheid', name: 'apartheid', phrases: { en: ['apartheid', 'segregation', 'group areas', 'forced removal', 'apartheid laws', 'apartheid history', 'dompas', 'pass law'], af: ['gedwonge verskuiwings', 'paswette'] }, activity: { text: 'Choose one object or photograph at {n} and explain what law stood behind it', notAt: ['sport-ground'] }, source: 'earlier-table' },
  { code: 'architecture', name: 'buildings', phrases: { en: ['architecture', 'old buildings', 'historic buildings', 'historical buildings'], af: ['argitektuur', 'ou geboue', 'historiese geboue'] }, source: 'usage' },
  { code: 'art', name: 'art', phrases: { en: ['art gallery', 'art galleries', 'art museum', 'gallery', 'galleries', 'paintings', 'sculpture', 'artwork', 'works of art', 'art exhibition', 'art exhibit', 'street art', 'graffiti', 'mural', 'contemporary art', 'modern art', 'visual art', 'rock garden of sculptures'], af: ['kunsgallery', 'kunsmuseum', 'beeldhouwerk', 'kunsuitstalling', 'skilderye', 'kunswerke', 'muurkuns', 'straatkuns'] }, source: 'earlier-table' },
  { code: 'battlefield', name: 'a battlefield', phrases: { en: ['battlefield', 'battle field', 'battle site', 'battle of', 'battlefields tour'], af: ['slagveld', 'slagvelde', 'veldslag', 'veldslae', 'slag van'] }, activity: { text: 'Stand on the ground at {n} with a map, mark who stood where, and tell it from both sides' }, source: 'earlier-table' },
  { code: 'biko', name: 'Steve Biko', phrases: { en: ['biko', 'black consciousness', 'steve biko'], af: ['swart bewussyn'] }, source: 'earlier-table' },
  { code: 'courts', name: 'courts', source: 'rows' },
  { code: 'crafts', name: 'crafts', phrases: { en: ['beadwork', 'beads', 'pottery', 'potter', 'craft', 'basketweaving', 'basket weaving', 'weaving', 'candle', 'candle making', 'arts and crafts', 'handcraft', 'handicraft', 'wirework', 'wire craft', 'tapestry', 'clay work', 'basket making', 'ceramics'], af: ['kralewerk', 'pottebakkery', 'handwerk', 'kunsvlyt', 'weef', 'kerse', 'keramiek'] }, activity: { text: 'Learn a stitch, coil or pattern from the makers at {n} and cost one piece of work', notAt: ['museum', 'gallery'] }, source: 'earlier-table' },
  { code: 'culture', name: 'culture', source: 'rows' },
  { code: 'democracy', name: 'democracy', phrases: { en: ['democracy', 'how elections work'], af: ['demokrasie'] }, source: 'usage' },
  { code: 'early-fire', name: 'early fire', source: 'rows' },
  { code: 'explorers', name: 'explorers', phrases: { en: ['explorer', 'early navigators', 'vasco da gama', 'bartolomeu dias', 'bartholomeu dias'], af: ['ontdekkingsreisigers', 'ontdekkers'] }, source: 'usage' },
  { code: 'faith', name: 'faith', source: 'rows' },
  { code: 'forts', name: 'forts', source: 'rows' },
  { code: 'freedom', name: 'freedom', source: 'rows' },
  { code: 'frontiers', name: 'frontiers', phrases: { en: ['frontier war', 'xhosa war', 'wars of dispossession'], af: ['grensoorloe'] }, source: 'usage' },
  { code: 'gandhi', name: 'Gandhi', phrases: { en: ['gandhi', 'satyagraha', 'mahatma'] }, source: 'earlier-table' },
  { code: 'holocaust', name: 'the Holocaust', phrases: { en: ['holocaust', 'genocide', 'nazi', 'anne frank'], af: ['volksmoord'] }, activity: { text: 'Follow one person’s story at {n} and talk in small groups about choices people made' }, source: 'earlier-table' },
  { code: 'human-origins', name: 'human origins', source: 'rows' },
  { code: 'human-rights', name: 'human rights', phrases: { en: ['human rights', 'bill of rights', 'children s rights'], af: ['menseregte', 'handves van regte'] }, source: 'usage' },
  { code: 'iron-age', name: 'the Iron Age', phrases: { en: ['iron age', 'iron smelting'], af: ['ystertydperk'] }, source: 'usage' },
  { code: 'kings', name: 'kings', source: 'rows' },
  { code: 'languages', name: 'languages', source: 'rows' },
  { code: 'leadership', name: 'leadership', source: 'rows' },
  { code: 'local-history', name: 'local history', phrases: { en: ['local history', 'history of our town', 'history of the town', 'history of our area', 'local heritage'], af: ['plaaslike geskiedenis', 'dorp se geskiedenis', 'streeksgeskiedenis'] }, source: 'usage' },
  { code: 'mandela', name: 'Nelson Mandela', phrases: { en: ['mandela', 'madiba'] }, source: 'earlier-table' },
  { code: 'mapungubwe', name: 'Mapungubwe', phrases: { en: ['golden rhino', 'great zimbabwe'], af: ['goue renoster'] }, source: 'usage' },
  { code: 'memory', name: 'memory', source: 'rows' },
  { code: 'missions', name: 'missions', phrases: { en: ['missionary', 'missionaries'], af: ['sendelinge'] }, source: 'usage' },
  { code: 'music', name: 'music', phrases: { en: ['music', 'choir', 'orchestra', 'singing', 'sing', 'concert', 'choral', 'jazz', 'marimba', 'drumming', 'musical instrument', 'symphony', 'music festival'], af: ['musiek', 'koor', 'koorsang', 'kore', 'tromme', 'orkes', 'sang'] }, activity: { text: 'Listen at {n}, name the voices and instruments you hear, and try a rhythm together' }, source: 'earlier-table' },
  { code: 'old-ways', name: 'old ways', source: 'rows' },
  { code: 'parliament-or-court', name: 'Parliament or a court', phrases: { en: ['parliament', 'make a law', 'law is made', 'laws are made', 'highest court', 'constitutional court', 'how laws are made', 'law making', 'how government works', 'national assembly', 'legislature', 'legislative process', 'moot court'], af: ['parlement', 'wetgewer', 'wette gemaak', 'konstitusionele hof'] }, activity: { text: 'Follow at {n} how a law or a case makes its way, then debate one in class roles' }, source: 'earlier-table' },
  { code: 'prison', name: 'a prison', phrases: { en: ['prison', 'jail', 'gaol', 'political prisoner'], af: ['tronk', 'tronke', 'gevangenis'] }, activity: { text: 'Walk the cells at {n}, read one prisoner’s words aloud and write down what it means to you' }, source: 'earlier-table' },
  { code: 'resistance', name: 'resistance', phrases: { en: ['liberation struggle', 'freedom struggle', 'struggle history', 'struggle hero', 'struggle heroes', 'soweto uprising', 'student uprising', 'june 16', 'liberation history', 'liberation heritage', 'freedom fighter'], af: ['vryheidstryd', 'bevrydingstryd', 'vryheidsvegters', 'soweto opstand'] }, source: 'usage' },
  { code: 'robben-island', name: 'Robben Island', phrases: { en: ['robben island'], af: ['robbeneiland'] }, source: 'earlier-table' },
  { code: 'rock-art', name: 'rock art', phrases: { en: ['rock art', 'rock painting', 'rock engraving', 'bushman painting', 'bushman art', 'san art', 'san painting', 'cave painting', 'cave art', 'rock drawing', 'petroglyph', 'san rock art'], af: ['rotskuns', 'rotstekeninge', 'boesmantekeninge', 'rotstekening', 'rotsgravures', 'boesmankuns', 'sanskilderye'] }, activity: { text: 'Find the rock art at {n} with the guide, sketch one figure without touching the rock, and ask who made it and why', indoors: 'Find the rock art on show at {n}, sketch one figure and find out who made such pictures, how and why' }, source: 'earlier-table' },
  { code: 'san-culture', name: 'San culture', phrases: { en: ['san people', 'san culture', 'san life', 'san heritage', 'bushmen', 'khoisan', 'khoi san', 'khoi', 'khoekhoe', 'khoi heritage', 'bushman', 'first people', 'tracking animals', 'animal tracks'], af: ['boesmans', 'khoi', 'khoekhoen', 'spoorsny'] }, activity: { text: 'Learn from San guides at {n} to read a track, light a fire or tell a story', outdoors: true }, source: 'earlier-table' },
  { code: 'sculpture', name: 'sculpture', source: 'rows' },
  { code: 'service', name: 'helping out', phrases: { en: ['cleanup', 'clean up', 'outreach', 'volunteer', 'volunteering', 'community service', 'soup kitchen', 'feeding scheme', 'meal packing', 'charity', 'service project', 'tree planting', 'plant trees', 'give back', 'beach clean', 'litter pick', 'food parcel'], af: ['gemeenskapsdiens', 'uitreik', 'boomplant', 'bome plant', 'liefdadigheid', 'vrywilligers', 'strandskoonmaak'] }, activity: { text: 'Do an hour of real work at {n} and hear from the people there why it is needed' }, source: 'earlier-table' },
  { code: 'shipwrecks', name: 'shipwrecks', phrases: { en: ['shipwreck', 'ship wreck', 'ships that sank', 'sunken ship'], af: ['skeepswrak', 'skeepswrakke'] }, source: 'earlier-table' },
  { code: 'slavery', name: 'slavery', phrases: { en: ['slavery', 'slave', 'enslaved', 'slave trade'], af: ['slawerny', 'slawe', 'slawehandel', 'slaaf'] }, activity: { text: 'Read at {n} the names and stories of people who were enslaved and follow one life in a timeline' }, source: 'earlier-table' },
  { code: 'stone-age', name: 'the Stone Age', phrases: { en: ['stone age', 'stone tool'], af: ['steentydperk', 'klipwerktuie'] }, source: 'usage' },
  { code: 'stories', name: 'stories', phrases: { en: ['storytelling', 'story telling', 'folktale', 'folk tale'], af: ['volksverhale', 'stories vertel'] }, source: 'usage' },
  { code: 'temple-or-mosque', name: 'a temple or mosque', phrases: { en: ['temple', 'mosque', 'buddhism', 'buddhist', 'hindu', 'islam', 'world religions', 'different religions', 'other religions', 'other faiths', 'different faiths', 'places of worship', 'place of worship', 'synagogue', 'hinduism', 'judaism', 'religious tolerance'], af: ['tempel', 'tempels', 'moskee', 'moskees', 'gelowe', 'godsdienste', 'sinagoge', 'ander gelowe', 'plekke van aanbidding'] }, activity: { text: 'Listen to the hosts at {n}, ask two respectful questions and compare customs with those at home' }, source: 'earlier-table' },
  { code: 'theatre', name: 'theatre', phrases: { en: ['theatre', 'theater', 'a play', 'stage play', 'on stage', 'stagecraft', 'drama performance', 'pantomime', 'panto', 'puppet', 'puppet show', 'live performance', 'live show', 'ballet', 'backstage', 'stage show', 'shakespeare', 'protest theatre', 'a musical', 'theatre production', 'opera'], af: ['teater', 'toneelstuk', 'toneel', 'toneelstukke', 'opvoering', 'opvoerings', 'musiekblyspel', 'poppekas', 'verhoog', 'agter die skerms'] }, activity: { text: 'Watch at {n} how light, sound and actors tell a story; each learner reviews one of the three' }, source: 'earlier-table' },
  { code: 'township-life', name: 'township life', phrases: { en: ['township life', 'township tour', 'life in a township', 'life in the township'], af: ['townshiptoer'] }, source: 'usage' },
  { code: 'trade', name: 'trade', source: 'rows' },
  { code: 'traditional-village', name: 'a traditional village', phrases: { en: ['cultural village', 'traditional village', 'traditional home', 'traditional life', 'zulu culture', 'basotho', 'ndebele', 'venda culture', 'xhosa culture', 'sotho culture', 'swazi culture', 'tswana culture', 'tsonga culture', 'pedi culture', 'shangaan', 'traditional dance', 'traditional dancing', 'traditional dancers', 'traditional hut', 'african culture', 'cultural dance'], af: ['tradisionele', 'kultuurdorp', 'kultuurdorpie', 'tradisionele danse', 'zoeloe kultuur'] }, source: 'earlier-table' },
  { code: 'wars', name: 'a war', source: 'rows' },
  { code: 'zulu-kingdom', name: 'the Zulu kingdom', phrases: { en: ['zulu kingdom', 'king shaka', 'shaka', 'zulu king', 'zulu history', 'zulu heritage', 'dingane', 'cetshwayo'], af: ['zoeloe koninkryk', 'zoeloe geskiedenis'] }, source: 'earlier-table' },
  // Work, science and technology
  { code: 'aviation', name: 'aeroplanes', phrases: { en: ['aeroplane', 'airplane', 'aircraft', 'aviation', 'flying machine', 'helicopter', 'fighter jet', 'air force', 'airforce', 'air museum', 'flight museum', 'flight simulator'], af: ['vliegtuig', 'vliegtuie', 'lugvaart', 'lugmag', 'helikopter', 'helikopters', 'vegvliegtuie'] }, activity: { text: 'Sit close to the aircraft at {n}, name the four forces of flight and fold a glider that shows them' }, source: 'earlier-table' },
  { code: 'bridges', name: 'bridges', source: 'rows' },
  { code: 'business', name: 'business', phrases: { en: ['entrepreneur', 'entrepreneurship', 'small business', 'small businesses'], af: ['entrepreneur', 'entrepreneurs', 'entrepreneurskap', 'klein besighede'] }, source: 'usage' },
  { code: 'cable-car', name: 'a cable car', phrases: { en: ['cablecar', 'cable car', 'cableway', 'cable way'], af: ['kabelkar', 'sweefspoor'] }, activity: { text: 'Ride up at {n}, watch the plants change with height and mark your school’s direction on a map' }, source: 'earlier-table' },
  { code: 'careers', name: 'careers', source: 'rows' },
  { code: 'city-life', name: 'city life', source: 'rows' },
  { code: 'coins', name: 'money and coins', phrases: { en: ['coin', 'mint', 'money museum', 'how money is made', 'banknote', 'bank notes'], af: ['muntstukke', 'banknote', 'geld gemaak'] }, source: 'earlier-table' },
  { code: 'dam-wall', name: 'a dam wall', phrases: { en: ['dam wall', 'hydropower', 'hydro power', 'hydro electric', 'turbine', 'inside a dam'], af: ['damwal'] }, source: 'earlier-table' },
  { code: 'diamonds', name: 'diamonds', source: 'rows' },
  { code: 'energy', name: 'energy', phrases: { en: ['renewable energy', 'solar energy', 'solar power', 'power generation', 'how electricity is made', 'electricity generation'], af: ['hernubare energie', 'sonkrag', 'kragopwekking'] }, source: 'usage' },
  { code: 'experiments', name: 'experiments', source: 'rows' },
  { code: 'factory', name: 'a factory', phrases: { en: ['factory', 'factories', 'assembly line', 'assembly plant', 'car plant', 'how cars are made', 'how cars are built', 'manufacturing', 'production line', 'how things are made', 'how it is made', 'bottling', 'brewery', 'cannery', 'processing plant', 'packaging plant'], af: ['fabriek', 'fabrieke', 'produksielyn', 'vervaardiging', 'monteerlyn'] }, activity: { text: 'Follow one product along the line at {n} and note every machine and every job' }, source: 'earlier-table' },
  { code: 'farm-animals', name: 'a dairy or farm animals', phrases: { en: ['dairy', 'cow', 'milk', 'milked', 'milking', 'farm animals', 'farmyard', 'petting farm', 'touch animals', 'touch the animals', 'feed animals', 'feed the animals', 'pet the animals', 'baby animals', 'goat', 'piglet', 'calves', 'sheep shearing'], af: ['melkery', 'melk', 'koeie', 'plaasdiere', 'diere voer', 'diere vat', 'bokkies', 'lammers', 'koei', 'skaapskeer'] }, activity: { text: 'Meet the animals at {n}, see where milk and other food come from and draw the way to the table' }, source: 'earlier-table' },
  { code: 'farming', name: 'farming', source: 'rows' },
  { code: 'forces', name: 'forces', source: 'rows' },
  { code: 'forestry', name: 'forestry', phrases: { en: ['forestry', 'timber plantation', 'pine plantation'], af: ['bosbou'] }, source: 'usage' },
  { code: 'gold', name: 'gold', phrases: { en: ['gold panning', 'pan for gold', 'gold rush'], af: ['goud was', 'goudkoors'] }, source: 'usage' },
  { code: 'hands-on-science', name: 'robotics and experiments', phrases: { en: ['robot', 'robotics', 'coding', 'experiment', 'hands on science', 'science centre', 'science center', 'science show', 'science exhibit', 'interactive exhibit', 'interactive science', 'stem activity', 'stem activities', 'stem workshop', 'science museum', 'makerspace'], af: ['eksperimente', 'eksperiment', 'wetenskapsentrum', 'wetenskapskou', 'robotika', 'kodering'] }, activity: { text: 'Run three experiments at {n}, predict each result first, and explain the one that surprised you' }, source: 'earlier-table' },
  { code: 'harbour', name: 'a harbour', phrases: { en: ['harbour', 'port', 'ship', 'docks', 'dry dock', 'naval base', 'navy', 'submarine', 'cargo ship', 'container ship', 'tug boat', 'tugboat', 'shipping'], af: ['hawe', 'skepe', 'vloot', 'duikboot'] }, source: 'earlier-table' },
  { code: 'hydropower', name: 'water power', activity: { text: 'See inside or along the wall at {n} and draw how falling water becomes light at home' }, source: 'rows' },
  { code: 'light', name: 'light', source: 'rows' },
  { code: 'machines', name: 'machines', source: 'rows' },
  { code: 'mine', name: 'a mine', phrases: { en: ['mine', 'mining', 'underground', 'diamond', 'gold mine', 'coal mine', 'mine shaft', 'miners', 'colliery'], af: ['myn', 'myne', 'mynbou', 'diamante', 'steenkoolmyn', 'goudmyn', 'mynskag', 'ondergronds', 'mynwerkers'] }, activity: { text: 'Follow the mine from rock to product at {n} and map each step of the work' }, source: 'earlier-table' },
  { code: 'mining', name: 'mining', source: 'rows' },
  { code: 'money', name: 'money', phrases: { en: ['how banks work', 'financial literacy'], af: ['finansiele geletterdheid'] }, source: 'usage' },
  { code: 'nuclear-energy', name: 'nuclear energy', phrases: { en: ['nuclear'], af: ['kernkrag'] }, activity: { text: 'Model at {n} how a reactor makes heat and power, and weigh it against coal and sun' }, source: 'earlier-table' },
  { code: 'radio-astronomy', name: 'radio waves', phrases: { en: ['radio telescope', 'radio astronomy', 'meerkat telescope', 'ska telescope', 'square kilometre array'], af: ['radioteleskoop', 'radiosterrekunde'] }, source: 'usage' },
  { code: 'recycling', name: 'recycling', phrases: { en: ['recycle', 'recycling', 'waste management', 'landfill', 'composting', 'waste sorting', 'sort waste', 'reduce reuse', 'plastic pollution', 'rubbish dump'], af: ['herwinning', 'afval', 'kompos', 'herwin', 'stortingsterrein'] }, activity: { text: 'Sort one day’s waste at {n} and weigh what need not have been thrown away' }, source: 'earlier-table' },
  { code: 'robotics', name: 'robots', source: 'rows' },
  { code: 'rooibos', name: 'tea or rooibos', phrases: { en: ['rooibos', 'tea estate', 'tea plantation', 'tea farm', 'rooibos tea'], af: ['teeplantasie', 'rooibostee', 'teeplaas'] }, activity: { text: 'Smell, taste and sort at {n}, and draw the value chain from seed to cup' }, source: 'earlier-table' },
  { code: 'stadium', name: 'a stadium', phrases: { en: ['stadium', 'stadium tour', 'rugby stadium', 'soccer stadium', 'cricket ground', 'stadium visit', 'rugby ground', 'soccer ground', 'football stadium'], af: ['stadion', 'stadions', 'krieketveld', 'rugbyveld'] }, activity: { text: 'Go behind the scenes at {n}, pace out the field and list the jobs of a match day' }, source: 'earlier-table' },
  { code: 'steam', name: 'steam', source: 'rows' },
  { code: 'stock-exchange', name: 'the stock exchange', phrases: { en: ['stock exchange', 'jse', 'stock market', 'share market'], af: ['effektebeurs', 'aandelebeurs'] }, activity: { text: 'Follow one share price at {n} and explain why it moved' }, source: 'earlier-table' },
  { code: 'trains', name: 'trains', phrases: { en: ['train', 'steam train', 'steam engine', 'steam locomotive', 'railway', 'locomotive', 'tram', 'train museum', 'model train', 'train ride'], af: ['trein', 'treine', 'stoomtrein', 'treinrit', 'stoomlokomotief', 'lokomotiewe', 'spoorweg'] }, unless: ['train our', 'train the', 'train them', 'train for', 'train at', 'train with', 'trains at', 'trains with', 'trains in', 'trains on', 'trains our'], activity: { text: 'Look closely at the engines and the line at {n}, and explain what moves a train' }, source: 'earlier-table' },
  { code: 'wind-power', name: 'wind power', phrases: { en: ['wind farm', 'wind turbine', 'wind energy', 'wind power', 'windmill', 'wind mill'], af: ['windplaas', 'windturbine', 'windturbines', 'windkrag', 'windpomp'] }, activity: { text: 'Estimate the height and speed of a blade at {n} and calculate what one turn gives' }, source: 'earlier-table' },
  { code: 'working-farm', name: 'a working farm', phrases: { en: ['farm', 'farming', 'orchard', 'vineyard', 'tractor', 'harvest', 'how food is grown', 'where food comes from', 'where our food comes from', 'vegetable farm', 'fruit farm', 'agriculture'], af: ['plaas', 'plase', 'boerdery', 'boord', 'wingerd', 'wingerde', 'trekker', 'trekkers', 'landbou', 'waar kos vandaan kom', 'waar ons kos vandaan kom'] }, source: 'earlier-table' },
] as const satisfies readonly Offer[]
export type OfferCode = (typeof OFFERS)[number]['code']

const BY_CODE: ReadonlyMap<OfferCode, Offer> = new Map(OFFERS.map((offer) => [offer.code, offer]))
export const offerOf = (code: OfferCode): Offer => BY_CODE.get(code)!
