import { detailsOf, PaymentCreated, PaymentRequest } from '#shared/contracts/payment'
import { formValues, readForm } from '#shared/contracts/read-form'
import type { CardInput } from '#shared/domain/payment/card-input'
import { findPaymentErrors } from '#shared/domain/payment/payment-errors'
import type { ApiFetch } from '../../api/client.ts'
import { sendForm } from '../../api/send-form.ts'

export interface PaymentProblem {
  problem: string
  fields: Record<string, string>
}

/** Checks all values of the form: all problems at once, in the order of the specification. */
export function readPayment(
  data: FormData,
  card: CardInput | null,
  today: string,
): { request: PaymentRequest } | PaymentProblem {
  const values = formValues(data.entries())
  const isCard = values['paymentMethod'] === 'card'
  const errors = findPaymentErrors(detailsOf(values), isCard && card ? { ...card, on: today } : null)
  const reading = readForm(PaymentRequest, values)
  if ('value' in reading && Object.keys(errors).length === 0) return { request: reading.value }
  const fields = 'value' in reading ? errors : { ...errors, ...reading.fields }
  return { problem: ALL_KEPT, fields }
}

const ALL_KEPT = 'What you typed is still here.'

/** Places the order, without the card's details. */
export async function sendPayment(
  apiFetch: ApiFetch,
  request: PaymentRequest,
  key: string,
): Promise<{ created: PaymentCreated } | PaymentProblem> {
  const sent = await sendForm(apiFetch, '/api/payments', PaymentCreated, request, { key })
  if ('answer' in sent) return { created: sent.answer }
  return { problem: sent.problem, fields: sent.fields }
}
