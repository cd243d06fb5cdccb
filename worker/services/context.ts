import { type Budgets, durableBudgets, durableGuessBudgets, type GuessBudgets } from '../ports/budgets.ts'
import { durableGenerations, type Generations } from '../ports/generations.ts'
import { type IdeaCache, kvIdeaCache } from '../ports/idea-cache.ts'
import { type ImageStore, r2Images } from '../ports/images.ts'
import { cloudflareMailQueue, type MailQueue } from '../ports/mail-queue.ts'
import { edgePages, type PageCache } from '../ports/page-cache.ts'
import { chooseTransport } from '../ports/mail/choose-transport.ts'
import type { MailTransport } from '../ports/mail/mail-transport.ts'
import { googlePlaces } from '../ports/google-places.ts'
import type { PlaceService } from '../ports/places.ts'
import type { Narrator } from '../ports/narrator/narrator.ts'
import { chooseNarrator } from '../ports/narrator/choose-narrator.ts'
import { choosePayment, type Payment } from '../ports/payment/choose-payment.ts'
import { type Ids, randomIds } from './ids.ts'
import { type Site, siteOf } from './site.ts'

/** Everything that a service depends on; tests pass in replacements. */
export interface Context {
  db: D1Database
  now: () => Date
  ids: Ids
  site: Site
  /** Runs work after the response is sent; the platform waits for it. */
  later: (work: Promise<unknown>) => void
  ports: {
    ideas: IdeaCache
    generations: Generations
    narrator: Narrator | null
    mail: MailTransport
    mailQueue: MailQueue
    images: ImageStore
    pageCache: PageCache
    /** Null if only our own address book is used. */
    places: PlaceService | null
    budgets: Budgets
    guesses: GuessBudgets
    payment: Payment
  }
}

export function createContext(env: Env, later: Context['later']): Context {
  return {
    db: env.DB,
    now: () => new Date(),
    ids: randomIds,
    site: siteOf(env),
    later,
    ports: {
      ideas: kvIdeaCache(env.CACHE),
      generations: durableGenerations(env.GENERATION),
      narrator: chooseNarrator(env),
      mail: chooseTransport(env),
      mailQueue: cloudflareMailQueue(env.MAIL_QUEUE),
      images: r2Images(env.IMAGES),
      pageCache: edgePages,
      places: env.GOOGLE_PLACES_KEY ? googlePlaces(env.GOOGLE_PLACES_KEY) : null,
      budgets: durableBudgets(env.BUDGETS),
      guesses: durableGuessBudgets(env.BUDGETS),
      payment: choosePayment(env),
    },
  }
}
