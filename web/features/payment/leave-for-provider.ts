import type { NextStep } from '#shared/contracts/payment'

/** Opens the provider's page: by its address, or by a form with its fields in order. */
export function leaveForProvider({ method, url, fields }: Extract<NextStep, { kind: 'hosted' }>): void {
  if (method === 'GET') return location.assign(url)
  const form = Object.assign(document.createElement('form'), { method: 'post', action: url, hidden: true })
  for (const { name, value } of fields)
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  document.body.append(form)
  form.submit()
}
