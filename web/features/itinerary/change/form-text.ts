/** What was typed in a field of a form; empty if there is nothing. */
export function textIn(form: FormData, name: string): string {
  const typed = form.get(name)
  return typeof typed === 'string' ? typed.trim() : ''
}
