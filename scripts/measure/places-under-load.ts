import { readAddressBook } from '../catalogue/read-address-book.ts'
import { startLocalSite } from './local-site.ts'
import { quantile } from './quantile.ts'

// `npm run measure:places`: fifty people type the place of their school at once, letter by letter and without a pause.
// Each letter also makes a call that is not there, so that both are timed under the same load.
const USERS = 50
const NAMES_EACH = 4
const CALLS = { 'places/autocomplete': 'a place', nothing: 'a call that is not there' }
type Call = keyof typeof CALLS

/** Every fifth name of the book, from every province. */
const names = readAddressBook().settlements.flatMap(({ name }, at) => (at % 5 === 0 ? [name] : []))

async function typeNames(origin: string, user: number, times: Record<Call, number[]>): Promise<void> {
  for (let turn = 0; turn < NAMES_EACH; turn++) {
    const name = names[(user * NAMES_EACH + turn) % names.length] ?? ''
    for (let letters = 2; letters <= name.length; letters++)
      for (const call of Object.keys(CALLS) as Call[]) {
        const began = performance.now()
        const answer = await fetch(`${origin}/api/${call}?q=${encodeURIComponent(name.slice(0, letters))}`)
        await answer.arrayBuffer()
        times[call].push(performance.now() - began)
      }
  }
}

const site = await startLocalSite()
try {
  for (const round of ['a new instance', 'the same names again']) {
    const times: Record<Call, number[]> = { 'places/autocomplete': [], nothing: [] }
    await Promise.all(Array.from({ length: USERS }, (_, user) => typeNames(site.origin, user, times)))
    const p95Of = (call: Call) => quantile(times[call], 0.95)
    console.log(`${round}, ${USERS} people, ${times.nothing.length} letters`)
    for (const [call, words] of Object.entries(CALLS) as [Call, string][])
      console.log(
        `  ${words}: median ${quantile(times[call], 0.5).toFixed(0)} ms, p95 ${p95Of(call).toFixed(0)} ms, ` +
          `${(p95Of(call) / p95Of('nothing')).toFixed(2)} × the p95 of a call that is not there`,
      )
  }
} finally {
  await site.stop()
}
