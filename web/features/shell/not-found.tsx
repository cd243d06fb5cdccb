import { ArrowRight } from 'lucide-react'
import roadClosed from '../../media/road-closed.svg?no-inline'
import { ButtonLink } from '../../ui/button.tsx'
import { Container } from '../../ui/layout.tsx'

const DETOURS = [
  ['Plan a trip', '/#idea-request'],
  ['Pricing', '/pricing'],
  ['Contact', '/contact'],
] as const

export function NotFound() {
  return (
    <Container className="not-found">
      <img
        src={roadClosed}
        width="900"
        height="400"
        alt="A yellow school bus waits before a barrier. A brown sign says: road closed, take the detour. A hadeda looks on."
        className="not-found-picture"
      />
      <p className="mt-7 font-display text-[1.25rem] font-bold text-ink-3">404</p>
      <h1>Oops! Page not found</h1>
      <p className="mt-4 text-lead text-ink-2">
        This road is closed. The page moved, or the link has a typing mistake.
      </p>
      <ButtonLink href="/" wide className="mt-8">
        Return to Home
      </ButtonLink>
      <ul className="mt-7 grid gap-4 sm:grid-cols-3">
        {DETOURS.map(([label, href]) => (
          <li key={href}>
            <a
              href={href}
              className="flex min-h-15 items-center justify-between rounded-card border border-line bg-surface px-5 font-semibold text-ink no-underline shadow-card hover:bg-sunken"
            >
              {label}
              <ArrowRight size={22} className="text-petrol" />
            </a>
          </li>
        ))}
      </ul>
    </Container>
  )
}
