import type { RequestForce } from '#shared/domain/requests'
import { requestInWords } from '#shared/domain/request-in-words'

interface Props {
  /** What is asked for beyond the fields that are shown elsewhere. */
  requests: readonly { text: string; force: RequestForce }[]
  /** The reader's own words that we could not place. */
  notUnderstood: readonly string[]
  className?: string
}

/** What else was read from an idea, and what was not understood; nothing if there is neither. */
export function WhatWeRead({ requests, notUnderstood, className = '' }: Props) {
  if (requests.length === 0 && notUnderstood.length === 0) return null
  return (
    <div className={`grid gap-1 text-small ${className}`}>
      {requests.length > 0 && (
        <p>
          <b className="font-semibold">We read:</b> {requests.map(requestInWords).join('; ')}.
        </p>
      )}
      {notUnderstood.length > 0 && (
        <p>
          <b className="font-semibold">We did not understand:</b>{' '}
          {notUnderstood.map((words) => `“${words.trim()}”`).join(', ')}.
        </p>
      )}
    </div>
  )
}
