import type { Idea } from '../../idea/idea.ts'

/**
 * How many of the group do not swim, where the idea counts them and the others do: they stay out of the water, and the
 * programme of the others is as it would be. Null if nobody is meant, or the whole group.
 */
export function countAshore({ needs, requests }: Pick<Idea, 'needs' | 'requests'>, students: number): number | null {
  if (!needs.includes('no-swimming')) return null
  const counts = requests.flatMap((one) => (one.kind === 'need' && one.need === 'no_swimming' ? [one.count] : []))
  if (counts.length === 0 || counts.includes(null)) return null
  const people = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)
  return people > 0 && people < students ? people : null
}
