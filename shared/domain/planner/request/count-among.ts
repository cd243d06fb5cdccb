import type { Idea } from '../../idea/idea.ts'
import type { RequestNeed } from '../../idea/requests/request.ts'

/** How many have a need, where the idea counts them all and they are fewer than the learners; null otherwise. */
export function countAmong({ requests }: Pick<Idea, 'requests'>, asked: RequestNeed, students: number): number | null {
  const counts = requests.flatMap((one) => (one.kind === 'need' && one.need === asked ? [one.count] : []))
  if (counts.length === 0 || counts.includes(null)) return null
  const people = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)
  return people > 0 && people < students ? people : null
}
