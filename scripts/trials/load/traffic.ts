import type { Ask } from './client.ts'

/** The plans and searches that the requests name. */
export interface Sample {
  /** Searches with a plan. */
  plans: readonly number[]
  /** Searches without one; each is used once. */
  unplanned: number[]
  slug: string
}

/** An idea that no other request sends, so that its parsing is not cached. */
export const freshIdea = (): string =>
  `Grade ${4 + Math.floor(Math.random() * 8)} History tour to Cape Town for ${20 + Math.floor(Math.random() * 40)} learners and 4 teachers, from Worcester, 25 to 27 August 2027, budget R${2_000 + Math.floor(Math.random() * 900)} per learner`

const freshMessage = () => ({
  type: 'contact',
  contact: { name: 'Sipho Ndaba', email: `sipho${Math.random()}@example.co.za`, message: 'We have 28 learners.' },
})

/** The addresses whose throughput is measured one by one. */
export const targets = ({ plans }: Sample): Ask[] => [
  { group: 'a file', path: '/' },
  { group: 'a plan, as a page', path: `/itinerary/${plans[0]}` },
  { group: 'the blog', path: '/blog' },
  { group: 'a plan, as data', path: `/api/itinerary/${plans[0]}` },
  { group: 'a 404', path: '/api/nothing' },
]

const newPlan = ({ unplanned }: Sample): Ask => {
  const json = { search_id: unplanned.pop() ?? 0, idea: 'The stored idea is planned, not this text.' }
  return { group: 'plans', method: 'POST', path: '/api/generate-itinerary', json }
}

/** What visitors ask for, with how often in a thousand requests. */
const MIX: readonly [number, (sample: Sample) => Ask][] = [
  [250, (sample) => ({ group: 'reads', path: `/itinerary/${oneOf(sample.plans)}` })],
  [150, (sample) => ({ group: 'reads', path: `/api/itinerary/${oneOf(sample.plans)}` })],
  [200, () => ({ group: 'reads', path: '/' })],
  [90, () => ({ group: 'reads', path: '/pricing' })],
  [100, () => ({ group: 'reads', path: '/blog' })],
  [60, ({ slug }) => ({ group: 'reads', path: `/blog/${slug}` })],
  [50, () => ({ group: '404', path: '/api/nothing' })],
  [70, () => ({ group: 'writes', method: 'POST', path: '/api/search', json: { idea: freshIdea() } })],
  [25, () => ({ group: 'writes', method: 'POST', path: '/api/email-webhook', json: freshMessage() })],
  [5, newPlan],
]
const TOTAL = MIX.reduce((sum, [share]) => sum + share, 0)

/** The next request of a visitor. */
export function nextAsk(sample: Sample): Ask {
  let ticket = Math.random() * TOTAL
  for (const [share, make] of MIX) if ((ticket -= share) < 0) return make(sample)
  throw new Error('The shares do not add up')
}

const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item
