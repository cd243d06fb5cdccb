import { SITE } from '../../site.ts'

/** Never indexed: the address may hold a trip's name. */
export const paymentHead = () => ({
  meta: [
    { title: `Pay for a trip: ${SITE.name}` },
    { name: 'description', content: 'Pay for a school trip by card, by bank transfer or in cash via the office.' },
    { name: 'robots', content: 'noindex' },
  ],
})
