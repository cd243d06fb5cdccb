import { createApp } from './app.ts'

export { ItineraryGeneration } from './objects/itinerary-generation.ts'

const app = createApp()

export default {
  fetch: app.fetch,
} satisfies ExportedHandler<Env>
