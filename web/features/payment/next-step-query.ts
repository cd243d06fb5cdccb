import { NextStep } from '#shared/contracts/payment'
import { type ApiFetch, callApi } from '../../api/client.ts'

/** The next step of an order; null if there is no such order or it cannot be fetched. */
export async function findNextStep(order: string, apiFetch: ApiFetch): Promise<NextStep | null> {
  const path = `/api/payments/${encodeURIComponent(order)}/next`
  const reply = await callApi(apiFetch, path, NextStep, { method: 'POST', json: {} })
  return 'answer' in reply ? reply.answer : null
}
