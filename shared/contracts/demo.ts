import * as z from 'zod/mini'
import { parseSearchId, SearchId } from './search-id.ts'
import { randOfCents } from '#shared/domain/money'
import { type BudgetOf, readTypedBudget, toLine } from '#shared/domain/typed-text'
import {
  optionalCount,
  optionalDay,
  optionalLine,
  optionalPhone,
  optionalTextOf,
  requiredEmail,
  requiredLine,
} from './form-fields.ts'

export const MISSING_FIELDS = 'Please fill school name, contact name, and email.'
export const CONSENT_REQUIRED = 'Please allow us to contact you about your request.'

const SCHOOL = 'Please enter your school’s name.'
const NAME = 'Please enter your name.'
const EMAIL = 'Please enter an email address such as naledi@school.co.za.'
const LEARNERS = 'Please enter the number of learners in digits, such as 45.'
const TEACHERS = 'Please enter the number of teachers in digits, such as 4.'
const LAST_DAY = 'The last day cannot be before the first.'

/** Trip types as a list, or separated by commas as in the demo submission. Line breaks within a type are removed. */
const tripTypes = z.pipe(
  z.nullish(
    z.union(
      [z.string().check(z.maxLength(2000)), z.array(z.string().check(z.maxLength(100))).check(z.maxLength(30))],
      'Please choose the trips from the list.',
    ),
  ),
  z.transform((kinds) => {
    const list = typeof kinds === 'string' ? kinds.split(',') : (kinds ?? [])
    return [...new Set(list.map(toLine).filter(Boolean))]
  }),
)

/** A search id from the API or from browser storage; an invalid id is read as null. */
const searchId = z.pipe(
  z.nullish(z.union([z.number(), z.string().check(z.maxLength(40))], 'The search number must be a number.')),
  z.transform((id) => {
    if (typeof id === 'string') return parseSearchId(id)
    return SearchId.safeParse(id).success ? (id ?? null) : null
  }),
)

interface TripDays {
  start_date: string | null
  end_date: string | null
}
const inOrder = ({ start_date, end_date }: TripDays) => !start_date || !end_date || start_date <= end_date
const WRONG_ORDER = { error: LAST_DAY, path: ['end_date'] }

const consent = z.pipe(
  z.union([z.literal(true), z.literal('on')], CONSENT_REQUIRED),
  z.transform(() => true as const),
)

/** The complete form of the demo request: the content of the page and of the second submission. */
export const DemoForm = z
  .object({
    school_name: requiredLine(SCHOOL),
    contact_name: requiredLine(NAME),
    email: requiredEmail(EMAIL),
    phone: optionalPhone,
    role: optionalLine,
    current_solution: optionalLine,
    student_count: optionalCount(LEARNERS),
    teacher_count: optionalCount(TEACHERS),
    grade_range: optionalLine,
    trip_types: tripTypes,
    monthly_budget: optionalLine,
    start_date: optionalDay,
    end_date: optionalDay,
    location: optionalLine,
    message: optionalTextOf(5000),
    agree_to_contact: consent,
    /** The plan that the link on the pricing page named. */
    plan: optionalLine,
    searchId,
  })
  .check(z.refine(inOrder, WRONG_ORDER))
export type DemoForm = z.output<typeof DemoForm>

/** The fields that an empty form is refused for, besides the consent: `MISSING_FIELDS` names them. */
export const requiredFields = (): string[] =>
  (DemoForm.safeParse({}).error?.issues ?? [])
    .map(({ path }) => String(path[0]))
    .filter((name) => name !== 'agree_to_contact')

/** The first submission, which creates the demo request. */
export const DemoSubmission = z
  .object({
    name: requiredLine(NAME),
    email: requiredEmail(EMAIL),
    phone: optionalPhone,
    school: requiredLine(SCHOOL),
    role: optionalLine,
    studentCount: optionalCount(LEARNERS),
    teacherCount: optionalCount(TEACHERS),
    grade_range: optionalLine,
    /** The form's message; the limit includes the text that the page adds. */
    additionalNotes: optionalTextOf(5500),
    searchId,
    trip_type: optionalLine,
    trip_types: tripTypes,
    /** In rand. */
    budget: z.nullish(z.number('The budget must be a number of rand.').check(z.minimum(0), z.maximum(1e9))),
    budget_scope: z.nullish(z.enum(['per_student', 'group'], 'The budget is per student or for the group.')),
    dates: optionalLine,
    consent: z.literal(true, CONSENT_REQUIRED),
    start_date: optionalDay,
    end_date: optionalDay,
    location: optionalLine,
    plan: optionalLine,
  })
  .check(z.refine(inOrder, WRONG_ORDER))
export type DemoSubmission = z.output<typeof DemoSubmission>

export const DemoCreated = z.object({ success: z.literal(true), id: z.string() })
export type DemoCreated = z.infer<typeof DemoCreated>

export const DemoDetailed = z.object({ success: z.literal(true) })
export type DemoDetailed = z.infer<typeof DemoDetailed>

/** What the field for a budget holds: an idea gives the budget of a trip, not of a month. */
export const budgetName = (of: BudgetOf): string => (of === null ? 'Monthly budget' : 'Budget for the trip')

/**
 * Makes the first submission from the form: empty answers become null, counts become text, trip types become one text.
 */
export function toDemoSubmission(form: DemoForm) {
  const { cents, of } = readTypedBudget(form.monthly_budget ?? '')
  // A budget that cannot be read as an amount is passed on as text.
  const unread = form.monthly_budget !== null && cents === null ? `${budgetName(of)}: ${form.monthly_budget}` : null
  return {
    name: form.contact_name,
    email: form.email,
    phone: form.phone,
    school: form.school_name,
    role: form.role,
    studentCount: form.student_count === null ? null : String(form.student_count),
    teacherCount: form.teacher_count,
    grade_range: form.grade_range,
    additionalNotes: [form.message, unread].filter(Boolean).join('\n\n') || null,
    status: 'pending' as const,
    searchId: form.searchId,
    trip_type: form.trip_types[0] ?? null,
    trip_types: form.trip_types.join(',') || null,
    budget: cents === null ? null : randOfCents(cents),
    budget_scope: of === 'learner' ? ('per_student' as const) : of === 'group' ? ('group' as const) : null,
    dates:
      form.start_date && form.end_date ? `${form.start_date} to ${form.end_date}` : (form.start_date ?? form.end_date),
    consent: form.agree_to_contact,
    start_date: form.start_date,
    end_date: form.end_date,
    location: form.location,
    plan: form.plan,
  }
}
