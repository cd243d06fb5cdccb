import { budgetName, type DemoForm, type DemoSubmission } from '#shared/contracts/demo'
import { formatDay, formatRange } from '#shared/domain/calendar'
import { centsOfRand, formatCents } from '#shared/domain/money'
import { TRIP_TYPES } from '#shared/domain/trip-types'
import { readTypedBudget } from '#shared/domain/typed-text'
import { SITE } from '../../web/site.ts'
import {
  action,
  type Block,
  facts,
  GREETING,
  type Mail,
  paragraph,
  quote,
  replyTo,
  TEAM_REASON,
  writeMail,
} from './letter.ts'

interface Request {
  /** A short reference that is easy to say. */
  reference: string
  /** The origin of the site. */
  origin: string
}

/**
 * To the sender of a demo request. The address may belong to somebody else, so the mail contains only counts, days and
 * trip types of our own list, and no typed text.
 */
export function demoThanksMail({ reference, origin }: Request, demo: DemoSubmission): Mail {
  const trips = demo.trip_types.filter((kind) => (TRIP_TYPES as readonly string[]).includes(kind))
  return writeMail({
    subject: `We have your demo request (${reference})`,
    preview: 'A person from our team replies within one business day.',
    greeting: GREETING,
    blocks: [
      paragraph(
        `Thank you for asking to see ${SITE.name}. A person from our team reads your request and replies within one business day.`,
      ),
      facts([
        ['Reference', reference],
        ['Learners', countText(demo.studentCount)],
        ['Teachers', countText(demo.teacherCount)],
        ['When', daysText(demo)],
        ['Trips', trips.join(', ')],
      ]),
      paragraph('Something to add or to change? Reply to this message, or write to us:'),
      action('Write to us', `${origin}/contact`),
    ],
    reason: 'You get this message because a demo was asked for with this address. If it was not you, ignore it.',
  })
}

/** To the team: the complete request. */
export function demoTeamMail({ reference, origin }: Request, demo: DemoSubmission): Mail {
  return writeMail({
    subject: `New demo request (${reference})`,
    preview: 'Please reply within one business day.',
    greeting: 'Dear team',
    blocks: [
      paragraph('A school asks for a demo, and agreed that we write or call about it.'),
      facts([
        ['School', demo.school],
        ['Name', demo.name],
        ['Email', demo.email],
        ['Phone', demo.phone],
        ['Role', demo.role],
        ['Learners', countText(demo.studentCount)],
        ['Teachers', countText(demo.teacherCount)],
        ['Grades', demo.grade_range],
        ['Trips', demo.trip_types.join(', ') || demo.trip_type],
        ['Budget', budgetText(demo)],
        ['When', daysText(demo) ?? demo.dates],
        ['Where', demo.location],
        ['Plan', demo.plan],
      ]),
      ...quoted(demo.additionalNotes),
      ...planLink(origin, demo.searchId),
      replyTo(demo.email),
    ],
    reason: TEAM_REASON,
  })
}

/** To the team: the full form, if it says more than the request did or if there was no request. */
export function demoDetailsMail(reference: string | null, form: DemoForm): Mail {
  return writeMail({
    subject: reference ? `Demo request, full form (${reference})` : 'Demo request, full form only',
    preview: reference
      ? 'What they added to their request.'
      : 'The first submission did not arrive. Please reply within one business day.',
    greeting: 'Dear team',
    blocks: [
      paragraph(
        reference
          ? 'This belongs to the demo request of the same reference.'
          : 'Only the full form of this demo request arrived, so nobody has been thanked yet.',
      ),
      facts([
        ['School', form.school_name],
        ['Where', form.location],
        ['When', daysText(form)],
        ['Learners', countText(form.student_count)],
        ['Teachers', countText(form.teacher_count)],
        ['Grades', form.grade_range],
        ['Name', form.contact_name],
        ['Email', form.email],
        ['Phone', form.phone],
        ['Role', form.role],
        ['Trips', form.trip_types.join(', ')],
        ['How they plan trips now', form.current_solution],
        [budgetName(readTypedBudget(form.monthly_budget ?? '').of), form.monthly_budget],
        ['Plan', form.plan],
      ]),
      ...quoted(form.message),
      replyTo(form.email),
    ],
    reason: TEAM_REASON,
  })
}

const countText = (count: number | null) => (count === null ? null : String(count))

const quoted = (text: string | null): Block[] => (text ? [paragraph('In their own words:'), quote(text)] : [])

const planLink = (origin: string, searchId: number | null): Block[] =>
  searchId === null ? [] : [action('See their plan', `${origin}/itinerary/${searchId}`)]

function daysText({ start_date, end_date }: DemoSubmission | DemoForm): string | null {
  if (start_date && end_date) return formatRange(start_date, end_date)
  const day = start_date ?? end_date
  return day ? formatDay(day) : null
}

function budgetText({ budget, budget_scope }: DemoSubmission): string | null {
  if (budget === null || budget === undefined) return null
  const scopes = { per_student: ' for each learner', group: ' for the group' }
  return `${formatCents(centsOfRand(budget))}${budget_scope ? scopes[budget_scope] : ''}`
}
