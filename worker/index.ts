import { createApp } from './app.ts'
import { consumeMail } from './queues/mail.ts'
import { createContext } from './services/context.ts'
import { sweep } from './services/sweep.ts'

export { Budgets } from './objects/budgets.ts'
export { ItineraryGeneration } from './objects/itinerary-generation.ts'

const app = createApp()

export default {
  fetch: app.fetch,
  async queue(batch, env, execution) {
    await consumeMail(
      createContext(env, (work) => execution.waitUntil(work)),
      batch,
    )
  },
  async scheduled(_controller, env, execution) {
    await sweep(createContext(env, (work) => execution.waitUntil(work)))
  },
} satisfies ExportedHandler<Env>
