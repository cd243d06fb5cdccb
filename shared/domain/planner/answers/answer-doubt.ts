import { type ConceptCode, CONCEPTS } from '../../catalogue/concepts.ts'
import { conceptsAt } from '../../catalogue/concepts-at.ts'
import type { Facts } from '../../catalogue/facts.ts'
import type { OfferCode } from '../../catalogue/offers.ts'
import type { Request } from '../../idea/requests/request.ts'
import { plainName } from '../places/facts-index.ts'
import { saysOf } from '../request/own-nouns.ts'
import type { Plan } from '../plan.ts'
import type { Answer, AnsweringStep } from './answer.ts'
import { stopOf, visitSteps } from './answer-stops.ts'

/** Whether a visit holds half of the words of a name in doubt: its last, which says what it is, or several. */
function holdsMost({ step }: AnsweringStep, words: readonly string[]): boolean {
  const { place } = step.visit!.candidate
  const held = words.filter((word) => saysOf(place, word))
  return (held.includes(words.at(-1)!) || held.length > 1) && held.length * 2 >= words.length
}

/** What the topics of the curriculum of this name are about: "geomorphology" is no stop. */
function conceptsOfTopics(words: readonly string[], { curriculum }: Facts): ReadonlySet<ConceptCode> {
  const name = words.join(' ')
  const topics = curriculum.entries.flatMap((entry) => Object.entries(entry.topics))
  return new Set(topics.flatMap(([topic, concepts]) => (plainName(topic.split(':')[0]!) === name ? concepts : [])))
}

/** The concept of an offer that fewest others show: "fossils" for dinosaurs. */
function conceptOf(offer: OfferCode): ReadonlySet<ConceptCode> {
  const all: readonly { code: ConceptCode; offers: readonly OfferCode[] }[] = CONCEPTS
  const [narrowest] = all
    .filter(({ offers }) => offers.includes(offer))
    .toSorted((a, b) => a.offers.length - b.offers.length)
  return new Set(narrowest ? [narrowest.code] : [])
}

/** The visits that show the most of the concepts; none if no visit shows one. */
function showingMost(visits: readonly AnsweringStep[], concepts: ReadonlySet<ConceptCode>): AnsweringStep[] {
  const counts = visits.map(
    ({ step }) => [...conceptsAt(step.visit!.candidate.place)].filter((one) => concepts.has(one)).length,
  )
  const most = Math.max(1, ...counts)
  return visits.filter((_, at) => counts[at] === most)
}

/** A name in doubt that visits of the plan hold is answered by those: "the suspension bridge". */
export function answerDoubt(request: Request, plan: Plan, facts: Facts): Answer | null {
  if (request.kind !== 'sight' && request.kind !== 'activity') return null
  const words = (request.nouns ?? []).map(plainName)
  if (words.length === 0) return null
  const confirmed = visitSteps(plan).filter(({ step }) => !stopOf(step))
  const holding = confirmed.filter((visit) => holdsMost(visit, words))
  const concepts = request.kind === 'activity' && request.offer !== null ? conceptOf(request.offer) : null
  const steps = holding.length > 0 ? holding : showingMost(confirmed, concepts ?? conceptsOfTopics(words, facts))
  const places = [...new Set(steps.map(({ step }) => step.visit!.candidate.place.name))]
  return steps.length === 0
    ? null
    : { request, state: 'partly', steps, why: { code: 'of_its_kind', params: { places } }, instead: null }
}
