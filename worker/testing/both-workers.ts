export { ItineraryGeneration } from '../objects/itinerary-generation.ts'
export { default as Planning } from '../planning/index.ts'
export { default } from '../index.ts'
