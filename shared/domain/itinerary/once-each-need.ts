import type { RequestLine } from './requests.ts'

/** "1 person: diabetes" and, further on, "diabetes": a need that is named again without a number is the same need. */
export const onceEachNeed = <Line extends Pick<RequestLine, 'kind' | 'text'>>(lines: readonly Line[]): Line[] =>
  lines.filter(
    ({ kind, text }, at) =>
      kind !== 'need' ||
      !lines.some(
        (one, index) =>
          one.kind === 'need' &&
          (one.text.endsWith(`: ${text}`) || one.text.startsWith(`${text} (`) || (index < at && one.text === text)),
      ),
  )
