import type { OfferCode } from './offers.ts'
import type { StopSortCode } from './stop-sorts.ts'

/** What a class learns at a stop that the catalogue does not have, by its sort: the catalogue's subjects, and what it shows. */
export interface StopLesson {
  subjects: readonly string[]
  offers: readonly OfferCode[]
}
const EMS = 'Economic and Management Sciences'
const NOTHING: StopLesson = { subjects: [], offers: [] }

// biome-ignore format: one row is one line
export const STOP_LESSONS: Readonly<Record<StopSortCode, StopLesson>> = {
  glassworks: { subjects: ['Technology', EMS, 'Creative Arts', 'Physical Sciences'], offers: ['factory', 'crafts'] },
  pottery: { subjects: ['Creative Arts', 'Technology', EMS], offers: ['crafts', 'art'] },
  studio: { subjects: ['Creative Arts', 'Technology', EMS], offers: ['art', 'crafts'] },
  brickfield: { subjects: ['Technology', EMS, 'Geography'], offers: ['factory', 'mining'] },
  bakery: { subjects: [EMS, 'Technology', 'Natural Sciences', 'Hospitality Studies', 'Consumer Studies'], offers: ['factory', 'business'] },
  chocolate: { subjects: [EMS, 'Technology', 'Natural Sciences', 'Consumer Studies'], offers: ['factory', 'business'] },
  dairy: { subjects: ['Agricultural Sciences', EMS, 'Natural Sciences', 'Technology'], offers: ['farm-animals', 'factory', 'working-farm'] },
  mill: { subjects: ['Technology', EMS, 'Agricultural Sciences', 'Geography'], offers: ['factory'] },
  packhouse: { subjects: ['Agricultural Sciences', EMS, 'Technology', 'Geography'], offers: ['factory', 'farming'] },
  cellar: { subjects: [EMS, 'Technology', 'Agricultural Sciences', 'Natural Sciences'], offers: ['factory', 'business'] },
  refinery: { subjects: ['Physical Sciences', 'Technology', EMS, 'Natural Sciences', 'Geography'], offers: ['factory', 'energy'] },
  power: { subjects: ['Physical Sciences', 'Technology', 'Natural Sciences', 'Geography'], offers: ['energy'] },
  'water-works': { subjects: ['Natural Sciences', 'Technology', 'Geography', 'Physical Sciences', 'Life Sciences'], offers: ['dams'] },
  recycling: { subjects: ['Natural Sciences', 'Technology', 'Life Orientation', EMS, 'Geography'], offers: ['recycling'] },
  mine: { subjects: ['Geography', EMS, 'Physical Sciences', 'Technology'], offers: ['mine', 'mining'] },
  harbour: { subjects: ['Geography', EMS, 'Technology'], offers: ['harbour', 'trade'] },
  airport: { subjects: ['Geography', EMS, 'Technology', 'Physical Sciences', 'Tourism'], offers: ['aviation', 'careers'] },
  'car-plant': { subjects: ['Technology', EMS, 'Physical Sciences'], offers: ['factory', 'robotics'] },
  factory: { subjects: [EMS, 'Technology'], offers: ['factory'] },
  nursery: { subjects: ['Agricultural Sciences', 'Natural Sciences', 'Life Sciences', EMS], offers: ['plants', 'farming'] },
  farm: { subjects: ['Agricultural Sciences', EMS, 'Natural Sciences', 'Life Skills'], offers: ['working-farm', 'farming'] },
  'animal-shelter': { subjects: ['Life Sciences', 'Natural Sciences', 'Life Orientation', 'Life Skills'], offers: ['service', 'careers'] },
  zoo: { subjects: ['Life Sciences', 'Natural Sciences', 'Life Skills'], offers: ['wildlife'] },
  newsroom: { subjects: ['Languages', EMS, 'Life Orientation'], offers: ['languages', 'careers'] },
  court: { subjects: ['Life Orientation', 'Social Sciences', 'History'], offers: ['courts'] },
  council: { subjects: ['Life Orientation', 'Social Sciences', 'History'], offers: ['democracy'] },
  station: { subjects: ['Life Orientation', 'Life Skills'], offers: ['careers', 'service'] },
  'care-home': { subjects: ['Life Orientation', 'Life Skills'], offers: ['service', 'careers'] },
  bank: { subjects: [EMS, 'Life Orientation', 'Mathematics'], offers: ['business', 'money', 'careers'] },
  'hotel-kitchen': { subjects: ['Hospitality Studies', 'Tourism', 'Consumer Studies', EMS], offers: ['careers', 'business'] },
  laboratory: { subjects: ['Physical Sciences', 'Life Sciences', 'Natural Sciences', 'Technology'], offers: ['experiments'] },
  campus: { subjects: ['Life Orientation'], offers: ['careers'] },
  school: NOTHING,
  library: { subjects: ['Languages', 'Life Skills'], offers: ['stories', 'languages'] },
  planetarium: { subjects: ['Natural Sciences', 'Physical Sciences', 'Technology', 'Geography'], offers: ['hands-on-science'] },
  museum: { subjects: ['History', 'Social Sciences'], offers: ['local-history'] },
  heritage: { subjects: ['History', 'Social Sciences'], offers: ['memory', 'local-history'] },
  show: { subjects: ['Creative Arts', 'Languages'], offers: ['theatre'] },
  match: NOTHING,
  pool: NOTHING,
  worship: { subjects: ['Life Orientation', 'Social Sciences', 'Religion Studies'], offers: ['faith'] },
  market: { subjects: [EMS], offers: ['trade', 'business'] },
  eating: NOTHING,
  'town-walk': { subjects: ['History', 'Social Sciences', 'Geography'], offers: ['local-history', 'city-life'] },
  train: { subjects: ['Technology', 'Geography'], offers: ['trains'] },
  reserve: { subjects: ['Life Sciences', 'Natural Sciences', 'Geography'], offers: ['wildlife', 'plants'] },
  beach: { subjects: ['Geography', 'Life Sciences', 'Natural Sciences'], offers: ['tides', 'sea-life'] },
  water: { subjects: ['Geography', 'Natural Sciences', 'Life Sciences'], offers: ['rivers'] },
  mountain: { subjects: ['Geography', 'Natural Sciences', 'Life Sciences'], offers: ['mountains', 'rocks'] },
  camp: { subjects: ['Life Orientation', 'Life Skills'], offers: ['teamwork'] },
  'on-water': { subjects: ['Life Orientation', 'Life Skills'], offers: ['teamwork'] },
  'on-ropes': { subjects: ['Life Orientation', 'Life Skills'], offers: ['teamwork'] },
  'wild-animals': { subjects: ['Life Sciences', 'Natural Sciences'], offers: ['wildlife'] },
  'tame-animals': { subjects: ['Life Sciences', 'Natural Sciences', 'Life Skills'], offers: ['farm-animals'] },
  'on-farm': { subjects: ['Agricultural Sciences', EMS, 'Natural Sciences'], offers: ['working-farm', 'farming'] },
  'own-match': NOTHING,
  'own-event': NOTHING,
  'own-performance': NOTHING,
  'own-activity': NOTHING,
}
