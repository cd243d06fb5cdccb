import type { CodeRow } from './kinds.ts'

/** Something that a stay offers to do. */
export interface StayActivity extends CodeRow {
  /** `in`: in or on the water; `beside`: within reach of open water. */
  water?: 'in' | 'beside'
  /** Not possible in a wheelchair. */
  onFoot?: true
  /** What a camp or an adventure trip hopes for. */
  adventure?: true
  /** `only`: offered only after supper; `too`: also by day. */
  evening?: 'only' | 'too'
  /** A meal: the programme has its own step for it. */
  meal?: true
}

// biome-ignore format: one row is one line
export const STAY_ACTIVITIES = [
  { code: 'pool', name: 'pool', water: 'in' },
  { code: 'hot-pools', name: 'hot pools', water: 'in' },
  { code: 'swimming', name: 'swimming', water: 'in' },
  { code: 'canoeing', name: 'canoeing', water: 'in', adventure: true },
  { code: 'rafting', name: 'rafting', water: 'in', adventure: true },
  { code: 'surfing', name: 'surfing', water: 'in' },
  { code: 'snorkelling', name: 'snorkelling', water: 'in' },
  { code: 'boat-trip', name: 'boat trip', water: 'in' },
  { code: 'sailing', name: 'sailing', water: 'in' },
  { code: 'fishing', name: 'fishing', water: 'beside' },
  { code: 'beach', name: 'beach', water: 'beside' },
  { code: 'waterside', name: 'dam or river', water: 'beside' },
  { code: 'shore-study', name: 'shore study', water: 'beside' },
  { code: 'river-study', name: 'river study', water: 'beside' },
  { code: 'river-walk', name: 'river walk', water: 'beside' },
  { code: 'kloofing', name: 'kloof hiking', water: 'beside', onFoot: true, adventure: true },
  { code: 'hiking', name: 'hiking', onFoot: true, adventure: true },
  { code: 'climbing', name: 'climbing', onFoot: true, adventure: true },
  { code: 'abseiling', name: 'abseiling', onFoot: true, adventure: true },
  { code: 'ropes-course', name: 'rope course', onFoot: true, adventure: true },
  { code: 'zip-line', name: 'zip line', onFoot: true, adventure: true },
  { code: 'cycling', name: 'cycling', onFoot: true },
  { code: 'obstacle-course', name: 'obstacle course', adventure: true },
  { code: 'team-tasks', name: 'team tasks', adventure: true },
  { code: 'leadership', name: 'leadership programme', adventure: true },
  { code: 'reflection', name: 'time alone', adventure: true },
  { code: 'pioneering', name: 'pioneering', adventure: true },
  { code: 'orienteering', name: 'orienteering', adventure: true },
  { code: 'archery', name: 'archery', adventure: true },
  { code: 'sports-fields', name: 'sports fields', adventure: true },
  { code: 'gym', name: 'gym' },
  { code: 'games', name: 'games' },
  { code: 'nature-walk', name: 'nature walk' },
  { code: 'field-study', name: 'field study' },
  { code: 'game-drive', name: 'game drive' },
  { code: 'birding', name: 'birding' },
  { code: 'whale-watching', name: 'whale watching' },
  { code: 'animals', name: 'animal yard' },
  { code: 'horse-riding', name: 'horse riding' },
  { code: 'dune-boarding', name: 'dune boarding' },
  { code: 'museum', name: 'museum' },
  { code: 'rock-art', name: 'rock art' },
  { code: 'guided-tour', name: 'guided tour' },
  { code: 'village-visit', name: 'village visit' },
  { code: 'community-service', name: 'community service' },
  { code: 'drumming', name: 'drumming' },
  { code: 'camping', name: 'camping in tents' },
  { code: 'terrace', name: 'roof terrace' },
  { code: 'hall', name: 'hall', evening: 'too' },
  { code: 'games-room', name: 'games room', evening: 'too' },
  { code: 'campfire', name: 'campfire', evening: 'only' },
  { code: 'stargazing', name: 'stargazing', evening: 'only' },
  { code: 'night-walk', name: 'night walk', evening: 'only' },
  { code: 'night-hike', name: 'night hike', onFoot: true, adventure: true, evening: 'only' },
  { code: 'night-drive', name: 'night drive', evening: 'only' },
  { code: 'turtle-tour', name: 'turtle tour', water: 'beside', evening: 'only' },
  { code: 'cultural-evening', name: 'cultural evening', evening: 'only' },
  { code: 'evening-programme', name: 'evening programme', evening: 'only' },
  { code: 'braai', name: 'braai', meal: true, evening: 'only' },
] as const satisfies readonly StayActivity[]
export type StayActivityCode = (typeof STAY_ACTIVITIES)[number]['code']

const BY_CODE: ReadonlyMap<StayActivityCode, StayActivity> = new Map(STAY_ACTIVITIES.map((row) => [row.code, row]))
export const stayActivityOf = (code: StayActivityCode): StayActivity => BY_CODE.get(code)!
