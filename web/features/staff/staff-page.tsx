import type { SignedInUser } from '#shared/contracts/sign-in'
import type { OpenInvitation, StaffList, StaffMember } from '#shared/contracts/staff'
import { INVITATION_HOURS } from '#shared/domain/invitation'
import type { FormAnswer } from '../../api/form-answer.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FormContext } from '../../ui/form/form-state.ts'
import { ProblemSummary } from '../../ui/form/problem-summary.tsx'
import { Container } from '../../ui/layout.tsx'
import { NoticeBox } from '../../ui/notice-box.tsx'
import { InviteForm } from './invite-form.tsx'

const DONE: Record<string, string> = {
  invited: `The invitation is on its way. Its link works once, for ${INVITATION_HOURS} hours.`,
  withdrawn: 'The invitation is withdrawn. Its link does not work.',
  removed: 'The account has no role here any longer, and its sessions have ended.',
}
const ROLE: Record<StaffMember['role'], string> = { admin: 'Administrator', editor: 'Editor' }

interface Props {
  list: StaffList
  user: SignedInUser
  query: URLSearchParams
  answer: FormAnswer | undefined
}

/** Who edits and administers the site. Plain forms on a plain page: the session's cookie says whose they are. */
export function StaffPage({ list: { items, invitations }, user, query, answer }: Props) {
  const done = DONE[query.get('done') ?? '']
  return (
    <FormContext value={{ problems: answer?.fields ?? {}, values: answer?.values ?? {}, filled: {} }}>
      <Container className="account">
        <div>
          <h1>Administration</h1>
          <p className="account-links mt-2">
            <a href="/admin/blog">All posts</a>
            <a href="/admin/mailbox">Mailbox</a>
            <a href="/account">Your account</a>
          </p>
        </div>
        {answer ? <ProblemSummary lead={answer.problem} serial={0} /> : null}
        {!answer && done ? <NoticeBox tone="ok" title={done} role="status" /> : null}
        <Card as="section" className="account-part" aria-labelledby="staff">
          <h2 id="staff" className="text-h3">
            Administrators and editors
          </h2>
          <ul className="staff-list">
            {items.map((member) => (
              <Member key={member.username} member={member} isUser={member.username === user.username} />
            ))}
          </ul>
        </Card>
        {invitations.length > 0 ? (
          <Card as="section" className="account-part" aria-labelledby="invitations">
            <h2 id="invitations" className="text-h3">
              Open invitations
            </h2>
            <ul className="staff-list">
              {invitations.map((invitation) => (
                <Open key={`${invitation.email} ${invitation.expires_at}`} invitation={invitation} />
              ))}
            </ul>
          </Card>
        ) : null}
        <Card as="section" className="account-part" aria-labelledby="invite">
          <h2 id="invite" className="text-h3">
            Invite somebody
          </h2>
          <InviteForm />
        </Card>
      </Container>
    </FormContext>
  )
}

function Member({
  member: { username, name, email, role, has_second_step },
  isUser,
}: {
  member: StaffMember
  isUser: boolean
}) {
  return (
    <li>
      <p>
        <b>{name}</b> <Badge tone="petrol">{ROLE[role]}</Badge>
      </p>
      <p className="text-small text-ink-2">
        {email}, username {username}, {has_second_step ? 'with a second step' : 'without a second step'}
      </p>
      {isUser ? (
        <p className="text-small text-ink-2">This is you.</p>
      ) : (
        <details>
          <summary aria-label={`Remove ${name}, ${email}`}>Remove</summary>
          <p>
            The account becomes that of a school and is signed out everywhere. Posts that it wrote stay as they are.
          </p>
          <form method="post" action="/admin/staff/remove">
            <input type="hidden" name="username" value={username} />
            <Button type="submit" variant="secondary">
              Remove {name}
            </Button>
          </form>
        </details>
      )}
    </li>
  )
}

function Open({ invitation: { email, role, expires_at } }: { invitation: OpenInvitation }) {
  return (
    <li>
      <p>
        <b>{email}</b> <Badge tone="petrol">{ROLE[role]}</Badge>
      </p>
      <p className="text-small text-ink-2">Works until {instant(expires_at)}</p>
      <form method="post" action="/admin/invitations/withdraw">
        <input type="hidden" name="email" value={email} />
        <Button type="submit" variant="secondary" aria-label={`Withdraw the invitation to ${email}`}>
          Withdraw
        </Button>
      </form>
    </li>
  )
}

export function StaffRefused({ problem }: { problem: string }) {
  return (
    <Container className="account">
      <div>
        <h1>Administration</h1>
        <NoticeBox tone="danger" title={problem} className="mt-5">
          <p>
            Only an administrator may see who edits this site. <a href="/login?next=/admin">Sign in</a>
          </p>
        </NoticeBox>
      </div>
    </Container>
  )
}

/** The same on the server and in a browser: South African time is two hours ahead all year. */
const instant = (iso: string) =>
  new Date(iso).toLocaleString('en-ZA', {
    timeZone: 'Africa/Johannesburg',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  })
