import { useEffect, useState } from 'react'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { NoticeBox } from '../../ui/notice-box.tsx'
import { SITE } from '../../site.ts'

const SECONDS = 15
/** Focused because the form that had the focus is removed. */
const takeFocus = (element: HTMLElement | null) => element?.focus()

/** The account was created: the next steps, and a redirect to the sign-in page that the person can stop. */
export function SignedUpNotice({
  username,
  leave = (to: string) => location.assign(to),
}: {
  username: string
  leave?: (to: string) => void
}) {
  const [left, setLeft] = useState<number | null>(SECONDS)
  useEffect(() => {
    if (left === null) return
    const timer = setTimeout(() => (left === 0 ? leave(SITE.loginUrl) : setLeft(left - 1)), left === 0 ? 0 : 1000)
    return () => clearTimeout(timer)
  }, [left, leave])
  return (
    <div ref={takeFocus} tabIndex={-1} className="outline-none">
      <NoticeBox tone="ok" title={`Your account is ready. Your username is ${username}.`} className="mt-6">
        <p role="status">Check your email for a temporary password and a verification link.</p>
        <p className="mt-2">
          Nothing after a few minutes? Look in your spam folder, or{' '}
          <a href="/forgot">ask for a link to choose a password</a> with the same address.
        </p>
        <p className="mt-2" aria-hidden={left !== null}>
          {left === null ? 'You stay on this page.' : `You go to the sign-in in ${left} seconds.`}
        </p>
        <p className="mt-4 flex flex-wrap gap-3">
          <ButtonLink href={SITE.loginUrl}>Sign in now</ButtonLink>
          {left === null ? null : (
            <Button variant="secondary" onClick={() => setLeft(null)}>
              Stay on this page
            </Button>
          )}
        </p>
      </NoticeBox>
    </div>
  )
}
