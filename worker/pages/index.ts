import { WorkerEntrypoint } from 'cloudflare:workers'
import type { Post } from '#shared/contracts/post'
import type { ApiFetch } from '../../web/api/client.ts'
import type { CallApi, PagesCalls, PageTask } from '../ports/pages.ts'
import { answer } from '../services/rpc-answer.ts'
import { blogFeed } from './blog-feed.tsx'
import { drawPage } from './draw-page.tsx'

/** The Worker that draws: it has no data and no secrets of its own. The site calls it over RPC, and nothing else can reach it. */
export default class Pages extends WorkerEntrypoint<object> implements PagesCalls {
  draw(task: PageTask, callApi: CallApi) {
    return answer('pages', () => drawPage(task, apiFetchBy(callApi)))
  }
  drawFeed(posts: Post[]) {
    return answer('pages', () => Promise.resolve(blogFeed(posts)))
  }
}

/** What the pages' loaders know as `fetch`, carried back to the site that has the API. */
const apiFetchBy =
  (callApi: CallApi): ApiFetch =>
  async (path, init) => {
    const { status, headers, body } = await callApi({
      path,
      method: init?.method ?? 'GET',
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: typeof init?.body === 'string' ? init.body : null,
    })
    return new Response(body === '' ? null : body, { status, headers })
  }
