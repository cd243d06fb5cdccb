import type { RequestForce } from './requests.ts'

/** How much a request is wanted, if it is not simply asked for. */
export const FORCE_WORDS: Record<RequestForce, string | null> = {
  must: null,
  wish: 'if possible',
  example: 'as an example',
  not: 'not wanted',
}

/** "Table Mountain (if possible)". */
export const requestInWords = ({ text, force }: { text: string; force: RequestForce }): string =>
  FORCE_WORDS[force] === null ? text : `${text} (${FORCE_WORDS[force]})`
