import { setTimeout } from 'node:timers/promises'
import { type Answer, type Call, isOfAVersion, type Kind } from './kinds.ts'

/** A record whose calls were all acknowledged. */
export interface Written {
  kind: Kind
  mark: string
  answers: readonly Answer[]
  /** The calls and keys, to send them once more. */
  calls: readonly { call: Call; key: string }[]
}

/** The site while it is up. Writers wait while it is down. */
export class Gate {
  #origin: string | null = null
  #inFlight = 0
  isOver = false

  /** The site's origin, once the gate is open. */
  async origin(): Promise<string> {
    while (this.#origin === null) await setTimeout(5)
    return this.#origin
  }
  open(origin: string): void {
    this.#origin = origin
  }
  close(): void {
    this.#origin = null
  }
  async count<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#inFlight++
    try {
      return await work()
    } finally {
      this.#inFlight--
    }
  }
  /** Resolves when no call is on its way. */
  async settle(): Promise<void> {
    while (this.#inFlight > 0) await setTimeout(5)
  }
}

/** Writes one record after the other until the trial is over. A call without an answer is sent again. */
export async function writeOn(
  gate: Gate,
  tokenOf: () => string,
  kinds: () => Kind,
  acknowledge: (written: Written) => void,
): Promise<void> {
  while (!gate.isOver) {
    const kind = kinds()
    const mark = crypto.randomUUID().replaceAll('-', '')
    const answers: Answer[] = []
    const calls: { call: Call; key: string }[] = []
    for (const make of kind.calls) {
      const sent = { call: make(mark, answers), key: crypto.randomUUID() }
      answers.push(await sendUntilAnswered(gate, tokenOf, sent))
      calls.push(sent)
    }
    acknowledge({ kind, mark, answers, calls })
  }
}

async function sendUntilAnswered(
  gate: Gate,
  tokenOf: () => string,
  sent: { call: Call; key: string },
): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const origin = await gate.origin()
    const response = await gate.count(() => send(origin, tokenOf(), sent).catch(() => null))
    // The site died before it answered.
    if (!response) await setTimeout(20)
    else if (response.status < 300) return response.answer
    // A deletion that was done before its answer was lost finds nothing more to delete.
    else if (response.status === 404 && sent.call.method === 'DELETE' && attempt > 1) return {}
    // A change that was made before its answer was lost is answered with the plan as it is now.
    else if (response.status === 409 && isOfAVersion(sent.call) && attempt > 1) return response.answer
    else
      throw new Error(
        `${sent.call.method} ${sent.call.path} answered ${response.status}: ${JSON.stringify(response.answer)}`,
      )
  }
}

/** Sends a call with its key. Rejects if the answer does not arrive whole. */
export async function send(
  origin: string,
  token: string,
  { call: { method, path, body }, key }: { call: Call; key: string },
): Promise<{ status: number; answer: Answer }> {
  const isPicture = Buffer.isBuffer(body)
  const response = await fetch(origin + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': key,
      ...(isPicture ? {} : { 'content-type': 'application/json' }),
    },
    body: isPicture ? pictureForm(body) : body && JSON.stringify(body),
  })
  const text = await response.text()
  return { status: response.status, answer: (text === '' ? {} : JSON.parse(text)) as Answer }
}

function pictureForm(bytes: Buffer): FormData {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' }))
  return form
}
