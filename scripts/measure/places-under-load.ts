import { TYPED_PLACES } from '../../worker/testing/typed-places.ts'
import { startLocalSite } from './local-site.ts'
import { quantile } from './quantile.ts'

// `npm run measure:places`: fifty people fill in their school's place at once, letter by letter, beside a call that knows no place.
const USERS = 50
const NAMES_EACH = 4
const PAUSES_MS = [0, 200]

const names = TYPED_PLACES.flatMap(({ places }) => places.map(({ typed }) => typed))
const ask = {
  'a call that is not there': (typed: string) => `/api/nothing?q=${encodeURIComponent(typed)}`,
  'places, first time': (typed: string) => `/api/places/autocomplete?q=${encodeURIComponent(typed)}`,
  'places, again': (typed: string) => `/api/places/autocomplete?q=${encodeURIComponent(typed)}`,
}

/** One person types names from the second letter on, and waits for each answer as the form's own script does not. */
async function type(origin: string, path: (typed: string) => string, user: number, pauseMs: number) {
  const times: number[] = []
  for (let turn = 0; turn < NAMES_EACH; turn++) {
    const name = names[(user * NAMES_EACH + turn) % names.length] ?? ''
    for (let letters = 2; letters <= name.length; letters++) {
      const began = performance.now()
      await (await fetch(origin + path(name.slice(0, letters)))).arrayBuffer()
      const took = performance.now() - began
      times.push(took)
      if (took < pauseMs) await new Promise((done) => setTimeout(done, pauseMs - took))
    }
  }
  return times
}

for (const pauseMs of PAUSES_MS) {
  const site = await startLocalSite()
  try {
    await type(site.origin, ask['a call that is not there'], 0, 0)
    let baseline = 0
    for (const [name, path] of Object.entries(ask)) {
      const began = performance.now()
      const users = Array.from({ length: USERS }, (_, user) => type(site.origin, path, user, pauseMs))
      const times = (await Promise.all(users)).flat()
      const perSecond = Math.round((times.length * 1000) / (performance.now() - began))
      const [median, p95] = [quantile(times, 0.5), quantile(times, 0.95)]
      baseline ||= p95
      console.log(
        `${pauseMs === 0 ? 'without a pause' : `a letter every ${pauseMs} ms`}, ${name}: ${times.length} calls, ${perSecond} a second, ` +
          `median ${median.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, ${(p95 / baseline).toFixed(2)} × the first line's`,
      )
    }
  } finally {
    await site.stop()
  }
}
