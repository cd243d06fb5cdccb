import type { FormValues } from '#shared/contracts/read-form'

/** What the server says to a form that was posted without script: what is wrong, field by field, and what the person typed. */
export interface FormAnswer {
  problem: string
  fields: Record<string, string>
  values: FormValues
}
