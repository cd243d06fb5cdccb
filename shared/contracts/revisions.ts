import * as z from 'zod/mini'
import { KINDS_OF_TRIP } from '#shared/domain/kinds-of-trip'
import type { VersionStep } from '#shared/domain/revisions/history'
import { Itinerary } from './itinerary.ts'
import { SearchId } from './search-id.ts'

/** Days count from 1, steps of a day from 0, as in `daily_itinerary` and its `schedule`. */
const day = z.int().check(z.positive())
const step = z.int().check(z.nonnegative())
const minutes = z.int().check(z.positive())
const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time looks like 09:30.'))
/** A stop that the person adds, which the catalogue does not have. */
const OwnStop = z.object({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  town: z.optional(z.string().check(z.maxLength(120))),
  minutes: z.optional(minutes),
  opens: z.optional(clock),
  closes: z.optional(clock),
  rand_per_learner: z.optional(z.number().check(z.nonnegative())),
})
export type OwnStop = z.infer<typeof OwnStop>

export const SETTABLE_FIELDS = [
  'origin',
  'start_date',
  'days',
  'pax_students',
  'pax_teachers',
  'grade_min',
  'grade_max',
  'budget_per_student',
  'transport',
  'needs',
] as const

/** What `package` takes: a package, the plan as it was first made, or for a vague idea a plan of another kind. */
export const PLAN_CODES = ['saver', 'classic', 'signature', 'first', ...KINDS_OF_TRIP] as const
export type PlanCode = (typeof PLAN_CODES)[number]

/** One change of a plan. `with` is the id of a place, programme or stay, or a stop of the person's own. */
export const Change = z.discriminatedUnion('type', [
  z.object({ type: z.literal('swap'), day, step, with: z.union([z.string(), OwnStop]) }),
  z.object({
    type: z.literal('add'),
    day,
    with: z.union([z.string(), OwnStop]),
    minutes: z.optional(minutes),
    start: z.optional(clock),
  }),
  z.object({ type: z.literal('remove'), day, step }),
  z.object({ type: z.literal('lock'), day, step }),
  z.object({ type: z.literal('unlock'), day, step }),
  z.object({
    type: z.literal('move'),
    day,
    step: z.optional(step),
    to_day: z.optional(day),
    start: z.optional(clock),
  }),
  z.object({ type: z.literal('resize'), day, step, minutes }),
  z.object({
    type: z.literal('set'),
    field: z.enum(SETTABLE_FIELDS),
    value: z.union([z.string(), z.number(), z.array(z.string()), z.null()]),
  }),
  z.object({ type: z.literal('stay'), day, with: z.string() }),
  z.object({ type: z.literal('package'), code: z.enum(PLAN_CODES) }),
  z.object({ type: z.literal('answer'), question: z.string(), option: z.string() }),
  z.object({ type: z.literal('undo') }),
  z.object({ type: z.literal('redo') }),
])
export type Change = z.infer<typeof Change>

/** The most changes of one request. */
export const MOST_CHANGES = 50
/** `base_version` is the version that the person saw. Several undos, or redos, make one version. */
export const RevisionRequest = z.object({
  base_version: z.int().check(z.positive()),
  changes: z.array(Change).check(z.minLength(1), z.maxLength(MOST_CHANGES)),
})
export type RevisionRequest = z.infer<typeof RevisionRequest>

/** The new version, and what changed in sentences. */
export const Revision = z.object({ version: z.number(), itinerary: Itinerary, said: z.array(z.string()) })
export type Revision = z.infer<typeof Revision>

/** 409: somebody changed the plan meanwhile; the newest version comes with it. */
export const StaleVersion = z.object({
  error: z.string(),
  code: z.literal('stale_version'),
  version: z.number(),
  itinerary: Itinerary,
})
export type StaleVersion = z.infer<typeof StaleVersion>

/** 422: the change cannot be. `nearest` says what can, and the change that does it. */
export const RefusedRevision = z.object({
  error: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  nearest: z.optional(z.object({ said: z.string(), change: Change })),
})
export type RefusedRevision = z.infer<typeof RefusedRevision>

/**
 * What a step, a night or the budget could be instead; minutes of the visit and of road, rand a learner, as in the plan
 * after the change. Of a budget they are those of the whole trip, and `id` is the amount in rand.
 */
export const Alternative = z.object({
  type: z.enum(['place', 'programme', 'stay', 'budget']),
  id: z.string(),
  title: z.string(),
  minutes: z.number(),
  road_minutes: z.number(),
  rand_per_learner: z.number(),
  serves: z.array(z.string()),
  /** What was asked for and the present one gives, but not this one. */
  loses: z.array(z.string()),
  holds: z.boolean(),
  why: z.optional(z.string()),
})
export type Alternative = z.infer<typeof Alternative>
export const Alternatives = z.object({ items: z.array(Alternative) })

/** `state_of` is the version whose plan it shows again, or itself; `parent` the one before that change, 0 for none. */
export const PlanVersion = z.object({
  version: z.number(),
  at: z.iso.datetime(),
  said: z.array(z.string()),
  state_of: z.number(),
  parent: z.number(),
})
export type PlanVersion = z.infer<typeof PlanVersion>
/** A stored version as it is listed. */
export const toPlanVersion = ({ version, stateOf, parent, said, createdAt }: ListedVersion): PlanVersion => ({
  version,
  at: createdAt,
  said,
  state_of: stateOf,
  parent,
})
/** Stored versions, oldest first, as a list of the newest first. */
export const toPlanVersions = (stored: readonly ListedVersion[]): PlanVersion[] =>
  stored.toReversed().map(toPlanVersion)
/** The same for the rules of undo and redo. */
export const toVersionStep = ({ version, state_of, parent }: PlanVersion): VersionStep => ({
  version,
  stateOf: state_of,
  parent,
})
interface ListedVersion extends VersionStep {
  said: string[]
  createdAt: string
}
export const PlanVersions = z.object({ items: z.array(PlanVersion) })

/** A copy has its own owner; it is the same plan. */
export const PlanCopy = z.object({ search_id: SearchId })
export type PlanCopy = z.infer<typeof PlanCopy>
