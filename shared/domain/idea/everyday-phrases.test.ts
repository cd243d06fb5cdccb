import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { planItinerary } from '../planner/plan-itinerary.ts'
import { parseIdea } from './parse.ts'

const facts = readFacts()
const gazetteer = gazetteerOf(facts)
const TODAY = '2026-11-12'
const read = (words: string) => parseIdea(words, { today: TODAY, gazetteer })

describe('a trip whose time was moved', () => {
  it.each([
    ['180 learners Grade R-3 from Mamelodi, end-of-year treat moved to February.', '2027-02-01', '2027-02-28'],
    ['Our outing of 12 August was moved to March 2027, Grade 6, 40 learners from Springs', '2027-03-01', '2027-03-31'],
    ['The Grade 6 outing of 3 October is postponed to May 2027, 40 learners from Springs', '2027-05-01', '2027-05-31'],
    [
      'Ons uitstappie in Junie is geskuif na Augustus 2027, 40 graad 6 leerders van Springs',
      '2027-08-01',
      '2027-08-31',
    ],
  ])('%s', (words, start, end) => {
    expect(read(words)).toMatchObject({ startDate: null, window: { start, end } })
  })
})

describe('a time before which the trip must be', () => {
  it.each([
    ['before exams start in June', '2027-05-31'],
    ['before the exams in June', '2027-05-31'],
    ['before the beginning of May', '2027-04-30'],
    ['before the end of March', '2027-03-31'],
    ['voor die eksamens in Junie', '2027-05-31'],
  ])('%s', (words, end) => {
    expect(read(`45 grade 7 learners from Giyani to Tzaneen, ${words}.`).window).toMatchObject({ end })
  })
})

it.each([
  ['Farm visit for 30 grade 2 learners from Worcester', 'farm'],
  ['Zoo outing, 30 grade 2 learners, Worcester', 'zoo'],
  ['Grade 8 Natural Sciences on electricity - power station visit if possible. 96 learners, Witbank', 'power'],
])('%s asks for a stop', (words, sort) => {
  expect(read(words).requests).toMatchObject([{ kind: 'sight', sort }])
})

describe('after the exams', () => {
  it.each([
    ['after the final exams', '2026-12-01', '2026-12-16'],
    ['after the June exams', '2027-06-17', '2027-06-25'],
    ['na die eksamens in Junie', '2027-06-17', '2027-06-25'],
  ])('%s', (words, start, end) => {
    expect(read(`52 grade 12s from Springs to Durban ${words}.`).window).toMatchObject({ start, end })
  })
})

describe('a day that its weekday tells', () => {
  it.each([
    ['Sat the 21st', '2026-11-21'],
    ['Wednesday the 20th', '2027-01-20'],
    ['the second Tuesday of term 1 2027', '2027-01-26'],
    ['the first Friday of next term', '2027-01-15'],
  ])('%s', (words, day) => {
    expect(read(`12 Grade 9 learners from Kroonstad to Parys, ${words}.`).startDate).toBe(day)
  })
})

describe('a day that is not the trip', () => {
  it.each(['The secretary will table it on 26 Nov.', 'I present it on 3 December.', 'Forms handed in by 4 December.'])(
    '%s',
    (words) => {
      expect(read(`${words} 74 Grade 8 learners from Komani to East London in March 2027.`)).toMatchObject({
        startDate: null,
        window: { start: '2027-03-01' },
      })
    },
  )
})

describe('how long it is', () => {
  it.each([
    ['’n vyfdaagse toer Kaap toe', 5],
    ['’n driedaagse kamp by Wilderness', 3],
    ['a tweedaagse to Durban', 2],
    ['week of 25 to 29 January 2027, 07:00 to 15:30, to Pretoria', 1],
    ['week of 25 to 29 January 2027, 07:00 to 15:30, we sleep in Pretoria', 5],
  ])('%s', (words, days) => {
    expect(read(`52 graad 9 leerders van Springbok, ${words}.`).days).toBe(days)
  })
})

describe('a group of parts', () => {
  it.each([
    ['22 + 19 + 15 learners of our three Grade 11 classes', 56],
    ['17 + 26 learners of Grade 5', 43],
    ['10 + 11 + 12 + 13 learners of Grade 5', 46],
  ])('%s', (words, students) => {
    expect(read(`${words} from eMalahleni to Pretoria`).students).toBe(students)
  })
})

it.each(['Multigrade 4-6', 'multi-grade 4 to 6'])('%s has its grades', (words) => {
  expect(read(`${words}, 17 learners from Reivilo to Taung`)).toMatchObject({ gradeMin: 4, gradeMax: 6 })
})

it.each([
  ['leave after the first bell at 07:45', 7 * 60 + 45],
  ['vertrek na die eerste klok om 07:30', 7 * 60 + 30],
  ['Friday after school to Sunday, 12 to 14 March 2027', 14 * 60],
])('%s: the hour of departure', (words, from) => {
  expect(read(`30 Grade 11 learners from Standerton to Sandton, ${words}.`).hours?.from).toBe(from)
})

it.each(['we travel in 3 parent cars', 'bus is klaar gehuur', 'the bus has been booked', 'die bus is klaar betaal'])(
  '%s: own transport',
  (words) => {
    expect(read(`12 Grade 11 learners from George to Knysna, ${words}.`).needs).toContain('own-transport')
  },
)

describe('parents beside teachers', () => {
  it.each([
    ['45 learners, 3 teachers and 2 parents', 2],
    ['45 lrnrs + 3 tchrs + 2 moms', 2],
    ['Learners: 45\nTeachers: 3\nParents: 4', 4],
    ['45 leerders, 3 onderwysers en 2 ouers', 2],
    ['45 learners, 3 teachers and 2 parents who drive behind', undefined],
    ['45 learners, 3 teachers; 20 parents pay late', undefined],
  ])('%s', (words, parents) => {
    expect(read(`${words}\nGrade 7 from Giyani`)).toMatchObject({ students: 45, teachers: 3 })
    expect(read(`${words}\nGrade 7 from Giyani`).parents).toBe(parents)
  })

  it('have a seat and a ticket', () => {
    const idea = read('45 Grade 7 learners, 3 teachers and 2 parents from Giyani to Tzaneen Museum, 12 May 2027')
    const plan = planItinerary(idea, facts, { today: TODAY })
    expect(plan.group_details).toMatchObject({ students: 45, teachers: 5, size: 50 })
  })
})

it.each(['We have nothing to pay with.', 'Nothing to pay we have, no fee school.'])('%s costs nothing', (words) => {
  expect(read(`17 Grade 5 learners from Reivilo to Taung. ${words}`).budget).toBe(0)
})

describe('nights around an event', () => {
  it.each([
    ['We need to sleep there Friday and Saturday night.', '2027-03-19', '2027-03-21'],
    ['Beds for Friday to Sunday please.', '2027-03-19', '2027-03-22'],
    ['We stay over on Friday night.', '2027-03-19', '2027-03-20'],
  ])('%s', (words, startDate, endDate) => {
    const text = `45 choristers from Bloemfontein to George for a choir festival on 20 March 2027. ${words}`
    expect(read(text)).toMatchObject({ startDate, endDate })
  })
})

describe('two months to choose from', () => {
  it('are not the one that leaves no time for approval', () => {
    expect(read('60 grade 7 learners from Tzaneen to Kruger, Dec or March.').window).toMatchObject({
      start: '2027-03-01',
    })
    expect(read('60 grade 7 learners from Tzaneen to Kruger, March or May.').window).toMatchObject({
      start: '2027-03-01',
    })
  })
})

describe('what is no stop', () => {
  const stopsOf = (words: string) =>
    read(words).requests.filter((one) => one.kind === 'sight' || (one.kind === 'activity' && !one.noStop))

  it.each([
    "Grade R, 24 kids near Somerset West. They're learning about farm animals and where milk comes from.",
    'Grade 3, 35 learners from Galeshewe. Something about the past of Kimberley.',
    'Graad 4, 35 leerders van Mthatha. Iets oor die see.',
  ])('a topic: %s', (words) => {
    expect(stopsOf(words)).toEqual([])
  })
  it.each(['one nice dinner', 'a braai', 'a special last supper'])('a meal: %s', (meal) => {
    expect(
      stopsOf(`Grade 12, 52 learners from Springs, 3 nights in Durban in May 2027. uShaka and ${meal}.`),
    ).toMatchObject([{ text: 'uShaka Sea World' }])
  })
  it('the way from one town or region to another', () => {
    expect(stopsOf('26 Grade 11 learners, East London to the Wild Coast, 5 days from 5 April 2027')).toEqual([])
  })
  it('a part of a sight whose name has it', () => {
    expect(stopsOf('Grade 5, 68 learners, Nelspruit. Sudwala caves + dinosaur park, 10 March.')).toMatchObject([
      { text: 'Sudwala Caves and Dinosaur Park' },
    ])
  })
  it('the town that they come from', () => {
    expect(stopsOf('Grade 10, 38 learners, Pinetown. We want to see the Sharks Board.')).toMatchObject([
      { text: 'KwaZulu-Natal Sharks Board' },
    ])
  })
  it.each(['First term please, any Friday.', "September, 'n weeksdag.", 'Only a Tuesday or a Thursday.'])(
    'the weekday: %s',
    (words) => {
      const { requests } = read(`${words} 40 Grade 11 learners from Secunda to Sci-Bono.`)
      expect(requests.map(({ text }) => text)).toEqual(['Sci-Bono Discovery Centre'])
    },
  )
})

it.each(['Ouers pak kos in.', 'Learners carry own.', 'Parents will pack lunch.', 'Kinders bring hul eie.'])(
  '%s: own lunch',
  (words) => {
    const { requests } = read(`66 graad 4 leerders van Malmesbury na Langebaan. ${words}`)
    expect(requests).toContainEqual(expect.objectContaining({ condition: { code: 'food', what: 'own_lunch' } }))
  },
)
