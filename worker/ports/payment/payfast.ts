import {
  askProvider,
  type CardPayment,
  type HostedProvider,
  PaymentUnavailable,
  PROVIDER_TIMEOUT_MS,
  type ProviderEvent,
} from './card-provider.ts'
import { type Field, joinFields, signFields } from './payfast-signature.ts'

interface PayfastSettings {
  merchantId: string
  merchantKey: string
  /** Empty if the account has none. */
  passphrase: string
  /** False means the sandbox, where no card is charged. */
  isLive: boolean
  timeoutMs?: number
}

const KINDS = new Map<string, ProviderEvent['kind']>([
  ['COMPLETE', 'paid'],
  ['FAILED', 'failed'],
  ['CANCELLED', 'failed'],
])
const MOST_CHARACTERS = 100

/** PayFast's hosted page: opened by a signed form; a signed notice reports the result. */
export function payfast(settings: PayfastSettings): HostedProvider {
  const { merchantId, passphrase, isLive, timeoutMs = PROVIDER_TIMEOUT_MS } = settings
  const host = isLive ? 'https://www.payfast.co.za' : 'https://sandbox.payfast.co.za'
  return {
    name: 'payfast',
    isPractice: !isLive,
    // PayFast's page redirects to another of its hosts, and browsers apply `form-action` to that redirect too.
    origins: ['https://*.payfast.co.za', 'https://*.payfast.io'],
    async openPage(payment) {
      const fields = fieldsOf(payment, settings)
      const signature = await signFields(fields, passphrase)
      return {
        method: 'POST',
        url: `${host}/eng/process`,
        fields: [...fields, ['signature', signature] as const].map(([name, value]) => ({ name, value })),
      }
    },
    async readEvent(body) {
      const posted = [...new URLSearchParams(body)]
      const at = posted.findIndex(([name]) => name === 'signature')
      const fields = posted.slice(0, at === -1 ? posted.length : at)
      const signature = posted[at]?.[1] ?? ''
      const value = (name: string) => fields.find(([one]) => one === name)?.[1] ?? ''
      const isOurs = value('merchant_id') === merchantId
      if (!isOurs || !isSame(signature, await signFields(fields, passphrase))) throw new PaymentUnavailable('forged')
      if (!(await isConfirmed(fields))) throw new PaymentUnavailable('forged')
      const kind = KINDS.get(value('payment_status'))
      if (!kind) return null
      const amountCents = centsOf(value('amount_gross'))
      if (amountCents === null) throw new PaymentUnavailable('garbage')
      // PayFast pays out in rand only, so its notices name no currency.
      return { id: value('pf_payment_id'), attemptReference: value('m_payment_id'), kind, amountCents, currency: 'ZAR' }
    },
    findEvent: () => Promise.resolve(null),
  }

  /** Asks PayFast whether it sent this notice. */
  async function isConfirmed(fields: readonly Field[]): Promise<boolean> {
    const answer = await askProvider(
      `${host}/eng/query/validate`,
      { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: joinFields(fields) },
      timeoutMs,
    )
    const word = answer.trim().split(/\s/)[0]
    if (word !== 'VALID' && word !== 'INVALID') throw new PaymentUnavailable('garbage')
    return word === 'VALID'
  }
}

/** In the order of PayFast's list, because the signature depends on it; empty fields are neither sent nor signed. */
function fieldsOf(payment: CardPayment, { merchantId, merchantKey }: PayfastSettings): Field[] {
  const [first = '', ...rest] = payment.payer.name.split(/\s+/)
  const fields: Field[] = [
    ['merchant_id', merchantId],
    ['merchant_key', merchantKey],
    ['return_url', payment.returnUrl],
    ['cancel_url', payment.cancelUrl],
    ['notify_url', payment.notifyUrl],
    ['name_first', cut(first)],
    ['name_last', cut(rest.join(' '))],
    ['email_address', payment.payer.email],
    ['m_payment_id', payment.attemptReference],
    ['amount', (payment.amountCents / 100).toFixed(2)],
    ['item_name', cut(payment.tripName)],
    ['payment_method', 'cc'],
  ]
  return fields.map(([name, value]) => [name, value.trim()] as const).filter(([, value]) => value !== '')
}

const cut = (text: string) => [...text].slice(0, MOST_CHARACTERS).join('')

function centsOf(rand: string): number | null {
  const parts = /^(\d{1,12})(?:\.(\d{2}))?$/.exec(rand)
  return parts ? Number(parts[1]) * 100 + Number(parts[2] ?? 0) : null
}

/** Compares two texts of equal length in constant time. */
function isSame(given: string, right: string): boolean {
  if (given.length !== right.length) return false
  let differences = 0
  for (let at = 0; at < right.length; at++) differences |= given.charCodeAt(at) ^ right.charCodeAt(at)
  return differences === 0
}
