import type { FormValues } from '#shared/contracts/read-form'

/** The server's answer to a form that was posted without script: the problem of each field, and the typed values. */
export interface FormAnswer {
  problem: string
  fields: Record<string, string>
  values: FormValues
}
