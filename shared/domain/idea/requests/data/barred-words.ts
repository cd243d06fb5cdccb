import type { BarredCode } from '../../../catalogue/barred.ts'
import type { Phrases } from '../../phrase-finder.ts'

export interface BarredWords extends Phrases {
  barred: BarredCode
  /** Something to do, or how the trip is to be. */
  kind: 'activity' | 'condition'
}

/** What people write for what no school trip may have. How phrases are written: phrase-finder.ts. */
// biome-ignore format: one row is one line
export const BARRED_WORDS: readonly BarredWords[] = [
  { barred: 'alcohol', kind: 'activity', en: ['wine tasting', 'taste wine', 'tasting wine', 'beer tasting', 'taste beer', 'brandy tasting', 'gin tasting', 'whisky tasting', 'to drink wine', 'to drink beer', 'to drink alcohol', 'shebeen', 'tavern', 'night club', 'pub crawl', 'booze cruise', 'beer fest'], af: ['wynproe', 'wyn proe', 'bierproe', 'brandewynproe', 'nagklub', 'sjebeen', 'taverne'], source: 'usage' },
  { barred: 'gambling', kind: 'activity', en: ['casino', 'to gamble', 'slot machine', 'betting shop', 'poker night', 'sports betting'], af: ['kasino', 'casino', 'dobbel', 'dobbelary'], source: 'usage' },
  { barred: 'smoking', kind: 'activity', en: ['hubbly', 'hubbly bubbly', 'hookah', 'hookah lounge', 'vape lounge', 'to vape', 'smoke break', 'cigar tasting'], af: ['hubbly', 'rookpouse'], source: 'usage' },
  { barred: 'open-vehicle', kind: 'condition', en: ['back of a bakkie', 'back of the bakkie', 'back of my bakkie', 'back of our bakkie', 'back of bakkie', 'back of a truck', 'back of the truck', 'back of a lorry', 'back of the lorry', 'open truck', 'open bakkie', 'open lorry'], af: ['agterop die bakkie', "agterop 'n bakkie", 'agter op die bakkie', "agter op 'n bakkie", 'agterop die lorrie', 'oop bakkie', 'oop lorrie'], source: 'usage' },
  { barred: 'overloading', kind: 'condition', en: ['on laps', 'on each others laps', "on each other's laps", 'on their laps', '3 on a seat', '3 to a seat', '3 per seat', 'to overload', 'stand in the bus', 'standing in the bus', 'stand in the aisle', 'sit in the aisle'], af: ['op mekaar se skoot', 'op die skoot', '3 op een sitplek', 'staan in die bus', 'oorlaai'], source: 'usage' },
  { barred: 'no-adults', kind: 'condition', en: ['without teacher', 'without a teacher', 'without any teacher', 'without adult', 'without an adult', 'without any adult', 'without supervision', 'unsupervised'], af: ['sonder onderwyser', "sonder 'n onderwyser", 'sonder volwassene', 'sonder toesig'], source: 'usage' },
  { barred: 'no-consent', kind: 'condition', en: ['without consent', 'without consent form', 'without parental consent', "without parents' consent", 'without the parents knowing'], af: ['sonder toestemming', 'sonder toestemmingsvorm', 'sonder dat die ouers weet'], source: 'usage' },
  { barred: 'hazing', kind: 'activity', en: ['hazing', 'to haze', 'initiation night', 'to initiate the', 'initiation of the new', 'initiation of new', 'initiation games'], af: ['ontgroening', 'ontgroen'], source: 'usage' },
  { barred: 'big-cats', kind: 'activity', en: ['cub petting', 'pet lion cub', 'pet the lion', 'pet the cub', 'pet a lion', 'to cuddle lion cub', 'cuddle the cub', 'hold lion cub', 'hold the cub', 'stroke the cheetah', 'stroke a cheetah', 'pet the cheetah', 'pet a cheetah', 'cheetah petting', 'play with lion cub', 'play with the cub', 'walk with lion', 'walk with the lion', 'walking with lion', 'walking with the lion', 'lion walk', 'walk with cheetah', 'ride an elephant', 'ride elephant', 'ride the elephant', 'elephant ride', 'elephant back ride', 'ride an ostrich', 'ride ostrich', 'ride the ostrich', 'ostrich ride'], af: ['leeuwelpie vashou', 'leeuwelpies streel', 'leeuwelpies vashou', 'met leeus stap', 'met die leeus stap', 'op olifante ry', "op 'n olifant ry", 'volstruis ry', 'op volstruise ry', "op 'n volstruis ry"], source: 'usage' },
  { barred: 'unsafe-swimming', kind: 'activity', en: ['night swim', 'night swimming', 'swim at night', 'swimming at night', 'swim in the dark', 'swim after dark', 'midnight swim', 'cliff jump', 'cliff jumping', 'cliff diving', 'jump off the bridge', 'jump off the cliff', 'jump from the cliff', 'jump off the rock', 'swim without a lifeguard', 'swim without lifeguard', 'swim with crocodile', 'swim with the crocodile'], af: ['in die nag swem', 'snags swem', 'middernagswem', 'in die donker swem', 'van die krans spring', 'van die brug spring', 'sonder lewensredder swem'], source: 'usage' },
  { barred: 'jumps', kind: 'activity', en: ['bungee', 'bungee jump', 'bungee jumping', 'bungy', 'bungy jump', 'bungy jumping', 'skydive', 'sky diving', 'skydiving', 'parachute jump', 'tandem jump', 'base jump', 'hang gliding', 'paragliding'], af: ['rekspring', 'valskermspring', 'vryval', 'bungee'], source: 'usage' },
]
