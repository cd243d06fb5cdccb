import type { BarredCode } from '../../catalogue/barred.ts'

/** What the words of a request must have for each thing that no school trip may have. */
const WORDS: Record<BarredCode, RegExp> = {
  alcohol: /wine|wyn|beer|bier|brand|gin|whisk|alcohol|drink|shebeen|sjebeen|tavern|club|klub|pub|booze|tasting|proe/iu,
  gambling: /casino|kasino|gambl|dobbel|slot|bet|poker/iu,
  smoking: /hubbly|hookah|vap|smok|rook|cigar/iu,
  'open-vehicle': /bakkie|truck|lorr/iu,
  overloading: /lap|skoot|seat|sit|stand|staan|aisle|overload|oorlaai/iu,
  'no-adults': /without|sonder|unsupervised/iu,
  'no-consent': /consent|toestemming|parents|ouers/iu,
  hazing: /haz|initiat|ontgroen/iu,
  'big-cats': /lion|leeu|cub|cheetah|elephant|olifant|ostrich|volstruis/iu,
  'unsafe-swimming': /swim|swem|jump|spring|div/iu,
  jumps: /bung|sky|parachut|tandem|base|glid|rekspring|valskerm|vryval/iu,
}
export const namesBarred = (words: string, code: BarredCode): boolean => WORDS[code].test(words)
