import type { OutboxList, OutboxMessage } from '#shared/contracts/outbox'
import { withCursor } from '../../api/lists.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Container } from '../../ui/layout.tsx'
import { NoticeBox } from '../../ui/notice-box.tsx'

const PATH = '/admin/mailbox'
const STATUS: Record<OutboxMessage['status'], string> = {
  queued: 'waiting',
  held: 'held back: too many to this address or from this network',
  sending: 'being sent',
  sent: 'sent',
  failed: 'failed',
}

/** The site's messages, newest first, and one of them opened beside the list; it needs no script. */
export function MailboxPage({ list, open, cursor }: { list: OutboxList; open: string | null; cursor: string | null }) {
  const message = list.items.find(({ id }) => id === open)
  return (
    <Container className="mailbox">
      <div>
        <h1>Mailbox</h1>
        <p className="mailbox-lead">
          Every message that this site has written, newest first. Without a mail service they go no further than here.
        </p>
        <p className="account-links">
          <a href="/admin">Administration</a>
          <a href="/admin/blog">All posts</a>
        </p>
        {list.items.length === 0 ? <p>No messages yet.</p> : null}
        <ol className="mailbox-list">
          {list.items.map((item) => (
            <li key={item.id}>
              <a href={addressOf(item.id, cursor)} aria-current={item.id === open ? 'true' : undefined}>
                <b>{item.subject}</b>
                <span>To {item.to.join(', ')}</span>
                <span>
                  {instant(item.created_at)}, {STATUS[item.status]}
                </span>
              </a>
            </li>
          ))}
        </ol>
        {list.next ? (
          <ButtonLink href={withCursor(PATH, list.next)} variant="secondary">
            Older messages
          </ButtonLink>
        ) : null}
      </div>
      {message ? <OpenMessage message={message} /> : <p className="mailbox-none">Choose a message to read it here.</p>}
    </Container>
  )
}

/** The HTML is in a sandboxed frame without scripts, popups and network access. */
function OpenMessage({ message }: { message: OutboxMessage }) {
  return (
    <Card as="article" className="mailbox-open" id="message" aria-labelledby="message-subject">
      <h2 id="message-subject" className="text-h3">
        {message.subject}
      </h2>
      <p className="text-small text-ink-3">
        To {message.to.join(', ')}, {instant(message.created_at)}, {STATUS[message.status]}
      </p>
      <h3>As text</h3>
      <pre>{message.text}</pre>
      <h3>As HTML</h3>
      <iframe title="The message as HTML" sandbox="" srcDoc={message.html} />
    </Card>
  )
}

export function MailboxRefused({ problem }: { problem: string }) {
  return (
    <Container className="mailbox">
      <div>
        <h1>Mailbox</h1>
        <NoticeBox tone="danger" title={problem} className="mt-5">
          <p>
            Only an administrator may read the site’s messages. <a href={`/login?next=${PATH}`}>Sign in</a>
          </p>
        </NoticeBox>
      </div>
    </Container>
  )
}

const addressOf = (id: string, cursor: string | null) =>
  `${PATH}?${new URLSearchParams({ ...(cursor && { cursor }), message: id }).toString()}#message`

/** The same result on the server and in the browser: South African time is UTC+2 all year. */
const instant = (iso: string) =>
  new Date(iso).toLocaleString('en-ZA', {
    timeZone: 'Africa/Johannesburg',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  })
