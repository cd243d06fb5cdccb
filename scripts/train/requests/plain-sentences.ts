import { OFFERS } from '#shared/domain/catalogue/offers'
import { STOP_SORTS, type StopSort } from '#shared/domain/catalogue/stop-sorts'
import type { Gazetteer } from '#shared/domain/catalogue/facts'

// Plain short sentences, made by a grammar, so that no training turns them. Each request stands in brackets after the
// letter of its kind, as in sentences.txt.

const VERBS =
  'knit sew sculpt chisel carve mould sift harvest prune graft milk shear spin weave dye forge weld solder saw sand varnish print bind fold stitch sketch paint photograph film record drum recite perform mime rap dance row paddle snorkel surf fish climb cycle skate track observe classify dissect measure weigh sample plant dig rake compost bake knead stir taste brew roast churn cure smoke pickle skip throw polish hammer glaze thatch embroider whistle groom'.split(
    ' ',
  )
const TO_DO = [
  'We want to [a {} something].',
  'Let them [a {} a little].',
  'The girls would love to [a {} one each].',
  'They must [a {}].',
  'The learners should [a {} for an hour].',
  'We hope to [a {} together].',
  'Can they [a {} there?]',
  '- [a {} outside]',
  'Ons wil [a {}].',
]
const TO_SEE = [
  'They must see [s {}].',
  'We want to see [s {}].',
  'Visit [s {}].',
  'We would like to visit [s an old {}].',
  'Please include [s a {}].',
  '[s A working {}].',
  '- [s {}]',
  'Is there [s a small {}] near {town}?',
  'From {town} to {town}. [s A {}], please.',
  'They have never seen [s a {}].',
  'Not [s the {}].',
]
const TO_ENJOY = [
  'They must see [a {}].',
  'We want [a {}].',
  'Something with [a {}], please.',
  '- [a {}]',
  'The kids love [a {}] and must have it.',
]
const PAID = [
  '[l {} are sponsored by a shop].',
  '[l {} they buy themselves].',
  '[l {} are paid already].',
  '[l The garage lends {}].',
  '[l {} the parents pay].',
]
const THINGS = 'Caps,Snacks,Tickets,T-shirts,Cooldrinks,Postcards,Boots,Worksheets,Sweets,Posters'.split(',')
const CARRIED = [
  '[c Each learner should carry a {}].',
  '[c Every child must bring a {}].',
  '[c Each child should have a {}].',
]
const GEAR = 'torch,jersey,raincoat,mug,pillow,notebook,blanket,compass,clipboard,cap'.split(',')
const TRIPS = [
  'Trip to {town} for 40 learners from {town}, 2 days',
  '{town} to {town}, 3 days, 40 learners',
  'Day trip to {town} with 52 Grade 7s from {town}.',
  'We are a school in {town} and come to {town} in May.',
  'From {town} to {town}, 35 learners and 3 teachers.',
  'Outing to {town}, Grade 4, R300 each',
  'I teach in {town}.',
  'I write on behalf of the parents of {town}.',
  'I teach on behalf of the department.',
  'Two nights and three meals a day.',
  'Our principal said the class was at {town} with the other school.',
  'My HOD told us that the seniors were at Highland Dairy last week.',
  'The deputy says the other grade was at Riverside Museum with their teacher.',
  'The parents asked why we go at all.',
]

const TOLD = [
  'The tar {} is too narrow.',
  'The {} is too steep.',
  'That {} is too far.',
  'The old {} is too wet.',
  'The {} was full.',
  'The tar {} is too long.',
  'The {} is too long.',
  'That steep {} is far too long.',
  'The narrow {} was too long.',
]
const WAYS = 'road,street,path,bridge,hill,pass,track,lane,queue,tunnel'.split(',')
const EATEN = ['Three {} a day.', 'One or two {} a day. A zoo.', 'Two {} a day. A museum.', '{} each day. A farm.']
const MEALS = 'meals,meals,warm meals'.split(',')

/** So many sentences for one frame; each takes the next words. */
const OF_EACH = 9

export function plainSentences({ towns }: Gazetteer): string[] {
  const sorts = STOP_SORTS.flatMap(({ nouns }: StopSort) => nouns.en).filter((noun) => noun.length > 4)
  const offers = OFFERS.flatMap((offer) => ('phrases' in offer ? offer.phrases.en.slice(0, 2) : []))
  const names = towns.map(({ name }) => name)
  let town = 0
  const withTowns = (sentence: string) => sentence.replaceAll('{town}', () => names[(town += 7) % names.length]!)
  const fill = (frames: readonly string[], words: readonly string[]): string[] =>
    frames.flatMap((frame, at) =>
      Array.from({ length: OF_EACH }, (_, turn) =>
        frame.replace('{}', words[((turn * frames.length + at) * 5) % words.length]!),
      ),
    )
  return [
    ...fill(TO_DO, VERBS),
    ...fill(TO_SEE, sorts),
    ...fill(TO_ENJOY, offers),
    ...fill(PAID, THINGS),
    ...fill(CARRIED, GEAR),
    ...fill(TOLD, WAYS),
    ...fill(EATEN, MEALS).map((sentence) => sentence.replace(/A (zoo|museum|farm)/u, '[s A $1]')),
    ...TRIPS.flatMap((trip) => Array.from({ length: OF_EACH }, () => trip)),
  ].map(withTowns)
}
