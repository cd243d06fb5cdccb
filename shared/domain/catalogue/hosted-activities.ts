import type { StopSortCode } from './stop-sorts.ts'

/** Words of an activity that nobody leads but who has the animals, the boats, the ropes or the field; singular, no marks. */
interface HostedActivity {
  sort: StopSortCode
  words: { en: readonly string[]; af: readonly string[] }
}
// biome-ignore format: one row is one line
const HOSTED_ACTIVITIES: readonly HostedActivity[] = [
  { sort: 'beach', words: { en: ['feet in the water', 'feet in the sea', 'toes in the sea', 'paddle in the sea', 'play in the sea', 'splash in the sea', 'touch the sea', 'play on the beach', 'walk on the beach'], af: ['voete in die see', 'voete in die water', 'in die see speel', 'op die strand speel', 'strandstap'] } },
  { sort: 'on-water', words: { en: ['swim', 'swimming', 'snorkel', 'snorkelling', 'snorkeling', 'kayak', 'kayaking', 'canoe', 'canoeing', 'raft', 'rafting', 'surf', 'surfing', 'paddle', 'paddling', 'tubing', 'scuba', 'diving', 'sailing', 'channel'], af: ['swem', 'kajak', 'kano', 'vlotvaart', 'branderplank', 'seil', 'roei'] } },
  { sort: 'on-ropes', words: { en: ['abseil', 'abseiling', 'climbing', 'zip line', 'zipline', 'high ropes', 'rope course', 'foefie slide'], af: ['abseil', 'klouter', 'rotsklim', 'foefieslide'] } },
  { sort: 'wild-animals', words: { en: ['rhino', 'hippo', 'elephant', 'lion', 'giraffe', 'turtle', 'game drive', 'safari', 'night drive'], af: ['renoster', 'seekoei', 'olifant', 'leeu', 'kameelperd', 'skilpad', 'wildrit'] } },
  { sort: 'tame-animals', words: { en: ['horse', 'pony', 'ostrich', 'horse riding', 'therapeutic riding', 'donkey', 'alpaca'], af: ['perd', 'perdry', 'ponie', 'volstruis', 'donkie'] } },
  { sort: 'on-farm', words: { en: ['picking', 'strawberry', 'milking', 'shearing', 'pick fruit', 'harvesting'], af: ['pluk', 'aarbei', 'melk', 'skeer'] } },
]

const ENDINGS = ['', 's', 'es', 'e', 'te', 'ies']
/** A word with the endings of plurals in both languages: "pony" is "ponies", "perd" is "perde". */
const formsOf = (word: string): string[] =>
  [word, ...(word.endsWith('y') ? [`${word.slice(0, -1)}ie`] : [])].flatMap((stem) =>
    ENDINGS.map((ending) => `${stem}${ending}`),
  )
const ROWS = HOSTED_ACTIVITIES.map(({ sort, words: { en, af } }) => ({ sort, forms: [...en, ...af].flatMap(formsOf) }))

/** The sort of an activity that needs a host who is used to it; null for what a group may do by itself. `words`: small letters, no marks. */
export const hostedSortOf = (words: string): StopSortCode | null =>
  ROWS.find(({ forms }) => forms.some((form) => ` ${words} `.includes(` ${form} `)))?.sort ?? null
