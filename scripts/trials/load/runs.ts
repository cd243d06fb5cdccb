import type { Ask, Client, Outcome } from './client.ts'

export interface OpenLoop {
  outcomes: Outcome[]
  mostInFlight: number
  /** When the last task was started. */
  startedLastAt: number
}

/** Several connections, each of which sends the next request when it has the answer to the last one. */
export async function runClosedLoop(client: Client, ask: Ask, seconds: number, connections = 8): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const deadline = performance.now() + seconds * 1_000
  const work = async () => {
    while (performance.now() < deadline) outcomes.push(await client.send(ask))
  }
  await Promise.all(Array.from({ length: connections }, work))
  return outcomes
}

/** Starts `rate` tasks a second, whether or not the earlier ones have an answer. */
export async function runOpenLoop(
  start: () => Promise<Outcome>,
  { rate, seconds }: { rate: number; seconds: number },
): Promise<OpenLoop> {
  const outcomes: Outcome[] = []
  const waiting = new Set<Promise<void>>()
  let mostInFlight = 0
  const began = performance.now()
  for (let started = 0; started < rate * seconds; started++) {
    const pause = began + (started / rate) * 1_000 - performance.now()
    if (pause > 1) await new Promise((done) => setTimeout(done, pause))
    const task = start().then((outcome) => {
      outcomes.push(outcome)
      waiting.delete(task)
    })
    waiting.add(task)
    mostInFlight = Math.max(mostInFlight, waiting.size)
  }
  const startedLastAt = performance.now()
  await Promise.all(waiting)
  return { outcomes, mostInFlight, startedLastAt }
}
