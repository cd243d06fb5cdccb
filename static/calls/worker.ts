import { parseIdea } from '#shared/domain/idea/parse'
import { firstVersion } from '#shared/domain/revisions/first-version'
import { reader, type ToRead } from '../../web/features/idea/reading.ts'
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
    const idea = await unlessAsked(() => parseIdea(text, { today, gazetteer: known }))
    if (idea) await unlessAsked(() => firstVersion(idea, known, { today, text }))
  }
  const read = reader()
  const readAt = (port: MessagePort) =>
    port.addEventListener('message', ({ data }: MessageEvent<ToRead>) => {
      void facts()
        .then((known) => read(data, known))
        .catch(() => null)
        .then((reading) => port.postMessage(reading))
    })
  return { app, warmUp, readAt }
}

let standIn: ReturnType<typeof start> | undefined
let isAsked = false

/** After the messages that have come; nothing if a call is among them, which itself builds and compiles what it needs. */
async function unlessAsked<Value>(work: () => Value): Promise<Value | undefined> {
  await new Promise((resolve) => setTimeout(resolve))
  return isAsked ? undefined : work()
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('reader' in data) {
    standIn!.readAt(data.reader)
    return data.reader.start()
  }
  if (!('files' in data)) {
    isAsked = true
    return void answer(data)
  }
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
