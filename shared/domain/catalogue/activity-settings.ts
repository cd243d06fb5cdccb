import type { Place, Stay } from './facts.ts'
import type { PlaceKind } from './kinds.ts'
import type { OfferCode } from './offers.ts'
import type { StayActivityCode } from './stay-activities.ts'

/** What an activity needs of the place where it is done, beside which it is a danger or a joke. */
interface ActivitySetting {
  code: string
  /** Words that ask for it; whole words, small letters, no marks. */
  words: { en: readonly string[]; af: readonly string[] }
  /** A place that has one of these offers it; other places do not. */
  kinds: readonly PlaceKind[]
  offers: readonly OfferCode[]
  /** What a stay must have, any one of them; `any`: it is done at every stay. */
  atStay: 'any' | readonly StayActivityCode[]
}
// biome-ignore format: one row is one line
const ACTIVITY_SETTINGS: readonly ActivitySetting[] = [
  { code: 'in-water', words: { en: ['swim', 'swimming', 'surf', 'surfing', 'surfing lesson', 'snorkel', 'snorkelling', 'feet in the water', 'feet in the sea', 'toes in the sea', 'paddle in the sea', 'splash in the sea', 'kayak', 'kayaking', 'canoe', 'canoeing', 'water games'], af: ['swem', 'branderry', 'voete in die see', 'voete in die water', 'in die see speel', 'kajak', 'kano'] }, kinds: ['beach', 'theme-park', 'lake-or-dam', 'adventure-operator'], offers: ['swimming', 'surfing', 'snorkelling', 'canoeing-or-rafting', 'tidal-pools', 'water-safety', 'hot-springs'], atStay: ['pool', 'swimming', 'hot-pools', 'beach', 'surfing', 'canoeing', 'snorkelling'] },
  { code: 'field', words: { en: ['run', 'run around', 'running', 'run and play', 'kick a ball', 'ball games', 'play ball', 'play games', 'play soccer', 'play cricket', 'play rugby', 'touch rugby', 'let off steam', 'play on the grass', 'play outside', 'play'], af: ['hardloop', 'rondhardloop', 'bal speel', 'buite speel', 'speletjies speel', 'speel'] }, kinds: ['park', 'beach', 'botanical-garden', 'farm', 'theme-park', 'adventure-operator', 'sport-ground', 'campus', 'lake-or-dam'], offers: ['sport'], atStay: 'any' },
  { code: 'dark', words: { en: ['night sky', 'sky session', 'stargazing', 'star gazing', 'look at the stars', 'see the stars'], af: ['sterrekyk', 'sterre kyk', 'naghemel'] }, kinds: ['observatory', 'planetarium'], offers: ['night-sky'], atStay: 'any' },
  { code: 'own-room', words: { en: ['rehearse', 'rehearsal', 'rehearsals', 'practise', 'choir practice', 'team practice', 'training', 'training session', 'warm up'], af: ['oefen', 'repeteer', 'repetisie', 'koorgoefening', 'oefening'] }, kinds: [], offers: [], atStay: 'any' },
]

/** The setting that the words of an activity need; null if it is done anywhere. `words`: small letters, no marks. */
export const settingOf = (words: string): ActivitySetting | null =>
  ACTIVITY_SETTINGS.find(({ words: { en, af } }) =>
    [...en, ...af].some((phrase) => ` ${words} `.includes(` ${phrase} `)),
  ) ?? null

type Host = Pick<Place, 'kind' | 'offers' | 'hazards'>
/** Nobody goes into water, or runs about, where these are. */
const UNSAFE: ReadonlySet<Place['hazards'][number]> = new Set([
  'wild-animals',
  'heights',
  'unsafe-water',
  'strong-current',
])

/** Whether it can be done at such a place: it offers it, and there is no danger in it. */
export const isSettingOf = ({ kinds, offers }: ActivitySetting, place: Host): boolean =>
  !place.hazards.some((hazard) => UNSAFE.has(hazard)) &&
  (kinds.includes(place.kind) || place.offers.some((offer) => offers.includes(offer)))
/** Whether it can be done at a stay. */
export const isSettingOfStay = ({ atStay }: ActivitySetting, { on_site }: Pick<Stay, 'on_site'>): boolean =>
  atStay === 'any' || on_site.some(({ code }) => atStay.includes(code))
