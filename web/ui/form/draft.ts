import { draftKey } from './draft-key.ts'

/** A form's draft on this device: only what has a name, never a password or what is marked `data-private`. */
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

/** Keeps what the form holds now; false where the device keeps nothing. */
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

/** Puts a kept draft back into every box that still stands as the page brought it. True where it changed something. */
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
      // A list whose choices are still on their way takes its own by `takeLateChoice`.
      if (box.value === '') box.dataset['wanted'] = held[0]
      changed = true
    }
  }
  return changed
}

/** Chooses what a draft had chosen, once the list has it; what somebody chose meanwhile stays. */
export function takeLateChoice(select: HTMLSelectElement): void {
  const { wanted } = select.dataset
  if (!wanted || select.value !== '' || ![...select.options].some(({ value }) => value === wanted)) return
  select.value = wanted
  delete select.dataset['wanted']
}

/** True where somebody typed or ticked already, as before the script came. */
export const isTouched = (form: HTMLFormElement): boolean =>
  boxesOf(form).some((box) =>
    isTick(box) ? box.checked !== box.defaultChecked : 'defaultValue' in box && box.value !== box.defaultValue,
  )

export function forgetDraft(name: string): void {
  try {
    localStorage.removeItem(draftKey(name))
  } catch {
    // Nothing was kept, so nothing has to go.
  }
}

function readDraft(name: string): Draft | null {
  try {
    return JSON.parse(localStorage.getItem(draftKey(name)) ?? 'null') as Draft | null
  } catch {
    return null
  }
}
