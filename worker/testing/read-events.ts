import type { GenerationEvent } from '#shared/contracts/generation'

/** All events of a finished stream, as a browser would read them. */
export async function readEvents(response: Response): Promise<GenerationEvent[]> {
  const text = await response.text()
  return text
    .split('\n\n')
    .filter((block) => block.startsWith('event: state\n'))
    .map((block) => JSON.parse(block.slice(block.indexOf('data: ') + 'data: '.length)) as GenerationEvent)
}
