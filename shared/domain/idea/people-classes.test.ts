import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readGrades } from './grades.ts'
import { IdeaText } from './idea-text.ts'
import { readPeople } from './people.ts'

const read = (text: string) => {
  const ideaText = new IdeaText(text)
  readGrades(ideaText)
  return readPeople(ideaText)
}
const NOUNS = ['juniors', 'players', 'scouts', 'divers', 'runners', 'boarders', 'choristers', 'matrics', 'gymnasts']
const GROUPS = ['band', 'choir', 'troop', 'cast', 'orchestra', 'squad', 'class', 'group', 'party']
const COUNTED: [string, number, number | null][] = [
  ...['+', 'and', 'plus', 'en'].map((and): [string, number, number | null] => [`12 girls ${and} 2 reserves`, 14, null]),
  ["They're 39, with 4 teachers", 39, 4],
  ["We're 30 and 2 staff", 30, 2],
  ['33 girls and three of our teachers', 33, 3],
  ['133 learners. Five teachers said yes', 133, 5],
  ['3 girls per class x 4, with 2 teachers', 12, 2],
  ['Visual Arts gr 10-12 (17 gals)', 17, null],
  ['Die agt spanlede (gr. 8-11)', 8, null],
  ['Nine kids. Kids eighteen hundred.', 9, null],
  ['30 learners, two teachers, and a father who drives the bus', 30, 2],
  ...NOUNS.flatMap((noun): [string, number, number | null][] => [
    [`38 ${noun} and 4 staff`, 38, 4],
    [`4 staff with 38 ${noun}`, 38, 4],
    [`thirty-eight ${noun}, 4 teachers`, 38, 4],
  ]),
  ...GROUPS.flatMap((group): [string, number, number | null][] => [
    [`a ${group} of 24 and 3 teachers`, 24, 3],
    [`our ${group} of 24 players from Kokstad, 3 teachers`, 24, 3],
  ]),
  ['96 of them in three classes and 6 of us', 96, 6],
  ['2 classes gr 6, 71 together + 4 of us', 71, 4],
  ['two classes, 71 together, 4 teachers. Two kids got sick', 71, 4],
  ['twee klasse, 58 saam, plus 5 juffrouens', 58, 5],
  ['Learners / adults: 71 (two classes) / 4', 71, 4],
  ['2 teams of 10 + 2 reserves', 22, null],
  ['3 teams of 11 with 4 subs', 37, null],
  ['2 teams of 15 + 5 reserves each, 3 coaches', 40, 3],
  ['first team 9, second team 9, third team 9, 3 coaches', 27, 3],
  ['4A has 31, 4B has 29, 4C has 33', 93, null],
  ['The number of learners is estimated at hundred (100).', 100, null],
  ['Number of learners is expected to be 100', 100, null],
  ['a reward day for merit learners, 25 who passed', 25, null],
  ['our top achievers, 25 of them', 25, null],
  ['Koor van 45 plus 3 begeleiers', 45, 3],
  ['44 learners of a farm school. Two parents have bakkies with a canopy', 44, null],
  ['three classes of 32, 5 teachers', 96, 5],
  ['2 x 14 players, 3 coaches', 28, 3],
  ['all three classes, 29+30+28', 87, null],
  ['3 classes (31, 33, 30)', 94, null],
  ['No. of learners: 34 + 21', 55, null],
  ['Learners: 17 + 14 + 20. Educators: 3', 51, 3],
  ['Learners: 45 + 3', 45, 3],
  ['Number: 18 / 21 / 14 = 53', 53, null],
  ['41+3. One night', 41, 3],
  ['35 pupils plus 3', 35, 3],
  ['48 learners/3 staff', 48, 3],
  ['Learners/Leerders: 46   Staff/Personeel: 4', 46, 4],
  ['The number of learners is fifty-two (52) and the number of educators is 4', 52, 4],
  ['Getal: 104\nBegeleiers: 7', 104, 7],
  ['4 Learners: 52\n5 Educators: 6', 52, 6],
  ['3 male and 2 female educators with 60 learners', 60, 5],
  ['60 boys, 6 staff, 2 old boys who cook', 60, 6],
  ['20 learners and the English class (24), so 44', 44, null],
  ['just 14 learners with me and the lab-assistant', 14, 2],
  ['29 netballers and 3 coaches', 29, 3],
  ['Gr 7, 45, 3 teachers', 45, 3],
  ['60 kidz, 4 staff', 60, 4],
  ['the HOD and I will accompany 35 learners', 35, 2],
  ['no of pupils 28 no of teachers 4', 28, 4],
  ['28L + 4T', 28, 4],
  ['28 (+4)', 28, 4],
  ['32 incl. 4 teachers', 28, 4],
  ['just me and my 28 learners', 28, 1],
  ['we are 45', 45, null],
  ['Bana ba Grade R ba 35, matitjhere a 3', 35, 3],
  ['Players: 14 netball, 16 hockey', 30, null],
  ['Gr 11 EGD (22) & Civil Tech (14)', 36, null],
  ['(Gr 10: 14, Gr 11: 19, Gr 12: 12). Two teachers', 45, 2],
  ['gr 10 History 27 + gr 11 History 19. Teachers 2', 46, 2],
  ['30 boys 1 girl, 2 educators', 31, 2],
  ['Grade 7, nine boys, five girls, with 2 teachers', 14, 2],
  ['Club (26, gr 8-12, two teachers)', 26, 2],
  ['14 of our learners', 14, null],
  ['33 persons in total, of which 4 are educators', 29, 4],
  ['Singers 38 (gr 8-12), staff 4', 38, 4],
  ['85 abantwana 5 ootitshala', 85, 5],
  ['we are 42: 38 learners and 4 adults', 38, 4],
  ['a squad of 18 plus coach', 18, null],
  ['all the gr 9s (about 130?)', 130, null],
  ["al die graad 9's (omtrent 130)", 130, null],
  ['2 classes (81), 6 teachers', 81, 6],
  ['24 learners. Interpreters (3)', 24, 3],
  ['42 learners 3 staff. One teacher said it is easy', 42, 3],
  ['42 leerders, 3 onderwysers. Een onderwyser het gese dis maklik', 42, 3],
  ['58 kids on one bus, 3 of us', 58, 3],
  ['60 athletes, coaches 5, one also drives', 60, 5],
  ['54 kinders. Ouers wat wil saamkom ry self (seker 10)', 54, null],
  ['12 learners with Ms Pillay', 12, 1],
]
const NAMED: [string, number][] = [
  ['me + Mrs Dlamini', 2],
  ['me and Mr Botha', 2],
  ['Mr Zondi & me', 2],
  ['Mr Peters, Mr Ngxiki and I come with', 3],
  ['me n my wife', 2],
  ['u, me, and Dolly', 3],
  ['I go with Ms Khumalo and one dad', 3],
  ['me plus a colleague', 2],
  ['I come with three colleagues', 4],
  ['me and 3 other teachers', 4],
  ['plus bandmaster and 2 drivers', 1],
  ['Mama Thembi, me and the driver', 2],
  ['4 men, Mrs Pillay as nurse', 5],
  ['Teachers: Miss Mofokeng, Mr Steyn', 2],
  ['4 class teachers + deputy', 5],
  ['2 teachers and 3 parents', 2],
  ['9 moms and 1 dad', 10],
  ['2 conductors, a pianist and 4 mothers', 7],
  ['Staff: TLO + deputy + 1 female educator', 3],
  ['4 managers + 2 umpires', 6],
  ['COACHES: 3 + 1 PHYSIO', 4],
  ['2 geography teachers, one male hostel father', 3],
  ['2 aardrykskunde-onderwysers en 1 koshuisvader', 3],
  ["Four teachers, four nurses' aides, one physio", 9],
  ['staff are Mr Maharaj and Mrs Xaba', 2],
]

describe('the group', () => {
  it.each([
    ['I work with 16 blind and partially sighted learners', 16],
    ['I have 72 on the list but maybe half will pay', 72],
  ])('of %j is %d', (text, students) => expect(readPeople(new IdeaText(text)).students).toBe(students))
  it.each(COUNTED)('of %j is %d learners and %j adults', (text, students, teachers) =>
    expect(read(text)).toMatchObject({ students, teachers }),
  )
  it.each(NAMED)('has with it %j: %d adults', (adults, teachers) => {
    expect(read(`24 learners, ${adults}`)).toMatchObject({ students: 24, teachers })
    expect(read(`${adults}. 24 learners`)).toMatchObject({ students: 24, teachers })
  })
  it.each(['Dear Mr and Mrs Botha, 24 learners', 'Thank you, Mrs Mokoena. 24 learners', 'Miss Dlamini gets carsick'])(
    'has no adults by name in %j',
    (text) => expect(read(text).teachers).toBeNull(),
  )
})

/** Who comes with the bus or the stay, and leads no learners. */
const BESIDE = ['a driver', 'the driver', 'a bus driver', '1 driver', 'two drivers', 'a chef', 'our cook']
const LED_BY = ['3 teachers', '3 adults', 'three educators', '2 teachers and me']
describe.each(BESIDE)('%s beside the group', (beside) => {
  it.each(LED_BY)('is none of the adults who lead it: %s', (leaders) => {
    for (const text of [`${leaders} and ${beside}`, `${leaders} plus ${beside}`, `${beside} and ${leaders}`]) {
      expect(read(`24 learners, ${text}`)).toMatchObject({ students: 24, teachers: 3 })
      expect(read(`24 learners, ${text} from Pretoria`)).toMatchObject({ students: 24, teachers: 3 })
    }
  })
})

const WOMEN_AND_MEN: [string, number][] = [
  ['3 ladies', 3],
  ['2 ladies 1 man', 3],
  ['2 ladies and 1 man', 3],
  ['4 ladies and 2 gents', 6],
  ['2 men', 2],
]
describe.each(['learners', 'kids', 'pupils', 'leerders', 'players'])('beside 44 %s', (noun) => {
  it.each(WOMEN_AND_MEN)('%j are adults', (adults, teachers) => {
    for (const joint of [', ', ' and ', ' plus '])
      expect(read(`44 ${noun}${joint}${adults}. Thursday`)).toMatchObject({ students: 44, teachers })
  })
})

describe('the parts of a group', () => {
  const few = fc.integer({ min: 2, max: 9 })
  const size = fc.integer({ min: 10, max: 40 })
  const parts = fc.constantFrom('workshops', 'classes', 'teams', 'streams', 'werkswinkels')
  it('are counted as often as there are', () =>
    fc.assert(
      fc.property(few, size, parts, (times, each, noun) => {
        const ideaText = new IdeaText(`Welding learners gr 11, ${times} ${noun} of ${each}. Kariega`)
        expect(readGrades(ideaText)).toEqual({ min: 11, max: 11 })
        expect(readPeople(ideaText)).toMatchObject({ students: times * each })
      }),
    ))
  it('of boys and girls count twice', () =>
    fc.assert(
      fc.property(size, fc.constantFrom('boys and girls', 'girls & boys', 'seuns en dogters'), (each, both) => {
        for (const text of [`${both}, ${each} of each`, `${both}: ${each} each`, `${both} (elk ${each})`])
          expect(read(`Athletics, ${text}`).students).toBe(2 * each)
      }),
    ))
  it('in brackets are the number before them if they make it up', () =>
    fc.assert(
      fc.property(size, size, few, (band, drums, boys) => {
        const whole = band + drums
        const text = `We r ${whole} (majorettes ${drums}, band ${band}, boys ${boys} girls ${whole - boys}), staff & mothers 6`
        expect(read(text)).toMatchObject({ students: whole, teachers: 6 })
      }),
    ))
  it('from two places travel together', () =>
    fc.assert(
      fc.property(size, size, (first, second) => {
        const text = `Mixed group: ${first} from a private school in East London, ${second} from Alice, 3 assessors`
        expect(read(text)).toMatchObject({ students: first + second, teachers: 3 })
      }),
    ))
  it.each([
    ['60 of us (55 learners, 5 teachers)', 55, 5],
    ['52 stemme. Begeleiers: 2 dirigente, 1 pianiste, 6 ouers', 52, 9],
    ['a choir, 52 voices, 3 teachers', 52, 3],
    ['24 learners, 1 male 1 female teacher', 24, 2],
    ['24 learners, 4 techrs go free', 24, 4],
    ['23 children, one teacher (me) and an assistant', 23, 2],
    ['57 learners, six staff and two security personnel', 57, 8],
    ['47 kinders, 3 juffrouens, en oom Gert wat die bus bestuur', 47, 3],
    ['40 learners, 3 teachers and Mr Moloi who drives the bus', 40, 3],
  ])('are read in %j', (text, students, teachers) => expect(read(text)).toMatchObject({ students, teachers }))
  it.each(['32 girls and 20 ladies', '30 players, 12 ladies', '8 players, 4 ladies 4 boys'])(
    'may be women and men, who are no adults of a group: %j',
    (text) => expect(read(text).teachers).toBeNull(),
  )
})

describe('totals and parts', () => {
  it.each([
    ['45 learners: 20 boys and 30 girls', 45, 50],
    ['There are 45 of them: 20 boys and 30 girls', 45, 50],
    ['60 learners (28 boys, 30 girls)', 60, 58],
    ['50 learners in total, 30 from gr 8, 25 from gr 9', 50, 55],
  ])('contradict each other in %j', (text, total, parts) => expect(read(text).unequal).toEqual({ total, parts }))
  it.each(['60 learners (28 boys, 32 girls)', '100 learners. 20 boys and 15 girls swim', '30 girls, 20 boys'])(
    'agree in %j',
    (text) => expect(read(text).unequal).toBeUndefined(),
  )
})
