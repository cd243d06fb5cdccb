import type { Idea } from '#shared/domain/idea/idea'
import type { TripType } from '#shared/domain/trip-types'
import { formatCents } from '#shared/domain/money'

/** A fact that a plan needs and that a control can add. */
export type AskedFact = 'grade' | 'learners' | 'teachers' | 'dates' | 'overnight' | 'place' | 'origin' | 'budget'

/** One fact of an idea: what the text says of it, or the label of the control that asks for it. */
export type IdeaChip = { id: string; understood: string } | { id: AskedFact; understood: null; label: string }

/** The facts of an idea, the understood ones first, then those that change a plan most. */
export function chipsOf(idea: Idea): IdeaChip[] {
  const hasLength = idea.days !== null || idea.endDate !== null
  const chips: IdeaChip[] = [
    chip('place', idea.location ?? idea.province, 'Where to'),
    chip('origin', idea.origin && `From ${idea.origin}`, 'Where you leave from'),
    chip('learners', idea.students === null ? null : count(idea.students, 'learner'), 'Number of learners'),
    chip('dates', idea.startDate ? datesOf(idea.startDate, idea.endDate) : (idea.window?.label ?? null), 'Dates'),
    ...(idea.days !== null && !idea.endDate ? [{ id: 'days', understood: count(idea.days, 'day') }] : []),
    ...(hasLength || idea.tripTypes.some(isOvernight) ? [] : [chip('overnight', null, 'Sleeping over?')]),
    chip('grade', grades(idea), 'Grade'),
    chip('teachers', idea.teachers === null ? null : count(idea.teachers, 'teacher'), 'Teachers'),
    ...(idea.subjects.length > 0 ? [{ id: 'subjects', understood: idea.subjects.slice(0, 3).join(', ') }] : []),
    chip('budget', budget(idea), 'Budget per learner'),
  ]
  return [...chips.filter((one) => one.understood !== null), ...chips.filter((one) => one.understood === null)]
}

const chip = (id: AskedFact, understood: string | null, label: string): IdeaChip =>
  understood ? { id, understood } : { id, understood: null, label }
const isOvernight = (type: TripType) => type === 'Overnight camp'

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
