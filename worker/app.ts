import { type Context, Hono } from 'hono'
import { except } from 'hono/combine'
import { answerProblem } from './middleware/answer-problem.ts'
import { bodySize, jsonOnly } from './middleware/body-rules.ts'
import { boundWork } from './middleware/bound-work.ts'
import { keptAtEdge } from './middleware/kept-at-edge.ts'
import { ownFormsOnly } from './middleware/own-forms-only.ts'
import { allowProviderRedirects } from './middleware/allow-provider-redirects.ts'
import { rateLimits } from './middleware/limit-calls.ts'
import { type AppEnv, requestContext } from './middleware/request-context.ts'
import { requestLog } from './middleware/request-log.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { isUnbound } from './middleware/too-busy.ts'
import { unknownCall } from './middleware/unknown-call.ts'
import { renderBlogFeed } from './render/blog-feed.tsx'
import { renderPage, renderPageData } from './render/render-page.tsx'
import { accountForms } from './routes/account-forms.ts'
import { accountRoutes } from './routes/account.ts'
import { answerForm } from './routes/answer-form.ts'
import { authRoutes } from './routes/auth.ts'
import { blogFeed } from './routes/blog-feed.ts'
import { blogRoutes, isPictureUpload, LARGER_BODIES } from './routes/blog.ts'
import { catalogueRoutes } from './routes/catalogue.ts'
import { changeForm } from './routes/change-form.ts'
import { copyForm } from './routes/copy-form.ts'
import { contactForm } from './routes/contact-form.ts'
import { demoForm } from './routes/demo-form.ts'
import { demoRoutes } from './routes/demo.ts'
import { emailWebhookRoutes } from './routes/email-webhook.ts'
import { generationRoutes } from './routes/generation.ts'
import { healthRoutes } from './routes/health.ts'
import { ideaForm } from './routes/idea-form.ts'
import { ideaRoutes } from './routes/ideas.ts'
import { imageRoutes } from './routes/images.ts'
import { itineraryRoutes, planPageVersion } from './routes/itinerary.ts'
import { answerContract, describeContract } from './routes/openapi.ts'
import { invitationForm } from './routes/invitation-form.ts'
import { invitationRoutes } from './routes/invitation.ts'
import { INVITATION, RESET, takeLinkToken } from './routes/link-token.ts'
import { outboxRoutes } from './routes/outbox.ts'
import { orderRoutes } from './routes/orders.ts'
import { optionRoutes } from './routes/options.ts'
import { formPages, pageData, pages } from './routes/pages.ts'
import { passwordRoutes } from './routes/passwords.ts'
import { paymentForm, paymentReturn } from './routes/payment-form.ts'
import { postsSitemap } from './routes/posts-sitemap.ts'
import { paymentRoutes, WEBHOOKS } from './routes/payments.ts'
import { placeRoutes } from './routes/places.ts'
import { schoolRoutes } from './routes/schools.ts'
import { revisionRoutes } from './routes/revisions.ts'
import { searchRoutes } from './routes/search.ts'
import { forgotForm, resetForm, signInForm } from './routes/sign-in-forms.ts'
import { redirectSignedIn } from './routes/redirect-signed-in.ts'
import { staffForms } from './routes/staff-forms.ts'
import { staffRoutes } from './routes/staff.ts'
import { signUpForm } from './routes/sign-up-form.ts'
import { signUpRoutes } from './routes/sign-up.ts'
import { worksheetRoutes } from './routes/worksheets.ts'
import { blogVersion } from './services/posts.ts'
import { BUILD } from './services/version.ts'

export function createApp() {
  const app = new Hono<AppEnv>()
  app.onError(answerProblem)
  app.use('/payment/*', allowProviderRedirects)
  app.use(securityHeaders, requestContext, requestLog)
  // A slow body takes no slot, and a refusal by the bound costs less than one by the rate limits.
  app.use(
    except(LARGER_BODIES, bodySize),
    except(({ req }) => isUnbound(req.path), boundWork),
    rateLimits,
  )
  app.use(except('/api/*', ownFormsOnly))
  app.use('/api/*', except([WEBHOOKS, isPictureUpload], jsonOnly))

  app.route('/api', healthRoutes)
  app.route('/api', searchRoutes)
  app.route('/api', generationRoutes)
  app.route('/api', itineraryRoutes)
  app.route('/api', optionRoutes)
  app.route('/api', worksheetRoutes)
  app.route('/api', revisionRoutes)
  app.route('/api', catalogueRoutes)
  app.route('/api', ideaRoutes)
  app.route('/api', placeRoutes)
  app.route('/api', schoolRoutes)
  app.route('/api', authRoutes)
  app.route('/api', blogRoutes)
  app.route('/api', signUpRoutes)
  app.route('/api', accountRoutes)
  app.route('/api', passwordRoutes)
  app.route('/api', invitationRoutes)
  app.route('/api', staffRoutes)
  app.route('/api', demoRoutes)
  app.route('/api', emailWebhookRoutes)
  app.route('/api', outboxRoutes)
  app.route('/api', paymentRoutes)
  app.route('/api', orderRoutes)
  app.get('/api/openapi.json', describeContract, answerContract(app))
  app.all('/api/*', unknownCall(app))

  app.route('/images', imageRoutes)
  app.get('/sitemap-posts.xml', postsSitemap)

  const ask = (c: Context<AppEnv>, path: string, init: RequestInit) =>
    Promise.resolve(app.request(path, init, { ...c.env, isOwnCall: true as const }, c.executionCtx))
  const rendering = { render: renderPage, ask }
  const showAt = formPages(rendering)
  app.post('/request-demo', demoForm(showAt()))
  app.post('/contact', contactForm(showAt()))
  app.post('/ideas', ideaForm(showAt('/')))
  app.post('/itinerary/:id', answerForm(showAt()))
  app.post('/itinerary/:id/change', changeForm(showAt((path) => path.replace(/\/change$/, ''))))
  app.post('/itinerary/:id/copy', copyForm(showAt((path) => path.replace(/\/copy$/, ''))))
  app.get('/payment/return', paymentReturn)
  app.post('/payment', paymentForm(showAt()))
  app.post('/login', signInForm(showAt()))
  app.post('/user-info', signUpForm(showAt()))
  app.route('/account', accountForms(showAt('/account'), showAt('/account/trips')))
  app.route('/admin', staffForms(showAt('/admin')))
  app.post('/invite', invitationForm(showAt()))
  app.post('/forgot', forgotForm(showAt()))
  app.post('/reset', resetForm(showAt()))
  for (const page of [RESET, INVITATION]) app.get(page.path, takeLinkToken(page))
  const keptBlog = keptAtEdge(BUILD, (c) => blogVersion(c.var.context))
  app.get('/blog/rss.xml', keptBlog, blogFeed(renderBlogFeed))
  for (const page of ['/blog', '/blog/:slug']) app.get(page, keptBlog, pages(rendering))
  const keptPlan = keptAtEdge(BUILD, planPageVersion)
  for (const page of ['/itinerary/:id', '/itinerary/:id/checks']) app.get(page, keptPlan, pages(rendering))
  app.get('/itinerary/:id/data', keptPlan, pageData({ renderData: renderPageData, ask }))
  app.get('/login', redirectSignedIn, pages(rendering))
  app.get('*', pages(rendering))

  return app
}
