import { type ConceptCode, CONCEPTS } from '../../catalogue/concepts.ts'
import { conceptsAt } from '../../catalogue/concepts-at.ts'
import type { Facts } from '../../catalogue/facts.ts'
import type { OfferCode } from '../../catalogue/offers.ts'
import { isTelling } from '../../idea/requests/small-talk.ts'
import type { Request } from '../../idea/requests/request.ts'
import { wordsOf } from '../../idea/requests/words.ts'
import { plainName, readIndex } from '../places/facts-index.ts'
import { saysOf } from '../request/own-nouns.ts'
import type { Plan } from '../plan.ts'
import type { Answer, AnsweringStep } from './answer.ts'
import { stopOf, visitSteps } from './answer-stops.ts'

/** The words that tell what is meant, in their order; the towns and regions among them tell only where. */
function wordsMeant({ text }: Request, facts: Facts): string[] {
  const { townByName } = readIndex(facts)
  const words = wordsOf(plainName(text))
    .filter(isTelling)
    .map((word) => word.text)
  const isOfTown = (at: number) =>
    townByName.has(words[at]!) ||
    [at - 1, at].some((first) => townByName.has(`${words[first] ?? ''} ${words[first + 1] ?? ''}`))
  return words.filter((_, at) => !isOfTown(at))
}

/** Whether a visit holds what a name in doubt is of, its last word, and half of its words at least. */
function holdsMost({ step }: AnsweringStep, words: readonly string[]): boolean {
  const { place } = step.visit!.candidate
  const held = words.filter((word) => saysOf(place, word))
  return held.includes(words.at(-1)!) && held.length * 2 >= words.length
}

/** What topics of the curriculum that have all the words are about: "geomorphology" is no stop. */
function conceptsOfTopics(words: readonly string[], { curriculum }: Facts): ReadonlySet<ConceptCode> {
  const topics = curriculum.entries.flatMap((entry) => Object.entries(entry.topics))
  const isAbout = (topic: string) => words.every((word) => ` ${plainName(topic)} `.includes(` ${word} `))
  return new Set(topics.flatMap(([topic, concepts]) => (isAbout(topic) ? concepts : [])))
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
  const words = wordsMeant(request, facts)
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
