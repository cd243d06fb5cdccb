/**
 * Why no plan came. `unreachable`: the server did not answer, trying again may help. `refused`: it did not take the
 * idea. `failed`: it took it and could not make the plan.
 */
export type TripErrorKind = 'unreachable' | 'refused' | 'failed'

export class TripError extends Error {
  readonly kind: TripErrorKind

  constructor(kind: TripErrorKind, message: string) {
    super(message)
    this.kind = kind
  }
}

export const unreachable = (host: string): TripError =>
  new TripError(
    'unreachable',
    `Network error: Unable to connect to ${host}. Please check if the server is running and accessible.`,
  )

/** What the server says went wrong, else the status with its words. */
export async function answerOf(response: Response): Promise<string> {
  const text = await response.text().catch(() => '')
  try {
    const { details, error } = JSON.parse(text) as { details?: string; error?: string }
    if (details || error) return (details || error) as string
  } catch {
    // Not JSON: a proxy's own page, of which the status says enough.
  }
  return `${response.status} ${response.statusText}`.trim()
}
