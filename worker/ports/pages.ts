import type { Post } from '#shared/contracts/post'
import type { FormValues } from '#shared/contracts/read-form'
import { answerOf, type CallsOf } from './rpc.ts'

/** A page to draw: its whole address, and what is said to a form that was posted to it without script. */
export interface PageTask {
  url: string
  /** A page of somebody's own: the frame around it is theirs from the first paint, and without script. */
  isSignedIn?: boolean
  formAnswer?: { problem: string; fields: Record<string, string>; values: FormValues }
}

/** A drawn page; a redirect has a `location` and no text. */
export interface DrawnPage {
  status: number
  headers: Record<string, string>
  html: string
}

/** A call that a page's loader makes of the API, and the answer, as data that crosses between Workers. */
export interface LoaderCall {
  path: string
  method: string
  headers: Record<string, string>
  body: string | null
}
export interface LoaderAnswer {
  status: number
  headers: Record<string, string>
  body: string
}
export type CallApi = (call: LoaderCall) => Promise<LoaderAnswer>

/** All the drawing there is: React, the router and every page are behind this door. `callApi` is called back for data. */
export interface Pages {
  draw(task: PageTask, callApi: CallApi): Promise<DrawnPage>
  /** The blog's newest posts as RSS 2.0. */
  drawFeed(posts: Post[]): Promise<string>
}
export type PagesCalls = CallsOf<Pages>

/** The pages' Worker was not reached; trying again can help. */
export class PagesUnavailable extends Error {
  override name = 'PagesUnavailable'
}

/** The pages' Worker as it is called over RPC (worker/pages/index.ts). */
export const rpcPages = (service: PagesCalls): Pages => ({
  draw: (task, callApi) => answerOf(() => service.draw(task, callApi), PagesUnavailable),
  drawFeed: (posts) => answerOf(() => service.drawFeed(posts), PagesUnavailable),
})
