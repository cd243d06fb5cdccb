import { parseArgs } from 'node:util'
import { parseWithAccount } from '#shared/domain/idea/parse'
import { planItinerary } from '#shared/domain/planner/plan-itinerary'
import { verify } from '#shared/domain/verifier/verify'
import { gazetteerOf, readFacts } from '../../catalogue/read-facts.ts'
import type { BenchIdea } from '../parse/score.ts'
import { readCorpus } from '../parse/read-ideas.ts'
import type { GoldRequest } from './score.ts'

// What becomes of each request of the gold in the plans: npm run bench:asked -- known|unseen.
// No text of an unseen file is printed.
const { positionals } = parseArgs({ allowPositionals: true })
const part = positionals[0] === 'unseen' ? 'unseen' : 'known'
const facts = readFacts()
const gazetteer = gazetteerOf(facts)
const ideas = readCorpus(part)
  .flatMap(({ ideas: all }) => all)
  .filter((idea): idea is BenchIdea & { gold: { requests: GoldRequest[] } } => Array.isArray(idea.gold['requests']))

const lettersIn = (text: string, start: number, end: number): number =>
  text.slice(start, Math.max(start, end)).replace(/[^\p{L}\p{N}]/gu, '').length

type End =
  | 'met'
  | 'to_arrange'
  | 'partly'
  | 'not_met'
  | 'unclear'
  | 'answered'
  | 'to_ask'
  | 'not_understood'
  | 'field'
  | 'background'
  | 'silent'

/** Where the words of a request end: in a line of the plan, named as not understood or as background, in a field, or nowhere. */
function endsOf({ text, today, gold }: (typeof ideas)[number]) {
  const { idea, stretches } = parseWithAccount(text, { today, gazetteer })
  const plan = planItinerary(idea, facts, { today })
  const failed = verify(plan, idea, facts, { today, text }).filter(({ status }) => status === 'fail')
  const ends = gold.requests
    .filter(({ optional }) => !optional)
    .map((asked): { asked: GoldRequest; end: End; why?: string | undefined } => {
      const start = text.indexOf(asked.words)
      const span = { start, end: start + asked.words.length }
      const isCovered = (spans: readonly { start: number; end: number }[]) =>
        2 *
          spans.reduce(
            (sum, one) => sum + lettersIn(text, Math.max(span.start, one.start), Math.min(span.end, one.end)),
            0,
          ) >=
        lettersIn(text, span.start, span.end)
      const own = idea.requests.find((one) => isCovered([one]))
      if (own) {
        const line = plan.requests!.find(({ id }) => id === own.id)!
        return { asked, end: line.state, why: line.why?.code }
      }
      const touching = idea.requests.filter((one) => one.start < span.end && span.start < one.end)
      if (isCovered([...idea.notUnderstood, ...touching])) return { asked, end: 'not_understood' }
      const read = stretches.filter((one) => one.part === 'field' || one.part === 'place' || one.part === 'request')
      if (isCovered([...read, ...idea.notUnderstood])) return { asked, end: 'field' }
      return {
        asked,
        end: isCovered([...(idea.background ?? []), ...read, ...idea.notUnderstood]) ? 'background' : 'silent',
      }
    })
  return { ends, failed: failed.map(({ id }) => id) }
}

const results = ideas.map(endsOf)
const all = results.flatMap(({ ends }) => ends)
const countBy = (names: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return Object.fromEntries([...counts].toSorted((a, b) => b[1] - a[1]))
}
console.log(`${ideas.length} ideas, ${all.length} requests of the gold`)
console.log('where they end', countBy(all.map(({ end }) => end)))
const stops = all.filter(({ asked: { kind, force } }) => (kind === 'sight' || kind === 'activity') && force === 'must')
const inPlan = stops.filter(({ end }) => end === 'met' || end === 'to_arrange' || end === 'partly').length
console.log(
  `sights and activities asked for plainly: ${stops.length}, in the plan ${((100 * inPlan) / stops.length).toFixed(1)} %`,
  countBy(stops.map(({ end }) => end)),
)
console.log('why they are not met', countBy(stops.flatMap(({ end, why }) => (end === 'not_met' && why ? [why] : []))))
console.log('checks that fail', countBy(results.flatMap(({ failed }) => failed)))
