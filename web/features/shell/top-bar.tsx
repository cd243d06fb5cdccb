import { ExternalLink, Menu } from 'lucide-react'
import { ButtonLink } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Container } from '../../ui/layout.tsx'
import { PLAN_A_TRIP, TOP_BAR_LINKS } from './links.ts'
import { Logo } from './logo.tsx'

const MENU = 'site-menu'
const SHOWN = { 'signed-in': 'hidden signed-in:flex', 'signed-out': 'signed-in:hidden' }

/** Fixed at the top; translucent and blurred once the boot script says that the page has scrolled. */
export function TopBar() {
  return (
    <header className="top-bar">
      <Container>
        <a href="/" aria-label="Uhambo, home">
          <Logo />
        </a>
        {/* The browser opens, closes and announces a popover by itself, so the menu needs no script. */}
        <IconButton label="Menu" side="below" align="end" boxClassName="menu-button" data-own="" popoverTarget={MENU}>
          <Menu size={24} />
        </IconButton>
        {/* One list of links: the menu of a narrow screen, and a line of the bar where there is room for it. */}
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
