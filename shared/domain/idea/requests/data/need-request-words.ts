import type { Phrases } from '../../phrase-finder.ts'
import type { RequestNeed } from '../request.ts'

export interface NeedRequestWords extends Phrases {
  need: RequestNeed
  /** In a line of the plan: "3 learners: halaal food". */
  text: string
}

/** What single learners or adults need, and what people write for it. How phrases are written: phrase-finder.ts. */
// biome-ignore format: one row is one line
export const NEED_REQUEST_WORDS: readonly NeedRequestWords[] = [
  { need: 'wheelchair', text: 'wheelchair', en: ['wheel chair', 'wheel chair user'], af: ['rolstoel', 'rolstoelgebruiker'], source: 'usage' },
  { need: 'walking', text: 'walks with difficulty', en: ['crutches', 'crutch', 'cannot walk far', "can't walk far", "can't walk long", 'cannot walk long', 'walks slowly', 'walks with difficulty', 'walking frame', 'prosthetic leg', 'leg brace', 'broken leg', 'leg in plaster', 'broken foot', 'moon boot', 'bad knee', 'bad hip', 'cerebral palsy', 'mobility problem', 'limited mobility', 'mobility impaired', 'walks with a stick', 'walking stick', 'limps', 'knee operation', 'pregnant'], af: ['krukke', 'kan nie ver loop', 'loop moeilik', 'gebreekte been', 'been in gips', 'serebraal gestremd', 'swanger', 'kan nie ver stap'], source: 'usage' },
  { need: 'hearing', text: 'hears badly', en: ['deaf', 'hearing aid', 'hard of hearing', 'hearing impaired', 'hears badly', 'hearing loss', 'sign language', 'cannot hear', 'cochlear implant', 'hearing problem', 'does not hear well', "doesn't hear well"], af: ['doof', 'gehoorapparaat', 'hardhorend', 'hoor sleg', 'gebaretaal', 'hoor swak'], source: 'usage' },
  { need: 'sight', text: 'sees badly', en: ['blind', 'partially sighted', 'visually impaired', 'low vision', 'sees badly', 'poor eyesight', 'braille', 'cannot see well', 'guide dog'], af: ['blind', 'swak sig', 'swak oe', 'swaksiende', 'sien sleg', 'siggestremd'], source: 'usage' },
  { need: 'epilepsy', text: 'epilepsy', en: ['epilepsy', 'epileptic', 'absences', 'seizure', 'fits'], af: ['epilepsie', 'epilepties', 'epileptiese'], source: 'usage' },
  { need: 'asthma', text: 'asthma', en: ['asthma', 'asthmatic', 'inhaler'], af: ['asma', 'asmaties', 'asmapompie'], source: 'usage' },
  { need: 'diabetes', text: 'diabetes', en: ['diabetic', 'diabetes', 'insulin'], af: ['diabeet', 'diabetes', 'suikersiekte', 'diabete'], source: 'usage' },
  { need: 'allergy', text: 'allergy', en: ['allergic', 'allergy', 'anaphylaxis', 'anaphylactic', 'epi pen', 'nut free', 'gluten free', 'coeliac', 'celiac', 'lactose intolerant', 'lactose intolerance', 'dairy free', 'intolerance', 'gluten intolerant'], af: ['allergies', 'allergie', 'eet nie gluten', 'geen gluten', 'geen neute', '-allergie', 'neutvry', 'glutenvry', 'laktose intolerant'], source: 'usage' },
  { need: 'autism', text: 'autism', en: ['autistic', 'autism', 'on the spectrum', 'asd', 'adhd', 'down syndrome', 'sensory', 'noise sensitive', 'overwhelmed by noise', 'loud noise', 'cannot stand noise', "can't stand noise"], af: ['outisties', 'outisme', 'aandagafleibaar', 'outistiese'], source: 'usage' },
  { need: 'medication', text: 'medicine to be kept', en: ['medication', 'medicine', 'meds', 'fridge for', 'chronic medication', 'tablets at', 'arv', 'must be kept cold'], af: ['medikasie', 'medisyne', 'pille'], source: 'usage' },
  { need: 'halaal', text: 'halaal food', en: ['halaal', 'halal', 'hallal', 'hallaal', 'muslim'], af: ['halaalkos', 'moslem'], source: 'usage' },
  { need: 'kosher', text: 'kosher food', en: ['kosher'], af: ['kosjer'], source: 'usage' },
  { need: 'vegetarian', text: 'vegetarian food', en: ['vegetarian', 'veg', 'veggie', 'no meat', "don't eat meat", 'do not eat meat', 'eat no meat', "doesn't eat meat", 'eats no meat'], af: ['vegetaries', 'vegetarier', 'eet nie vleis', 'eet geen vleis'], source: 'usage' },
  { need: 'vegan', text: 'vegan food', en: ['vegan'], af: ['vegan', 'veganis', 'veganiste', 'veganisties'], source: 'usage' },
  { need: 'no_beef', text: 'no beef', en: ['no beef', 'eat beef', 'eats beef', 'beef free', 'hindu food', 'hindu diet'], af: ['geen beesvleis', 'eet nie bees', 'nie beesvleis'], source: 'usage' },
  { need: 'no_pork', text: 'no pork', en: ['no pork', 'eat pork', 'eats pork', 'pork free'], af: ['geen vark', 'geen varkvleis', 'eet nie vark', 'nie varkvleis'], source: 'usage' },
  { need: 'other_diet', text: 'a diet of its own', en: ['special diet', 'dietary requirement', 'dietary need', 'jain', 'no fish', 'no dairy', 'pescatarian', 'no eggs', 'no sugar', 'rastafarian', 'rasta', 'ital food', 'soft food', 'no onion'], af: ['spesiale dieet', 'dieet', 'geen vis', 'geen melk'], source: 'usage' },
  { need: 'no_swimming', text: 'cannot swim', en: ['{cannot} swim', '{nobody} … can swim', 'do not swim', "don't swim", 'unable to swim', 'can not swim', 'non swimmer', 'weak swimmer', 'not strong swimmer', 'afraid of water', 'afraid of the water', 'scared of water', 'no swimmer', 'never swum', 'poor swimmer', 'no swimming', 'not swim', 'not able to swim', 'few can swim', 'none can swim'], af: ['kan nie swem', 'swak swemmer', 'bang vir water', 'nie swem nie', 'geen swem', 'kan swem nie', 'nie swem'], source: 'usage' },
  { need: 'heights', text: 'afraid of heights', en: ['afraid of heights', 'fear of heights', 'scared of heights', 'vertigo', 'terrified of heights'], af: ['hoogtevrees', 'bang vir hoogtes'], source: 'usage' },
  { need: 'motion_sickness', text: 'carsick', en: ['carsick', 'car sick', 'motion sick', 'motion sickness', 'seasick', 'bus sick', 'travel sick', 'car sickness', 'sea sick', 'gets sick on the bus', 'sick on the bus'], af: ['karsiek', 'seesiek', 'bussiek', 'naar in die bus'], source: 'usage' },
  { need: 'prayer', text: 'time to pray', en: ['prayer time', 'salah', 'jumuah', "jumu'ah", 'friday prayer', 'pray at', 'time to pray', 'prayer room', 'need to pray', 'midday prayer', 'ramadan', 'ramadaan', 'fasting', 'time for prayer', 'must pray', 'prayers', 'a place to pray'], af: ['gebedstyd', 'bid'], source: 'usage' },
  { need: 'sabbath', text: 'keeps the Sabbath', en: ['sabbath', 'shabbat', 'seventh day adventist', 'adventist', 'friday sunset', 'friday sundown', 'sunset on friday', 'sundown on friday'], af: ['sabbat', 'sewendedag adventis', 'vrydag sonsondergang', 'vrydag sononder'], source: 'usage' },
  { need: 'language', text: 'another language', en: ['no english', 'little english', 'speak no english', 'does not speak english', "doesn't speak english", 'speaks only', 'speak only', 'interpreter', 'only understand', 'struggle with english'], af: ['praat net', 'verstaan nie engels', 'tolk'], source: 'usage' },
  { need: 'other', text: 'special care', en: ['claustrophobic', 'heart murmur', 'murmur', 'nappies', 'feeding tube', 'fasts', 'fast on', 'oxygen', 'pacemaker', 'albanism', 'catheter', 'stoma', 'cochlear', 'growth hormone', 'gets panicky', 'tourettes', 'selective mute', 'foster', 'brittle bones', 'hemophilia', 'migraine', 'faints', 'non verbal', 'non-verbal', 'nonverbal', 'cannot speak', 'service dog', 'private toilet', 'claustrophobia', 'heart condition', 'bed wetter', 'wet the bed', 'bed wetting', 'haemophilia', 'special needs', 'anxiety', 'panic attacks', 'afraid of dogs', 'scared of dogs', 'afraid of the dark', 'phobia', 'disability', 'disabled', 'scared of snakes', 'albinism', 'albino', 'sleepwalks', 'sleep walks', 'heart problem', 'nosebleeds', 'stutters', 'one arm', 'bladder', 'facilitator', 'dyslexic', 'dyslexia'], af: ['engtevrees', 'hartprobleem', 'spesiale behoeftes', 'gestremd', 'bednatmaker', 'bang vir honde', 'bang vir donker', 'slaapwandel'], source: 'usage' },
  { need: 'allergy', text: 'allergy', en: ['reacts to', 'react to', 'bee sting', 'no nuts', 'anything with nuts', 'no gluten', 'eat nuts', 'no shellfish', 'no seafood', 'gluten'], af: ['eet nie gluten', 'geen gluten', 'geen neute'], source: 'usage' },
  { need: 'medication', text: 'medicine to be kept', en: ['ritalin', 'concerta', 'pills'], source: 'usage' },
  { need: 'no_beef', text: 'no beef', en: ['hindu'], source: 'usage' },
  { need: 'sight', text: 'sees badly', en: ['short sighted', 'weak eyes', 'bad eyes'], source: 'usage' },
  { need: 'walking', text: 'walks with difficulty', en: ['prosthetic', 'prosthesis', 'caliper', 'walker'], source: 'usage' },
]
