import { slugOf } from './slug.ts'
import { plainText } from './text.ts'
import type { Inline } from './tree.ts'

/** Gives each heading of a text an id of its own, by its words; the second of the same words gets a number. */
export function headingIds(): (heading: Inline[]) => string {
  const taken = new Map<string, number>()
  return (heading) => {
    const words = slugOf(plainText(heading)) || 'part'
    const before = taken.get(words) ?? 0
    taken.set(words, before + 1)
    // Within the page, ids of the shell (main, root, boot) and of fields must not be taken.
    return `on-${words}${before === 0 ? '' : `-${before + 1}`}`
  }
}
