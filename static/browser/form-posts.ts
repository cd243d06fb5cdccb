import * as z from 'zod/mini'
import { RevisionRequest } from '#shared/contracts/revisions'
import { SearchId } from '#shared/contracts/search-id'
import { type ApiFetch, callApi } from '../../web/api/client.ts'
import { showNotice } from '../../web/ui/notices/notices.ts'
import { addressHere } from './base.ts'

const POST = { method: 'POST' } as const
const Created = z.object({ search_id: SearchId })

/** What becomes of a form of a plan that is posted to its page: the next page, or why there is none. */
async function take(
  apiFetch: ApiFetch,
  path: string,
  form: Record<string, unknown>,
): Promise<string | { problem: string }> {
  const [, id, part] = /^\/itinerary\/(\d+)(\/change)?$/.exec(path) ?? []
  const problem = { problem: 'This part needs our server, and this local copy has none.' }
  if (!id) return problem
  if (part) {
    const json = RevisionRequest.safeParse({
      base_version: Number(form['base_version']),
      changes: Array.from({ length: Number(form['times'] ?? 1) }, () => ({ type: form['type'], code: form['code'] })),
    })
    if (!json.success) return problem
    const reply = await callApi(apiFetch, `/api/itinerary/${id}/revisions`, z.unknown(), { ...POST, json: json.data })
    return 'answer' in reply ? `/itinerary/${id}` : { problem: reply.words ?? problem.problem }
  }
  const json = { idea: form['idea'], adds_to: Number(id) }
  const reply = await callApi(apiFetch, '/api/search', Created, { ...POST, json })
  return 'answer' in reply ? `/itinerary/${reply.answer.search_id}` : { problem: reply.words ?? problem.problem }
}

/** Takes the forms that no script of the page has taken, and that would be posted to a server. */
export function takeFormPosts(apiFetch: ApiFetch): void {
  const send = async (form: HTMLFormElement, submitter: HTMLElement | null) => {
    const fields = Object.fromEntries(new FormData(form, submitter))
    const next = await take(apiFetch, form.getAttribute('action') ?? '', fields)
    if (typeof next === 'string') location.assign(addressHere(next))
    else showNotice({ title: 'Not sent', description: next.problem, destructive: true })
  }
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (event.defaultPrevented || form.method !== 'post') return
    event.preventDefault()
    void send(form, event.submitter)
  })
}
