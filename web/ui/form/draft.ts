import { draftKey } from './draft-key.ts'

/** A form's draft on this device: only fields with a name, no password and no field marked `data-private`. */
type Draft = Record<string, string[]>

type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const boxesOf = (form: HTMLFormElement): Box[] =>
  [...form.elements].filter(
    (one): one is Box =>
      (one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement || one instanceof HTMLSelectElement) &&
      one.name !== '' &&
      one.type !== 'password' &&
      one.type !== 'hidden' &&
      one.dataset['private'] === undefined,
  )

const isTick = (box: Box): box is HTMLInputElement => box.type === 'checkbox' || box.type === 'radio'

/** Stores the values of the form; false if the device cannot store them. */
export function saveDraft(name: string, form: HTMLFormElement): boolean {
  const draft: Draft = {}
  for (const box of boxesOf(form)) {
    const held = (draft[box.name] ??= [])
    const value = box.value === '' ? (box.dataset['wanted'] ?? '') : box.value
    if (isTick(box) ? box.checked : value.trim() !== '') held.push(value)
  }
  try {
    localStorage.setItem(draftKey(name), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

/** Fills the draft into every field that has its initial value. True if it changed something. */
export function restoreDraft(name: string, form: HTMLFormElement): boolean {
  const draft = readDraft(name)
  if (!draft) return false
  let changed = false
  for (const box of boxesOf(form)) {
    const held = draft[box.name]
    if (!held) continue
    if (isTick(box)) {
      if (box.checked !== box.defaultChecked) continue
      changed ||= box.checked !== held.includes(box.value)
      box.checked = held.includes(box.value)
    } else if (box.value === '' && held[0]) {
      box.value = held[0]
      // For a list whose options are still loading: `takeLateChoice`.
      if (box.value === '') box.dataset['wanted'] = held[0]
      changed = true
    }
  }
  return changed
}

/** Selects the option of the draft when the list has it, unless the person has chosen another one. */
export function takeLateChoice(select: HTMLSelectElement): void {
  const { wanted } = select.dataset
  if (!wanted || select.value !== '' || ![...select.options].some(({ value }) => value === wanted)) return
  select.value = wanted
  delete select.dataset['wanted']
}

/** True if the person has changed a field, for example before the script ran. */
export const isTouched = (form: HTMLFormElement): boolean =>
  boxesOf(form).some((box) =>
    isTick(box) ? box.checked !== box.defaultChecked : 'defaultValue' in box && box.value !== box.defaultValue,
  )

export function forgetDraft(name: string): void {
  try {
    localStorage.removeItem(draftKey(name))
  } catch {
    // Without storage there is nothing to remove.
  }
}

function readDraft(name: string): Draft | null {
  try {
    return JSON.parse(localStorage.getItem(draftKey(name)) ?? 'null') as Draft | null
  } catch {
    return null
  }
}
