import type { Idea } from '#shared/domain/idea/idea'
import { formatCents } from '#shared/domain/money'

/**
 * One fact that a plan needs. `understood` is what the text says; if it says nothing, `phrase` is a phrase
 * to add, with `…` for the teacher's own word.
 */
export type IdeaChip = { id: string } & ({ understood: string } | { understood: null; label: string; phrase: string })

/** The facts of an idea, the understood ones first. */
export function chipsOf(idea: Idea): IdeaChip[] {
  const chips: IdeaChip[] = [
    chip('grade', grades(idea), 'Grade', 'Grade ….'),
    chip(
      'learners',
      idea.students === null ? null : count(idea.students, 'learner'),
      'Number of learners',
      '… learners.',
    ),
    chip('teachers', idea.teachers === null ? null : count(idea.teachers, 'teacher'), 'Teachers', '… teachers.'),
    chip(
      'dates',
      idea.startDate ? datesOf(idea.startDate, idea.endDate) : (idea.window?.label ?? null),
      'Dates',
      'Dates: ….',
    ),
    ...(idea.days !== null && !idea.endDate ? [{ id: 'days', understood: count(idea.days, 'day') }] : []),
    chip('place', idea.location ?? idea.province, 'Where to', 'We want to go to ….'),
    chip('origin', idea.origin && `From ${idea.origin}`, 'Where you leave from', 'We leave from ….'),
    ...(idea.subjects.length > 0 ? [{ id: 'subjects', understood: idea.subjects.slice(0, 3).join(', ') }] : []),
    chip('budget', budget(idea), 'Budget per learner', 'Budget: R… per learner.'),
  ]
  return [...chips.filter((one) => one.understood !== null), ...chips.filter((one) => one.understood === null)]
}

const chip = (id: string, understood: string | null, label: string, phrase: string): IdeaChip =>
  understood ? { id, understood } : { id, understood: null, label, phrase }

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

function grades({ gradeMin, gradeMax, ageMin, ageMax }: Idea): string | null {
  const name = (grade: number) => (grade === 0 ? 'R' : String(grade))
  if (gradeMin !== null && gradeMax !== null)
    return gradeMin === gradeMax ? `Grade ${name(gradeMin)}` : `Grades ${name(gradeMin)} to ${name(gradeMax)}`
  if (ageMin !== null && ageMax !== null) return ageMin === ageMax ? `Age ${ageMin}` : `Ages ${ageMin} to ${ageMax}`
  return null
}

function budget({ budget, budgetScope, budgetPerStudent }: Idea): string | null {
  if (budgetPerStudent !== null) return `${formatCents(Math.round(budgetPerStudent * 100))} a learner`
  if (budget === null) return null
  return `${formatCents(Math.round(budget * 100))}${budgetScope === 'group' ? ' for the group' : ''}`
}

/** "29 to 31 August 2025"; a month or year is repeated only if it differs. */
function datesOf(start: string, end: string | null): string {
  const last = words(end ?? start)
  const first = words(start)
  if (!end || end === start) return last.join(' ')
  const same = first[2] === last[2] ? (first[1] === last[1] ? 1 : 2) : 3
  return `${first.slice(0, same).join(' ')} to ${last.join(' ')}`
}

const words = (day: string): string[] =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
    .format(new Date(`${day}T00:00:00Z`))
    .split(' ')
