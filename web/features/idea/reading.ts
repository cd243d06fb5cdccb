import type { Gazetteer } from '#shared/domain/catalogue/facts'
import { type Towns, townsOf, type Understanding, understand } from './understand.ts'

/** A text to read; `today` is an ISO day. */
export interface ToRead {
  text: string
  today: string
}
export interface Reading {
  understood: Understanding
  /** For the fields that take a town: with the first text only, because they are thousands. */
  towns: Towns | null
}
/** Where texts are read: a worker, or a port to one. `null` is sent for a text that could not be read. */
export interface ReadingEnd {
  postMessage(text: ToRead): void
  addEventListener(type: 'message' | 'error', listener: (event: MessageEvent<Reading | null>) => void): void
}

/** Reads the texts of one page, in a worker of it. */
export function reader(): (text: ToRead, gazetteer: Gazetteer) => Reading {
  let isFirst = true
  return ({ text, today }, gazetteer) => {
    const towns = isFirst ? townsOf(gazetteer) : null
    isFirst = false
    return { understood: understand(text, today, gazetteer), towns }
  }
}
