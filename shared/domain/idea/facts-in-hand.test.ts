import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from './parse.ts'

const gazetteer = gazetteerOf(readFacts())
const read = (text: string, today = '2026-11-27') => parseIdea(text, { today, gazetteer })
const count = fc.integer({ min: 8, max: 60 })

test('the parts of a group that a text lists are added up', () => {
  fc.assert(
    fc.property(count, count, count, (a, b, c) => {
      for (const text of [
        `Grade 11: Mechanical Technology (Automotive) ${a}, Electrical Technology ${b}, EGD ${c}`,
        `Grade 9 from Parys, ${a}+${b}+${c}`,
        `Grade 9 from Parys, ${a} + ${b} + ${c}.`,
      ])
        expect([text, read(text).students]).toEqual([text, a + b + c])
    }),
    { numRuns: 10 },
  )
})
test('supporters travel with the team, in whatever language they are joined', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(' no', ' ne', ' na', ' and', ' plus', ' en', ','),
      count,
      count,
      (and, team, others) => {
        const idea = read(`${team} players${and} 2 coaches${and} ${others} supporters`)
        expect([idea.students, idea.teachers]).toEqual([team + others, 2])
      },
    ),
    { numRuns: 20 },
  )
})

describe('the group', () => {
  it.each([
    ['21 learners and another 7', 21 + 7],
    ['Two of our learners are looked after. We want to bring another 21 (Grades 8-10)', 21],
    ["We've 64 tickets for the matinee", 64],
    ['We have bought 48 theatre tickets', 48],
    ['28 learners and another 3 teachers', 28],
    ["30 koshuisseuns vir 'n langnaweek", 30],
    ['24 hokkiespelers en 2 afrigters', 24],
    ['40 koormeisies en 12 koorseuns', 52],
    ['Re batla go isa bana ba Grade 6, ba le 48, kwa Taung', 48],
  ])('of %j is %d', (text, students) => expect(read(text).students).toBe(students))
  it.each(['Three parent cars', '2 parent bakkies'])('has no adults in %j', (cars) =>
    expect(read(`16 learners to Graaff-Reinet. ${cars}.`).teachers).toBeNull(),
  )
  it.each([
    'They did Maropeng in Gr 10',
    'They visited the Cradle in Grade 10',
    'They saw Robben Island in their Grade 10',
    'The group has done the Big Hole in Grade 10 already',
  ])('is of the grade that travels and not of an earlier one: %j', (story) => {
    const idea = read(`Gr 12 Life Sciences, 88 learners. ${story}.`)
    expect([idea.gradeMin, idea.gradeMax]).toEqual([12, 12])
  })
})

describe('the home', () => {
  it.each([
    ['I teach Accounting to Grade 11s in Standerton. Is the JSE in Sandton open?', 'Standerton', 'Sandton'],
    ['Hospitality gr 12, 12 girls 2 boys, Phalaborwa. Kruger side, Hoedspruit or White River', 'Phalaborwa', null],
    ['Leadership camp, gr 10-12, 41 pax Polokwane. Mapungubwe 3 days 2 nights', 'Polokwane', 'Mapungubwe'],
    ['Leadership camp, 38 learners Musina. Mapungubwe 3 days 2 nights', 'Musina', 'Mapungubwe'],
    ["I'm a parent on the SGB of a small independent school in Hillcrest. A trip to Howick", 'Hillcrest', 'Howick'],
    ['Our farm school is between Tzaneen and Letsitele, and we want to see Phalaborwa', 'Tzaneen', 'Phalaborwa'],
    ["Penguins, Simon's Town is far from us (Atlantis)", 'Atlantis', "Simon's Town"],
    ['From Carnarvon / Williston district to Sutherland', 'Carnarvon', 'Sutherland'],
    ['Siyi-senior secondary eLusikisiki, sifuna ukuya eMagwa Falls', 'Lusikisiki', null],
  ])('is read in %j', (text, origin, location) => {
    const idea = read(text)
    expect(idea.origin).toBe(origin)
    if (location) expect(idea.location).toBe(location)
  })
  it('is not the last of a list of sights', () =>
    expect(
      read("Mpumalanga, 3 days: Sudwala Caves, Bourke's Luck, Pilgrims Rest. 57 learners, gr 9").origin,
    ).toBeNull())
  it('is not the town of the event above the label of the school', () =>
    expect(read('NAMPO 2027, Bothaville\nSkool: landbouskool, Noord-Kaap\nGroep: gr 11, 36 leerders').origin).not.toBe(
      'Bothaville',
    ))
})

describe('the days', () => {
  it.each([
    ['First weekend of May 2027, Fri after school to Sunday lunch', '2027-04-30', '2027-05-02'],
    ['Second weekend of May 2027, Friday to Sunday', '2027-05-07', '2027-05-09'],
    ['U17 netball final, Saturday 9 October 2027 10am. Siyahamba ngoLwesihlanu', '2027-10-08', '2027-10-09'],
  ])('of %j', (text, start, end) => {
    const idea = read(text)
    expect([idea.startDate, idea.endDate]).toEqual([start, end])
  })
  it.each(['1 night', 'een nag daar oorslaap', "'n nag daar slaap"])('are two for %j', (night) =>
    expect(read(`11 leerders van Calvinia na Sutherland, ${night}`).days).toBe(2),
  )
  it.each([
    'can you do it in 1 day?? or must we sleep over. 66 learners, Giyani to Mapungubwe',
    'Kan ons dit in een dag doen of moet ons oorslaap? Graad 6 van Worcester na Sutherland',
  ])('have a night where the length is asked: %j', (text) => expect(read(text).days).toBe(2))
  it.each(['week 5 or 6 of term 1 2027', 'weeks 5 and 6 of term 1 2027'])('lie in both weeks of %j', (weeks) =>
    expect(read(`A visit in ${weeks}`).window).toMatchObject({ start: '2027-02-08', end: '2027-02-21' }),
  )
  it('are before the day of what they must come before', () =>
    expect(read('Must be done before they get their badges on Friday 5 Feb').window?.end).toBe('2027-02-04'))
  it('are not the day of the minutes', () =>
    expect(
      read('SGB minutes, 10 Nov 2026\n4.1 New date for the outing to be found.\n4.2 74 learners').startDate,
    ).toBeNull())
  it('are no hours', () => {
    const idea = read('Grade 9 from Montagu to Robertson. A Thursday in Feb, 9 to 1.')
    expect([idea.startDate, idea.hours, idea.firstWeekdays]).toEqual([null, { from: 540, to: 780 }, [4]])
  })
})

describe('a day', () => {
  it.each([
    ['50 tickets for the aquarium for 25 November 10am, grade 2 from Worcester', '2027-11-25', '2026-11-27'],
    ['Aquarium, 25 Nov 10h00, grade 2 from Worcester', '2026-11-25', '2026-08-24'],
    ['Sometime around Heritage Day but not on the public holiday itself, grade 9', '2026-09-23', '2026-07-22'],
    ["Spring day 1 Sept is too soon so let's say the 4th, 140 kids from Mbombela", '2026-09-04', '2026-08-24'],
  ])('is read in %j', (text, day, today) => expect(read(text, today).startDate).toBe(day))
})

describe('the hours', () => {
  it.each([
    ['leaving on Wednesday 3 March 2027 after break (about 10h30)', 630, null],
    ['leaving Wed 4 Nov at 7 and back the same afternoon at 2.', 420, 840],
    ['They must be back at 14h00 as the scholar transport leaves.', null, 840],
    ['Departure: 06h00 Return: not later than 17h30', 360, 1050],
    ['The bus is booked from 12:00', 720, null],
  ])('of %j', (text, from, to) => expect(read(text).hours).toEqual({ from, to }))
})

describe('the money in hand', () => {
  it.each([
    ['Agri gee R30 000, ouers die res tot R700', 36],
    ['Agri gives R30 000, parents R700 each', 36],
    ['Rotary gave us R30 000 and learners pay R700 each', 36],
  ])('is the gift and what each pays: %j', (money, learners) =>
    expect(read(`${learners} learners to Bothaville. ${money}.`)).toMatchObject({
      budget: 30_000 + 700 * learners,
      budgetScope: 'group',
    }),
  )
})

describe('the budget', () => {
  it.each([
    ['bus of Mahlangu quoted R42 000. Learners already paid R600 deposit of R2 100', 2100],
    ['Bus R14 500 already quoted, entrance and lunch not more than R200 each', 200],
    ['Die bus is gekwoteer teen R9 000, ouers betaal R300 elk', 300],
    ['Entrance should be under R80 each', null],
    ['Budget R80 each', 80],
  ])('is what a family pays in all: %j', (money, each) =>
    expect(read(`57 learners from Springs to Sudwala. ${money}.`).budgetPerStudent).toBe(each),
  )
})

describe('the vehicle', () => {
  it.each([
    'Bus quote of R15 500 already accepted',
    'A funeral parlour lends its 35-seater with driver',
    'Petrol money only',
    'The bus is from the municipality',
    "Drie 4x4's met waens wat ouers leen",
    'Bus is klaar gehuur',
  ])('is arranged: %j', (text) => expect(read(`30 learners to Durban. ${text}.`).needs).toContain('own-transport'))
})
