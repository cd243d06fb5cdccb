import type { OfferCode } from './offers.ts'

/** What learners can do with a concept at a place, in groups: the tasks of objectives are written for each. */
export const LEARNING_KINDS = [
  'living',
  'earth',
  'sky',
  'science',
  'making',
  'enterprise',
  'past',
  'civic',
  'expression',
  'together',
] as const
export type LearningKind = (typeof LEARNING_KINDS)[number]

/** What topics of the curriculum are about and offers of places show: the tie between the two. */
export interface Concept {
  /** `catalogue/curriculum.json` contains it, so it never changes once it is used. */
  code: string
  kind: LearningKind
  /** Where it can be learned. */
  offers: readonly OfferCode[]
}

// biome-ignore format: one row is one line
export const CONCEPTS = [
  // Living things
  { code: 'animals', kind: 'living', offers: ['wildlife', 'birds', 'big-cats', 'big-five', 'elephants', 'rhinos', 'penguins', 'reptiles', 'primates', 'birds-of-prey', 'whales', 'sharks', 'sea-life', 'frogs', 'flamingos', 'ostriches', 'horses', 'predators', 'turtles-or-coral', 'snorkelling', 'game-drive', 'farm-animals'] },
  { code: 'biodiversity', kind: 'living', offers: ['wildlife', 'plants', 'wild-flowers', 'fynbos', 'sea-life', 'forest', 'frogs', 'reptiles', 'shells', 'birds', 'baobabs', 'turtles-or-coral', 'snorkelling', 'wetlands'] },
  { code: 'climate-and-vegetation', kind: 'living', offers: ['desert', 'savanna', 'grassland', 'fynbos', 'forest', 'wild-flowers', 'baobabs', 'mountains', 'cable-car'] },
  { code: 'conservation', kind: 'living', offers: ['rhinos', 'penguins', 'whales', 'sharks', 'turtles-or-coral', 'big-five', 'big-cats', 'elephants', 'birds-of-prey', 'wetlands', 'wildlife', 'flamingos', 'forest', 'mangroves', 'fynbos', 'primates', 'recycling'] },
  { code: 'ecosystems', kind: 'living', offers: ['wildlife', 'forest', 'game-drive', 'birds', 'wetlands', 'sea-life', 'big-five', 'savanna', 'grassland', 'estuary', 'mangroves', 'predators', 'big-cats', 'desert', 'flamingos', 'tidal-pools', 'fynbos', 'elephants', 'groundwater'] },
  { code: 'plants', kind: 'living', offers: ['plants', 'wild-flowers', 'fynbos', 'forest', 'baobabs', 'grassland', 'savanna', 'forestry', 'mangroves', 'desert'] },
  { code: 'sea', kind: 'living', offers: ['sea-life', 'sharks', 'whales', 'penguins', 'turtles-or-coral', 'tidal-pools', 'fishing', 'shells', 'snorkelling'] },
  // The Earth and the sky
  { code: 'coast', kind: 'earth', offers: ['tides', 'tidal-pools', 'sand-dunes', 'estuary', 'lighthouse', 'surfing', 'mangroves', 'shells'] },
  { code: 'fossils', kind: 'earth', offers: ['fossils', 'dinosaurs'] },
  { code: 'human-evolution', kind: 'earth', offers: ['human-origins', 'early-fire'] },
  { code: 'landforms', kind: 'earth', offers: ['mountains', 'canyon', 'gorge', 'waterfalls', 'sandstone', 'sand-dunes', 'caves', 'rocks', 'volcano', 'river-landforms', 'cable-car'] },
  { code: 'map-skills', kind: 'earth', offers: ['mountains', 'canyon', 'city-life', 'cable-car', 'battlefield', 'lighthouse', 'harbour', 'gorge', 'rivers', 'game-drive', 'trains'] },
  { code: 'rivers', kind: 'earth', offers: ['rivers', 'river-landforms', 'waterfalls', 'gorge', 'canyon', 'estuary'] },
  { code: 'rocks', kind: 'earth', offers: ['rocks', 'canyon', 'caves', 'sandstone', 'crater', 'volcano', 'gorge', 'gold', 'diamonds', 'hot-springs'] },
  { code: 'tectonics', kind: 'earth', offers: ['volcano', 'hot-springs'] },
  { code: 'waste', kind: 'science', offers: ['recycling'] },
  { code: 'water', kind: 'earth', offers: ['dams', 'dam-wall', 'wetlands', 'groundwater', 'rivers', 'estuary', 'hot-springs', 'hydropower', 'waterfalls'] },
  { code: 'solar-system', kind: 'sky', offers: ['night-sky', 'radio-astronomy', 'crater'] },
  { code: 'telescopes', kind: 'sky', offers: ['night-sky', 'radio-astronomy'] },
  // Science and technology
  { code: 'chemistry', kind: 'science', offers: ['experiments', 'hands-on-science'] },
  { code: 'circuits', kind: 'science', offers: ['hands-on-science', 'experiments', 'robotics'] },
  { code: 'control', kind: 'science', offers: ['robotics', 'hands-on-science', 'radio-astronomy'] },
  { code: 'data', kind: 'science', offers: ['stock-exchange', 'money', 'careers', 'sport', 'stadium', 'service', 'radio-astronomy', 'hands-on-science', 'trains', 'experiments'] },
  { code: 'electricity', kind: 'science', offers: ['energy', 'hydropower', 'wind-power', 'nuclear-energy'] },
  { code: 'energy', kind: 'science', offers: ['energy', 'hydropower', 'wind-power', 'nuclear-energy', 'steam'] },
  { code: 'forces', kind: 'science', offers: ['forces', 'aviation', 'trains', 'bridges', 'zip-line', 'machines', 'cable-car', 'sailing'] },
  { code: 'measuring', kind: 'science', offers: ['stadium', 'dam-wall', 'bridges', 'cable-car', 'coins', 'hands-on-science', 'forces', 'energy', 'light', 'aviation', 'wind-power', 'trains', 'forts', 'night-sky', 'experiments', 'canoeing-or-rafting'] },
  { code: 'shapes', kind: 'making', offers: ['architecture', 'forts', 'crafts', 'art', 'bridges', 'stadium', 'traditional-village'] },
  { code: 'waves', kind: 'science', offers: ['light', 'radio-astronomy'] },
  { code: 'machines', kind: 'making', offers: ['machines', 'steam', 'trains', 'cable-car', 'aviation', 'robotics', 'mine'] },
  { code: 'materials', kind: 'making', offers: ['factory', 'gold', 'diamonds', 'mine', 'mining', 'recycling'] },
  { code: 'processing', kind: 'making', offers: ['factory', 'rooibos', 'farming', 'working-farm', 'farm-animals', 'recycling'] },
  { code: 'structures', kind: 'making', offers: ['bridges', 'architecture', 'dam-wall', 'dams', 'stadium', 'forts', 'cable-car', 'lighthouse'] },
  { code: 'transport', kind: 'making', offers: ['trains', 'aviation', 'harbour', 'steam', 'machines', 'lighthouse', 'sailing', 'boat-trip'] },
  // Farms, works and money
  { code: 'attractions', kind: 'enterprise', offers: ['adventure', 'cable-car', 'big-five', 'game-drive', 'robben-island', 'boat-trip', 'hot-springs', 'traditional-village', 'stadium', 'whales', 'penguins', 'canyon', 'mountains', 'waterfalls', 'caves', 'wild-flowers', 'lighthouse', 'mapungubwe', 'human-origins', 'rock-art', 'trains', 'snorkelling', 'zip-line'] },
  { code: 'business', kind: 'enterprise', offers: ['business', 'factory', 'rooibos', 'ostriches', 'stock-exchange', 'working-farm'] },
  { code: 'city', kind: 'enterprise', offers: ['city-life', 'township-life'] },
  { code: 'factory-work', kind: 'enterprise', offers: ['factory', 'rooibos', 'mine', 'mining', 'ostriches', 'working-farm', 'forestry'] },
  { code: 'farming', kind: 'enterprise', offers: ['farming', 'working-farm', 'rooibos', 'forestry'] },
  { code: 'healthy-food', kind: 'enterprise', offers: ['farming', 'farm-animals', 'rooibos', 'working-farm'] },
  { code: 'livestock', kind: 'enterprise', offers: ['farm-animals', 'ostriches', 'horses'] },
  { code: 'mining', kind: 'enterprise', offers: ['mine', 'mining', 'gold', 'diamonds'] },
  { code: 'money', kind: 'enterprise', offers: ['coins', 'money', 'stock-exchange'] },
  { code: 'stock-exchange', kind: 'enterprise', offers: ['stock-exchange'] },
  { code: 'tourism', kind: 'enterprise', offers: ['adventure', 'cable-car', 'big-five', 'game-drive', 'robben-island', 'boat-trip', 'hot-springs', 'traditional-village', 'stadium', 'township-life', 'aviation', 'harbour', 'whales', 'zip-line', 'swimming', 'culture', 'water-safety'] },
  { code: 'trade', kind: 'enterprise', offers: ['trade', 'harbour'] },
  { code: 'work', kind: 'enterprise', offers: ['careers', 'factory', 'stadium', 'theatre', 'aviation', 'mine', 'working-farm', 'robotics'] },
  // The past
  { code: 'apartheid', kind: 'past', offers: ['apartheid', 'robben-island', 'prison', 'biko'] },
  { code: 'cape-slavery', kind: 'past', offers: ['slavery'] },
  { code: 'colonial-wars', kind: 'past', offers: ['wars', 'battlefield', 'anglo-zulu-war'] },
  { code: 'explorers', kind: 'past', offers: ['explorers', 'shipwrecks'] },
  { code: 'first-farmers', kind: 'past', offers: ['iron-age'] },
  { code: 'first-peoples', kind: 'past', offers: ['san-culture', 'stone-age', 'rock-art'] },
  { code: 'frontiers', kind: 'past', offers: ['frontiers', 'missions'] },
  { code: 'heritage', kind: 'past', offers: ['memory', 'culture', 'local-history', 'traditional-village', 'old-ways', 'missions', 'forts', 'mapungubwe', 'human-origins', 'robben-island', 'kings'] },
  { code: 'holocaust', kind: 'past', offers: ['holocaust'] },
  { code: 'industry-past', kind: 'past', offers: ['steam', 'gold', 'diamonds'] },
  { code: 'kingdoms', kind: 'past', offers: ['zulu-kingdom', 'kings'] },
  { code: 'leaders', kind: 'past', offers: ['mandela', 'gandhi'] },
  { code: 'local-history', kind: 'past', offers: ['local-history', 'old-ways', 'missions', 'forts', 'shipwrecks', 'wars', 'architecture', 'memory', 'township-life', 'frontiers'] },
  { code: 'mapungubwe', kind: 'past', offers: ['mapungubwe'] },
  { code: 'mineral-revolution', kind: 'past', offers: ['gold', 'diamonds'] },
  { code: 'missions', kind: 'past', offers: ['missions', 'faith'] },
  { code: 'resistance', kind: 'past', offers: ['resistance', 'freedom', 'robben-island', 'biko', 'mandela'] },
  // Living together
  { code: 'democracy', kind: 'civic', offers: ['democracy', 'parliament-or-court', 'courts', 'freedom'] },
  { code: 'rights', kind: 'civic', offers: ['human-rights', 'democracy', 'courts', 'parliament-or-court', 'gandhi', 'apartheid', 'holocaust', 'slavery', 'prison', 'biko'] },
  { code: 'service', kind: 'civic', offers: ['service', 'recycling'] },
  { code: 'culture', kind: 'expression', offers: ['culture', 'traditional-village', 'san-culture', 'languages', 'township-life', 'old-ways', 'kings'] },
  { code: 'faith', kind: 'expression', offers: ['faith', 'temple-or-mosque', 'missions'] },
  // Arts and languages
  { code: 'architecture', kind: 'expression', offers: ['architecture', 'forts', 'stadium'] },
  { code: 'art', kind: 'expression', offers: ['art', 'sculpture', 'crafts', 'rock-art'] },
  { code: 'craft', kind: 'expression', offers: ['crafts', 'old-ways', 'traditional-village'] },
  { code: 'dance', kind: 'expression', offers: ['traditional-village', 'culture'] },
  { code: 'drama', kind: 'expression', offers: ['theatre'] },
  { code: 'languages', kind: 'expression', offers: ['languages', 'stories'] },
  { code: 'memorials', kind: 'expression', offers: ['memory', 'sculpture', 'mandela'] },
  { code: 'music', kind: 'expression', offers: ['music'] },
  { code: 'rock-art', kind: 'expression', offers: ['rock-art'] },
  { code: 'stories', kind: 'expression', offers: ['stories', 'languages', 'theatre', 'san-culture'] },
  // The self and others
  { code: 'movement', kind: 'together', offers: ['sport', 'adventure', 'swimming', 'surfing', 'zip-line', 'ropes-course', 'canoeing-or-rafting', 'stadium', 'sailing', 'horses', 'snorkelling', 'water-safety', 'mountains'] },
  { code: 'safety', kind: 'together', offers: ['water-safety', 'swimming', 'surfing'] },
  { code: 'teamwork', kind: 'together', offers: ['teamwork', 'leadership', 'ropes-course', 'canoeing-or-rafting', 'sport', 'sailing'] },
] as const satisfies readonly Concept[]
export type ConceptCode = (typeof CONCEPTS)[number]['code']

const rows: readonly Concept[] = CONCEPTS
const BY_CODE: ReadonlyMap<string, Concept> = new Map(rows.map((concept) => [concept.code, concept]))
export const conceptOf = (code: ConceptCode): Concept => BY_CODE.get(code)!
