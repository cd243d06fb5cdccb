import type { StayOffer } from '#shared/domain/catalogue/facts'
import type { StayActivityCode } from '#shared/domain/catalogue/stay-activities'
import type { Language } from '../../../language.ts'

// biome-ignore format: many short rows
const AF: Record<StayActivityCode, string> = {
  pool: 'swembad', 'hot-pools': 'warmwaterpoele', swimming: 'swem', canoeing: 'kanovaart', rafting: 'vlotvaart',
  surfing: 'branderplankry', snorkelling: 'snorkel', 'boat-trip': 'bootrit', sailing: 'seil', fishing: 'visvang',
  beach: 'strand', waterside: 'dam of rivier', 'shore-study': 'strandstudie', 'river-study': 'rivierstudie',
  'river-walk': 'stap langs die rivier', kloofing: 'klooftog', hiking: 'voetslaan', climbing: 'rotsklim',
  abseiling: 'abseil', 'ropes-course': 'toubaan', 'zip-line': 'foefieslaaid', cycling: 'fietsry',
  'obstacle-course': 'hindernisbaan', 'team-tasks': 'spantake', leadership: 'leierskapsprogram', reflection: 'tyd alleen',
  pioneering: 'pionierswerk', orienteering: 'oriëntering', archery: 'boogskiet', 'sports-fields': 'sportvelde',
  gym: 'gimnasium', games: 'speletjies', 'nature-walk': 'natuurstap', 'field-study': 'veldstudie', 'game-drive': 'wildrit',
  birding: 'voëlkyk', 'whale-watching': 'walviskyk', animals: 'diereplaas', 'horse-riding': 'perdry',
  'dune-boarding': 'duineplankry', museum: 'museum', 'rock-art': 'rotskuns', 'guided-tour': 'begeleide toer',
  'village-visit': 'besoek aan die dorpie', 'community-service': 'gemeenskapsdiens', drumming: 'tromspel',
  camping: 'kampeer in tente', terrace: 'dakterras', hall: 'saal', 'games-room': 'speletjieskamer', campfire: 'kampvuur',
  stargazing: 'sterre kyk', 'night-walk': 'nagstap', 'night-hike': 'nagstaptog', 'night-drive': 'nagrit',
  'turtle-tour': 'skilpadtoer', 'cultural-evening': 'kultuuraand', 'evening-programme': 'aandprogram', braai: 'braai',
}

/** What a stay offers: in English by the stay's own words. */
export const offerNamesIn = (language: Language, offers: readonly StayOffer[]): string[] =>
  language === 'en' ? offers.map(({ name }) => name) : [...new Set(offers.map(({ code }) => AF[code]))]
