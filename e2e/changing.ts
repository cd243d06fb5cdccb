import type { APIRequestContext, Browser, Cookie, Page } from '@playwright/test'
import { expect, ideaOf } from './journey.ts'

interface Step {
  kind: string
  title: string
  role?: string
  visit_programme?: { title: string }
}
interface Plan {
  total_per_student: number
  group_details: { students: number }
  daily_itinerary: { day: number; schedule: Step[] }[]
}
export interface Revision {
  version: number
  itinerary: Plan
  said: string[]
}

/** The address of a new plan of this browser. */
export const makePlan = (request: APIRequestContext, words = ideaOf('change')): Promise<string> =>
  planExactly(request, `${words} ${crypto.randomUUID()}.`)

/** A plan of a browser of its own, made before the tests that read it; the cookies are its owner's. */
export async function planBefore(
  browser: Browser,
  baseURL: string | undefined,
  idea: string,
): Promise<{ path: string; cookies: Cookie[] }> {
  const context = await browser.newContext(baseURL ? { baseURL } : {})
  const path = await planExactly(context.request, idea)
  const cookies = await context.cookies()
  await context.close()
  return { path, cookies }
}

async function planExactly(request: APIRequestContext, idea: string): Promise<string> {
  const search = await request.post('/api/search', { data: { idea } })
  const { search_id } = (await search.json()) as { search_id: number }
  const made = await request.post('/api/generate-itinerary', { data: { search_id, idea } })
  expect(made.status()).toBe(200)
  return `/itinerary/${search_id}`
}
export const planOf = async (page: Page, path: string) => (await (await page.request.get(`/api${path}`)).json()) as Plan

/** The first day with two visits: the steps of the visits. */
export function visitsOf(plan: Plan): { day: number; steps: { step: number; title: string }[] } {
  for (const { day, schedule } of plan.daily_itinerary) {
    const steps = schedule.flatMap(({ role, title }, step) => (role === 'visit' ? [{ step, title }] : []))
    if (steps.length > 1) return { day, steps }
  }
  throw new Error('No day has two visits.')
}
export const change = (page: Page, title: string) =>
  page
    .getByRole('button', { name: `Change : ${title}`, exact: true })
    .or(page.getByRole('button', { name: `Change: ${title}`, exact: true }))
export const drawer = (page: Page) => page.getByRole('dialog')
export const bar = (page: Page) => page.getByRole('region', { name: 'Your changes' })
export const notice = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Undo' }) })
export const stepsOn = async (page: Page, path: string, day: number) =>
  (await planOf(page, path)).daily_itinerary[day - 1]!.schedule.filter(({ role }) => role === 'visit')
