import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COMMON_PASSWORDS } from './common-passwords.ts'
import { problemOfPassword } from './password-rule.ts'

const OWN = ['Thandi', 'Mokoena', 'thandi.mokoena2', 'thandi.mokoena@thandokazi.example', 'Thandokazi Secondary School']
const problem = (password: string) => problemOfPassword(password, OWN)

describe('a new password', () => {
  it.each([
    ['short', 'Please choose a password of at least 10 characters.'],
    ['          ', 'Please choose a password that is not blank.'],
    ['abababababab', 'Please choose a password with at least 5 different characters.'],
    ...[
      '1234567890',
      '0987654321',
      'abcdefghij',
      'QwertyUIOP',
      'poiuytrewq',
      'asdfghjkl;',
      'qwerty12345',
      'abcd1234efgh',
    ].map((row) => [
      row,
      'Please choose a password that is not a row of keys, such as 12345 or qwerty. A few words make a good one.',
    ]),
    ...[
      'Password123!',
      'P@ssw0rd2027',
      'passwordpassword',
      'iloveyou2027',
      '!!Springboks1995',
      'KaizerChiefs',
      'qwerty2027!',
    ].map((common) => [common, 'Many people use this password. Please choose another: a few words make a good one.']),
    ...[
      'thandi.mokoena2',
      'thandi.mokoena@thandokazi.example',
      'THANDI2027!',
      '12345 Mokoena 12345',
      'MokoenaThandi1',
      'thandokazi2027',
      'Thandokazi Secondary School',
    ].map((own) => [own, 'Please choose a password that is more than your name, your email address or your school.']),
  ])('%j is refused', (password, sentence) => {
    expect(problem(password!)).toBe(sentence)
  })

  it.each([
    'a long pass phrase',
    'Thandi rides three trains',
    'my password is a river',
    'correct-horse-1234',
    'property of the moon',
    '8f14e45fceea167a',
    'ukuhamba kuhle kakhulu',
    'Ünïcödé wörds',
    '学校旅行はとても楽しいです',
  ])('%j is accepted', (password) => {
    expect(problem(password)).toBeNull()
  })

  it('is never a common password, one’s own word or a row, with digits and signs around it', () => {
    const around = fc.string({ unit: fc.constantFrom(...'0123456789!?.-_ '), maxLength: 12 })
    const easy = fc.constantFrom(...COMMON_PASSWORDS, ...OWN, 'zyxwvutsrq')
    fc.assert(
      fc.property(around, easy, around, fc.boolean(), (before, word, after, isLoud) => {
        const password = before + (isLoud ? word.toUpperCase() : word) + after
        // A part of the alphabet counts as one character, so other signs around it may make a password of their own.
        fc.pre(!/zyxw/i.test(word) || new Set(before + after).size < 3)
        expect(problem(password)).not.toBeNull()
      }),
    )
  })

  it('counts a letter once whatever its form', () => {
    expect(problem('!ĵΣ!!Σ!!"!')).not.toBeNull()
    expect(problem('!ĵİ!!İ!!"!')).not.toBeNull()
  })

  it('has at least five different characters, whatever they are', () => {
    const few = fc
      .uniqueArray(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }), { minLength: 1, maxLength: 4 })
      .filter((signs) => signs.every((sign) => sign.normalize('NFKC').length === 1))
    const password = few.chain((signs) => fc.array(fc.constantFrom(...signs), { minLength: 10, maxLength: 60 }))
    fc.assert(
      fc.property(password, (signs) => {
        expect(problem(signs.join(''))).not.toBeNull()
      }),
    )
  })

  it('may be any three random words, and any random text', () => {
    const word = fc.string({ unit: fc.constantFrom(...'bdfghjklmnprstvz'), minLength: 5, maxLength: 9 })
    const phrase = fc.tuple(word, word, word).filter((words) => new Set(words.join('')).size >= 8)
    fc.assert(
      fc.property(phrase, ([one, two, three]) => {
        expect(problem(`${one}a ${two}i ${three}u`)).toBeNull()
      }),
    )
    fc.assert(
      fc.property(fc.uuid(), (text) => {
        expect(problem(text)).toBeNull()
      }),
    )
  })

  it('of any text is judged without an error', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.array(fc.string({ unit: 'binary' })),
        (text, own) => {
          expect(['string', 'object']).toContain(typeof problemOfPassword(text, own))
        },
      ),
    )
  })
})
