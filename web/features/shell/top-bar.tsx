import { ExternalLink, Menu } from 'lucide-react'
import { ButtonLink } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Container } from '../../ui/layout.tsx'
import { PLAN_A_TRIP, TOP_BAR_LINKS } from './links.ts'
import { Logo } from './logo.tsx'

const MENU = 'site-menu'
const SHOWN = { 'signed-in': 'hidden signed-in:flex', 'signed-out': 'signed-in:hidden' }

/** Fixed at the top; translucent and blurred when the boot script marks the page as scrolled. */
export function TopBar() {
  return (
    <header className="top-bar">
      <Container>
        <a href="/" aria-label="Uhambo, home">
          <Logo />
        </a>
        {/* A popover needs no script: the browser opens, closes and announces it. */}
        <IconButton label="Menu" side="below" align="end" boxClassName="menu-button" data-own="" popoverTarget={MENU}>
          <Menu size={24} />
        </IconButton>
        {/* One list of links: a menu on narrow screens, a row on wide ones. */}
        <nav id={MENU} popover="auto" aria-label="Main">
          {TOP_BAR_LINKS.map(({ label, href, external, shown }) => (
            <a key={label} href={href} rel={external ? 'noopener' : undefined} className={shown && SHOWN[shown]}>
              {label}
              {external ? <ExternalLink size={16} /> : null}
            </a>
          ))}
          <ButtonLink variant="secondary" href={PLAN_A_TRIP.href}>
            {PLAN_A_TRIP.label}
          </ButtonLink>
        </nav>
      </Container>
    </header>
  )
}
