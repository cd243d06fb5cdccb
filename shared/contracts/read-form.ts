import type * as z from 'zod/mini'
import { messagesByField } from './field-messages.ts'

/** The values of a form by field name: typed text, or a list for a name that occurs several times. */
export type FormValues = Record<string, string | string[]>

export type FormReading<Value> = { value: Value } | { problem: string; fields: Record<string, string> }

/** Reads a posted form. Files are ignored; `lists` names the fields that are always lists. */
export function formValues(entries: Iterable<readonly [string, unknown]>, lists: readonly string[] = []): FormValues {
  const values: FormValues = Object.fromEntries(lists.map((name) => [name, []]))
  for (const [name, entry] of entries) {
    if (typeof entry !== 'string') continue
    const before = Object.hasOwn(values, name) ? values[name] : undefined
    if (Array.isArray(before)) before.push(entry)
    else if (before === undefined) values[name] = entry
  }
  return values
}

/** Validates a form by the schema of its API call. An empty field counts as absent, so that it gets its own message. */
export function readForm<Schema extends z.ZodMiniType>(
  schema: Schema,
  values: FormValues,
): FormReading<z.output<Schema>> {
  const filled = Object.entries(values).filter(([, value]) => typeof value !== 'string' || value.trim() !== '')
  const result = schema.safeParse(Object.fromEntries(filled))
  if (result.success) return { value: result.data }
  const fields = messagesByField(result.error.issues)
  return { problem: Object.values(fields)[0] ?? 'Please check the form.', fields }
}
