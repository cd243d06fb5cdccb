import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEmailAddress } from './email-address.ts'
import { formatCents } from './money.ts'
import { isPhoneNumber, readTypedBudget, readTypedCount, readTypedRand, toLine, toText } from './typed-text.ts'

describe('what people type', () => {
  it.each([
    ['R20,000', 2_000_000],
    ['R20 000', 2_000_000],
    ['R\u00a020\u00a0000.50', 2_000_050],
    ['20000', 2_000_000],
    ['zar 1 500', 150_000],
    ['R20k', 2_000_000],
    ['R1.5m', 150_000_000],
    ['R1 million', 100_000_000],
    ['0', 0],
    ['about R20 000', null],
    ['R', null],
    ['R20,00,000', null],
    ['-5', null],
    ['', null],
  ])('is read as an amount: %s', (typed, cents) => {
    expect(readTypedRand(typed)).toBe(cents)
  })

  it.each([
    ['R20,000', { cents: 2_000_000, of: null }],
    ['R4\u00a0830 a learner', { cents: 483_000, of: 'learner' }],
    ['R500/learner', { cents: 50_000, of: 'learner' }],
    ['R500 per student', { cents: 50_000, of: 'learner' }],
    ['R500 each', { cents: 50_000, of: 'learner' }],
    ['R80\u00a0000 for the group', { cents: 8_000_000, of: 'group' }],
    ['R80k in total', { cents: 8_000_000, of: 'group' }],
    ['R80\u00a0000 for the trip', { cents: 8_000_000, of: 'trip' }],
    ['about R500 a learner', { cents: null, of: 'learner' }],
    ['', { cents: null, of: null }],
  ] as const)('says for whom a budget is: %s', (typed, budget) => expect(readTypedBudget(typed)).toEqual(budget))

  it('reads amounts in the site’s own format', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_900 }), (cents) => {
        expect(readTypedRand(formatCents(cents))).toBe(cents)
      }),
    )
  })

  it.each([
    ['45', 45],
    [' 1 200 ', 1200],
    ['1,200', 1200],
    ['0', 0],
    ['4.5', null],
    ['-3', null],
    ['many', null],
    ['1e3', null],
  ])('is read as a count: %s', (typed, count) => {
    expect(readTypedCount(typed)).toBe(count)
  })

  it.each(['082 123 4567', '+27 (0)82-123-4567', '0115550134', '011 555 0134 ext 2', '(021) 555 0134'])(
    'is taken as a telephone number: %s',
    (typed) => {
      expect(isPhoneNumber(typed)).toBe(true)
    },
  )

  it.each(['12345', 'call me', '082 123 4567\r\nBcc: a@b.example', '1'.repeat(30), '', '+'])(
    'is not taken as a telephone number: %j',
    (typed) => {
      expect(isPhoneNumber(typed)).toBe(false)
    },
  )

  it('removes characters that a store cannot keep, and line breaks from a line', () => {
    expect(toText('  To \u0000Durban\ud800\r\nby bus ')).toBe('To Durban\nby bus')
    expect(toLine('Thandokazi \r\n Secondary')).toBe('Thandokazi Secondary')
  })
})

describe('an e-mail address', () => {
  it.each(['naledi@thandokazi.co.za', 'a.b+c@x.example', "o'neil@school.ac.za", 'zoë@skool.co.za'])('is %s', (text) => {
    expect(isEmailAddress(text)).toBe(true)
  })

  it.each([
    'naledi@school',
    'naledi',
    '@school.co.za',
    'a@b.example, c@d.example',
    'a@b.example\r\nBcc: c@d.example',
    'Naledi <a@b.example>',
    'a@b.example\u0000',
    'a\ud800@b.example',
    'a\u202e@b.example',
    'a@@b.example',
    'a@b..example',
    `${'a'.repeat(250)}@b.example`,
  ])('is not %j', (text) => {
    expect(isEmailAddress(text)).toBe(false)
  })

  it('never contains characters that end a header or add a recipient', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('\r', '\n', ',', ';', '<', '"', '\u0085'),
        (text, bad) => {
          expect(isEmailAddress(`a${bad}${text}@school.co.za`)).toBe(false)
        },
      ),
    )
  })
})
