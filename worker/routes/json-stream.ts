import type { Context } from 'hono'
import type { AppEnv } from '../middleware/request-context.ts'

/** Sends JSON part by part, as it is made. If a part fails, so does the download: nobody takes it for the whole. */
export function jsonStream(c: Context<AppEnv>, parts: AsyncGenerator<string>): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
  c.header('Content-Type', 'application/json')
  return c.body(body)
}
