import { type OFFERS, type OfferCode, offerOf } from '#shared/domain/catalogue/offers'
import type { Language } from '../../../language.ts'

/** The offers that have a word for a title. */
type TitledOffer = Extract<(typeof OFFERS)[number], { title: object }>['code']

// biome-ignore format: rows of one family stand together
const AF: Record<TitledOffer, string> = {
  adventure: 'avontuur', 'big-cats': 'groot katte', 'big-five': 'die Groot Vyf', birds: 'voëls', 'birds-of-prey': 'roofvoëls',
  canyon: 'ravyne', caves: 'grotte', crater: 'kraters', dams: 'damme', desert: 'woestyne', dinosaurs: 'dinosourusse',
  elephants: 'olifante', estuary: 'riviermondings', fishing: 'visvang', flamingos: 'flaminke', forest: 'woude',
  fossils: 'fossiele', frogs: 'paddas', fynbos: 'fynbos', gorge: 'klowe', grassland: 'grasveld', groundwater: 'fonteine',
  'hot-springs': 'warmbronne', lighthouse: 'vuurtorings', mangroves: 'wortelbome', mountains: 'berge', 'night-sky': 'sterre',
  ostriches: 'volstruise', penguins: 'pikkewyne', plants: 'plante', predators: 'roofdiere', primates: 'ape',
  reptiles: 'reptiele', rhinos: 'renosters', rivers: 'riviere', rocks: 'rotse', 'sand-dunes': 'duine', sandstone: 'sandsteen',
  savanna: 'savanne', 'sea-life': 'seelewe', sharks: 'haaie', shells: 'skulpe', sport: 'sport', teamwork: 'spanwerk',
  'tidal-pools': 'getypoele', tides: 'getye', volcano: 'vulkane', 'water-safety': 'waterveiligheid', waterfalls: 'watervalle',
  wetlands: 'vleilande', whales: 'walvisse', 'wild-flowers': 'veldblomme', wildlife: 'wilde diere',
  apartheid: 'apartheid', architecture: 'geboue', art: 'kuns', courts: 'howe', crafts: 'handwerk', culture: 'kultuur',
  democracy: 'demokrasie', 'early-fire': 'die eerste vuur', explorers: 'ontdekkers', faith: 'geloof', forts: 'forte',
  freedom: 'vryheid', frontiers: 'grense', gandhi: 'Gandhi', holocaust: 'die Holocaust', 'human-origins': 'die eerste mense',
  'human-rights': 'regte', 'iron-age': 'die Ystertydperk', kings: 'konings', languages: 'tale', leadership: 'leierskap',
  'local-history': 'plaaslike geskiedenis', mandela: 'Mandela', mapungubwe: 'Mapungubwe', memory: 'herinnering',
  missions: 'sendingstasies', music: 'musiek', 'old-ways': 'die ou lewenswyse', resistance: 'verset', 'rock-art': 'rotskuns',
  'san-culture': 'San-kultuur', sculpture: 'beeldhoukuns', service: 'diens', shipwrecks: 'skeepswrakke', slavery: 'slawerny',
  'stone-age': 'die Steentydperk', stories: 'stories', theatre: 'teater', 'township-life': 'townshiplewe', trade: 'handel',
  wars: 'veldslae',
  aviation: 'lugvaart', bridges: 'brûe', business: 'sakewêreld', careers: 'beroepe', 'city-life': 'stadslewe',
  diamonds: 'diamante', energy: 'energie', experiments: 'eksperimente', factory: 'fabrieke', farming: 'boerdery',
  forces: 'kragte', forestry: 'bosbou', gold: 'goud', harbour: 'hawens', hydropower: 'waterkrag', light: 'lig',
  machines: 'masjiene', mining: 'mynbou', money: 'geld', 'radio-astronomy': 'radiogolwe', recycling: 'herwinning',
  robotics: 'robotte', rooibos: 'tee', steam: 'stoom',
}

/** The word of an offer for a title; undefined if it has none. */
export function titleWordOf(code: OfferCode, language: Language): string | undefined {
  const word = offerOf(code).title?.word
  return language === 'af' && word !== undefined ? AF[code as TitledOffer] : word
}
