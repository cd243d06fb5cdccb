import type { ShippedFiles } from './catalogue.ts'

/** What a page tells its worker: first where the shipped files are, then its calls, and a port for the idea box. */
export type ToWorker = { files: ShippedFiles; warmUp: boolean } | { reader: MessagePort } | SentCall
/** `id` tells the answers of calls apart. */
export interface SentCall {
  id: number
  path: string
  method: string
  headers: Record<string, string>
  body: string | null
}
export interface AnsweredCall {
  id: number
  status: number
  headers: Record<string, string>
  body: string
}
