/** Where a thing is done that is no stop of its own. */
export const VENUES = ['sight', 'evening', 'meal', 'road'] as const
export type VenueCode = (typeof VENUES)[number]

/**
 * What a group does without a place of its own, and where: the first row of which the words of a wish have one counts.
 * What is in no row is done at the sight that is named with it. Small letters without marks; `unless` are words of
 * making and learning, with which it is what a host shows.
 */
export interface VenueWords {
  at: Exclude<VenueCode, 'sight'>
  words: { en: readonly string[]; af: readonly string[] }
  unless: readonly string[]
}
// biome-ignore format: one row is one line
export const VENUE_WORDS: readonly VenueWords[] = [
  { at: 'road', words: { en: ['on the bus', 'in the bus', 'on a bus', 'on the drive', 'during the drive', 'on the road', 'on the way there', 'on the way home', 'on the way back', 'while we drive', 'road trip songs'], af: ['op die bus', 'in die bus', 'op pad', 'langs die pad'] }, unless: ['stop', 'stops', 'visit', 'see'] },
  { at: 'evening', words: { en: ['campfire', 'camp fire', 'bonfire', 'night fire', 'fireside', 'awards evening', 'awards night', 'awards dinner', 'awards ceremony', 'prize giving', 'talent show', 'talent evening', 'talent night', 'stargazing', 'star gazing', 'night sky', 'night walk', 'night hike', 'night drive', 'movie night', 'film night', 'quiz night', 'games night', 'concert night', 'disco', 'devotion', 'devotions', 'evening worship', 'vespers', 'compline', 'skits', 'ghost stories', 'farewell dinner', 'gala dinner', 'evening', 'after supper', 'after dinner', 'lights out', 'at night'], af: ['kampvuur', 'vuurmaak', 'sterrekyk', 'sterre kyk', 'nagstap', 'nagrit', 'aandgodsdiens', 'oordenking', 'toekenningsaand', 'prysuitdeling', 'talentaand', 'aand', 'saans'] }, unless: [] },
  { at: 'meal', words: { en: ['lunch', 'breakfast', 'supper', 'brunch', 'picnic', 'picnics', 'braai', 'ice cream', 'ice creams', 'icecream', 'milkshake', 'milkshakes', 'fish and chips', 'fish & chips', 'slap chips', 'pizza', 'burger', 'burgers', 'bunny chow', 'gatsby', 'kota', 'vetkoek', 'amagwinya', 'magwinya', 'koeksisters', 'pancakes', 'hot chocolate', 'cream tea', 'high tea', 'tea and scones', 'hot dogs', 'potjie', 'spitbraai', 'eat at', 'eat together', 'eat something', 'something to eat', 'something nice to eat', 'eat out', 'sit down meal'], af: ['middagete', 'ontbyt', 'aandete', 'piekniek', 'roomys', 'pannekoek', 'pannekoeke', 'worsbroodjies', 'saam eet', 'iets eet', 'iets lekkers eet'] }, unless: ['bake', 'baking', 'make', 'making', 'cook', 'cooking', 'learn', 'factory', 'show us', 'bak', 'maak'] },
]

export type MealOfDay = 'breakfast' | 'lunch' | 'dinner'
/** Words that say which meal is meant; without one of them it is lunch. Small letters without marks. */
export const MEAL_WORDS: readonly { meal: MealOfDay; words: readonly string[] }[] = [
  { meal: 'breakfast', words: ['breakfast', 'ontbyt'] },
  { meal: 'dinner', words: ['supper', 'dinner', 'braai', 'potjie', 'spitbraai', 'aandete'] },
]
