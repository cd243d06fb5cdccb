import { slugOf } from './slug.ts'
import { plainText } from './text.ts'
import type { Inline } from './tree.ts'

/** Gives each heading a unique id made from its words; repeated words get a number. */
export function headingIds(): (heading: Inline[]) => string {
  const taken = new Map<string, number>()
  return (heading) => {
    const words = slugOf(plainText(heading)) || 'part'
    const before = taken.get(words) ?? 0
    taken.set(words, before + 1)
    // A prefix, so that no heading has the id of a part of the page (main, root, boot) or of a field.
    return `on-${words}${before === 0 ? '' : `-${before + 1}`}`
  }
}
