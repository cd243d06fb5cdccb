import { describe, expect, it } from 'vitest'
import { contextWithout, freshAddress } from '../testing/requests.ts'
import { promiseFailureMail, promiseMail } from './mail-budget.ts'
import { MAIL_BUDGETS } from './mail-limits.ts'
import { messageOf } from './visitor-mail.ts'

const A_DAY_MS = 86_400_000
const context = contextWithout({})
const MAIL = { subject: 'A subject', text: 'A text', html: '<p>A text</p>' }
const letterTo = (address: string) => messageOf(context, `test:${crypto.randomUUID()}`, [address], MAIL, address)
const idsOf = async (kind: 'practice' | 'payment', address: string) =>
  (await promiseMail(context, kind, null, { person: letterTo(address) }, 'hold')).ids

describe('the limits of mail', () => {
  it.each(['sign_up', 'reset', 'verification', 'order'] as const)(
    'of %s leave something for others, whatever 25 networks ask for in a day',
    (kind) => {
      const aDay = (limits: (typeof MAIL_BUDGETS)[typeof kind]['network']) =>
        limits.find(({ windowMs }) => windowMs === A_DAY_MS)?.most ?? Number.NaN
      const messages = kind === 'order' ? 2 : 1
      expect(25 * messages * aDay(MAIL_BUDGETS[kind].network)).toBeLessThanOrEqual(aDay(MAIL_BUDGETS[kind].site))
    },
  )

  it('hold letters about practice payments after ten a day to one address', async () => {
    const address = freshAddress()
    for (let nth = 1; nth <= 10; nth++) expect(await idsOf('practice', address)).toHaveLength(1)
    expect(await idsOf('practice', address)).toEqual([])
    expect(await idsOf('practice', freshAddress())).toHaveLength(1)
  })

  it('never hold the letter about a payment that has arrived', async () => {
    const address = freshAddress()
    for (let nth = 1; nth <= 30; nth++) expect(await idsOf('payment', address)).toHaveLength(1)
  })

  it('report at most fifty failed plans a day', async () => {
    const counts = []
    for (let nth = 1; nth <= 52; nth++)
      counts.push((await promiseFailureMail(context, nth, letterTo('team@uhambo.example'))).ids.length)
    expect(counts.filter((count) => count === 1)).toHaveLength(50)
    expect(counts.slice(50)).toEqual([0, 0])
  })
})
