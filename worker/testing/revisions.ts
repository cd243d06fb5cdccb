import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import { Itinerary } from '#shared/contracts/itinerary'
import { Alternatives, type Change, Revision } from '#shared/contracts/revisions'
import { call, makeSearch } from './call.ts'

export const TOUR = 'Grade 11 History, 44 learners and 3 teachers, from Worcester to Cape Town, 11 to 13 June 2027'

export async function makeTrip(idea = TOUR) {
  const { id, cookie } = await makeSearch(idea)
  const made = await call('/api/generate-itinerary', { body: { search_id: id, idea } })
  expect(made.status).toBe(200)
  return { id, cookie, plan: await readPlan(id) }
}
export type Trip = Awaited<ReturnType<typeof makeTrip>>
export const readPlan = async (id: number, query = '') =>
  Itinerary.parse(await (await call(`/api/itinerary/${id}${query}`)).json())
export const post = ({ id, cookie }: Pick<Trip, 'id' | 'cookie'>, base_version: number, ...changes: Change[]) =>
  call(`/api/itinerary/${id}/revisions`, { body: { base_version, changes }, headers: { cookie } })
export async function change(trip: Trip, base: number, ...changes: Change[]) {
  const response = await post(trip, base, ...changes)
  const body = await response.json()
  expect(response.status, JSON.stringify(body).slice(0, 300)).toBe(200)
  return Revision.parse(body)
}
export const rowsOf = async (id: number) =>
  (await env.DB.prepare('SELECT count(*) AS count FROM plan_versions WHERE search_id = ?')
    .bind(id)
    .first<{ count: number }>())!.count
export const visitAt = (plan: Itinerary, day: number, nth = 0) => {
  const steps = plan.daily_itinerary[day - 1]!.schedule
  const step = steps.flatMap(({ role }, i) => (role === 'visit' ? [i] : []))[nth]!
  return { day, step, title: steps[step]!.title, place: steps[step]!.place_id }
}
export const placesIn = (plan: Itinerary) =>
  plan.daily_itinerary.map(({ schedule }) =>
    schedule.flatMap(({ role, place_id }) => (role === 'visit' ? [place_id] : [])),
  )
export const failed = ({ checks }: Itinerary) => checks.flatMap(({ id, status }) => (status === 'fail' ? [id] : []))
export const alternativesAt = async ({ id, cookie }: Trip, day: number, step: number) =>
  Alternatives.parse(
    await (await call(`/api/itinerary/${id}/alternatives?day=${day}&step=${step}`, { headers: { cookie } })).json(),
  ).items
