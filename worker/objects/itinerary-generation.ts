import { DurableObject } from 'cloudflare:workers'

export class ItineraryGeneration extends DurableObject<Env> {}
