import { TOWNS, type Understanding, understand } from './understand.ts'

/** A text to read; `today` is an ISO day. */
export interface ToRead {
  text: string
  today: string
}
export interface Reading {
  understood: Understanding
  /** For the fields that take a town: with the first text only, because they are thousands. */
  towns: typeof TOWNS | null
}

let isFirst = true

/** The parser in a worker of the page: it takes longer than a frame, and must not hold up a person who types. */
addEventListener('message', ({ data: { text, today } }: MessageEvent<ToRead>) => {
  const reading: Reading = { understood: understand(text, today), towns: isFirst ? TOWNS : null }
  isFirst = false
  postMessage(reading)
})
