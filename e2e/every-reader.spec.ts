import { planTrip } from '../scripts/measure/plan-trip.ts'
import { ideaOf, test } from './journey.ts'
import { type PageOfAll, testAccessibilityAndLayout, testLayout } from './page-checks.ts'

test.describe.configure({ mode: 'parallel' })
test.use({ expectedErrors: [/404/], contextOptions: { reducedMotion: 'reduce' } })

let plan: Promise<{ searchId: number }> | undefined
/** Each worker plans its own trip, once. */
async function pathOfPlan(origin: string): Promise<string> {
  plan ??= planTrip(origin, ideaOf(`readers ${crypto.randomUUID()}`))
  return `/itinerary/${(await plan).searchId}`
}
const pathOfWorksheets = async (origin: string): Promise<string> => `${await pathOfPlan(origin)}/worksheets`

const at = (path: string): PageOfAll => ({ name: path, path })
const PAGES: readonly PageOfAll[] = [
  { name: 'the landing page', path: '/', everyLook: true },
  { name: 'an itinerary', path: pathOfPlan, everyLook: true },
  { name: 'the worksheets of a plan', path: pathOfWorksheets, everyLook: true },
  { name: 'the checks of a plan', path: async (baseURL) => `${await pathOfPlan(baseURL)}/checks` },
  { name: 'the 404 page', path: '/no-such-road' },
  at('/pricing'),
  at('/commit'),
  at('/commit/plan'),
  at('/careers'),
  at('/thank-you'),
  at('/privacy'),
  at('/terms'),
  at('/blog'),
  at('/blog/nine-small-payments'),
  at('/search/parsed'),
  at('/user-info'),
  at('/login?next=/account'),
  at('/forgot'),
  at('/reset'),
  at('/invite?token=x'),
]
/** Their own tests run axe, with and without errors. */
const FORMS = [at('/request-demo'), at('/contact'), at('/payment')]

PAGES.forEach(testAccessibilityAndLayout)
FORMS.forEach(testLayout)
