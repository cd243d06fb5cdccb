/** Words that say where a thing is done, read without the tables of the parser. */
const SAYS = {
  road: /(?<!\p{L})(?:bus|buses|drive|driving|road|on the way|op pad|langs die pad)(?!\p{L})/iu,
  meal: /(?<!\p{L})(?:lunch|breakfast|supper|dinner|brunch|picnics?|piekniek\p{L}*|(?:spit)?braai|ice[ -]?creams?|milkshakes?|fish (?:&|and|n) chips|chips|pizzas?|burgers?|bunny|gatsby|kotas?|vet ?koek|cream tea|a?magwinya|koeksisters?|pancakes?|chocolate|tea|scones|hot dogs?|potjie|eats?|eet|meal|restaurants?|\p{L}*brood\p{L}*|sandwich(?:es)?|cakes?|food|sweets|popcorn|caf[eé]s?|coffee|spur|wimpy|kfc|mcdonald'?s|steers|nando'?s|pizzerias?|padstal\p{L}*|farm stalls?|shisa|middagete|ontbyt|aandete|roomys|pannekoe\p{L}*|kafee|koffie\p{L}*|teetuin)(?!\p{L})/iu,
  evening:
    /(?<!\p{L})(?:camp ?fires?|skits?|bonfire|fireside|awards?|prize|talent|star ?gazing|stars|night|evening|movie|film|disco|devotions?|worship|vespers|compline|ghost|farewell|gala|supper|dinner|lights|kampvuur|vuurmaak|sterre ?kyk|nag\p{L}*|\p{L}*aand\p{L}*|oordenking|saans|prysuitdeling)(?!\p{L})/iu,
} as const
export const saysVenue = (venue: keyof typeof SAYS, words: string): boolean => SAYS[venue].test(words)

/** Words of what needs water to go into, open ground, or a room of the group's own. */
const NEEDS = {
  water:
    /(?<!\p{L})(?:swim\p{L}*|surf\p{L}*|snorkel\p{L}*|(?:feet|toes|splash|paddle|games) in the (?:sea|water)|water games|swem|branderry|(?:voete )?in die (?:see|water))(?!\p{L})/iu,
  field:
    /(?<!\p{L})(?:run|running|ball games|play(?: (?:ball|games|soccer|cricket|rugby|outside))?|kick a ball|touch rugby|let off steam|hardloop|rondhardloop|(?:buite |bal |speletjies )?speel)(?!\p{L})/iu,
  dark: /(?<!\p{L})(?:night sky|sky session|star ?gazing|(?:look at|see) the stars|sterre ?kyk|naghemel)(?!\p{L})/iu,
  room: /(?<!\p{L})(?:rehears\p{L}*|practise|(?:choir|team) practice|training(?: session)?|warm up|oefen\p{L}*|repeteer|repetisie|koorgoefening)(?!\p{L})/iu,
} as const
export type NeededSetting = keyof typeof NEEDS
export const neededSetting = (words: string): NeededSetting | null =>
  (Object.keys(NEEDS) as NeededSetting[]).find((need) => NEEDS[need].test(words)) ?? null
