/** The brand and every address that leads out of the site, in one place; variables of the build set the addresses. */
const variable = (name: string, fallback: string): string =>
  (import.meta.env[`VITE_${name}`] as string | undefined) ?? fallback

export const SITE = {
  name: 'Uhambo',
  line: 'Making school trips simple, safe, and spectacular.',
  copyrightYear: 2025,
  language: 'en-ZA',
  origin: variable('SITE_ORIGIN', 'https://uhambo.example'),
  helloEmail: variable('HELLO_EMAIL', 'hello@uhambo.example'),
  applicationUrl: variable('APPLICATION_URL', 'https://app.uhambo.example'),
  partnersUrl: variable('PARTNERS_URL', 'https://partners.uhambo.example'),
  linkedinUrl: variable('LINKEDIN_URL', 'https://www.linkedin.com/company/uhambo'),
  xUrl: variable('X_URL', 'https://x.com/uhambo'),
  instagramUrl: variable('INSTAGRAM_URL', 'https://www.instagram.com/uhambo'),
} as const
