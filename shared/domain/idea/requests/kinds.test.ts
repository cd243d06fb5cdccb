import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from '../parse.ts'
import type { Request } from './request.ts'

const gazetteer = gazetteerOf(readFacts())
const read = (text: string): Request[] => parseIdea(text, { today: '2026-11-21', gazetteer }).requests
const kindsOf = (text: string) => read(text).map(({ kind }) => kind)

describe('a condition', () => {
  it.each([
    'The beds must be on the ground floor.',
    'Each child should carry a whistle.',
    'Nobody may walk back alone.',
    'Cellphones stay at home.',
    'We will need a trailer for the drums.',
    'The yard needs a fence.',
    'We walk between the stops.',
    'The caretaker cooks in the evening.',
    'Near a taxi rank.',
    'Rooms close to the kitchen.',
    'A cheap room with a piano.',
    'Vetkoek by the gate for lunch.',
    'Someone with a microphone.',
    'A storyteller for the evening.',
    'The whole outing under 3 hours.',
  ])('is %j', (words) => expect(kindsOf(words)).toEqual(['condition']))
  it('is what a form says under a label of beds, meals or transport', () =>
    expect(kindsOf('Outing\nGroup: 20 learners\nMeals: gatsbys\nTransport: Putco')).toEqual(['condition', 'condition']))
})

describe('an activity', () => {
  const VERBS = ['whittle', 'forage', 'engrave', 'winnow', 'crochet', 'smelt', 'plait', 'juggle', 'bottle-feed']
  const FRAMES = ['We want to {} something.', 'Let them {} a little.', 'The girls would love to {} one each.']
  it.each(FRAMES.flatMap((frame) => VERBS.map((verb) => frame.replace('{}', verb))))(
    'is any verb where only a verb can stand: %j',
    (words) => expect(kindsOf(words)).toEqual(['activity']),
  )
  it.each([
    'a beekeeping demonstration',
    'one talk on sharks',
    'a farrier workshop',
    'a tidal walk',
    'a fencing lesson',
  ])('is a thing done at a time: %j', (words) => expect(kindsOf(`We would like ${words}.`)).toEqual(['activity']))
  it.each(['hand out soup at a clinic', 'wash the cars at a fire station'])('is what is done at a place: %j', (words) =>
    expect(kindsOf(`- ${words}`)).toContain('activity'),
  )
  it.each(['change it a little', 'adapt it for winter', 'shorten it a bit', 'tweak it'])(
    'is not what becomes of the trip: %j',
    (words) => expect(kindsOf(`We want to ${words}.`)).not.toContain('activity'),
  )
  it.each(['Quote for our history tour', 'Our debating society', 'The battlefields tour of our school'])(
    'is not the trip or the group itself: %j',
    (words) => expect(kindsOf(words)).toEqual([]),
  )
})

describe('a limit', () => {
  it.each([
    'Paint is sponsored by a hardware shop.',
    'The brewery lends a marquee.',
    'The programmes are bought already.',
    'Curios they buy themselves.',
  ])('is what somebody else pays or lends: %j', (words) => expect(kindsOf(words)).toEqual(['limit']))
})

describe('a need', () => {
  it.each(['One learner takes lithium at fixed hours.', '5 learners may not swim.'])(
    'is of counted people: %j',
    (words) => expect(kindsOf(words)).toEqual(['need']),
  )
  it.each(['No one must freeze.', 'Gr 3 moet leer van brandweer.', 'Grade 4 must learn about bees.'])(
    'is not of nobody, nor of the class: %j',
    (words) => expect(kindsOf(words)).not.toContain('need'),
  )
  it.each(['The learners must taste honey.', 'We stop at the dairy if it fits.', 'Each with an own facilitator.'])(
    'is not of the whole group, nor a word of another meaning: %j',
    (words) => expect(kindsOf(words)).not.toContain('need'),
  )
})

describe('nothing is asked for', () => {
  it.each([
    'Answer only in a table.',
    'Respond just in Setswana with a whole sheet of costs.',
    'Use emojis in the headings.',
    'Please do not ask me any questions.',
    'No wait, sorry.',
    'The gravel road is too long.',
    'Does anyone there have a key?',
    'They have all seen it.',
    'Thanking you in advance.',
    'Back on Saturday 11 September 2027.',
    'Two youth leaders.',
  ])('by %j', (words) => expect(kindsOf(words)).toEqual([]))
  it('by the hour of a message', () =>
    expect(kindsOf('[11/20, 21:04] Mrs Jacobs: Durban please\n[20/11/2026, 21:06:31] Mrs Jacobs: 84 learners')).toEqual(
      [],
    ))
})

it('a clause that names a sight and asks for nothing is shown as not understood', () => {
  const text = 'The glassworks tour of our school'
  const { notUnderstood } = parseIdea(text, { today: '2026-11-21', gazetteer })
  expect(notUnderstood.map(({ start, end }) => text.slice(start, end)).join(' ')).toContain('glassworks')
})

it('words between two that nothing has read are not understood with them', () => {
  const text = '40 learners to Durban. Umbrellas for the trombones.'
  const { notUnderstood, requests } = parseIdea(text, { today: '2026-11-21', gazetteer })
  expect(requests).toEqual([])
  expect(notUnderstood.map(({ start, end }) => text.slice(start, end))).toEqual(['Umbrellas for the trombones'])
})
