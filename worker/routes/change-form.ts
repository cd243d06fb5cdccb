import * as z from 'zod/mini'
import { Change, MOST_CHANGES, SETTABLE_FIELDS } from '#shared/contracts/revisions'
import { messagesByField } from '#shared/contracts/field-messages'
import { parseSearchId } from '#shared/contracts/search-id'
import { findTripCaller } from '../middleware/trip-caller.ts'
import { Problem } from '../services/problem.ts'
import { requireOwner, revisePlan } from '../services/revisions.ts'
import { formPost, type ShowAgain } from './form-post.ts'

const number = z.optional(z.coerce.number())
const text = z.optional(z.string())
/** The fields of every change; a stop of the owner's own has a title instead of `with`. */
const ChangeForm = z.object({
  base_version: z.coerce.number().check(z.int(), z.positive()),
  type: z.string(),
  day: number,
  step: number,
  with: text,
  title: text,
  town: text,
  minutes: number,
  start: text,
  opens: text,
  closes: text,
  rand_per_learner: number,
  to_day: number,
  field: text,
  value: z.optional(z.union([z.string(), z.array(z.string())])),
  code: text,
  question: text,
  option: text,
  /** How often an undo or a redo is made, for an older version. */
  times: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MOST_CHANGES))),
})
type ChangeForm = z.infer<typeof ChangeForm>

const NUMBERS: readonly string[] = [
  'days',
  'pax_students',
  'pax_teachers',
  'grade_min',
  'grade_max',
  'budget_per_student',
]
/** The value of a field that is set: a number, a list of needs, or words; nothing is no value. */
function valueOf({ field = '', value }: ChangeForm) {
  if (field === 'needs') return value === undefined ? [] : [value].flat()
  if (value === undefined) return null
  return NUMBERS.includes(field) ? Number(value) : value
}

/** The change that a form asks for, as the API takes it. */
function changeOf(form: ChangeForm): Change {
  const {
    base_version: _base,
    times: _times,
    title,
    town,
    opens,
    closes,
    rand_per_learner,
    value: _value,
    ...fields
  } = form
  const own = { title, town, minutes: form.minutes, opens, closes, rand_per_learner }
  const isSet = (SETTABLE_FIELDS as readonly (string | undefined)[]).includes(form.field)
  const { success, data, error } = Change.safeParse({
    ...fields,
    ...(form.with === undefined && title !== undefined ? { with: own } : {}),
    ...(isSet ? { value: valueOf(form) } : {}),
  })
  if (success) return data
  const wrong = messagesByField(error.issues)
  throw new Problem(422, 'invalid_fields', Object.values(wrong)[0] ?? 'Please check the form.', { fields: wrong })
}

/**
 * POST /itinerary/:id/change: one change of a plan, from its owner, without script. It makes the same version as the API
 * and redirects to the plan, where `changed` names the version whose sentence is shown.
 */
export const changeForm = (showAgain: ShowAgain) =>
  formPost({
    schema: ChangeForm,
    showAgain,
    take: async (c, form) => {
      const { context } = c.var
      const caller = await findTripCaller(c)
      const searchId = await requireOwner(context, parseSearchId(c.req.param('id') ?? ''), caller)
      const request = {
        base_version: form.base_version,
        changes: Array.from({ length: form.times ?? 1 }, () => changeOf(form)),
      }
      const { version } = await revisePlan(context, searchId, request)
      return `/itinerary/${searchId}?changed=${version}`
    },
  })
