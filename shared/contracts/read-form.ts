import type * as z from 'zod/mini'
import { messagesByField } from './field-messages.ts'

/** What a form holds, by the names of its fields: text as it was typed, a list where a name stands more than once. */
export type FormValues = Record<string, string | string[]>

export type FormReading<Value> = { value: Value } | { problem: string; fields: Record<string, string> }

/** A posted form by field; files are left out, and `lists` names the fields that are lists even with one entry or none. */
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

/** Reads a form by the contract of its call. A field left empty counts as absent, so its own message says what to enter. */
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
