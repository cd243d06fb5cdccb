/**
 * What this device remembers of an idea. `pending_idea` and `pending_search_id` are the spec's: set once a plan is
 * stored, read by the demo request and the sign-up.
 */
export const DRAFT = 'uhambo_draft'
export const RUN = 'uhambo_run'
export const PENDING_IDEA = 'pending_idea'
export const PENDING_SEARCH = 'pending_search_id'

/** Keys that give the landing page something to do as it opens. */
export const WAKING_KEYS = [DRAFT, RUN, PENDING_IDEA]

/** Keys that give the demo request something to fill in as it opens. */
export const DEMO_KEYS = [PENDING_IDEA, PENDING_SEARCH]
