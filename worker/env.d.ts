interface Env {
  DB: D1Database
  CACHE: KVNamespace
  GENERATION: DurableObjectNamespace<import('./objects/itinerary-generation.ts').ItineraryGeneration>
  ASSETS?: Fetcher
}
