import { SITE } from '../../site.ts'
import { LegalPage } from './legal-page.tsx'
import { THE_DEAL } from './terms-the-deal.tsx'
import { DUTIES } from './terms-duties.tsx'
import { MONEY } from './terms-money.tsx'

export function TermsOfService() {
  return (
    <LegalPage
      title="Terms of Service"
      dated={[{ label: 'Last updated', day: '25 June 2025', iso: '2025-06-25' }]}
      lead={`The rules for using ${SITE.name}: what we do, what providers do, what you pay, and what happens when plans change.`}
      sections={[...THE_DEAL, ...MONEY, ...DUTIES]}
    />
  )
}
