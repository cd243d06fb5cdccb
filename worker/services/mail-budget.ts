import { emailKey } from '#shared/domain/email-address'
import type { Charge, Spending } from '#shared/domain/spending'
import type { Context } from './context.ts'
import { sha256Hex } from './sha256.ts'

const TEN_MINUTES_MS = 10 * 60_000
const A_DAY_MS = 24 * 3_600_000

/** Who causes the site to send mail. */
export interface Sender {
  /** Network address or prefix; null if unknown, as on a local instance. */
  network: string | null
  /** False on a local instance with disabled limits. */
  isLimited: boolean
}

/**
 * Whether a visitor may cause this many messages: five requests in ten minutes for each network, 200 messages a day in
 * all.
 */
export async function spendOnMessages(context: Context, sender: Sender, messages: number): Promise<Spending> {
  const charges: Charge[] = [{ key: 'mail', limit: 200, windowMs: A_DAY_MS, count: messages }]
  if (sender.network)
    charges.unshift({ key: `mail:from:${await sha256Hex(sender.network)}`, limit: 5, windowMs: TEN_MINUTES_MS })
  return spend(context, sender, charges)
}

/** Whether this address may get another message: three a day, whoever requests them. */
export async function spendOnRecipient(context: Context, sender: Sender, address: string): Promise<boolean> {
  const key = `mail:to:${await sha256Hex(emailKey(address))}`
  return (await spend(context, sender, [{ key, limit: 3, windowMs: A_DAY_MS }])).granted
}

const spend = (context: Context, { isLimited }: Sender, charges: Charge[]): Promise<Spending> =>
  isLimited ? context.ports.budgets.spend(charges) : Promise.resolve({ granted: true })
