import type { ReactNode } from 'react'
import marks from '../../media/social-icons.svg?no-inline'
import { SITE } from '../../site.ts'
import { Container } from '../../ui/layout.tsx'
import { COMPANY_LINKS, LEGAL_LINKS, PRODUCT_LINKS, type ShellLink, SOCIAL_LINKS } from './links.ts'
import { Logo } from './logo.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

export function Footer() {
  return (
    <footer className="site-foot on-dark">
      <Container>
        <div className="foot-columns">
          <div>
            <Logo />
            <p className="foot-line">{SITE.line}</p>
          </div>
          <LinkList title="Product" links={PRODUCT_LINKS} />
          <LinkList title={SITE.name} links={COMPANY_LINKS} />
          <Column title="Follow">
            {SOCIAL_LINKS.map(({ label, href, mark }) => (
              <li key={label}>
                <a href={href} rel="noopener me">
                  {/* Our own drawings, because the icon set has no company logos; loaded when they are near the viewport. */}
                  <img src={`${marks}#${mark}`} width="18" height="18" alt="" loading="lazy" />
                  {label}
                </a>
              </li>
            ))}
          </Column>
        </div>
        <address>
          {SITE.address ? <span>{SITE.address}</span> : null}
          <a href={`mailto:${SITE.helloEmail}`}>{SITE.helloEmail}</a>
          <a href={`mailto:${SITE.informationOfficerEmail}`}>Information Officer (POPIA)</a>
        </address>
        <div className="foot-end">
          <p>{`© ${SITE.copyrightYear} ${SITE.name}`}</p>
          <ThemeToggle />
          {LEGAL_LINKS.map(({ label, href }) => (
            <a key={label} href={href}>
              {label}
            </a>
          ))}
        </div>
      </Container>
    </footer>
  )
}

function LinkList({ title, links }: { title: string; links: readonly ShellLink[] }) {
  return (
    <Column title={title}>
      {links.map(({ label, href, external }) => (
        <li key={label}>
          <a href={href} rel={external ? 'noopener' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </Column>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <p>{title}</p>
      <ul>{children}</ul>
    </nav>
  )
}
