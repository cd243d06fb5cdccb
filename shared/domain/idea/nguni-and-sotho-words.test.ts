import { describe, expect, it } from 'vitest'
import { normalise } from './normalise.ts'

describe('isiZulu, isiXhosa and Sesotho', () => {
  it.each([
    ['abafundi abangu-38, othisha aba-3', '38 learners, 3 teachers'],
    ['abafundi 50 nothisha 4', '50 learners and 4 teachers'],
    ['abafundi bebanga lesi-7, bangama-62', 'learners grade 7, 62 learners'],
    ['bana ba 64 le barutabana ba 5', '64 learners and 5 teachers'],
    ['baithuti ba 60 le matichere a mane', '60 learners and 4 teachers'],
    ['abafundi abangamashumi amahlanu', '50 learners'],
    ['izinsuku ezintathu', '3 days'],
    ['ngosuku olulodwa', '1 days'],
    ['letsatsi le le leng', '1 days'],
    ['iintsuku ezimbini', '2 days'],
    ['usuku olulodwa', '1 days'],
    ['matsatsi a mararo', '3 days'],
    ['amakhulu amabili amarandi umfundi ngamunye', '200 rand each'],
    ['uhambo lwe-Grade 9', 'trip grade 9'],
    ['uhambo ngomhla we-12 Meyi 2027', 'trip on 12 meyi 2027'],
    ['uhambo ngoJulayi', 'trip in julayi'],
    ['uhambo 3 kuMashi', 'trip 3 mashi'],
    ['uhambo kusukela ngo-27 kuya ku 29 Septemba', 'trip from 27 to 29 septemba'],
    ['abafundi basuka eQonce', 'learners from eqonce'],
  ])('reads %j as %j', (source, text) => expect(normalise(source).text).toBe(text))

  it.each(['ka 2', 'go to Kwa-Thema', 'i-Max theatre', 'the bana family', 'ngo'])('leaves %j alone', (source) =>
    expect(normalise(source).text).toBe(source.toLowerCase()),
  )
  it('keeps the spans of the words as they were written', () => {
    const source = 'Sifuna uhambo, abafundi abangu-38'
    const mapped = normalise(source)
    const at = mapped.text.indexOf('38 learners')
    const { start, end } = mapped.sourceSpan(at, at + 11)
    expect(source.slice(start, end)).toBe('abafundi abangu-38')
  })
})
