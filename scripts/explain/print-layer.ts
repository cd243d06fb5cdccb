import { clockOf } from '#shared/domain/itinerary/words'
import { formatCents } from '#shared/domain/money'
import type { Candidate } from '#shared/domain/planner/candidates/candidates'
import type { PlannedStep } from '#shared/domain/planner/schedule/planned-step'
import { SEARCH_ZONES_KM } from '#shared/domain/planner/search/search-scope'
import { ENGLISH } from '#shared/domain/planner/wording/language/writer'
import { spotInWords } from '#shared/domain/planner/wording/steps'
import { costInWords } from '#shared/domain/planner/wording/cost-words'
import type { LayerName, Outputs } from './explain-idea.ts'

/** Candidates that are printed; `--json` gives all. */
const MOST_CANDIDATES = 8

const rounded = (points: number) => String(Math.round(points))
const listLines = (name: string, items: readonly string[]) => [
  `${name}: ${items.length === 0 ? 'none' : ''}`.trim(),
  ...items.map((item) => `- ${item}`),
]

function printIdea({ idea }: Outputs): string[] {
  const { evidence: _, ...fields } = idea
  return Object.entries(fields)
    .filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0))
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
}

function printRequest({ request }: Outputs): string[] {
  const { areas, start, startDate, endDate, days, students, teachers, gradeMin, gradeMax, budgetCents } = request
  const grades = gradeMin === gradeMax ? `grade ${gradeMin}` : `grades ${gradeMin} to ${gradeMax}`
  const asked = [...request.subjects, ...request.themes, ...request.offers]
  return [
    `area: ${areas.map(({ name, kind, radiusKm }) => `${name} (${kind}, ${radiusKm} km)`).join(', ')}`,
    `start: ${start.name}`,
    `dates: ${startDate} to ${endDate}, ${days} days`,
    `group: ${students} learners, ${teachers} adults, ${grades}`,
    `asked for: ${asked.join(', ') || 'nothing'}`,
    `needs: ${request.needs.join(', ') || 'none'}`,
    `budget: ${budgetCents === null ? 'none' : `${formatCents(budgetCents)} a learner`}`,
    ...listLines(
      'notes',
      request.notes.map(({ code, params }) => `${code} ${JSON.stringify(params)}`),
    ),
  ]
}

const scoreOf = ({ score }: Candidate) =>
  score.map(({ reason, points }) => `${reason} ${points > 0 ? '+' : ''}${rounded(points)}`).join(', ')
function printCandidates({ candidates: { places, wishes } }: Outputs): string[] {
  return [
    `${places.length} places in reach; wishes: ${wishes.map(({ kind, name }) => `${kind} ${name}`).join(', ') || 'none'}`,
    ...places
      .slice(0, MOST_CANDIDATES)
      .map((one) => `${rounded(one.value).padStart(5)}  ${one.place.name}: ${scoreOf(one)}`),
  ]
}

function printSearch({ search: { request, economy, scope, days, lodgings, points, faults } }: Outputs): string[] {
  const { priceWeight, maxVisitsPerDay, guide, rates } = economy
  const bases = scope.baseCount === 0 ? '' : `, ${scope.baseCount} bases`
  return [
    `start: ${request.start.name}; added places: ${request.addedPlaceIds.join(', ') || 'none'}`,
    `economy: price weight ${priceWeight}, at most ${maxVisitsPerDay} visits a day, ${guide ? 'guide' : 'no guide'}, ${rates} rates`,
    `scope: ${scope.area}, zone of ${SEARCH_ZONES_KM[scope.zone]} km${bases}; ${rounded(points)} points, ${faults} faults`,
    ...days.flatMap(({ constraints, route, relaxationLevel }, i) => {
      const { date, earliestStart, latestEnd } = constraints
      const bed = lodgings[i]?.stay.name
      return [
        `day ${i + 1}, ${date}, ${clockOf(earliestStart)} to ${clockOf(latestEnd)}, relaxation level ${relaxationLevel}, ${rounded(route.score)} points${bed ? `, bed: ${bed}` : ''}`,
        ...route.stops.flatMap(({ visit, lunchHere }) => [
          ...(visit ? [`  ${visit.candidate.place.name}, ${visit.minutes} min`] : []),
          ...(lunchHere ? ['  lunch'] : []),
        ]),
      ]
    }),
  ]
}

const printStep = ({ role, start, end, spot, km }: PlannedStep) =>
  `  ${clockOf(start)}-${clockOf(end)} ${role}${role === 'drive' ? ` to ${spotInWords(spot, ENGLISH)}, ${km ?? 0} km` : `, ${spotInWords(spot, ENGLISH)}`}`
const printSchedule = ({ schedule }: Outputs): string[] =>
  schedule.flatMap(({ date, steps, driveMinutes, km }, i) => [
    `day ${i + 1}, ${date}: ${driveMinutes} min of driving, ${km} km`,
    ...steps.map(printStep),
  ])

const printPrice = ({ price: { lines, perStudentCents } }: Outputs): string[] => [
  ...lines.map(
    ({ item, unitCents, quantity, perStudentCents: share }) =>
      `${item.code}: ${costInWords(item, 'en')}: ${quantity} × ${formatCents(unitCents)}, ${formatCents(share)} a learner`,
  ),
  `total: ${formatCents(perStudentCents)} a learner`,
]

const printWording = ({ wording: { title, summary, assumptions } }: Outputs): string[] => [
  `title: ${title}`,
  `summary: ${summary}`,
  ...listLines('assumptions', assumptions),
]

const printChecks = ({ checks }: Outputs): string[] => [
  `${checks.filter(({ status }) => status === 'pass').length} of ${checks.length} pass`,
  ...checks.filter(({ status }) => status !== 'pass').map(({ status, id, detail }) => `${status}: ${id}: ${detail}`),
]

/** Each layer with the file to open, and how its output is printed. */
const PRINTERS: Record<LayerName, { file: string; print: (outputs: Outputs) => string[] }> = {
  idea: { file: 'shared/domain/idea/parse.ts', print: printIdea },
  request: { file: 'shared/domain/planner/request/read-trip-request.ts', print: printRequest },
  candidates: { file: 'shared/domain/planner/candidates/find-candidates.ts', print: printCandidates },
  search: { file: 'shared/domain/planner/search/choose-trip.ts', print: printSearch },
  schedule: { file: 'shared/domain/planner/schedule/schedule-trip.ts', print: printSchedule },
  price: { file: 'shared/domain/planner/price/price-trip.ts', print: printPrice },
  wording: { file: 'shared/domain/planner/wording/write-itinerary.ts', print: printWording },
  checks: { file: 'shared/domain/verifier/verify.ts', print: printChecks },
}

/** The output of one layer as lines for a terminal, under its name. */
export function printLayer(layer: LayerName, outputs: Outputs): string {
  const { file, print } = PRINTERS[layer]
  return [`== ${layer} (${file})`, ...print(outputs)].join('\n')
}
