import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from './any-text.fixture.ts'
import { normalise } from './normalise.ts'

const examples: [string, string][] = [
  ['R2\u00a0500 – 29–31 Aug', 'r2 500 - 29-31 aug'],
  ['  two   lines \n\n here ', '2 lines\nhere'],
  ['the 20th of May, 3rd June, 4de Junie', 'the 20 of may, 3 june, 4 junie'],
  ['the 2nd week of term, 7th grade', 'the 2nd week of term, 7th grade'],
  ['Pêrel, Hoërskool, vyf-en-twintig', 'perel, hoerskool, 25'],
  ['forty Grade 9s', '40 grade 9s'],
  ['a hundred and twenty learners', '120 learners'],
  ['two hundred and forty-five', '245'],
  ['no one, one learner, one-day trip', 'no one, 1 learner, 1-day trip'],
  ['twee honderd en vyf en twintig', '225'],
  ['sixty-four learners and five teachers', '64 learners and 5 teachers'],
  ['someone in a two-seater', 'someone in a 2-seater'],
  ['“quotes” and ‘more’', '"quotes" and \'more\''],
  ['60 students , 5 teachers !', '60 students, 5 teachers!'],
  ['Paarl → Durban', 'paarl to durban'],
  ['📍Hermanus 🚌', 'hermanus'],
  ['＃４０ learners', '#40 learners'],
  ['**Grade** 7', 'grade 7'],
  ['Grade | Learners | Place\n7 | 45 | Durban', 'grade: 7\nlearners: 45\nplace: durban'],
  ['| Group | Grade 8 |\n|---|---|\n| Where | Knysna |', 'group: grade 8\nwhere: knysna'],
  ['Place\tHowick\nCost\tR90', 'place: howick\ncost: r90'],
  ['Grade 7 | 45 learners | Durban', 'grade 7, 45 learners, durban,'],
  ['Grade;Learners;Town;Cost\n7;45;Durban;R90', 'grade: 7\nlearners: 45\ntown: durban\ncost: r90'],
  ['place,grade,kids,date\nPaarl,6,72,17 June 2027', 'place: paarl\ngrade: 6\nkids: 72\ndate: 17 june 2027'],
  ['Dear team,\nwe are 40, or 45,\nor 50', 'dear team,\nwe are 40, or 45,\nor 50'],
  ['Q: Grade?\nA: 8\nQ: From?\nA: Atlantis', 'grade: 8\nfrom: atlantis'],
  ['two thousand four hundred rand', '2400 rand'],
  ['one hundred and sixty-eight thousand', '168000'],
  ['eleven hundred, R5 thousand, 2.5 thousand', '1100, r5 thousand, 2.5 thousand'],
  ['fifty-two (52), 3 (4)', '52, 3 (4)'],
  ['4 teechers, 40 leaners, a teacher teaches', '4 teachers, 40 learners, a teacher teaches'],
  ['the fourteenth of May', 'the 14 of may'],
  ['the third to the sixth of June', 'the 3 to the 6 of june'],
  ['die twintigste Mei, eerste week', 'die 20 mei, eerste week'],
  ['first aid and the second week', 'first aid and the second week'],
  ['March twenty twenty-seven', 'march 2027'],
]

describe('normalise', () => {
  it.each(examples)('reads %j as %j', (source, text) => expect(normalise(source).text).toBe(text))

  it('takes the marks of a forwarded line, also after a space', () => {
    expect(normalise(' >').text).toBe('')
    expect(normalise('  > 40 learners to Durban').text).toBe('40 learners to durban')
  })

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = normalise(text).text
        expect(normalise(once).text).toBe(once)
      }),
    )
  })
  it('maps every character to its source', () => {
    fc.assert(
      fc.property(anyText, (source) => {
        const { text, starts, ends } = normalise(source)
        expect(starts).toHaveLength(text.length)
        starts.forEach((start, index) => {
          expect(start).toBeGreaterThanOrEqual(0)
          expect(ends[index]).toBeGreaterThanOrEqual(start)
          expect(ends[index]).toBeLessThanOrEqual(source.length)
        })
      }),
    )
  })
  it('maps a digit to its number word', () => {
    const source = 'Take  Forty kids'
    const mapped = normalise(source)
    const at = mapped.text.indexOf('40')
    const { start, end } = mapped.sourceSpan(at, at + 2)
    expect(source.slice(start, end)).toBe('Forty')
  })
})
