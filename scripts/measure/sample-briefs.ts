import { parseArgs } from 'node:util'
import { readSamples } from '../bench/parse/read-ideas.ts'
import { FIELDS, type ParsedIdea, scoreIdeas } from '../bench/parse/score.ts'
import { startLocalSite } from './local-site.ts'
import { quantile } from './quantile.ts'
import { type PlannedTrip, planTrip } from './plan-trip.ts'

// `npm run measure:briefs`: the sample briefs through the API of the production build: how well ideas are read, and
// how many plans hold. `--misses` names what was read otherwise than by hand.
const { values: options } = parseArgs({ options: { misses: { type: 'boolean' } } })
const briefs = readSamples()
const trips = new Map<string, PlannedTrip | Error>()

const site = await startLocalSite()
try {
  for (const { id, text, today } of briefs)
    trips.set(id, await planTrip(site.origin, text, `${today}T08:00:00Z`).catch((failure: unknown) => failure as Error))
} finally {
  await site.stop()
}

const planned = briefs.flatMap((brief) => {
  const trip = trips.get(brief.id)
  return trip && !(trip instanceof Error) ? [{ ...brief, trip }] : []
})
const score = scoreIdeas(
  planned.map(({ id, gold, trip }) => ({ id, gold, parsed: trip.parsed as unknown as ParsedIdea })),
)
const failing = planned.filter(({ trip }) => trip.itinerary.checks.some(({ status }) => status === 'fail'))
const feasible = planned.filter(({ kind }) => kind !== 'contradictory')
const holding = feasible.filter((brief) => !failing.includes(brief))

for (const [id, trip] of trips) if (trip instanceof Error) console.log(`${id} has no plan: ${trip.message}`)
for (const { id, trip } of failing)
  console.log(
    `${id} fails ${trip.itinerary.checks
      .filter(({ status }) => status === 'fail')
      .map(({ label, detail }) => `${label}: ${detail}`)
      .join('; ')}`,
  )
if (options.misses)
  for (const { id, field, got, wanted } of score.misses)
    console.log(`${id} ${field}: ${JSON.stringify(got)} instead of ${JSON.stringify(wanted)}`)

const times = planned.map(({ trip }) => trip.searchMs + trip.generateMs)
console.log(`${briefs.length} ideas, ${planned.length} plans`)
console.log(`macro-F1 over ${FIELDS.length} fields: ${score.macroF1.toFixed(4)}`)
console.log(`plans of feasible ideas that pass every check: ${holding.length} of ${feasible.length}`)
console.log(
  `search and plan over HTTP: median ${Math.round(quantile(times, 0.5))} ms, p95 ${Math.round(quantile(times, 0.95))} ms`,
)
process.exitCode = planned.length === briefs.length ? 0 : 1
