import { expect, test } from 'vitest'
import { followGeneration } from './generation-stream.ts'
import { TripError } from './trip-error.ts'

const line = (state: string) => `event: state\ndata: {"state":"${state}","progress":0.5,"message":"Now ${state}"}\n\n`

/** A stream that arrives in the given pieces. */
const streamOf = (...pieces: string[]) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
        controller.close()
      },
    }),
  )

async function follow(answers: Response[], signal = new AbortController().signal) {
  const states: string[] = []
  let losses = 0
  const ended = followGeneration(() => Promise.resolve(answers.shift() ?? Response.error()), 7, {
    signal,
    onState: ({ state }) => states.push(state),
    onLost: () => losses++,
  })
  await ended
  return { states, losses }
}

test('reports each state until the plan is stored, for any division of the bytes', async () => {
  const whole = line('analyzing') + ': waiting\n\n' + line('complete')
  const { states } = await follow([streamOf(whole.slice(0, 9), whole.slice(9, 70), whole.slice(70))])
  expect(states).toEqual(['analyzing', 'complete'])
})

test('a stream that is interrupted is opened again', async () => {
  const { states, losses } = await follow([streamOf(line('planning')), streamOf(line('writing') + line('complete'))])
  expect(states).toEqual(['planning', 'writing', 'complete'])
  expect(losses).toBe(1)
})

test('a failed plan has its reason', async () => {
  await expect(follow([streamOf(line('failed'))])).rejects.toEqual(new TripError('failed', 'Now failed'))
})

test('an unknown search is not requested again', async () => {
  const unknown = Response.json({ error: 'No such search', code: 'not_found' }, { status: 404 })
  await expect(follow([unknown])).rejects.toMatchObject({ kind: 'failed', message: 'No such search' })
})

test('a stop ends it, also during the wait before a new request', async () => {
  const control = new AbortController()
  const ended = follow([streamOf(line('planning'))], control.signal)
  setTimeout(() => control.abort())
  await expect(ended).rejects.toMatchObject({ name: 'AbortError' })
})
