import * as z from 'zod/mini'
import { type MailFault, MailNotTaken, type MailTransport } from './mail-transport.ts'

const ENDPOINT = 'https://api.resend.com/emails'
/** Shorter than the sender's own time-out, so that the fault is known. */
const TIMEOUT_MS = 15_000
const LONGEST_PAUSE_SECONDS = 3_600

interface ResendSettings {
  key: string
  from: string
  timeoutMs?: number
}

const Taken = z.object({ id: z.string().check(z.minLength(1)) })

/** Resend's HTTP API. It detects repeats by the message id for one day and does not send them again. */
export const resendTransport = ({ key, from, timeoutMs = TIMEOUT_MS }: ResendSettings): MailTransport => ({
  name: 'resend',
  keepsSecrets: false,
  async send({ id, to, subject, text, html }) {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(ENDPOINT, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${key}`,
        'Idempotency-Key': id,
        'User-Agent': 'uhambo',
      },
      body: JSON.stringify({ from, to, subject, text, html }),
      signal,
    }).catch(() => {
      throw new MailNotTaken(signal.aborted ? 'timeout' : 'network')
    })
    const answer: unknown = await response.json().catch(() => null)
    if (!response.ok) throw new MailNotTaken(faultOf(response.status), pauseOf(response))
    if (!Taken.safeParse(answer).success) throw new MailNotTaken('garbage')
  },
})

/** 409: the first attempt with this id is still running; a later attempt will succeed. */
function faultOf(status: number): MailFault {
  if (status === 429 || status === 409) return 'rate_limited'
  return status >= 500 ? 'server_error' : 'refused'
}

function pauseOf(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(Math.ceil(seconds), LONGEST_PAUSE_SECONDS) : null
}
