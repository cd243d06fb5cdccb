import type { Refusal } from '../../api/client.ts'
import { isOffline } from '../../api/is-offline.ts'

/**
 * Why there is no plan. `unreachable`: the server did not answer, trying again may help. `refused`: it refused the
 * idea. `failed`: it accepted the idea and could not make the plan.
 */
export type TripErrorKind = 'unreachable' | 'refused' | 'failed'

export class TripError extends Error {
  readonly kind: TripErrorKind

  constructor(kind: TripErrorKind, message: string) {
    super(message)
    this.kind = kind
  }
}

const OFFLINE = 'You are offline. Your idea is kept on this device: please try again once you are online.'

/** The error of a refused call: the server's message, else the status with its text. */
export function tripError(kind: 'refused' | 'failed', { status, statusText, details, words }: Refusal): TripError {
  if (status > 0) return new TripError(kind, details ?? words ?? `${status} ${statusText}`.trim())
  return new TripError(
    'unreachable',
    isOffline()
      ? OFFLINE
      : `Network error: Unable to connect to ${location.host}. Please check if the server is running and accessible.`,
  )
}
