/**
 * The storage keys for an idea. `pending_idea` and `pending_search_id` are in the specification: set when a plan is
 * stored, read by the demo request and the sign-up.
 */
export const DRAFT = 'uhambo_draft'
export const RUN = 'uhambo_run'
export const PENDING_IDEA = 'pending_idea'
export const PENDING_SEARCH = 'pending_search_id'

/** With a value for one of these keys, the landing page starts React as it opens. */
export const LANDING_KEYS = [DRAFT, RUN, PENDING_IDEA]

/** With a value for one of these keys, the demo request starts React as it opens. */
export const DEMO_KEYS = [PENDING_IDEA, PENDING_SEARCH]
