import { ButtonLink } from '../../ui/button.tsx'

/** The next step of a visitor who has no account; the link has the id of the plan. */
export function PackagesLink({ searchId, className = '' }: { searchId: number; className?: string }) {
  return (
    <ButtonLink href={`/user-info?searchId=${searchId}`} className={`text-balance signed-in:hidden ${className}`}>
      Create Free Account - Get 3 Package Options
    </ButtonLink>
  )
}

export function PackagesPromise() {
  return <p className="mt-2.5 text-small text-ink-3 signed-in:hidden">Takes 60 seconds. No credit card required.</p>
}
