import { SITE } from '../../site.ts'
import { LegalPage } from './legal-page.tsx'
import { USE_AND_KEEPING } from './privacy-how-we-use-it.tsx'
import { WHO_AND_WHAT } from './privacy-what-we-hold.tsx'
import { RIGHTS_AND_CHANGES } from './privacy-your-rights.tsx'

export function PrivacyPolicy() {
  return (
    <LegalPage
      title="Privacy Policy"
      dated={[{ label: 'Effective', day: '7 July 2024', iso: '2024-07-07' }]}
      lead={`What ${SITE.name} knows about you, why, for how long, and what you can do about it, under South Africa’s Protection of Personal Information Act.`}
      sections={[...WHO_AND_WHAT, ...USE_AND_KEEPING, ...RIGHTS_AND_CHANGES]}
    />
  )
}
