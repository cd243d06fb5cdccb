import type { RequestForce } from '#shared/domain/requests'
import { requestInWords } from '#shared/domain/request-in-words'

interface Props {
  /** What is asked for beyond the fields that are shown elsewhere. */
  requests: readonly { text: string; force: RequestForce }[]
  /** The reader's own words that we could not place. */
  notUnderstood: readonly string[]
  /** The reader's own words that ask for nothing. */
  background: readonly string[]
  className?: string
}

const quoted = (all: readonly string[]) => all.map((words) => `“${words.trim()}”`).join(', ')

/** What else was read from an idea, what was not understood and, folded, what asks for nothing; nothing if there is none of it. */
export function WhatWeRead({ requests, notUnderstood, background, className = '' }: Props) {
  if (requests.length + notUnderstood.length + background.length === 0) return null
  return (
    <div className={`grid gap-1 text-small ${className}`}>
      {requests.length > 0 && (
        <p>
          <b className="font-semibold">We read:</b> {requests.map(requestInWords).join('; ')}.
        </p>
      )}
      {notUnderstood.length > 0 && (
        <p>
          <b className="font-semibold">We did not understand:</b> {quoted(notUnderstood)}.
        </p>
      )}
      {background.length > 0 && (
        <details>
          <summary>Read as background:</summary>
          <p>{quoted(background)}. We plan nothing for these words.</p>
        </details>
      )}
    </div>
  )
}
