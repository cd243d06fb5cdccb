import type { Answers } from './answers-of-idea.ts'

/** Fills answers into empty fields and returns their names. Values that the person entered are not changed. */
export function fillIn(form: HTMLFormElement, answers: Answers): string[] {
  const filled = Object.entries(answers).filter(
    ([name, value]) =>
      value !== undefined && (typeof value === 'string' ? fillBox(form, name, value) : tickBoxes(form, name, value)),
  )
  // The same event as for typing, for the draft and the counts on the page.
  if (filled.length > 0) form.dispatchEvent(new Event('input', { bubbles: true }))
  return filled.map(([name]) => name)
}

function fillBox(form: HTMLFormElement, name: string, value: string): boolean {
  const box = form.elements.namedItem(name)
  if (!(box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement) || box.value !== '') return false
  box.value = value
  return true
}

function tickBoxes(form: HTMLFormElement, name: string, values: readonly string[]): boolean {
  const boxes = boxesNamed(form, name)
  if (boxes.some((box) => box.checked)) return false
  for (const box of boxes) box.checked = values.includes(box.value)
  return boxes.some((box) => box.checked)
}

export const boxesNamed = (form: HTMLFormElement, name: string): HTMLInputElement[] =>
  [...form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')].filter((box) => box.name === name)
