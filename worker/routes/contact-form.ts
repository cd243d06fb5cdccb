import { ContactMessage } from '#shared/contracts/contact'
import { claimOfForm } from '../middleware/idempotency-key.ts'
import { senderOf } from '../middleware/limit-calls.ts'
import { keepContactMessage } from '../services/contact.ts'
import { formPost, type ShowAgain } from './form-post.ts'

/** POST /contact: a message to the team, from a browser without JavaScript. */
export const contactForm = (showAgain: ShowAgain) =>
  formPost({
    schema: ContactMessage,
    showAgain,
    take: async (c, message) => {
      await keepContactMessage(c.var.context, message, senderOf(c), await claimOfForm(c, message))
      return '/thank-you?type=contact'
    },
  })
