import { ExternalLink, Menu } from 'lucide-react'
import { ButtonLink } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Container } from '../../ui/layout.tsx'
import { PLAN_A_TRIP, TOP_BAR_LINKS } from './links.ts'
import { Logo } from './logo.tsx'

const MENU = 'site-menu'

/** Fixed at the top; translucent and blurred once the boot script says that the page has scrolled. */
export function TopBar() {
  return (
    <header className="top-bar">
      <Container className="flex h-full items-center gap-2">
        <a href="/" aria-label="Uhambo, home" className="mr-auto flex min-h-11 items-center text-ink no-underline">
          <Logo />
        </a>
        <nav aria-label="Main" className="flex items-center gap-2 max-sm:hidden">
          <Links className="px-3" />
          <ButtonLink variant="secondary" href={PLAN_A_TRIP.href} className="ml-4 min-h-11 py-1.5">
            {PLAN_A_TRIP.label}
          </ButtonLink>
        </nav>
        {/* The browser opens, closes and announces a popover by itself, so the menu needs no script. */}
        <IconButton label="Menu" side="below" align="end" boxClassName="menu-button" data-own="" popoverTarget={MENU}>
          <Menu size={24} />
        </IconButton>
      </Container>
      <nav id={MENU} popover="auto" aria-label="Menu" className="site-menu">
        <Links className="border-b border-line px-4 text-[1.125rem]" />
        <div className="p-4">
          <ButtonLink variant="secondary" href={PLAN_A_TRIP.href} wide>
            {PLAN_A_TRIP.label}
          </ButtonLink>
        </div>
      </nav>
    </header>
  )
}

const SHOWN = { always: 'flex', 'signed-in': 'hidden signed-in:flex', 'signed-out': 'flex signed-in:hidden' }

function Links({ className }: { className: string }) {
  return TOP_BAR_LINKS.map(({ label, href, external, shown }) => (
    <a
      key={label}
      href={href}
      rel={external ? 'noopener' : undefined}
      className={`${SHOWN[shown ?? 'always']} min-h-11 items-center gap-1.5 font-medium text-ink no-underline hover:underline ${className}`}
    >
      {label}
      {external ? <ExternalLink size={16} /> : null}
    </a>
  ))
}
