/** The brand and every address that leads out of the site, in one place; variables of the build set the addresses. */
const variable = (name: string, fallback: string): string =>
  (import.meta.env[`VITE_${name}`] as string | undefined) ?? fallback

export const SITE = {
  name: 'Uhambo',
  line: 'Making school trips simple, safe, and spectacular.',
  description:
    'Describe a school trip in your own words. Get a plan for each day with times, distances and an estimated price per learner.',
  copyrightYear: 2025,
  language: 'en-ZA',
  origin: variable('SITE_ORIGIN', 'https://uhambo.example'),
  helloEmail: variable('HELLO_EMAIL', 'hello@uhambo.example'),
  /** Who answers for personal data, as the Protection of Personal Information Act asks. */
  informationOfficerEmail: variable('INFORMATION_OFFICER_EMAIL', 'privacy@uhambo.example'),
  /** Shown in the footer once a deployment sets it. */
  address: variable('POSTAL_ADDRESS', ''),
  /** Where a deployment has an application of its own, these lead there. */
  loginUrl: variable('LOGIN_URL', '/login'),
  registrationUrl: variable('REGISTRATION_URL', '/user-info'),
  partnersUrl: variable('PARTNERS_URL', 'https://partners.uhambo.example'),
  linkedinUrl: variable('LINKEDIN_URL', 'https://www.linkedin.com/company/uhambo'),
  xUrl: variable('X_URL', 'https://x.com/uhambo'),
  instagramUrl: variable('INSTAGRAM_URL', 'https://www.instagram.com/uhambo'),
} as const
