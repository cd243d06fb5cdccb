import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { readSamples } from '../../../../scripts/bench/parse/read-ideas.ts'
import { anyText } from '../any-text.fixture.ts'
import { parseIdea, parseWithAccount } from '../parse.ts'
import type { Request } from './request.ts'

const gazetteer = gazetteerOf(readFacts())
const context = { today: '2026-11-21', gazetteer }
const read = (text: string): Request[] => parseIdea(text, context).requests
/** The only request of a text. */
function only(text: string): Request {
  const requests = read(text)
  expect(requests).toHaveLength(1)
  return requests[0]!
}
const sample = fc.constantFrom(...readSamples().map(({ text }) => text))
const text = fc.oneof(anyText, sample)

describe('the name of a town', () => {
  it.each([
    'Fish Hoek to Durban, 3 days, 40 learners',
    'Trip to Fish Hoek for 40 learners from Paarl, 2 days',
    'Trip to Worcester, 40 learners from Paarl',
    'Trip to Durban for 40 learners from Paarl',
  ])('asks for nothing by itself: %s', (idea) => expect(read(idea)).toEqual([]))

  it.each(['Somewhere in Limpopo', 'Anything in the Northern Cape', 'Iets in Limpopo'])(
    'is no sight after a word for any place: %s',
    (words) => expect(read(`${words} for 40 learners`)).toEqual([]),
  )
})

describe('sights', () => {
  it.each([
    ['Visit the Apartheid Museum', 'apartheid-museum'],
    ['We would like to see Constitution Hill', 'constitution-hill'],
    ['Ons wil Robbeneiland besoek', 'robben-island-museum'],
  ])('%j is the place of the catalogue', (words, placeId) =>
    expect(only(words)).toMatchObject({ kind: 'sight', placeId }),
  )

  /** Sentences in which any sight may stand. */
  const FRAMES = [
    'We want to visit {}.',
    'please include {}',
    'Ons wil {} besoek.',
    'MUST SEE: {}',
    'First {}, then lunch.',
    '- {}',
  ]
  /** Names that begin with those of another place, or that have a comma in a name of their own. */
  const READ_OTHERWISE = new Set([
    'African Penguin and Seabird Sanctuary, Kleinbaai',
    'Sani Pass 4x4 day tour',
    'Cherry farm visit, Ficksburg',
    'Subtropical fruit packhouse visit, Letaba',
    'Raisin and date farm visit, Upington',
    'Kgalagadi Transfrontier Park, Twee Rivieren',
    'Carnarvon and MeerKAT/SKA outreach visit',
    'Namaqua National Park, Skilpad',
    'High Performance Centre, University of Pretoria',
  ])
  const places = gazetteer.places.filter(({ name }) => !READ_OTHERWISE.has(name))
  it('are found by every name of the catalogue in every sentence, with their id', () => {
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.constantFrom(...FRAMES), ({ id, name }, frame) => {
        const ids = read(frame.replace('{}', name)).flatMap((one) => (one.kind === 'sight' ? (one.placeId ?? []) : []))
        expect(ids).toContain(id)
      }),
      { numRuns: 500 },
    )
  })
  it.each([
    ['We want to see a glassworks', 'glassworks'],
    ['Besoek die landdroshof', 'court'],
    ['visit somebody’s dairy farm', 'dairy'],
    ['please add the Sunrise Bakery', 'bakery'],
  ])('%j has the sort %s and no place of the catalogue', (words, sort) =>
    expect(only(words)).toMatchObject({ kind: 'sight', placeId: null, sort }),
  )
  it('are near the town that stands with them', () =>
    expect(only('visit the cheese factory in Himeville')).toMatchObject({ sort: 'dairy', near: 'Himeville' }))
  it('are not the school of the group', () =>
    expect(read('We are from Sunnyvale Primary School in Benoni')).toEqual([]))
})

describe('activities', () => {
  it.each([
    'sing at an old-age home',
    'build benches for a clinic',
    'see glass being blown',
    'bake bread',
    'night walk',
    'feed the lambs',
  ])('%j is one', (words) => expect(only(`We would like to ${words}.`)).toMatchObject({ kind: 'activity' }))
  it('name where they are done', () =>
    expect(only('The learners must sing at an old-age home')).toMatchObject({ sort: 'care-home' }))
})

describe('conditions', () => {
  it.each([
    ['be back by 15:00', { code: 'back_by', minutes: 900 }],
    ['leave at 06:30', { code: 'leave_at', minutes: 390 }],
    ['no more than 2 hours drive', { code: 'longest_drive', minutes: 120 }],
    ['within 60 km of school', { code: 'farthest', km: 60 }],
    ['three minibuses', { code: 'vehicles', count: 3, vehicle: 'minibus', own: false }],
    ['we use our own bus', { code: 'vehicles', count: null, vehicle: 'bus', own: true }],
    ['we sleep in tents', { code: 'bed', sort: 'camping', stayId: null }],
    ['everybody brings their own lunch', { code: 'food', what: 'own_lunch' }],
    ['no shopping malls', { code: 'avoid', what: 'mall' }],
    ['they must not arrive anywhere after dark', { code: 'avoid', what: 'night_driving' }],
    ['the principal says no water', { code: 'avoid', what: 'water' }],
    ['no travel on Sunday', { code: 'no_travel_on', weekday: 7 }],
    ['we do not drive on Saturdays', { code: 'no_travel_on', weekday: 6 }],
    ['geen Sondagreis', { code: 'no_travel_on', weekday: 7 }],
    ["hoogstens 'n uur se ry", { code: 'longest_drive', minutes: 60 }],
  ])('%j', (words, condition) => expect(only(words)).toMatchObject({ kind: 'condition', condition }))
})

describe('needs', () => {
  it.each([
    ['two learners have epilepsy', 'epilepsy', 2],
    ['15 halaal', 'halaal', 15],
    ['one girl is in a wheelchair', 'wheelchair', 1],
    ['four eat no beef', 'no_beef', 4],
    ['een seun is allergies vir bye', 'stings', 1],
  ])('%j', (words, need, count) => expect(only(words)).toMatchObject({ kind: 'need', need, count }))
  it('are not what nobody has', () => expect(read('nobody needs a wheelchair')).toEqual([]))
})

describe('limits', () => {
  it.each([
    ['The SGB pays the bus', { code: 'paid_by_others', part: 'bus' }],
    ['entrance is sponsored', { code: 'paid_by_others', part: 'entrance' }],
    ['we have our own tickets', { code: 'in_hand', part: 'entrance' }],
    ['R60 for lunch', { code: 'ceiling', part: 'food', rand: 60 }],
    ['R120 plus parkfooie', { code: 'paid_by_others', part: 'entrance' }],
  ])('%j', (words, limit) => expect(only(`40 learners, R500 each. ${words}.`)).toMatchObject({ kind: 'limit', limit }))
})

describe('the text of a request', () => {
  const PEOPLE = ['Mr Mokoena', 'Mrs van Wyk', 'Dr Naidoo', 'Juf Annelie', 'Oom Dawie', 'Ms T. Khumalo']
  const NUMBERS = ['082 555 0117', '+27 82 555 0117', '(011) 555-0188', '0115550188']
  it('has no names of people and no telephone numbers', () => {
    fc.assert(
      fc.property(sample, fc.constantFrom(...PEOPLE), fc.constantFrom(...NUMBERS), (words, person, number) => {
        const surname = person.split(' ').at(-1)!
        const sentences = `${words}\nSing with ${person}, visit ${person}'s bakery, phone ${person} at ${number}.`
        for (const request of read(sentences)) {
          expect(request.text).not.toContain(surname)
          expect(request.text.replace(/\D/gu, '')).not.toContain('5550')
        }
      }),
    )
  })
  it('is short', () => {
    fc.assert(
      fc.property(text, (words) => {
        for (const request of read(words)) expect(request.text.length).toBeLessThanOrEqual(60)
      }),
    )
  })
})

describe('every word of an idea', () => {
  it('is in exactly one stretch, and the stretches are the whole text', () => {
    fc.assert(
      fc.property(text, (words) => {
        const { stretches } = parseWithAccount(words, context)
        let at = 0
        for (const { start, end } of stretches) {
          expect(start).toBe(at)
          expect(end).toBeGreaterThan(start)
          at = end
        }
        if (stretches.length > 0) expect(at).toBe(Math.min(words.length, 5000))
      }),
    )
  })
  it('has every request and what is not understood inside the text, and in order', () => {
    fc.assert(
      fc.property(text, (words) => {
        const { requests, notUnderstood, background } = parseIdea(words, context)
        for (const { start, end } of [...requests, ...notUnderstood, ...(background ?? [])]) {
          expect(start).toBeGreaterThanOrEqual(0)
          expect(end).toBeGreaterThan(start)
          expect(end).toBeLessThanOrEqual(words.length)
        }
        expect(requests.map(({ id }) => id)).toEqual(requests.map((_, index) => `r${index + 1}`))
        expect(requests.map(({ start }) => start)).toEqual(requests.map(({ start }) => start).toSorted((a, b) => a - b))
      }),
    )
  })
  it('is read the same way each time', () => {
    fc.assert(
      fc.property(text, (words) => {
        expect(read(words)).toEqual(read(words))
      }),
    )
  })
  it('is a request, a field, small talk or shown as not understood', () => {
    expect(parseIdea('50 Grade 6 learners from Benoni, R300 each. Zorbing gnarl', context).notUnderstood).toEqual([])
    expect(parseIdea('Hello, thank you. Because of the glorp', context)).toMatchObject({
      requests: [],
      notUnderstood: [{ start: 33, end: 38 }],
    })
  })
  it('is shown as not understood with the words of its clause', () => {
    const words = 'Grade 10. It would be great for them to see how they zorb real gnarls. Somewhere they can zorb.'
    const { notUnderstood, requests } = parseIdea(words, context)
    const shown = [...notUnderstood, ...requests].map(({ start, end }) => words.slice(start, end))
    expect(shown.some((one) => one.includes('how they zorb real gnarls'))).toBe(true)
  })
})

describe('what asks for nothing', () => {
  const backgroundOf = (words: string) =>
    (parseIdea(words, context).background ?? []).map(({ start, end }) => words.slice(start, end))
  it.each([
    ['Last year we went to Addo and it rained.', 'Last year we went to Addo and it rained'],
    ['The museum, where we stayed before.', 'where we stayed before'],
    ['Two meals a day. A zoo.', 'Two meals a day'],
    ['Last year we were 3 hours on the road. A zoo.', 'Last year we were 3 hours on the road'],
    ['I teach on behalf of the forum. A zoo.', 'I teach on behalf of the forum'],
  ])('is named as background: %s', (words, background) => expect(backgroundOf(words)).toContain(background))
  it('is shown as not understood where it names a sight', () => {
    const words = 'Our HOD said the school was at Sunrise Bakery with the other class.'
    const { notUnderstood } = parseIdea(words, context)
    expect(backgroundOf(words)).toEqual([])
    expect(notUnderstood.some(({ start, end }) => words.slice(start, end).includes('Sunrise Bakery'))).toBe(true)
  })

  const PEOPLE = ['Mrs Dlamini', 'Mnr van Wyk', 'Coach Pule', 'Ms Naidoo']
  const NUMBERS = ['082 333 4455', '+27 11 555 0101', '(011) 555 0101']
  const STREETS = ['14 Mandela Street', '8 Kerk Straat', '221 Long Road']
  it('has no names of people, numbers and addresses, whatever is told of them', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PEOPLE),
        fc.constantFrom(...NUMBERS),
        fc.constantFrom(...STREETS),
        fc.constantFrom(
          'Last year {p} of {s} took us there and you can ask at {n} about it',
          'I am writing on behalf of {p} who can be reached on {n} or at {s}',
          'We were told by {p} that the school is at {s} and the number is {n}',
        ),
        (person, number, street, frame) => {
          const words = frame.replace('{p}', person).replace('{n}', number).replace('{s}', street)
          const background = backgroundOf(`${words}. 40 Grade 7s to the zoo.`).join(' | ')
          for (const hidden of [person.split(' ').at(-1)!, number, street]) expect(background).not.toContain(hidden)
        },
      ),
    )
  })
})

describe('beds', () => {
  it.each(['We sleep at {}.', 'Stay: {}', 'Two nights at {} please, R900 each'])(
    'are those of the catalogue by every name of it: "%s"',
    (frame) => {
      const unread = gazetteer.stays!.filter(
        ({ id, name }) =>
          !read(frame.replace('{}', name)).some(
            (one) => one.kind === 'condition' && one.condition.code === 'bed' && one.condition.stayId === id,
          ),
      )
      expect(unread.map(({ name }) => name)).toEqual([])
    },
  )
})
