import type { NextStep } from '#shared/contracts/payment'

/** Leads to the provider's own page: by its address, or by a form that holds its fields in their order. */
export function leaveForProvider({ method, url, fields }: Extract<NextStep, { kind: 'hosted' }>): void {
  if (method === 'GET') return location.assign(url)
  const form = Object.assign(document.createElement('form'), { method: 'post', action: url, hidden: true })
  for (const { name, value } of fields)
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  document.body.append(form)
  form.submit()
}
