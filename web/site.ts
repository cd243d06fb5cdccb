/** The brand and every external address; build variables set the addresses. */
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
  /** The information officer under the Protection of Personal Information Act. */
  informationOfficerEmail: variable('INFORMATION_OFFICER_EMAIL', 'privacy@uhambo.example'),
  /** Shown in the footer if a deployment sets it. */
  address: variable('POSTAL_ADDRESS', ''),
  /** A server of map tiles, and whom its maps must name; none unless a deployment names one. */
  mapTiles: variable('MAP_TILES', ''),
  mapTilesAttribution: variable('MAP_TILES_ATTRIBUTION', ''),
  /** Links to a separate application, if a deployment has one. */
  loginUrl: variable('LOGIN_URL', '/login'),
  registrationUrl: variable('REGISTRATION_URL', '/user-info'),
  partnersUrl: variable('PARTNERS_URL', 'https://partners.uhambo.example'),
  linkedinUrl: variable('LINKEDIN_URL', 'https://www.linkedin.com/company/uhambo'),
  xUrl: variable('X_URL', 'https://x.com/uhambo'),
  instagramUrl: variable('INSTAGRAM_URL', 'https://www.instagram.com/uhambo'),
} as const
