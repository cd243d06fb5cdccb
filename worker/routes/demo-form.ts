import { DemoForm, DemoSubmission, toDemoSubmission } from '#shared/contracts/demo'
import { claimOfForm } from '../middleware/idempotency-key.ts'
import { senderOf } from '../middleware/limit-calls.ts'
import { createDemo, keepDemoDetails } from '../services/demo.ts'
import { formPost, type ShowAgain } from './form-post.ts'

/** POST /request-demo: the demo request, from a browser without JavaScript; does both submissions at once. */
export const demoForm = (showAgain: ShowAgain) =>
  formPost({
    schema: DemoForm,
    lists: ['trip_types'],
    showAgain,
    take: async (c, form) => {
      const { context } = c.var
      const claim = await claimOfForm(c, form)
      await createDemo(context, DemoSubmission.parse(toDemoSubmission(form)), senderOf(c), claim)
      await keepDemoDetails(context, form, senderOf(c), { ...claim, scope: `${claim.scope}, details` })
      return '/thank-you'
    },
  })
