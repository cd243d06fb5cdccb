import * as z from 'zod/mini'
import { PAYMENT_METHODS } from '#shared/domain/payment/payment-errors'

/** An order that waits for a bank transfer or cash, as an administrator sees it. */
export const OpenOrder = z.object({
  reference: z.string(),
  /** The reference that the payer writes on a transfer. */
  bank_reference: z.string(),
  trip_name: z.string(),
  amount: z.number(),
  /** What the plan costs the whole group, where the trip's id is that of a plan. */
  plan_amount: z.nullable(z.number()),
  /** "R1 of R83 600 for this plan", where the trip's id is that of a plan. */
  share_of_plan: z.nullable(z.string()),
  currency: z.literal('ZAR'),
  method: z.enum(PAYMENT_METHODS),
  billing_name: z.string(),
  school_name: z.string(),
  created_at: z.iso.datetime(),
})
export type OpenOrder = z.infer<typeof OpenOrder>

/** A page of orders, oldest first; `next_cursor` requests the next page. */
export const OpenOrderList = z.object({ items: z.array(OpenOrder), next_cursor: z.nullable(z.string()) })
export type OpenOrderList = z.infer<typeof OpenOrderList>

/** States that the full amount was received, and on which day. */
export const PaymentReceived = z.object({
  paid_on: z.iso.date('Please give the day on which the money came, such as 2027-02-15.'),
})
export type PaymentReceived = z.infer<typeof PaymentReceived>
