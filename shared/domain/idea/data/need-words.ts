import type { Need } from '../../needs.ts'
import type { Phrases } from '../phrase-finder.ts'

export interface NeedWords extends Phrases {
  /** What the group needs; null for words that only look like a need. */
  need: Need | null
}

/** The words for a need; each row has one need in both languages. How phrases are written: phrase-finder.ts. */
export const NEED_WORDS: readonly NeedWords[] = [
  { need: 'wheelchair', en: ['wheel chair'], af: ['rolstoel', 'rolstoelgebruiker'], source: 'usage' },
  { need: 'wheelchair', en: ['mobility impaired'], af: [], source: 'usage' },

  { need: 'halaal', en: ['halaal', 'halal'], af: ['halaalkos'], source: 'usage' },
  { need: 'halaal', en: ['hallal', 'hallaal'], source: 'spelling' },
  { need: 'kosher', en: ['kosher'], af: ['kosjer'], source: 'usage' },

  { need: 'vegetarian', en: ['vegetarian', 'veg', 'veggie'], af: ['vegetaries', 'vegetarier'], source: 'usage' },
  { need: 'vegetarian', en: ['no meat', '{cannot} eat meat'], af: ['eet nie vleis'], source: 'usage' },
  { need: 'vegan', en: ['vegan'], af: ['vegan', 'veganis', 'veganiste', 'veganisties'], source: 'usage' },

  { need: 'allergies', en: ['allergy', 'allergic'], af: ['-allergie', 'allergies', 'allergiee'], source: 'usage' },
  { need: 'allergies', en: ['anaphylaxis', 'anaphylactic', 'epi pen'], source: 'usage' },
  { need: 'allergies', en: ['nut free', 'peanut free', 'gluten free'], af: ['neutvry', 'glutenvry'], source: 'usage' },
  { need: 'allergies', en: ['coeliac', 'celiac', 'lactose intolerant', 'lactose intolerance'], source: 'usage' },

  {
    need: 'allergies',
    en: ['{cannot} … nuts', '{cannot} … peanuts', 'no nuts', 'bee sting'],
    af: ['geen neute'],
    source: 'usage',
  },
  { need: 'allergies', en: ['reacts to bees', 'reacts to nuts', 'allergie'], source: 'usage' },

  {
    need: 'no-swimming',
    en: ['nobody swims', 'nobody swim', '{nobody} … in the {water}', '{nobody} … enter the {water}'],
    af: ['niemand swem', '{nobody} … in die {water}'],
    source: 'usage',
  },
  {
    need: 'no-swimming',
    en: ['{cannot} swim', '{nobody} … can swim', 'without swimming'],
    af: ['{cannot} swem', '{nobody} … kan swem', 'nie swem nie'],
    source: 'usage',
  },
  {
    need: 'no-swimming',
    en: ['no swimming', 'no swimmer', 'non swimmer', 'weak swimmer', 'not * swimmer', 'not swimmer'],
    af: ['geen swem', 'swak swemmer'],
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

  {
    need: 'own-transport',
    en: ['own {school vehicle}', 'own * {school vehicle}', 'transport: own'],
    af: ['eie {school vehicle}', 'eie * {school vehicle}', 'vervoer: eie'],
    source: 'usage',
  },
  { need: null, en: ['{have no} … own {school vehicle}'], af: ['{have no} … eie {school vehicle}'], source: 'usage' },
  {
    need: 'own-transport',
    en: ['the school bus', 'our school bus', 'we have a {school vehicle}', 'school has a {school vehicle}'],
    af: ['skoolbus', "ons het 'n bus"],
    source: 'usage',
  },
  {
    need: 'own-transport',
    en: [
      'transport sorted',
      'transport is sorted',
      'transport arranged',
      'transport is arranged',
      'parents will drive',
    ],
    af: ['vervoer is gereel', 'ouers ry'],
    source: 'usage',
  },
  {
    need: 'own-transport',
    en: ['no transport needed', '{cannot} need transport', '{cannot} need a bus', 'transport not needed', 'self-drive'],
    af: ['geen vervoer nodig', 'vervoer nie nodig'],
    source: 'usage',
  },

  {
    need: 'own-transport',
    en: [
      '{school vehicle} is {arranged}',
      '{school vehicle} are {arranged}',
      '{school vehicle} {arranged}',
      '{school vehicle} {arranged} already',
      '{school vehicle} have been {arranged}',
      '{school vehicle} … are hired already',
      'school has {school vehicle}',
      'my {school vehicle}',
      '{school vehicle} ours',
      'need no {school vehicle}',
    ],
    af: ['{school vehicle} is {arranged}', 'my {school vehicle}'],
    source: 'usage',
  },
  {
    need: 'own-transport',
    en: ['we drive ourselves', 'drive ourselves', 'we drive in', 'everyone drives', 'moms drive', 'parents drive'],
    af: ['ons ry self', 'almal ry self'],
    source: 'usage',
  },

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
    en: ['without {stay over}', 'no night away', 'no accommodation', 'overnight is not', 'overnight not allowed'],
    af: ['sonder {stay over}', 'geen verblyf'],
    source: 'usage',
  },
  {
    need: 'no-overnight',
    en: ['back the same {part of the day}', 'home the same {part of the day}', 'returning the same {part of the day}'],
    af: ['dieselfde dag terug', 'dieselfde dag huis toe'],
    source: 'usage',
  },
  {
    need: 'no-overnight',
    en: ['home before dark', 'back before dark', 'home by supper', 'back by supper'],
    af: ['voor donker terug', 'voor donker tuis'],
    source: 'usage',
  },
]
