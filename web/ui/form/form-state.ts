import { createContext, use } from 'react'

/** The state of a form that its fields need. */
export interface FormState {
  /** Messages by field. */
  problems: Record<string, string>
  /** Initial values: what was typed before, or what is known already. */
  values: Record<string, string | string[]>
  /** Fields that were filled in for the person, with the text of their badge. */
  filled: Record<string, string>
}

export const FormContext = createContext<FormState>({ problems: {}, values: {}, filled: {} })

export const useFormState = (): FormState => use(FormContext)

/** The state of one field, with the ids of its texts. */
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
