import { breadcrumbs, faqPage, product, type StructuredData } from '../../structured-data.ts'
import { ESSENTIAL, PROFESSIONAL } from './plans.ts'
import { pricingQuestions } from './questions.ts'

/** The prices and questions of the page, for search engines; Enterprise has no price. */
export const pricingData = (): StructuredData[] => [
  breadcrumbs(['Pricing', '/pricing']),
  product('Uhambo for schools', 'Planning and funding of school trips in South Africa.', [
    { name: ESSENTIAL.name, priceRand: 0, path: '/pricing', description: 'Free forever' },
    {
      name: `${PROFESSIONAL.name}, a year`,
      priceRand: PROFESSIONAL.price.yearCents / 100,
      path: '/pricing',
      description: 'Billed once a year, VAT included',
    },
    {
      name: `${PROFESSIONAL.name}, a month`,
      priceRand: PROFESSIONAL.price.monthlyCents / 100,
      path: '/pricing',
      description: 'Billed every month, VAT included',
    },
  ]),
  faqPage(pricingQuestions()),
]
