import { describe, expect, it } from 'vitest'
import type { Need } from '../needs.ts'
import { readNeeds } from './needs.ts'
import { IdeaText } from './idea-text.ts'

const examples: [string, Need[]][] = [
  ['11 halaal, 4 vegetarian', ['halaal', 'vegetarian']],
  ['One child has a wheelchair and one is allergic to eggs', ['wheelchair', 'allergies']],
  ["Can't swim", ['no-swimming']],
  ['own bus', ['own-transport']],
  ['our own kombis', ['own-transport']],
  ['nothing overnight please', ['no-overnight']],
  ['nobody sleeps over', ['no-overnight']],
  ['One learner keeps kosher; nobody needs a wheelchair', ['kosher']],
  ['Nobody is vegetarian, but three have nut allergies', ['allergies']],
  ['2 vegans', ['vegan']],
  ['1 coeliac', ['allergies']],
  ['None of the children can swim', ['no-swimming']],
  ['none of our 45 learners is vegan, but we have two vegetarians', ['vegetarian']],
  ['Vegetarian: 0. Halaal: 6', ['halaal']],
  ['Wheelchair access not needed', []],
  ['no vegetarians', []],
  ['all learners can swim', []],
  ["we don't have our own transport", []],
  ['Bus is sorted', ['own-transport']],
  ['transport is sorted', ['own-transport']],
  ["We don't need transport", ['own-transport']],
  ['so no sleeping over', ['no-overnight']],
  ["een kind in 'n rolstoel, vyf vegetaries", ['wheelchair', 'vegetarian']],
  ['day trip', []],
  ['allergic to bees: 1', ['allergies']],
  ["Liam can't have anything with nuts", ['allergies']],
  ['the bus is arranged', ['own-transport']],
  ['two buses booked already', ['own-transport']],
  ['One 30-seater and a trailer are hired already', []],
  ['school has bus', ['own-transport']],
  ['everyone drives own car', ['own-transport']],
  ['Bakkie + my car', ['own-transport']],
  ['we need no coach', ['own-transport']],
  ['2 combis n trailer, 2 combis ours', ['own-transport']],
  ['moms drive behind each other', ['own-transport']],
  ['NOBODY goes in the water', ['no-swimming']],
  ['but nobody swims', ['no-swimming']],
  ['everybody sleeps in their own bed', ['no-overnight']],
  ['overnight is too much', ['no-overnight']],
]

describe('needs', () => {
  it.each(examples)('reads %j', (text, needs) => expect(readNeeds(new IdeaText(text))).toEqual(needs))
})
