import { formatCents } from '#shared/domain/money'
import type { Question } from '../../ui/faq.tsx'
import { PROFESSIONAL } from './plans.ts'

export function pricingQuestions(): Question[] {
  const { monthlyCents, yearCents } = PROFESSIONAL.price
  return [
    {
      question: 'What does Professional cost for a year?',
      answer: `${formatCents(yearCents)} when you pay yearly, or ${formatCents(monthlyCents)} a month when you pay monthly (${formatCents(monthlyCents * 12)} a year). Both include VAT.`,
    },
    {
      question: 'What do families pay?',
      answer:
        'The price of the trip. Families who choose instalments pay a convenience fee of 1.5%. Paying in full costs no fee.',
    },
    {
      question: 'What do vendors pay?',
      answer: 'Nothing to be listed. An instant payout costs 2% of the amount, paid by the vendor who asks for it.',
    },
    {
      question: 'Where do I see the platform fee?',
      answer: 'It is a line of its own in the price of a trip, and it is shown before you book.',
    },
    {
      question: 'Can a teacher use Essential without the school?',
      answer:
        'Yes. One teacher can plan two trips a term and share each plan by its link. To book, somebody who may sign for the school must agree.',
    },
  ]
}
