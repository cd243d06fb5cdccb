import { createContext, use } from 'react'

/** What every field of a form needs to know of it. */
export interface FormState {
  /** Messages by field. */
  problems: Record<string, string>
  /** What a field starts with: what was typed before, or what is known already. */
  values: Record<string, string | string[]>
  /** Fields that were filled in for the person, with the words of their badge. */
  filled: Record<string, string>
}

export const FormContext = createContext<FormState>({ problems: {}, values: {}, filled: {} })

export const useFormState = (): FormState => use(FormContext)

/** A field's own part of the form's state, with the ids that tie its words to its box. */
export function useField(name: string) {
  const { problems, values, filled } = useFormState()
  const value = values[name]
  return {
    id: `field-${name}`,
    hintId: `field-${name}-hint`,
    errorId: `field-${name}-error`,
    problem: problems[name],
    text: typeof value === 'string' ? value : undefined,
    list: Array.isArray(value) ? value : value === undefined ? [] : [value],
    badge: filled[name],
  }
}
