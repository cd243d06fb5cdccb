import type { Need } from '../../needs.ts'
import type { Phrases } from '../phrase-finder.ts'
import { TRANSPORT_WORDS } from './transport-words.ts'

export interface NeedWords extends Phrases {
  /** What the group needs; null for words that only look like a need. */
  need: Need | null
}

/** The words for a need; each row has one need in both languages. How phrases are written: phrase-finder.ts. */
export const NEED_WORDS: readonly NeedWords[] = [
  { need: 'wheelchair', en: ['wheel chair'], af: ['rolstoel', 'rolstoelgebruiker'], source: 'usage' },
  {
    need: 'wheelchair',
    en: ['mobility impaired', 'ramp for', 'ramp needed', 'step free access'],
    af: [],
    source: 'usage',
  },

  { need: 'halaal', en: ['halaal', 'halal'], af: ['halaalkos'], source: 'usage' },
  { need: 'halaal', en: ['hallal', 'hallaal'], source: 'spelling' },
  { need: 'kosher', en: ['kosher'], af: ['kosjer'], source: 'usage' },

  { need: 'vegetarian', en: ['vegetarian', 'veg', 'veggie'], af: ['vegetaries', 'vegetarier'], source: 'usage' },
  {
    need: 'vegetarian',
    en: ['no meat', '{cannot} eat meat', 'eats no meat', 'eat no meat', 'meat free'],
    af: ['eet nie vleis'],
    source: 'usage',
  },
  {
    need: 'vegan',
    en: ['vegan', 'plant based'],
    af: ['vegan', 'veganis', 'veganiste', 'veganisties'],
    source: 'usage',
  },

  { need: 'allergies', en: ['allergy', 'allergic'], af: ['-allergie', 'allergies', 'allergiee'], source: 'usage' },
  { need: 'allergies', en: ['anaphylaxis', 'anaphylactic', 'epi pen'], source: 'usage' },
  { need: 'allergies', en: ['nut free', 'peanut free', 'gluten free'], af: ['neutvry', 'glutenvry'], source: 'usage' },
  {
    need: 'allergies',
    en: ['coeliac', 'celiac', 'lactose intolerant', 'lactose intolerance', 'lactose'],
    source: 'usage',
  },

  {
    need: 'allergies',
    en: ['{cannot} … nuts', '{cannot} … peanuts', 'no nuts'],
    af: ['geen neute'],
    source: 'usage',
  },
  { need: 'allergies', en: ['gluten intolerant', 'gluten intolerance', 'dairy free', 'egg free'], source: 'usage' },
  { need: 'allergies', en: ['reacts badly to', '{cannot} eat gluten', '{cannot} have gluten'], source: 'usage' },
  { need: 'allergies', en: ['reacts to nuts', 'allergie'], source: 'usage' },

  {
    need: 'no-swimming',
    en: ['nobody swims', 'nobody swim', '{nobody} … in the {water}', '{nobody} … enter the {water}'],
    af: ['niemand swem', '{nobody} … in die {water}'],
    source: 'usage',
  },
  {
    need: 'no-swimming',
    en: ['{cannot} swim', '{may not} swim', '{nobody} … can swim', 'without swimming'],
    af: ['{cannot} swem', '{nobody} … kan swem', 'nie swem nie'],
    source: 'usage',
  },
  {
    need: 'no-swimming',
    en: [
      'no swimming',
      'no * swimming',
      'swimming is prohibited',
      'swimming prohibited',
      'no swimmer',
      'non swimmer',
      'weak swimmer',
      'not * swimmer',
      'not swimmer',
    ],
    af: ['geen swem', 'swak swemmer'],
    source: 'usage',
  },
  {
    need: 'no-swimming',
    en: ['swimming is not allowed', 'swimming not allowed', 'swimming is forbidden', 'swimming forbidden'],
    af: ['swem is verbode', 'swem nie toegelaat'],
    source: 'usage',
  },
  {
    need: 'no-swimming',
    en: [
      'swimming is not permitted',
      'swimming not permitted',
      'swimming: no',
      'swimming: none',
      'swimming: not',
      'nobody may swim',
      'no one may swim',
      'no bathing',
      'no sea bathing',
      'stay out of the {water}',
      'keep out of the {water}',
      'not allowed in the {water}',
      'not want them to swim',
      "don't want them to swim",
      'not in the {water}',
    ],
    af: ['niemand mag swem nie', 'bly uit die {water}', 'swem: nee'],
    source: 'usage',
  },
  {
    need: 'no-swimming',
    en: ['no water activity', 'no water sport', 'no water play', 'afraid of water', 'afraid of the water'],
    af: ['geen wateraktiwiteit', 'bang vir water'],
    source: 'usage',
  },
  {
    need: 'no-swimming',
    en: ['{may not} enter the {water}', '{may not} go into the {water}', '{may not} go in the {water}'],
    af: ['{may not} in die {water}'],
    source: 'usage',
  },

  ...TRANSPORT_WORDS,

  {
    need: 'no-overnight',
    en: [
      'sleeps in their own bed',
      'sleep in their own bed',
      'sleeps at home',
      'nobody sleeps',
      'overnight is too much',
    ],
    af: ['slaap in hul eie bed', 'slaap tuis'],
    source: 'usage',
  },
  {
    need: 'no-overnight',
    en: ['nothing overnight', 'no {stay over}', '{may not} {stay over}', '{nobody} {stay over}'],
    af: ['geen {stay over}', '{may not} {stay over}', '{nobody} {stay over}', 'nie slaap nie'],
    source: 'usage',
  },
  {
    need: 'no-overnight',
    en: [
      'without {stay over}',
      'no night away',
      'not allow a night away',
      "won't allow a night away",
      'no accommodation',
      'overnight is not',
      'overnight not allowed',
    ],
    af: ['sonder {stay over}', 'geen verblyf'],
    source: 'usage',
  },
]
