import { parseIdea } from '#shared/domain/idea/parse'
import { firstVersion } from '#shared/domain/revisions/first-version'
import { randomIds } from '../../worker/services/ids.ts'
import { createCalls } from './calls.ts'
import { fetchAddresses, fetchFacts, once, type ShippedFiles } from './catalogue.ts'
import { indexedDbStore } from './indexed-db.ts'
import type { AnsweredCall, SentCall, ToWorker } from './message.ts'

/** Any idea will do: indexes are built and code is compiled before the reader's own idea is sent. */
const WARM_UP = { text: 'Grade 7, 40 learners from Pietermaritzburg to Durban for 3 days', today: '2026-01-15' }

function start(files: ShippedFiles) {
  const facts = once(() => fetchFacts(files.catalogue))
  const app = createCalls({
    store: indexedDbStore(),
    facts,
    addresses: once(() => fetchAddresses(files.addresses)),
    now: () => new Date(),
    searchId: () => randomIds.searchId(),
  })
  const warmUp = async () => {
    const { text, today } = WARM_UP
    const known = await facts()
    firstVersion(parseIdea(text, { today, gazetteer: known }), known, { today, text })
  }
  return { app, warmUp }
}

let standIn: ReturnType<typeof start> | undefined

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (!('files' in data)) return void answer(data)
  standIn ??= start(data.files)
  // What fails here fails again in the call that needs it, which says so.
  if (data.warmUp) standIn.warmUp().catch(() => undefined)
})

async function answer({ id, path, ...init }: SentCall): Promise<void> {
  const response = await standIn!.app.request(path, init)
  const answered: AnsweredCall = {
    id,
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  }
  postMessage(answered)
}
