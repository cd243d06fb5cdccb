import { gazetteer } from 'virtual:gazetteer'
import { reader, type ToRead } from './reading.ts'

const read = reader()

/** The parser in a worker of the page: it takes longer than a frame, and must not hold up a person who types. */
addEventListener('message', ({ data }: MessageEvent<ToRead>) => postMessage(read(data, gazetteer)))
