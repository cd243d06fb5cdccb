import { SITE } from '../../site.ts'

export interface ShellLink {
  label: string
  href: string
  /** An external link. */
  external?: boolean
  /** Only for these visitors. The boot script decides it in the browser, because static pages are the same for all. */
  shown?: 'signed-in' | 'signed-out'
}

export const PLAN_A_TRIP: ShellLink = { label: 'Plan a trip', href: '/#idea-request' }

const PARTNERS: ShellLink = { label: 'Partners', href: SITE.partnersUrl, external: true }
const PRICING: ShellLink = { label: 'Pricing', href: '/pricing' }

export const TOP_BAR_LINKS: readonly ShellLink[] = [
  PRICING,
  PARTNERS,
  { label: 'Login', href: SITE.loginUrl, shown: 'signed-out' },
  { label: 'My trips', href: '/account/trips', shown: 'signed-in' },
  { label: 'Account', href: '/account', shown: 'signed-in' },
]

export const PRODUCT_LINKS: readonly ShellLink[] = [{ label: 'Commit', href: '/commit' }, PRICING, PARTNERS]

export const COMPANY_LINKS: readonly ShellLink[] = [
  { label: 'Blog', href: '/blog' },
  { label: 'Careers', href: '/careers' },
  { label: 'Contact', href: '/contact' },
]

/** `mark` is the id of a symbol in `web/media/social-icons.svg`. */
export const SOCIAL_LINKS = [
  { label: 'LinkedIn', href: SITE.linkedinUrl, mark: 'linkedin' },
  { label: 'X', href: SITE.xUrl, mark: 'x' },
  { label: 'Instagram', href: SITE.instagramUrl, mark: 'instagram' },
] as const

export const LEGAL_LINKS: readonly ShellLink[] = [
  { label: 'Terms of Service', href: '/terms' },
  { label: 'Privacy Policy', href: '/privacy' },
]
