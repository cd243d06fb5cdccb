import { type Context, Hono } from 'hono'
import { except } from 'hono/combine'
import { answerProblem } from './middleware/answer-problem.ts'
import { bodySize, jsonOnly } from './middleware/body-rules.ts'
import { keptAtEdge } from './middleware/kept-at-edge.ts'
import { leadToProviders } from './middleware/lead-to-providers.ts'
import { rateLimits } from './middleware/rate-limits.ts'
import { type AppEnv, requestContext } from './middleware/request-context.ts'
import { requestLog } from './middleware/request-log.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { unknownCall } from './middleware/unknown-call.ts'
import { blogFeed, BUILD, FEED_TYPE } from './render/blog-feed.tsx'
import { renderAnswer, renderPage } from './render/render-page.tsx'
import { authRoutes } from './routes/auth.ts'
import { blogRoutes, isPictureUpload, LARGER_BODIES } from './routes/blog.ts'
import { catalogueRoutes } from './routes/catalogue.ts'
import type { ShowAgain } from './routes/form-post.ts'
import { demoRoutes } from './routes/demo.ts'
import { emailWebhookRoutes } from './routes/email-webhook.ts'
import { generationRoutes } from './routes/generation.ts'
import { healthRoutes } from './routes/health.ts'
import { ideaForm } from './routes/idea-form.ts'
import { ideaRoutes } from './routes/ideas.ts'
import { imageRoutes } from './routes/images.ts'
import { itineraryRoutes } from './routes/itinerary.ts'
import { describeContract, openApiDocument } from './routes/openapi.ts'
import { outboxRoutes } from './routes/outbox.ts'
import { optionRoutes } from './routes/options.ts'
import { passwordRoutes } from './routes/passwords.ts'
import { paymentForm, paymentReturn } from './routes/payment-form.ts'
import { paymentRoutes, WEBHOOKS } from './routes/payments.ts'
import { searchRoutes } from './routes/search.ts'
import { signUpRoutes } from './routes/sign-up.ts'
import { listPosts } from './services/posts.ts'

export function createApp() {
  const app = new Hono<AppEnv>()
  app.onError(answerProblem)
  app.use('/payment/*', leadToProviders)
  app.use(securityHeaders, requestContext, requestLog)
  app.use('/api/*', rateLimits, except(LARGER_BODIES, bodySize), except([WEBHOOKS, isPictureUpload], jsonOnly))

  app.route('/api', healthRoutes)
  app.route('/api', searchRoutes)
  app.route('/api', generationRoutes)
  app.route('/api', itineraryRoutes)
  app.route('/api', optionRoutes)
  app.route('/api', catalogueRoutes)
  app.route('/api', ideaRoutes)
  app.route('/api', authRoutes)
  app.route('/api', blogRoutes)
  app.route('/api', signUpRoutes)
  app.route('/api', passwordRoutes)
  app.route('/api', demoRoutes)
  app.route('/api', emailWebhookRoutes)
  app.route('/api', outboxRoutes)
  app.route('/api', paymentRoutes)
  app.get('/api/openapi.json', describeContract, (c) => c.json(openApiDocument(app)))
  app.all('/api/*', unknownCall(app))

  app.route('/images', imageRoutes)

  const apiOf = (c: Context<AppEnv>) => (path: string, init?: RequestInit) =>
    Promise.resolve(app.request(path, init, c.env, c.executionCtx))
  /** The page of a posted form, shown again at its own address or, for a form on a static page, at that page's. */
  const showAt =
    (page?: string): ShowAgain =>
    (c, refusal) =>
      renderAnswer(new URL(page ?? c.req.url, c.req.url), apiOf(c), refusal)
  app.post('/ideas', rateLimits, bodySize, ideaForm(showAt('/')))
  app.get('/payment/return', rateLimits, paymentReturn)
  app.post('/payment', rateLimits, bodySize, paymentForm(showAt()))
  const atEdge = keptAtEdge(BUILD)
  app.get('/blog/rss.xml', atEdge, async (c) =>
    c.body(blogFeed((await listPosts(c.var.context, false)).items), 200, { 'Content-Type': FEED_TYPE }),
  )
  for (const page of ['/blog', '/blog/:slug']) app.get(page, atEdge, (c) => renderPage(c.req.raw, apiOf(c)))
  app.get('*', (c) => renderPage(c.req.raw, apiOf(c)))

  return app
}
