import type { Place } from '#shared/domain/catalogue/facts'
import { offerOf } from '#shared/domain/catalogue/offers'
import type { Itinerary, ObjectiveParts } from '../itinerary/itinerary.ts'
import { ASSESSMENTS, REASONS_TO_GO } from '../itinerary/learning-words.ts'
import { capital } from '../itinerary/words.ts'
import { chooseRows, kindsOf, type UsedRows } from './choose-rows.ts'
import { fitPage } from './fit-page.ts'
import { box } from './rows/row.ts'
import { ANYWHERE, SAFETY_LINES } from './safety-lines.ts'
import { bandOf, type Stop, stopsOf } from './stops.ts'
import type { Aim, Assessed, Band, Worksheet, WorksheetTask } from './worksheet.ts'

/** More would leave no space for what only this place has. */
const MOST_OBJECTIVES = 3
const LEAST_TO_LOOK_FOR = 4
const OBJECTIVE_MARKS = 10
const OBJECTIVE_SPACE = 4
const HOST_REASON = 'learners meet the people who do the work'
const MARKS_IN_WORDS = 'a mark for each point that is true of this place'

const sentence = (text: string): string => `${capital(text)}.`

/** A page for each stop of a plan. The same plan and facts give the same pages. */
export function composeWorksheets(plan: Itinerary, places: ReadonlyMap<string, Place>): Worksheet[] {
  const used: UsedRows = new Map()
  return stopsOf(plan, places).map((stop) => pageOf(stop, used))
}

function pageOf(stop: Stop, used: UsedRows): Worksheet {
  const { day, step, place } = stop
  const band = bandOf(stop)
  const parts = stop.objectives.flatMap((one) => one.parts ?? []).slice(0, MOST_OBJECTIVES)
  const look_for = place ? lookFor(place) : []
  const tasks = tasksOf(place, band, parts, { hasList: look_for.length > 0, used })
  const [hazard] = place?.hazards ?? []
  return fitPage({
    day: day.day,
    date: day.date,
    start: step.start,
    end: step.end,
    ...(place ? { place_id: place.id } : {}),
    place: place?.name ?? step.title,
    town: step.town ?? place?.town ?? null,
    band,
    aims: aimsOf(stop),
    about: place ? `${place.summary}.` : null,
    look_for,
    tasks,
    assessed: assessedOf(tasks, parts, band),
    marks: band === 'early' ? null : tasks.reduce((sum, { marks }) => sum + (marks ?? 0), 0),
    safety: hazard ? { code: hazard, text: SAFETY_LINES[hazard] } : { code: 'anywhere', text: ANYWHERE },
  })
}

function aimsOf({ place, objectives }: Stop): Aim[] {
  if (objectives.length === 0) {
    const kind = place ? kindsOf(place)[0]! : 'host'
    return [{ code: 'no_topic', kind, text: kind === 'host' ? HOST_REASON : REASONS_TO_GO[kind].reason }]
  }
  return objectives.slice(0, MOST_OBJECTIVES).map(({ subject, grade_min, grade_max, parts, short, objective }) => ({
    code: 'topic',
    subject,
    grade_min,
    grade_max,
    text: parts ? `${parts.verb} ${parts.topic}` : (short ?? objective),
  }))
}

const withoutArticle = (name: string): string => name.toLowerCase().replace(/^(?:a|an|the) /u, '')
const saysTheSame = (one: string, other: string): boolean =>
  withoutArticle(one).includes(withoutArticle(other)) || withoutArticle(other).includes(withoutArticle(one))
/** What the catalogue says is there: its topics, and where these are few, what else it is known for. */
function lookFor({ topics, offers }: Place): string[] {
  const more = offers
    .map((code) => offerOf(code).name)
    .filter((name) => !topics.some((topic) => saysTheSame(topic, name)))
  return [...topics, ...more.slice(0, Math.max(0, LEAST_TO_LOOK_FOR - topics.length))]
}

/** How many tasks of the place, and how many that fit any stop, have space beside the objectives. */
function besideObjectives(count: number, band: Band): { own: number; any: number } {
  if (count < MOST_OBJECTIVES) return { own: count < 2 ? 3 : 2, any: 1 }
  return { own: band === 'early' ? 2 : 1, any: 0 }
}

/** One task of the place, what the objectives ask for, and more tasks of the place. */
function tasksOf(
  place: Place | null,
  band: Band,
  parts: readonly ObjectiveParts[],
  choice: { hasList: boolean; used: UsedRows },
): WorksheetTask[] {
  const kinds = place
    ? kindsOf(
        place,
        parts.map(({ concept }) => concept),
      )
    : ['host' as const]
  const marked = (marks: number) => (band === 'early' ? null : marks)
  const { own, any } = besideObjectives(parts.length, band)
  const rows = [...chooseRows(band, kinds, own, choice), ...chooseRows(band, ['any'], any, choice)]
  const [first, ...others] = rows.map(
    ({ code, text, space, marks }): WorksheetTask => ({ code, text, space, marks: marked(marks) }),
  )
  const aimed = parts.map(
    ({ task, product }): WorksheetTask => ({
      code: 'objective',
      text: sentence(task),
      product: `${product}.`,
      space: box(OBJECTIVE_SPACE),
      marks: marked(OBJECTIVE_MARKS),
    }),
  )
  return [first!, ...aimed, ...others]
}

/** How the tasks of the objectives are assessed, which follow the first task, then all others. */
function assessedOf(tasks: readonly WorksheetTask[], parts: readonly ObjectiveParts[], band: Band): Assessed[] {
  const numbers = (isMeant: (index: number) => boolean) =>
    tasks.flatMap((_, index) => (isMeant(index) ? [index + 1] : []))
  if (band === 'early') return [{ code: 'observed', tasks: numbers(() => true), text: ASSESSMENTS.observed }]
  const ways = [...new Set(parts.map(({ assessed }) => assessed))]
  return [
    ...ways.map((code) => ({
      code,
      tasks: numbers((index) => parts[index - 1]?.assessed === code),
      text: ASSESSMENTS[code],
    })),
    { code: 'marks', tasks: numbers((index) => !parts[index - 1]), text: MARKS_IN_WORDS },
  ]
}
