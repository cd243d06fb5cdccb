import type { ReactNode } from 'react'
import marks from '../../media/social-icons.svg?no-inline'
import { SITE } from '../../site.ts'
import { Container } from '../../ui/layout.tsx'
import { COMPANY_LINKS, LEGAL_LINKS, PRODUCT_LINKS, type ShellLink, SOCIAL_LINKS } from './links.ts'
import { Logo } from './logo.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

const LINK = 'inline-flex min-h-11 items-center gap-2 text-[#ffffffe6] no-underline hover:underline'

export function Footer() {
  return (
    <footer className="on-dark bg-band text-white print:hidden">
      <div className="footer-road" />
      <Container className="pt-12 pb-6">
        <div className="grid gap-x-8 gap-y-8 max-sm:grid-cols-2 sm:grid-cols-3 lg:grid-cols-[1.4fr_1fr_1fr_1fr]">
          <div className="max-lg:col-span-full">
            <Logo />
            <p className="mt-3 max-w-64 text-[#fffc]">{SITE.line}</p>
          </div>
          <LinkList title="Product" links={PRODUCT_LINKS} />
          <LinkList title={SITE.name} links={COMPANY_LINKS} />
          <Column title="Follow">
            {SOCIAL_LINKS.map(({ label, href, mark }) => (
              <li key={label}>
                <a href={href} rel="noopener me" className={LINK}>
                  {/* Plain marks drawn here, since the icon set carries no company's logo; fetched when they come near. */}
                  <img src={`${marks}#${mark}`} width="18" height="18" alt="" loading="lazy" />
                  {label}
                </a>
              </li>
            ))}
          </Column>
        </div>
        <address className="mt-8 flex flex-wrap gap-x-6 border-t border-[#ffffff26] pt-4 text-small not-italic">
          {SITE.address ? <span className="flex min-h-11 items-center text-[#fffc]">{SITE.address}</span> : null}
          <a href={`mailto:${SITE.helloEmail}`} className={LINK}>
            {SITE.helloEmail}
          </a>
          <a href={`mailto:${SITE.informationOfficerEmail}`} className={LINK}>
            Information Officer (POPIA)
          </a>
        </address>
        <div className="flex flex-wrap items-center gap-x-6 text-small text-[#fffc]">
          <p className="mr-auto">{`© ${SITE.copyrightYear} ${SITE.name}`}</p>
          <ThemeToggle />
          {LEGAL_LINKS.map(({ label, href }) => (
            <a key={label} href={href} className={LINK}>
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
          <a href={href} rel={external ? 'noopener' : undefined} className={LINK}>
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
      <p className="text-small font-bold text-[#ffffffb3]">{title}</p>
      <ul className="mt-1">{children}</ul>
    </nav>
  )
}
