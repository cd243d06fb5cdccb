import { Hono } from 'hono'
import { securityHeaders } from './middleware/security-headers.ts'
import { renderPage } from './render/render-page.tsx'

export function createApp() {
  const app = new Hono<{ Bindings: Env }>()
  app.use(securityHeaders)

  app.get('*', (c) =>
    renderPage(c.req.raw, (path, init) => Promise.resolve(app.request(path, init, c.env, c.executionCtx))),
  )

  return app
}
